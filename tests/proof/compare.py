"""Compares what the engine and the reference make of a hand."""

from eastwind.rules.compiled import Rules as CompiledRules
from eastwind.scoring.bill import lines_as_text
from tests.proof.engine import PlainLine, engine_bill, limit_hands_of, plain_lines
from tests.reference.hands import Hand, Worth
from tests.reference.rules import Rules
from tests.reference.shapes import is_win
from tests.reference.tiles import text_of
from tests.reference.value import value


def _reference_lines(worth: Worth) -> list[PlainLine]:
    return sorted(
        (line.rule, tuple(str(tile) for tile in line.tiles), line.points, line.doubles)
        for line in worth.lines
        if line.points or line.doubles
    )


def _in_words(worth: Worth) -> str:
    lines = "; ".join(
        f"{line.rule} {text_of(line.tiles)} {line.points}" + (f" x2^{line.doubles}" if line.doubles else "")
        for line in worth.lines
        if line.points or line.doubles
    )
    return f"{sorted(worth.limit_hands)} {lines}"


def disagreement(hand: Hand, rules: Rules, compiled: CompiledRules) -> str | None:
    """What the two do not agree on, in words; None when they agree.

    Totals must be equal. The engine gives one reading: it must be one of the reference's best, line by line, or name
    the same limit hands.
    """
    bill = engine_bill(hand, compiled)
    wins = hand.won and is_win(hand, rules)
    if bill.won != wins:
        return f"{hand}\n  won: engine {bill.won}, reference {wins}"
    if hand.won and not wins:
        return None
    result = value(hand, rules)
    told = (
        f"{hand}\n  engine    {bill.total}: {lines_as_text(bill.lines)}"
        + f"\n  reference {result.total}: "
        + "\n         or ".join(_in_words(worth) for worth in result.best)
    )
    if bill.total != result.total:
        return told
    limit_hands = limit_hands_of(bill)
    # A limit hand is named, also where another reading comes to the limit by its count.
    for worth in [worth for worth in result.best if worth.limit_hands] or result.best:
        if limit_hands or worth.limit_hands:
            if limit_hands == worth.limit_hands:
                return None
        elif plain_lines(bill) == _reference_lines(worth) and (bill.points, bill.doubles) == (
            worth.points,
            worth.doubles,
        ):
            return None
    return told
