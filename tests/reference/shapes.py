"""What is a winning hand, and every way to read one."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from tests.reference.abroad import SHAPES as CLUB_SHAPES
from tests.reference.hands import DRAWN, FROM_THE_WALL, KONGS, Group, GroupKind, Hand, Reading, TableSet
from tests.reference.partitions import Block, loose_groups, sets_and_a_pair
from tests.reference.rules import Rules
from tests.reference.tiles import PLAIN, SUITS, WINDS, Tile, is_dragon, is_honour, is_terminal

#: The thirteen kinds of Thirteen Wonders.
WONDERS: Final = tuple(tile for tile in PLAIN if is_honour(tile) or is_terminal(tile))


def _laid(sets: tuple[TableSet, ...]) -> tuple[Group, ...]:
    """The sets on the table as groups. RU V: concealed are those drawn whole from the wall, so a concealed kong."""
    groups: list[Group] = []
    for laid in sets:
        kind: GroupKind = "kong" if laid.kind in KONGS else "chow" if "chow" in laid.kind else "pung"
        groups.append(Group(kind, tuple(sorted(laid.tiles)), concealed=laid.kind in FROM_THE_WALL, on_table=True))
    return tuple(groups)


def _kind_of(block: Block) -> GroupKind:
    if len(block) == 1:
        return "single"
    if len(block) == 2:
        return "pair"
    return "pung" if block[0] == block[1] else "chow"


# ------------------------------------------------------------------------------------------------ shapes of all 14 tiles


def _standard(concealed: Block, table: tuple[TableSet, ...]) -> Iterator[tuple[Block, ...]]:
    """RU III: four groups of three (or four) and a pair."""
    yield from sets_and_a_pair(concealed, 4 - len(table))


def _pairs(concealed: Block) -> tuple[Block, ...] | None:
    """The tiles as seven pairs; four alike are two pairs."""
    counts = Counter(concealed)
    if len(concealed) != 14 or any(count % 2 for count in counts.values()):
        return None
    return tuple((tile, tile) for tile in sorted(counts) for _ in range(counts[tile] // 2))


def _heavenly_twins(concealed: Block, table: tuple[TableSet, ...]) -> Iterator[tuple[Block, ...]]:
    """RU VII: seven pairs, all the winds and dragons; or seven (different (d)) pairs of one suit."""
    pairs = _pairs(concealed)
    if not table and pairs and len(set(pairs)) == 7 and len({tile.group for tile in concealed}) == 1:
        yield pairs


def _seven_pairs(concealed: Block, table: tuple[TableSet, ...]) -> Iterator[tuple[Block, ...]]:
    """The club's standard rules: any seven pairs, four alike count as two."""
    pairs = _pairs(concealed)
    if not table and pairs:
        yield pairs


def _thirteen_wonders(concealed: Block, table: tuple[TableSet, ...]) -> Iterator[tuple[Block, ...]]:
    """RU VII: one of each 1, 9, wind and dragon; the 14th tile pairs any of them."""
    if table or len(concealed) != 14 or set(concealed) != set(WONDERS):
        return
    counts = Counter(concealed)
    yield tuple((tile,) * counts[tile] for tile in WONDERS)


def _peking_garden(concealed: Block, table: tuple[TableSet, ...]) -> Iterator[tuple[Block, ...]]:
    """The club's standard rules: concealed 1–7 of one suit, one of each wind, one of each dragon."""
    for suit in SUITS:
        wanted = [Tile(suit, number) for number in range(1, 8)] + [Tile("z", number) for number in range(1, 8)]
        if not table and sorted(concealed) == sorted(wanted):
            yield tuple((tile,) for tile in sorted(concealed))


def _one_suit(concealed: Block, table: tuple[TableSet, ...]) -> Iterator[tuple[Block, ...]]:
    """BG: fourteen tiles of one suit, not honours (d), that do not make four sets and a pair. Pungs still score (d)."""
    everything = [*concealed, *(tile for laid in table for tile in laid.tiles)]
    if len(concealed) + 3 * len(table) != 14 or len({tile.group for tile in everything}) != 1:
        return
    if everything[0].group not in SUITS or any(True for _ in _standard(concealed, table)):
        return
    for groups, singles in loose_groups(concealed, chows=False, pair_counts=lambda _: False):
        yield (*groups, *((tile,) for tile in singles))


_SHAPES: Final[dict[str, Callable[[Block, tuple[TableSet, ...]], Iterator[tuple[Block, ...]]]]] = {
    "standard": _standard,
    "heavenly_twins": _heavenly_twins,
    "seven_pairs": _seven_pairs,
    "thirteen_wonders": _thirteen_wonders,
    "peking_garden": _peking_garden,
    "one_suit": _one_suit,
}


