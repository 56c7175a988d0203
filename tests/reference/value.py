"""The value of a hand: every reading counted, the best taken."""

from dataclasses import dataclass, replace
from typing import Final

from tests.reference.abroad import one_suit
from tests.reference.child import child_lines
from tests.reference.doubles import doubles
from tests.reference.hands import Hand, Line, Reading, Source, Value, Worth
from tests.reference.limit_hands import limit_hands
from tests.reference.lines import BONUS, sets_and_pairs, winners_extras
from tests.reference.rules import Rules
from tests.reference.shapes import losing_readings, winning_readings
from tests.reference.tiles import PLAIN

_SOURCES: Final[tuple[Source, ...]] = ("wall", "discard")


def tiles_allowed(hand: Hand) -> int:
    """WEB (the club): 13 tiles and one for each kong; a mahjong has one more."""
    return 13 + hand.kongs + hand.won


def is_dead_with_too_many(hand: Hand, rules: Rules) -> bool:
    """WEB (the club): a hand with too many tiles cannot win and its points do not count."""
    return rules.dead_hand and len(hand.all_tiles) > tiles_allowed(hand)


def value(hand: Hand, rules: Rules) -> Value:
    """What the hand is worth under the rules, by its best reading; all readings that come to it are given.

    :raises ValueError: if the hand says it won and did not.
    """
    if is_dead_with_too_many(hand, rules):
        return Value(False, 0, (Worth(None, (), frozenset(), 0),))
    readings = winning_readings(hand, rules) if hand.won else losing_readings(hand, rules)
    if not readings:
        raise ValueError(f"not a win: {hand}")
    waiting = waiting_of(hand, rules)
    valued = [worth_of(hand, reading, rules, waiting) for reading in readings]
    worths = [worth for worth in valued if worth is not None]
    if not worths:
        raise ValueError(f"not worth enough to win: {hand}")
    total = max(worth.total for worth in worths)
    return Value(hand.won, total, tuple(worth for worth in worths if worth.total == total))


@dataclass(frozen=True)
class Waiting:
    """What a declared ready hand that did not win waits for: tenths of the limit, and one suit without chow."""

    tenths: int = 0
    one_suit: bool = False


def waiting_of(hand: Hand, rules: Rules) -> Waiting:
    """BMJA: every kind that would complete the hand, from the wall or a discard."""
    asked = rules.tenths_for_waiting or rules.doubles_for_waiting_one_suit
    if hand.won or not hand.events & {"ready", "ready_at_once"} or not asked:
        return Waiting()
    tenths, one = 0, False
    for tile in PLAIN:
        if hand.all_tiles.count(tile) == 4:
            continue
        for source in _SOURCES:
            won = replace(hand, concealed=(*hand.concealed, tile), won=True, last=tile, source=source)
            for reading in winning_readings(won, rules):
                named = limit_hands(won, reading, rules)
                tenths = max([tenths, *(rules.tenths_for_waiting.get(name, 0) for name in named)])
                one = one or (one_suit(won, reading, rules) and not reading.chows())
    return Waiting(tenths, one)


def _raised(total: int, waiting: Waiting, rules: Rules) -> int:
    """BMJA: what the hand is worth by what it waits for, if that is more."""
    if waiting.one_suit:
        total = max(total, min(total * 2**rules.doubles_for_waiting_one_suit, rules.limit))
    return max(total, (rules.without_limit or rules.limit) * waiting.tenths // 10)


def worth_of(hand: Hand, reading: Reading, rules: Rules, waiting: Waiting) -> Worth | None:
    """What one reading comes to; None of a winner's that is not worth enough to win."""
    if rules.child:
        lines: list[Line] = child_lines(hand, reading, rules)
        return Worth(reading, tuple(lines), frozenset(), sum(line.points for line in lines))
    lines = sets_and_pairs(hand, reading, rules)
    for name in rules.bonus:
        lines += BONUS[name](hand, reading, rules)
    if hand.won:
        lines += winners_extras(hand, reading, rules)
    lines += doubles(hand, reading, rules)
    limits = limit_hands(hand, reading, rules) if hand.won else frozenset()
    points, doublings = sum(line.points for line in lines), sum(line.doubles for line in lines)
    enough = points >= rules.min_points and doublings >= rules.min_doubles
    of_limit = _of_limit(limits, rules)
    if hand.won and reading.shape in rules.flat:
        # Whatever the limit (d); a limit hand of seven pairs is still worth the limit.
        total = max(rules.flat[reading.shape], of_limit)
    elif limits - rules.half_limit:
        # RU IV, PL: a limit is agreed because hands come to more; where none was, they may
        own = _counted(points, doublings, hand, rules) if rules.without_limit and enough else 0
        total = max(of_limit, own)
    elif hand.won and not enough:
        if not limits:
            return None
        total = of_limit
    else:
        total = max(_counted(points, doublings, hand, rules), of_limit)
    if hand.won and rules.valuation == "flat":
        total = rules.figures[0]
    if not hand.won:
        total = _raised(total, waiting, rules)
    return Worth(reading, tuple(lines), limits, total)


def _of_limit(limits: frozenset[str], rules: Rules) -> int:
    """What limit hands come to."""
    limit = rules.without_limit or rules.limit
    if limits - rules.half_limit:
        return limit
    return limit // 2 if limits else 0


def _counted(points: int, doublings: int, hand: Hand, rules: Rules) -> int:
    """What the lines come to."""
    if rules.valuation == "doubled":
        spared = rules.limit_of_winner_alone and not hand.won
        return int(points * 2**doublings if spared else min(points * 2**doublings, rules.limit))
    if not hand.won or rules.valuation == "flat":
        return 0
    return min(rules.figures[min(doublings, len(rules.figures) - 1)], rules.limit)
