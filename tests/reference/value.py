"""The value of a hand: every reading counted, the best taken."""

from tests.reference.child import child_lines
from tests.reference.doubles import doubles
from tests.reference.hands import Hand, Line, Reading, Value, Worth
from tests.reference.limit_hands import limit_hands
from tests.reference.lines import BONUS, sets_and_pairs, winners_extras
from tests.reference.rules import Rules
from tests.reference.shapes import losing_readings, winning_readings


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
    if limits:
        total = rules.limit
    if hand.won and reading.shape in rules.flat:
        # Whatever the limit (d); a limit hand of seven pairs is still worth the limit.
        total = max(rules.flat[reading.shape], rules.limit if limits else 0)
    return Worth(reading, tuple(lines), limits, total)
