"""Compares what the engine and the reference make of a hand."""

from collections.abc import Sequence
from typing import Final

from eastwind.rules.compiled import Rules as CompiledRules
from eastwind.scoring.layout import StepKind
from eastwind.tiles.notation import format_tiles
from eastwind.traditions.hand_score import HandScore, ScoreLine
from tests.proof.engine import engine_bill
from tests.proof.names import PlainLine, limit_hands_of, plain_lines
from tests.reference.hands import Hand, Value, Worth
from tests.reference.rules import Rules
from tests.reference.tiles import text_of
from tests.reference.value import value

#: Lines about two tiles that are no pair: the engine says which they are by the line's name.
_ABOUT_TWO: Final = "own_flower_and_season"


def _reference_lines(worth: Worth, rules: Rules) -> list[PlainLine]:
    # where a table of doubles is looked up, points are not told
    counts = rules.valuation == "doubled"
    lines: list[PlainLine] = []
    for line in worth.lines:
        tiles = () if line.rule == _ABOUT_TWO else tuple(str(tile) for tile in line.tiles)
        # a line of the engine's has one unit
        lines += [(line.rule, tiles, line.points, 0)] if line.points * counts else []
        lines += [(line.rule, tiles, 0, line.doubles)] if line.doubles else []
    return sorted(lines)


def _in_words(worth: Worth) -> str:
    lines = "; ".join(
        f"{line.rule} {text_of(line.tiles)} {line.points}" + (f" x2^{line.doubles}" if line.doubles else "")
        for line in worth.lines
        if line.points or line.doubles
    )
    return f"{sorted(worth.limit_hands)} {lines}"


def _sums_of(bill: HandScore) -> tuple[int, int]:
    """The points and the doubles that the engine has summed up."""
    points, doubled = bill.step(StepKind.SUM), bill.step(StepKind.TIMES, StepKind.TABLE)
    return points.amount if points else 0, doubled.number if doubled else 0


def _same_count(bill: HandScore, worth: Worth, rules: Rules) -> bool:
    """Line by line."""
    lines = _reference_lines(worth, rules)
    same = plain_lines(bill, rules) == lines and not limit_hands_of(bill, rules)
    sums = (sum(line[2] for line in lines), sum(line[3] for line in lines))
    return same and (rules.valuation == "table" or _sums_of(bill) == sums)


def _agree(hand: Hand, bill: HandScore, worth: Worth, rules: Rules) -> bool:
    """Whether the bill is what the reference makes of one reading; that the totals are equal is known."""
    named = limit_hands_of(bill, rules)
    if not hand.won:
        if rules.valuation != "doubled":
            return bill.lines == ()
        # what a ready hand waits for is told in one line of its own, of one hand of several
        return _same_count(bill, worth, rules) or worth.total != min(worth.points * 2**worth.doubles, rules.limit)
    if rules.valuation == "flat":
        return [(line.pattern.name, line.amount) for line in bill.lines] == [("MAHJONG", worth.total)]
    if worth.reading is not None and worth.reading.shape in rules.flat and named == {worth.reading.shape}:
        return worth.total == rules.flat[worth.reading.shape]
    if named:
        return named == worth.limit_hands
    more_than_agreed = 0 < rules.without_limit < worth.total
    return (more_than_agreed or not worth.limit_hands - rules.half_limit) and _same_count(bill, worth, rules)


def judged(hand: Hand, rules: Rules) -> Value | None:
    """What the reference makes of a hand; None of one that says it won and did not."""
    try:
        result = value(hand, rules)
    except ValueError:
        return None
    return result if result.won or not hand.won else None


def _lines_in_words(lines: Sequence[ScoreLine]) -> str:
    return "; ".join(
        f"{line.pattern.key} {format_tiles(line.tiles)} {line.amount} {line.unit.name.lower()}" for line in lines
    )


def disagreement(hand: Hand, result: Value | None, rules: Rules, compiled: CompiledRules) -> str | None:
    """What the two do not agree on, in words; None when they agree. `result`: what `judged` says.

    Totals must be equal. The engine gives one reading: it must be one of the reference's best, line by line, or name
    the same limit hands.
    """
    bill = engine_bill(hand, compiled)
    wins = result is not None and result.won
    if bill.won != wins:
        return f"{hand}\n  won: engine {bill.won}, reference {wins}"
    if result is None:
        return None
    told = (
        f"{hand}\n  engine    {bill.total}: {_lines_in_words(bill.lines)}"
        + f"\n  reference {result.total}: "
        + "\n         or ".join(_in_words(worth) for worth in result.best)
    )
    if bill.total != result.total:
        return told
    # A limit hand is named, also where another reading comes to the limit by its count.
    named = [worth for worth in result.best if worth.limit_hands - rules.half_limit]
    best = named if named and not rules.without_limit else result.best
    return None if any(_agree(hand, bill, worth, rules) for worth in best) else told
