"""The kinds of tile and their groups, against the notation."""

import numpy as np
import pytest

from eastwind.tiles import kinds
from eastwind.tiles.chance import fill_set
from eastwind.tiles.notation import parse_tiles


def _mask(text: str) -> int:
    return sum(1 << kind for kind in parse_tiles(text))


@pytest.mark.parametrize(
    ("mask", "tiles"),
    [
        (kinds.TERMINALS, "19m19p19s"),
        (kinds.HONOUR_KINDS, "1234567z"),
        (kinds.WIND_KINDS, "1234z"),
        (kinds.DRAGON_KINDS, "567z"),
        (kinds.SIMPLES, "2345678m2345678p2345678s"),
        (kinds.SUIT_KINDS, "123456789m123456789p123456789s"),
        (kinds.ORPHANS, "19m19p19s1234567z"),
        (kinds.GREEN_KINDS, "23468s6z"),
        (kinds.BONUS_KINDS, "12345678f"),
    ],
    ids="terminals honours winds dragons simples suits orphans green bonus".split(),
)
def test_the_groups_of_kinds(mask: int, tiles: str) -> None:
    assert mask == _mask(tiles)


def test_the_names_of_single_kinds() -> None:
    named = [kinds.EAST, kinds.SOUTH, kinds.WEST, kinds.NORTH, kinds.WHITE, kinds.GREEN, kinds.RED]
    assert named == parse_tiles("1234567z")
    assert parse_tiles("15f") == [kinds.FLOWERS, kinds.SEASONS]


@pytest.mark.parametrize(("size", "highest"), [(kinds.TILES_PLAIN, 34), (kinds.TILES_ALL, 42)])
def test_a_set_has_four_of_each_kind_and_each_bonus_tile_once(size: int, highest: int) -> None:
    assert size == (136 if highest == 34 else 144)
    tiles = np.zeros(size, np.uint8)
    fill_set(tiles)
    assert np.bincount(tiles).tolist() == [4] * 34 + [1] * (highest - 34)
