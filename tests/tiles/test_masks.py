"""Sets of kinds as bits, against Python's sets."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastwind.arrays import whole
from eastwind.jit import jit
from eastwind.tiles.kinds import KINDS
from eastwind.tiles.masks import bit_of, has, lowest_in, ones_in, without_lowest

SETS = st.sets(st.integers(0, 63))


@jit
def _through(mask: np.uint64) -> list[int]:
    kinds = [whole(0) for _ in range(0)]
    while mask:
        kinds.append(lowest_in(mask))
        mask = without_lowest(mask)
    return kinds


@jit
def _size(mask: np.uint64) -> int:
    return ones_in(mask)


@jit
def _is_in(mask: np.uint64, kind: int) -> bool:
    return has(mask, kind)


@jit
def _one(kind: int) -> np.uint64:
    return bit_of(kind)


def _mask(kinds: set[int]) -> np.uint64:
    return np.uint64(sum(1 << kind for kind in kinds))


@given(SETS)
def test_a_set_is_gone_through_from_its_lowest_kind_to_its_highest(kinds: set[int]) -> None:
    assert list(_through(_mask(kinds))) == sorted(kinds)


@given(SETS)
def test_the_size_of_a_set(kinds: set[int]) -> None:
    assert _size(_mask(kinds)) == len(kinds)


@given(SETS, st.integers(0, 63))
def test_a_set_has_its_kinds_and_no_other(kinds: set[int], kind: int) -> None:
    assert _is_in(_mask(kinds), kind) == (kind in kinds)


@pytest.mark.parametrize("kind", range(KINDS))
def test_the_set_of_one_kind(kind: int) -> None:
    assert list(_through(_one(kind))) == [kind]