def _club_shape(holds: Callable[[Block], bool]) -> Callable[[Block, tuple[TableSet, ...]], Iterator[tuple[Block, ...]]]:
    """BMJA: a shape of fourteen concealed tiles; its tiles are read as pairs where they are two, else one by one."""

    def read(concealed: Block, table: tuple[TableSet, ...]) -> Iterator[tuple[Block, ...]]:
        if not table and holds(concealed):
            pairs = _pairs(concealed)
            yield pairs if pairs else tuple((tile,) for tile in concealed)

    return read


_SHAPES.update({name: _club_shape(holds) for name, holds in CLUB_SHAPES.items()})


# ---------------------------------------------------------------------------------------------------------- complete?


def is_complete(concealed: Block, table: tuple[TableSet, ...], rules: Rules) -> bool:
    """The tiles stand in one of the rule set's winning shapes, however the last of them came."""
    return any(
        True for shape in ("standard", *sorted(rules.shapes)) for _ in _SHAPES[shape](tuple(sorted(concealed)), table)
    )


def completing_kinds(hand: Hand, rules: Rules) -> set[Tile]:
    """Kinds that complete the hand without its last tile.

    A kind of which the player already holds all four does not count (d).
    """
    assert hand.last is not None
    before = list(hand.concealed)
    before.remove(hand.last)
    held = Counter(before) + Counter(tile for laid in hand.table for tile in laid.tiles)
    return {tile for tile in PLAIN if held[tile] < 4 and is_complete((*before, tile), hand.table, rules)}


# ------------------------------------------------------------------------------------------------------------ readings


def winning_readings(hand: Hand, rules: Rules) -> list[Reading]:
    """Every reading of a hand that won: every shape, every partition, every place of the last tile.

    Empty if the hand is no win under these rules.
    """
    found: list[Reading] = []
    laid = _laid(hand.table)
    for shape in ("standard", *sorted(rules.shapes)):
        for blocks in _SHAPES[shape](tuple(sorted(hand.concealed)), hand.table):
            for place in _places(blocks, hand.last):
                reading = _read(shape, blocks, place, hand, laid)
                if _may_win(reading, hand, rules):
                    found.append(reading)
    return found


def _places(blocks: tuple[Block, ...], last: Tile | None) -> list[int | None]:
    """Indices of the groups that the last tile may have completed; None where a hand has no last tile."""
    if last is None:
        return [None]
    return [index for index, block in enumerate(blocks) if last in block]


def _read(shape: str, blocks: tuple[Block, ...], place: int | None, hand: Hand, laid: tuple[Group, ...]) -> Reading:
    """The groups with their standing: what another player's tile completed is exposed, the rest in hand concealed."""
    from_another = hand.source is not None and hand.source not in DRAWN
    groups = [
        Group(_kind_of(block), block, concealed=not (from_another and index == place))
        for index, block in enumerate(blocks)
    ]
    return Reading(shape, (*groups, *laid), None if place is None else groups[place])


def _may_win(reading: Reading, hand: Hand, rules: Rules) -> bool:
    """The last tile may come from where it came from, and the hand is one that may win."""
    source = hand.source
    if reading.shape == "standard" and len(reading.chows()) > rules.max_chows:
        return False
    if rules.concealed_to_win and any(laid.kind != "concealed_kong" for laid in hand.table):
        return False
    # Dealt complete, or completed before anything could be declared: nothing to declare then.
    if rules.ready_to_win and not hand.events & {"ready", "ready_at_once", "heavenly", "earthly"}:
        return False
    if source == "robbed_kong":
        return rules.rob_exposed_kong
    if source == "robbed_concealed_kong":
        return rules.wonders_rob_concealed_kong and reading.shape == "thirteen_wonders"
    if source in ("discard", "last_discard") and not rules.pair_from_discard:
        return reading.completed is None or reading.completed.kind != "pair"
    return True


def losing_readings(hand: Hand, rules: Rules) -> list[Reading]:
    """Every reading of a hand that did not win: its sets on the table and the groups found in hand, all concealed.

    Four alike that were not declared are a concealed pung (d). Chows and pairs are looked for where they count.
    """

    def pair_counts(tile: Tile) -> bool:
        own = tile == hand.seat and bool(rules.pair_own_wind)
        prevailing = tile == hand.round and bool(rules.pair_prevailing_wind)
        return own or prevailing or (is_dragon(tile) and bool(rules.pair_dragon)) or _dragon_or_wind_line(tile, rules)

    chows_count = bool(rules.child) or any(rules.sets["chow", "simple"])
    laid = _laid(hand.table)
    return [
        Reading("open", (*(Group(_kind_of(block), block, True) for block in groups), *laid))
        for groups, _ in loose_groups(hand.concealed, chows=chows_count, pair_counts=pair_counts)
    ]


def _dragon_or_wind_line(tile: Tile, rules: Rules) -> bool:
    """A pair that some double for everybody asks for."""
    three_winds = "three_winds_and_pair" in rules.doubles and tile in WINDS
    return three_winds or ("two_dragons_and_pair" in rules.doubles and is_dragon(tile))


def is_win(hand: Hand, rules: Rules) -> bool:
    """The hand, with its last tile from where it came, wins."""
    return bool(winning_readings(hand, rules))
