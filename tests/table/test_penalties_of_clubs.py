"""Dangerous discards by the rule of the clubs abroad. PEERS: three sets shown (of dragons two), or few tiles left."""

from typing import Final

import pytest

from eastwind.scoring.layout import NOT_CLAIMED, Meld
from eastwind.table import Penalty
from eastwind.table.danger import FEW_TILES, dangerous_kinds, penalty_of
from eastwind.table.layout import TableRecord
from eastwind.table.wall_left import drawable
from eastwind.tiles.notation import parse_tile, parse_tiles
from tests.support.rules import preset
from tests.support.story import Story

CLUBS: Final = preset("dmjl")
#: Tiles of which one at least is dangerous to nobody in each of these cases.
SAFE: Final = "5m5p5s"


def _table(shown: str, hand: str, discards: str = "") -> TableRecord:
    """Table where South shows sets, `[…]` concealed, East holds `hand`, and `discards` lie in the pond."""
    record = Story(CLUBS).record
    for index, said in enumerate(shown.split()):
        tiles = parse_tiles(said.strip("[]"))
        meld = Meld.CHOW if tiles[0] != tiles[1] else Meld.CONCEALED_KONG if said.startswith("[") else Meld.PUNG
        record.melds[1][index] = (meld, min(tiles), 0, NOT_CLAIMED)
    record.meld_count[1] = len(shown.split())
    record.hands[0] = 0
    for kind in parse_tiles(hand):
        record.hands[0, kind] += 1
    for index, kind in enumerate(parse_tiles(discards)):
        record.pond_tile[index] = kind
    record.pond_count = len(parse_tiles(discards))
    return record


def _penalty(shown: str, discard: str, kept: str = SAFE, before: str = "", left: int | None = None) -> Penalty:
    """Penalty of East who gave South a tile; the warning before that discard must say the same."""
    warned = _table(shown, kept + discard, before)
    given = _table(shown, kept, before + discard)
    if left is not None:
        for record in (warned, given):
            record.front += drawable(CLUBS, record) - left
            assert drawable(CLUBS, record) == left
    penalty = Penalty(penalty_of(CLUBS, given, 0, 1, parse_tile(discard)))
    is_warned_of = int(dangerous_kinds(CLUBS, warned, 0)) >> parse_tile(discard) & 1
    assert is_warned_of == (penalty is not Penalty.NONE)
    return penalty


@pytest.mark.parametrize(
    ("shown", "discard", "penalty"),
    [
        ("222s 666s 888s", "3s", Penalty.GREEN),
        ("222s 666z 234s", "8s", Penalty.GREEN),
        ("222s 666s 888s", "6z", Penalty.GREEN),
        ("222s 666s 888s 444s", "3s", Penalty.GREEN),
        ("222s 666s", "3s", Penalty.NONE),
        ("222s 666s [8888s]", "3s", Penalty.NONE),
        ("222s 666s 888s", "5s", Penalty.ONE_SUIT),
        ("222s 666s 345s", "8s", Penalty.ONE_SUIT),
        ("123m 456m 777m", "9m", Penalty.ONE_SUIT),
        ("111p 222p 333p", "9p", Penalty.ONE_SUIT),
        ("111p 222p", "9p", Penalty.NONE),
        ("123m 456m [7777m]", "9m", Penalty.NONE),
        ("123m 456m 777p", "9m", Penalty.NONE),
        ("123m 456m 777m", "9s", Penalty.NONE),
        ("111m 999p 111s", "9s", Penalty.TERMINALS),
        ("111m 999p 111s", "8s", Penalty.NONE),
        ("111m 999p", "9s", Penalty.NONE),
        ("111m 999p 123s", "9s", Penalty.NONE),
        ("111z 222z 333z", "4z", Penalty.WINDS),
        ("111z 222z", "4z", Penalty.NONE),
        ("555z 666z", "7z", Penalty.DRAGONS),
        ("555z", "7z", Penalty.NONE),
        ("555z 666z", "1z", Penalty.NONE),
        ("111z 222z 555z", "4z", Penalty.HONOURS),
        ("111z 222z 555z", "7z", Penalty.HONOURS),
        ("111z 222z 333z", "7z", Penalty.HONOURS),
        ("111z 222z 555z", "9s", Penalty.NONE),
    ],
)
def test_sets_that_are_shown_make_a_discard_dangerous_that_goes_with_them(
    shown: str, discard: str, penalty: Penalty
) -> None:
    assert _penalty(shown, discard) is penalty


@pytest.mark.parametrize(
    ("left", "before", "shown", "penalty"),
    [
        (FEW_TILES, "", "", Penalty.LATE),
        (FEW_TILES + 1, "", "", Penalty.NONE),
        (1, "9s", "", Penalty.LATE),
        (1, "4s", "", Penalty.NONE),
        (1, "", "444s", Penalty.NONE),
        (1, "", "345s", Penalty.NONE),
        (1, "", "234s", Penalty.NONE),
        (1, "", "456s", Penalty.NONE),
        (1, "", "567s", Penalty.LATE),
        (1, "", "123s", Penalty.LATE),
        (1, "", "333s", Penalty.LATE),
    ],
)
def test_near_the_end_a_tile_that_nobody_has_seen_is_dangerous(
    left: int, before: str, shown: str, penalty: Penalty
) -> None:
    # what East keeps has been seen, in a discard of the first round
    assert _penalty(shown, "4s", before=SAFE + before, left=left) is penalty


@pytest.mark.parametrize(
    ("kept", "penalty"), [("468m", Penalty.NONE), ("", Penalty.NONE), ("468m5z", Penalty.ONE_SUIT)]
)
def test_who_had_no_safe_tile_is_not_fined(kept: str, penalty: Penalty) -> None:
    assert _penalty("123m 456m 777m", "9m", kept) is penalty


def test_a_tile_is_safe_only_if_it_is_dangerous_to_none_of_the_others() -> None:
    record = _table("123m 456m 777m", "5p", "9m")
    for index, kind in enumerate(map(parse_tile, ("2p", "3p", "8p"))):
        record.melds[2][index] = (Meld.PUNG, kind, 0, NOT_CLAIMED)
    record.meld_count[2] = 3
    assert penalty_of(CLUBS, record, 0, 1, parse_tile("9m")) == Penalty.NONE
    record.meld_count[2] = 2
    assert penalty_of(CLUBS, record, 0, 1, parse_tile("9m")) == Penalty.ONE_SUIT
