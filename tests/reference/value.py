"""The value of a hand: every reading counted, the best taken."""

from dataclasses import replace
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
    worths = [worth_of(hand, reading, rules) for reading in readings]
    total = max(worth.total for worth in worths)
    return Value(hand.won, total, tuple(worth for worth in worths if worth.total == total))


def _waiting(hand: Hand, total: int, rules: Rules) -> int:
    """BMJA: what a declared ready hand that did not win is worth by what it waits for, if that is more."""
    best = total
    for tile in PLAIN:
        if hand.all_tiles.count(tile) == 4:
            continue
        for source in _SOURCES:
            won = replace(hand, concealed=(*hand.concealed, tile), won=True, last=tile, source=source)
            for reading in winning_readings(won, rules) if rules.tenths_for_waiting else []:
                tenths = [rules.tenths_for_waiting.get(name, 0) for name in limit_hands(won, reading, rules)]
                best = max([best, *(rules.limit * tenth // 10 for tenth in tenths)])
                if one_suit(won, reading, rules) and not reading.chows():
                    best = max(best, min(total * 2**rules.doubles_for_waiting_one_suit, rules.limit))
    return best


def worth_of(hand: Hand, reading: Reading, rules: Rules) -> Worth:
    """What one reading comes to."""
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
    points = sum(line.points for line in lines)
    total = min(points * 2 ** sum(line.doubles for line in lines), rules.limit)
    if limits - rules.half_limit:
        total = rules.limit
    elif limits:
        total = max(total, rules.limit // 2)
    if not hand.won and hand.events & {"ready", "ready_at_once"}:
        total = _waiting(hand, total, rules)
    if hand.won and reading.shape in rules.flat:
        # Whatever the limit (d); a limit hand of seven pairs is still worth the limit.
        total = max(rules.flat[reading.shape], rules.limit if limits else 0)
    return Worth(reading, tuple(lines), limits, total)
