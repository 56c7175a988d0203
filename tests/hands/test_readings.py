"""All readings of a hand as sets and a pair, against an enumeration that takes the lowest tile each time."""

from collections import Counter
from itertools import combinations_with_replacement

import numba
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastwind.arrays import Row
from eastwind.hands.readings import MAX_READINGS, PUNG, Readings, read_into
from eastwind.jit import jit_with
from eastwind.tiles.notation import counts_of, parse_tiles
from tests.hands import brute

_SETS = [
    *((kind,) * 3 for kind in range(34)),
    *((kind, kind + 1, kind + 2) for kind in range(27) if kind % 9 <= 6),
]


@jit_with(numba.int64(numba.uint8[::1], numba.int16[:, ::1]))
def _read_from_python(counts: Row, out: Readings) -> int:
    return read_into(counts, out)


def _read(counts: npt.NDArray[np.uint8]) -> list[brute.Reading]:
    out = np.full((MAX_READINGS, 5), 99, np.int16)
    found: list[brute.Reading] = []
    for row in out[: _read_from_python(counts, out)].tolist():
        pair, codes = row[0], [code for code in row[1:] if code >= 0]
        assert row[1 + len(codes) :] == [-1] * (4 - len(codes)), "unused places are -1"
        sets = [(code - PUNG,) * 3 if code >= PUNG else (code, code + 1, code + 2) for code in codes]
        found.append((pair, tuple(sorted(sets))))
    return found


@given(st.lists(st.sampled_from(_SETS), max_size=4), st.integers(0, 33))
def test_every_reading_is_found_once(sets: list[tuple[int, ...]], pair: int) -> None:
    counts = np.bincount([pair, pair, *(tile for one in sets for tile in one)], minlength=34)
    if counts.max() > 4:
        return
    found = _read(counts.astype(np.uint8))
    assert len(found) == len(set(found))
    assert set(found) == brute.readings(counts)
    assert (pair, tuple(sorted(sets))) in found


@given(st.lists(st.integers(0, 33), min_size=14, max_size=14))
def test_tiles_that_are_no_sets_and_a_pair_have_no_reading(kinds: list[int]) -> None:
    counts = np.bincount(kinds, minlength=34)
    if counts.max() <= 4:
        assert set(_read(counts.astype(np.uint8))) == brute.readings(counts)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("11m", 1),
        ("123m", 0),
        ("111m", 0),
        ("11122233344455m", 4),
        ("11223344556677m", 3),
        ("22223333444455m", 3),
        ("111222333m44z", 2),
        ("11112222333344m", 3),
        ("1112345678999m5m", 1),
        ("11223344556677z", 0),
        ("891m11z", 0),
        ("8m9m1p11z", 0),
    ],
)
def test_known_numbers_of_readings(text: str, number: int) -> None:
    counts = counts_of(parse_tiles(text))[:34].copy()
    assert len(brute.readings(counts.astype(np.int64))) == number
    assert len(_read(counts)) == number


@pytest.mark.parametrize("size", [1, 3, 4, 6, 12, 13])
def test_a_number_of_tiles_that_cannot_be_sets_and_a_pair_has_no_reading(size: int) -> None:
    counts = np.zeros(34, np.uint8)
    counts[: (size + 3) // 4] = 4
    counts[0] -= int(counts.sum()) - size
    assert _read(counts) == []


def test_there_is_room_for_the_hand_with_the_most_readings() -> None:
    """Only one group holds the pair, so the numbers of readings of the groups multiply."""
    without, with_pair = {}, {}
    for sets in range(5):
        chosen = list(combinations_with_replacement(brute.sets_of_group(9, True), sets))
        plain = Counter(tuple(sorted(tile for one in some for tile in one)) for some in chosen)
        paired = Counter(
            tuple(sorted([*(tile for one in some for tile in one), rank, rank])) for some in chosen for rank in range(9)
        )
        without[sets] = max(count for tiles, count in plain.items() if _possible(tiles))
        with_pair[sets] = max(count for tiles, count in paired.items() if _possible(tiles))
    most = max(with_pair[one] * without[two] * without[4 - one - two] for one in range(5) for two in range(5 - one))
    assert most <= MAX_READINGS
    assert most == 4


def _possible(tiles: tuple[int, ...]) -> bool:
    return max(Counter(tiles).values(), default=0) <= 4
