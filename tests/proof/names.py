"""The engine's bills in the reference's terms: the two call some lines differently."""

from typing import Final

from eastwind.scoring.layout import Unit
from eastwind.tiles.notation import format_tile
from eastwind.traditions.hand_score import HandScore
from tests.reference.rules import Rules

#: A line to be compared: rule, tiles, points, doubles.
PlainLine = tuple[str, tuple[str, ...], int, int]

#: The engine's name → the reference's, where the reference's rules have that one.
_LINES: Final = {
    "last_wall_tile_win": "last_wall_tile_or_discard",
    "last_discard_win": "last_wall_tile_or_discard",
    "robbed_kong": "robbed_any_kong",
    "ready_with_first_discard": "ready_at_once_few_exposed",
    "one_suit_with_honours": "winner_one_suit_with_honours",
    "one_suit": "winner_one_suit",
    "one_suit_no_chow": "winner_one_suit_no_chow",
    "one_suit_any_tiles": "one_suit",
    "terminals_and_honours": "winner_terminals_and_honours",
}
_LIMIT_HANDS: Final = {
    "imperial_jade_with_chows": "imperial_jade",
    "three_scholars_any": "three_scholars",
    "three_scholars_no_chow": "three_dragons_no_chow",
}
_CHILDS: Final = {"own_flower": "matching_bonus", "own_season": "matching_bonus", "mahjong": "win"}


def line_name(name: str, rules: Rules) -> str:
    """What the reference calls a line of the engine's."""
    if rules.child:
        return _CHILDS.get(name, name.split("_")[0])
    other = _LINES.get(name, name)
    return other if other in rules.winner or other in rules.doubles else name


def limit_hand_name(name: str, rules: Rules) -> str:
    """What the reference calls a limit hand of the engine's."""
    other = _LIMIT_HANDS.get(name, name)
    return other if other in rules.limit_hands else name


def plain_lines(bill: HandScore, rules: Rules) -> list[PlainLine]:
    """Lines that add something, sorted; those of limit hands apart (see `limit_hands_of`)."""
    return sorted(
        (
            line_name(line.pattern.key, rules),
            tuple(format_tile(kind) for kind in line.tiles),
            line.in_unit(Unit.POINTS),
            line.in_unit(Unit.DOUBLES),
        )
        for line in bill.lines
        if line.amount and not line.pattern.is_limit_hand
    )


def limit_hands_of(bill: HandScore, rules: Rules) -> frozenset[str]:
    """The limit hands that the bill names, and others that are worth a sum."""
    return frozenset(limit_hand_name(line.pattern.key, rules) for line in bill.lines if line.pattern.is_limit_hand)
