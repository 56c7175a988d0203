"""Scoring of the children's path: the Habr article in WEB."""

from tests.reference.hands import Hand, Line, Reading
from tests.reference.lines import own_number
from tests.reference.rules import Rules
from tests.reference.tiles import FLOWERS, SEASONS, Tile


def _matching(hand: Hand) -> list[Tile]:
    """Bonus tiles whose number is the seat's number."""
    number = own_number(hand.seat)
    return [tile for tile in hand.flowers if tile in (FLOWERS[number - 1], SEASONS[number - 1])]


def child_lines(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """Counting: chow 3, pung 4, kong 5, the winner's pair 2, a matching bonus tile 1. Chronicle: 5 for the win, bonus 1.

    Every player counts his own laid-out and finished sets (d), the winner alone the pair.
    """
    lines = [Line("matching_bonus", (tile,), 1) for tile in _matching(hand)]
    if rules.child == "chronicle":
        return [*lines, Line("win", (), 5)] if hand.won else lines
    points = {"chow": 3, "pung": 4, "kong": 5}
    lines += [Line(group.kind, group.tiles, points[group.kind]) for group in reading.sets()]
    if hand.won:
        lines += [Line("pair", pair.tiles, 2) for pair in reading.pairs()]
    return lines
