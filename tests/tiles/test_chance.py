"""Seeded chance: the same seed gives the same, and what it gives is even enough."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastwind.tiles.chance import below, chance, fill_set, next_bits, roll_with, shuffle_with


def _chi_square(found: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> float:
    expected = int(found.sum()) / found.size
    return math.fsum((int(count) - expected) ** 2 / expected for count in found.tolist())


def _bound(cells: int) -> float:
    """Five standard deviations above the mean of chi-square with so many cells."""
    return cells - 1 + 5 * math.sqrt(2 * (cells - 1))


def test_the_generator_is_splitmix64() -> None:
    # the first values of the published reference generator for the seed 1234567
    state = chance(1234567)
    assert [int(next_bits(state)) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_the_same_seed_gives_the_same_and_another_one_another() -> None:
    def numbers(seed: int) -> list[int]:
        state = chance(seed)
        return [int(below(state, 1000)) for _ in range(20)]

    assert numbers(7) == numbers(7)
    assert numbers(7) != numbers(8)
    assert numbers(-1) == numbers(2**64 - 1)


@given(seed=st.integers(0, 2**64 - 1), bound=st.integers(1, 2**32))
def test_a_number_lies_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= below(chance(seed), bound) < bound


@pytest.mark.parametrize("bound", [2, 3, 6, 34, 136])
def test_numbers_are_even_enough(bound: int) -> None:
    state = chance(bound)
    found = np.bincount([int(below(state, bound)) for _ in range(100 * bound)], minlength=bound)
    assert _chi_square(found) < _bound(bound)


def test_a_bound_that_does_not_divide_the_range_has_no_bias() -> None:
    # three quarters of 2³²: without drawing again the lowest third would come up twice as often as the others
    state, bound = chance(3), 3 * 2**30
    found = np.bincount([int(below(state, bound)) // 2**30 for _ in range(3000)], minlength=3)
    assert _chi_square(found) < _bound(3)


def test_a_shuffle_keeps_the_tiles() -> None:
    tiles = np.zeros(144, np.uint8)
    fill_set(tiles)
    before = tiles.copy()
    shuffle_with(chance(1), tiles)
    assert tiles.tolist() != before.tolist()
    assert sorted(tiles.tolist()) == before.tolist()


def test_every_order_of_four_comes_up_as_often() -> None:
    state = chance(4)
    found = np.zeros(256, np.int64)
    for _ in range(2400):
        tiles = np.arange(4, dtype=np.uint8)
        shuffle_with(state, tiles)
        found[int(tiles @ np.array([64, 16, 4, 1], np.uint8).astype(np.int64))] += 1
    seen = found[found > 0]
    assert seen.size == 24
    assert _chi_square(seen) < _bound(24)


def test_a_tile_lands_in_every_place_of_the_wall_as_often() -> None:
    state = chance(5)
    found = np.zeros(136, np.int64)
    for _ in range(2720):
        tiles = np.zeros(136, np.uint8)
        tiles[0] = 1
        shuffle_with(state, tiles)
        found[int(tiles.argmax())] += 1
    assert _chi_square(found) < _bound(136)


def test_dice_show_one_to_six_as_often() -> None:
    state = chance(6)
    dice = np.zeros(6000, np.uint8)
    roll_with(state, dice)
    found = np.bincount(dice, minlength=7)
    assert found[0] == 0
    assert found.size == 7
    assert _chi_square(found[1:]) < _bound(6)
