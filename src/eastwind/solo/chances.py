"""Seeded chance, called from Python."""

from numba import int32, int64, uint64

from eastwind.arrays import Row, whole
from eastwind.jit import jit_with
from eastwind.tiles.chance import Chance, below, shuffle_with


@jit_with(int64(uint64[::1], int64), long=True)
def number_below(state: Chance, bound: int) -> int:
    """Return a uniform number from 0 to `bound` − 1."""
    return whole(below(state, bound))


@jit_with((uint64[::1], int32[::1]), long=True)
def shuffle_row(state: Chance, row: Row) -> None:
    """Shuffle a row in place."""
    shuffle_with(state, row)
