"""The lines of a bill that name sets, pairs, flowers and the winner's extras: one function for each row of the tables.

Each takes a hand, one reading of it and the rules, and gives the lines that the row adds.
"""

from collections.abc import Callable
from typing import Final

from tests.reference.abroad import WINNER
from tests.reference.hands import DRAWN, Group, Hand, Line, Reading
from tests.reference.rules import Rules
from tests.reference.shapes import completing_kinds
from tests.reference.tiles import FLOWERS, SEASONS, Tile, is_dragon, is_wind, rank_class

Row = Callable[[Hand, Reading, Rules], list[Line]]


# ------------------------------------------------------------------------------------------------------ sets and pairs


def set_points(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """RU V: chows 0; pungs and kongs by kind of tile, exposed and concealed. BG: of the winds only the own one."""
    lines: list[Line] = []
    for group in reading.sets():
        if group.kind == "chow":
            exposed, concealed = rules.sets["chow", "simple"]
            lines.append(Line("chow", group.tiles, concealed if group.concealed else exposed))
            continue
        row = rank_class(group.tile)
        if row == "wind" and not rules.every_wind_scores and group.tile != hand.seat:
            continue
        exposed, concealed = rules.sets["pung" if group.kind == "pung" else "kong", row]
        standing = "concealed" if group.concealed else "exposed"
        lines.append(Line(f"{group.kind}_{row}_{standing}", group.tiles, concealed if group.concealed else exposed))
    return lines


def pair_own_wind(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """RU V: a pair of own winds 2."""
    return [
        Line("pair_own_wind", pair.tiles, rules.pair_own_wind) for pair in reading.pairs() if pair.tile == hand.seat
    ]


def pair_prevailing_wind(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """RU V: a pair of prevailing winds 2; with the own wind both lines, 4 (d; PL says 4)."""
    return [
        Line("pair_prevailing_wind", pair.tiles, rules.pair_prevailing_wind)
        for pair in reading.pairs()
        if pair.tile == hand.round
    ]


def pair_dragon(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """RU V: a pair of dragons 2."""
    return [Line("pair_dragon", pair.tiles, rules.pair_dragon) for pair in reading.pairs() if is_dragon(pair.tile)]


def sets_and_pairs(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """All the lines above."""
    rows: tuple[Row, ...] = (set_points, pair_own_wind, pair_prevailing_wind, pair_dragon)
    return [line for row in rows for line in row(hand, reading, rules)]


# --------------------------------------------------------------------------------------------------------- bonus tiles


def own_number(seat: Tile) -> int:
    """East 1, South 2, West 3, North 4: the number of the own flower and of the own season."""
    return seat.number


def flower(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """RU VIII: any of them 4 points."""
    worth = rules.bonus["flower"]
    return [Line("flower", (tile,), worth.points, worth.doubles) for tile in hand.flowers]


def own_flower(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """RU VIII: the own flower (East plum, South orchid, West chrysanthemum, North bamboo) doubles."""
    worth = rules.bonus["own_flower"]
    own = FLOWERS[own_number(hand.seat) - 1]
    return [Line("own_flower", (own,), worth.points, worth.doubles)] if own in hand.flowers else []


def own_season(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """RU VIII: the own season (East spring, South summer, West autumn, North winter) doubles."""
    worth = rules.bonus["own_season"]
    own = SEASONS[own_number(hand.seat) - 1]
    return [Line("own_season", (own,), worth.points, worth.doubles)] if own in hand.flowers else []


def own_flower_and_season(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """DMJL: the own flower and the own season together double."""
    worth = rules.bonus["own_flower_and_season"]
    both = (FLOWERS[own_number(hand.seat) - 1], SEASONS[own_number(hand.seat) - 1])
    return [Line("own_flower_and_season", both, worth.points, worth.doubles)] if set(both) <= set(hand.flowers) else []


def all_flowers(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """RU VIII: all four flowers, two doubles."""
    worth = rules.bonus["all_flowers"]
    return [Line("all_flowers", (), worth.points, worth.doubles)] if set(FLOWERS) <= set(hand.flowers) else []


def all_seasons(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """RU VIII: all four seasons, two doubles."""
    worth = rules.bonus["all_seasons"]
    return [Line("all_seasons", (), worth.points, worth.doubles)] if set(SEASONS) <= set(hand.flowers) else []


BONUS: Final[dict[str, Row]] = {
    "flower": flower,
    "own_flower": own_flower,
    "own_season": own_season,
    "own_flower_and_season": own_flower_and_season,
    "all_flowers": all_flowers,
    "all_seasons": all_seasons,
}


# ------------------------------------------------------------------------------------------------------ winner's extras


def _mahjong(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """RU V: for mahjong 20 (BG: the base of 10)."""
    return True


def _last_from_wall(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """RU V: the last tile was taken from the wall; a loose tile too (d)."""
    return hand.source in DRAWN


def _place_of_only_tile(group: Group, last: Tile) -> bool:
    """RU V: a pair to a single tile, the middle of a chow, or a chow open at one end only."""
    if group.kind == "pair":
        return True
    if group.kind != "chow":
        return False
    low, middle, high = group.tiles
    return last == middle or (last == high and low.number == 1) or (last == low and high.number == 9)


def _only_possible_tile(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """RU V: the last tile was the only possible one: its place, and no other kind would have completed the hand (d)."""
    if hand.last is None or reading.completed is None or not _place_of_only_tile(reading.completed, hand.last):
        return False
    return rules.only_possible == "place" or completing_kinds(hand, rules) == {hand.last}


def _only_kind(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """DMJL: the last tile was the only kind that completes the hand, whatever its place."""
    return hand.last is not None and completing_kinds(hand, rules) == {hand.last}


def _no_scoring_set(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """RU V: no points; sets and pairs alone are looked at, flowers and extras do not spoil it (d)."""
    return not any(line.points for line in sets_and_pairs(hand, reading, rules))


def _no_chow(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """RU V: not a single chow."""
    return not reading.chows()


def _all_chows(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """BG: four chows."""
    return len(reading.chows()) == 4


def _loose_tile_win(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """RU V: completed with a loose tile."""
    return hand.source == "loose"


def _last_wall_tile_win(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """RU V: completed with the last tile that may be drawn, the 15th from the end; drawn by the winner (d)."""
    return hand.source == "last_wall"


def _last_wall_tile_or_discard(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """DMJL, BMJA: the last tile of the wall, drawn; or the discard after it."""
    return hand.source in ("last_wall", "last_discard")


def _robbed_kong(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """RU V: an exposed kong was robbed."""
    return hand.source == "robbed_kong"


def _nothing_drawn(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """PL: mahjong without having drawn a tile."""
    return "nothing_drawn" in hand.events


def _ready_at_once(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """RU V: showed a ready hand at once and only waited from then on."""
    return "ready_at_once" in hand.events


def three_winds_and_pair(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """RU V: three sets of winds and a pair of winds."""
    sets = sum(is_wind(group.tile) for group in reading.alikes())
    return sets == 3 and any(is_wind(pair.tile) for pair in reading.pairs())


def two_dragons_and_pair(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """RU V: two sets of dragons and a pair of dragons."""
    sets = sum(is_dragon(group.tile) for group in reading.alikes())
    return sets == 2 and any(is_dragon(pair.tile) for pair in reading.pairs())


EXTRAS: Final[dict[str, Callable[[Hand, Reading, Rules], bool]]] = {
    "mahjong": _mahjong,
    "last_from_wall": _last_from_wall,
    "only_possible_tile": _only_possible_tile,
    "only_kind": _only_kind,
    "no_scoring_set": _no_scoring_set,
    "no_chow": _no_chow,
    "all_chows": _all_chows,
    "loose_tile_win": _loose_tile_win,
    "last_wall_tile_win": _last_wall_tile_win,
    "last_wall_tile_or_discard": _last_wall_tile_or_discard,
    "robbed_kong": _robbed_kong,
    "nothing_drawn": _nothing_drawn,
    "three_winds_and_pair": three_winds_and_pair,
    "two_dragons_and_pair": two_dragons_and_pair,
    "ready_at_once": _ready_at_once,
}


EXTRAS.update(WINNER)

#: Extras that speak of the last tile.
OF_THE_LAST_TILE: Final = frozenset(
    {
        "last_from_wall",
        "only_possible_tile",
        "only_kind",
        "loose_tile_win",
        "last_wall_tile_win",
        "last_wall_tile_or_discard",
        "robbed_kong",
        "robbed_any_kong",
        "last_pair_of_simples",
        "last_pair_of_ends",
    }
)


def winners_extras(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """The lines that only the winner has."""
    last = () if hand.last is None else (hand.last,)
    return [
        Line(name, last if name in OF_THE_LAST_TILE else (), worth.points, worth.doubles)
        for name, worth in rules.winner.items()
        if EXTRAS[name](hand, reading, rules)
    ]
