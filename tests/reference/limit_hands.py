"""Hands worth the limit: one function for each row of the list.

Each takes a hand that won, one reading of it, and the form of the row where the books differ.
"""

from collections.abc import Callable
from typing import Final

from tests.reference.abroad import LIMIT
from tests.reference.hands import DRAWN, FROM_THE_WALL, Group, Hand, Reading, holds_only
from tests.reference.rules import Rules
from tests.reference.tiles import DRAGONS, GREEN_TILES, SUITS, WINDS, Tile, is_honour, is_suit, is_terminal

Row = Callable[[Hand, Reading, str], bool]


def _nothing_exposed(hand: Hand) -> bool:
    """No exposed set on the table; the last tile may come from a discard (d)."""
    return all(laid.kind == "concealed_kong" for laid in hand.table)


def _numbers(groups: list[Group]) -> list[int]:
    return sorted(group.tile.number for group in groups)


def _heavenly(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII: East's dealt tiles are complete. PL: by agreement."""
    return "heavenly" in hand.events


def _earthly(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII: ready at once, and East's first discard completes the hand. PL: East's first discard does, undeclared."""
    return "earthly" in hand.events


def _hidden_treasure(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII: no chow, all of one suit, all from the wall (the last tile too (d))."""
    one_suit = {tile.group for tile in hand.all_tiles} in [{suit} for suit in SUITS]
    sets_from_wall = all(laid.kind in FROM_THE_WALL for laid in hand.table)
    from_wall = sets_from_wall and (hand.source in DRAWN or "heavenly" in hand.events)
    return one_suit and from_wall and not reading.chows()


def _all_honours(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII, the Emperor's suite: four pungs or kongs and a pair, dragons and winds only."""
    return reading.alikes_and_pair() and all(is_honour(tile) for tile in hand.all_tiles)


def _heads_and_tails(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII: four pungs or kongs and a pair of 1 and 9 only."""
    return reading.alikes_and_pair() and all(is_terminal(tile) for tile in hand.all_tiles)


def _imperial_jade(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII: four pungs or kongs and a pair of green tiles only. PL: chows allowed, the green dragon optional."""
    in_shape = reading.alikes_and_pair() if form == "no_chow" else reading.shape == "standard"
    return in_shape and holds_only(hand.all_tiles, GREEN_TILES)


def _heavenly_twins(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII: seven pairs, one of each honour, or seven (different (d)) of one suit."""
    return reading.shape == "heavenly_twins"


def _three_scholars(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII: sets of all the dragons, and a pung or kong and a pair of one suit. PL: any set and any pair."""
    if reading.shape != "standard" or not set(DRAGONS) <= {group.tile for group in reading.alikes()}:
        return False
    if form == "any":
        return True
    (fourth,) = (group for group in reading.sets() if group.tile not in DRAGONS)
    (pair,) = reading.pairs()
    return fourth.is_alike and is_suit(fourth.tile) and pair.tile.group == fourth.tile.group


def _four_blessings(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII: sets of all the winds and any pair."""
    return reading.shape == "standard" and {group.tile for group in reading.alikes()} == set(WINDS)


def _four_kongs(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII: four kongs and a pair."""
    return sum(group.kind == "kong" for group in reading.groups) == 4


def _hidden_snake(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII: one suit; pung or kong of 1, of 9, a pair of 2, 5 or 8, two chows of the other numbers."""
    if reading.shape != "standard" or len({tile.group for tile in hand.all_tiles}) != 1:
        return False
    (pair,) = reading.pairs()
    others = sorted({2, 3, 4, 5, 6, 7, 8} - {pair.tile.number})
    in_chows = sorted(tile.number for group in reading.chows() for tile in group.tiles)
    return (
        is_suit(pair.tile)
        and pair.tile.number in (2, 5, 8)
        and _numbers(reading.alikes()) == [1, 9]
        and in_chows == others
    )


def _thirteen_wonders(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII: one of each 1, 9 and honour, one of them twice."""
    return reading.shape == "thirteen_wonders"


def _moon_from_the_sea(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII: completed with the last tile of the wall, dot 1; any winning shape."""
    return hand.source == "last_wall" and hand.last == Tile("p", 1)


def _grapes_on_the_roof(hand: Hand, reading: Reading, form: str) -> bool:
    """RU VII: completed with a loose tile, dot 5; any winning shape."""
    return hand.source == "loose" and hand.last == Tile("p", 5)


def _sawing_the_pillar(hand: Hand, reading: Reading, form: str) -> bool:
    """The club: mahjong by robbing a kong of bamboo 2 as it is laid out."""
    return hand.source in ("robbed_kong", "robbed_concealed_kong") and hand.last == Tile("s", 2)


def _peking_garden(hand: Hand, reading: Reading, form: str) -> bool:
    """The club's standard rules: concealed 1–7 of a suit, one of each wind and dragon."""
    return reading.shape == "peking_garden"


#: The dragon of each suit (d): characters red, dots white, bamboo green.
SUIT_DRAGON: Final = {"m": DRAGONS[2], "p": DRAGONS[0], "s": DRAGONS[1]}


def _true_great_snake(hand: Hand, reading: Reading, form: str) -> bool:
    """The club's standard rules: concealed; 123 456 789 of a suit, pung and pair of own wind and the suit's dragon."""
    if reading.shape != "standard" or not _nothing_exposed(hand) or len(reading.chows()) != 3:
        return False
    run = sorted(tile for group in reading.chows() for tile in group.tiles)
    suit = run[0].group
    (pung,) = reading.alikes()
    (pair,) = reading.pairs()
    return (
        run == [Tile(suit, number) for number in range(1, 10)]
        and pung.kind == "pung"
        and {pung.tile, pair.tile} == {hand.seat, SUIT_DRAGON[suit]}
    )


LIMIT_HANDS: Final[dict[str, Row]] = {
    "heavenly": _heavenly,
    "earthly": _earthly,
    "hidden_treasure": _hidden_treasure,
    "all_honours": _all_honours,
    "heads_and_tails": _heads_and_tails,
    "imperial_jade": _imperial_jade,
    "heavenly_twins": _heavenly_twins,
    "three_scholars": _three_scholars,
    "four_blessings": _four_blessings,
    "four_kongs": _four_kongs,
    "hidden_snake": _hidden_snake,
    "thirteen_wonders": _thirteen_wonders,
    "moon_from_the_sea": _moon_from_the_sea,
    "grapes_on_the_roof": _grapes_on_the_roof,
    "sawing_the_pillar": _sawing_the_pillar,
    "peking_garden": _peking_garden,
    "true_great_snake": _true_great_snake,
}

LIMIT_HANDS.update(LIMIT)


def limit_hands(hand: Hand, reading: Reading, rules: Rules) -> frozenset[str]:
    """The names of all the limit hands in force that this reading is."""
    return frozenset(
        name
        for name, form in rules.limit_hands.items()
        if LIMIT_HANDS[name](hand, reading, form) and (name not in rules.only_concealed or _nothing_exposed(hand))
    )
