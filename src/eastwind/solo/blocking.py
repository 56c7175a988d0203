"""Relation between tiles that hold each other: from places in space to compiled "nothing on top, left or right side free".

A place is (x, y, z): column and row of the tile's top left corner in half tiles, and its layer. A tile covers 2 × 2 half
tiles. Another tile lies on it when it is one layer higher and covers any part of it; it touches its left side when it is on
the same layer, two half tiles to the left, and at most one half tile higher or lower.
"""

from typing import Final, NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Grid, Row, whole
from eastwind.jit import inline, jit_with

#: Units of the number that counts all that holds a tile: tiles on top, and from these bits on those at its left and its right.
TOP: Final = 1
LEFT: Final = 1 << 8
RIGHT: Final = 1 << 16
_TOP_BITS: Final = 0xFF


class Blocking(NamedTuple):
    """Relation between n tiles that hold each other.

    :ivar held: (n,) holders of each tile of the full board: tiles on top, `LEFT` for each at the left, `RIGHT` at the right
    :ivar first: (n + 1,) start of each tile's list in `tile` and `weight`
    :ivar tile: (m,) the tiles that another one holds; `weight`: (m,) the amount taken from `held` when that one goes
    """

    held: npt.NDArray[np.int32]
    first: npt.NDArray[np.int32]
    tile: npt.NDArray[np.int32]
    weight: npt.NDArray[np.int32]


#: `Blocking` for the compiler, whose types come without annotations.
BLOCKING_T: Final = numba.types.NamedUniTuple(numba.int32[::1], 4, Blocking)  # type: ignore[no-untyped-call]


@inline
def is_open(held: int) -> bool:
    """Return whether a tile with this count of holders is free."""
    return held & _TOP_BITS == 0 and (held & (LEFT * 0xFF) == 0 or held & (RIGHT * 0xFF) == 0)


@inline
def holds(places: Grid, one: int, other: int) -> int:
    """Return how tile `one` holds `other`: `TOP`, `LEFT`, `RIGHT` or 0."""
    right = places[one, 0] - places[other, 0]
    down = places[one, 1] - places[other, 1]
    up = places[one, 2] - places[other, 2]
    if down < -1 or down > 1:
        return 0
    if up == 1 and -1 <= right <= 1:
        return TOP
    if up == 0 and right == -2:
        return LEFT
    if up == 0 and right == 2:
        return RIGHT
    return 0


@jit_with(numba.int64(numba.int16[:, ::1], *[numba.int32[::1]] * 4), long=True)
def _relate(places: Grid, held: Row, first: Row, tile: Row, weight: Row) -> int:
    count = 0
    tiles = places.shape[0]
    for one in range(tiles):
        first[one] = count
        for other in range(tiles):
            if one != other:
                how = holds(places, one, other)
                if how:
                    tile[count] = other
                    weight[count] = how
                    held[other] += how
                    count += 1
    first[tiles] = count
    return whole(count)


#: Largest number of tiles that one touches: at most 4 above, 4 below, 2 at each side.
_MOST_NEIGHBOURS: Final = 12


def blocking_of(places: npt.NDArray[np.int16]) -> Blocking:
    """Return the relation between tiles at `places`, (n, 3), which do not overlap."""
    tiles = len(places)
    held, first = np.zeros(tiles, np.int32), np.zeros(tiles + 1, np.int32)
    tile, weight = np.empty((2, _MOST_NEIGHBOURS * tiles), np.int32)
    count = _relate(places, held, first, tile, weight)
    return Blocking(held, first, tile[:count].copy(), weight[:count].copy())


@jit_with(numba.boolean[::1](BLOCKING_T, numba.uint8[::1]), long=True)
def free_without(blocking: Blocking, gone: Row) -> npt.NDArray[np.bool_]:
    """Return which tiles are free, (n,), when those marked in `gone` are no longer there; these are not."""
    held = blocking.held.copy()
    for one in range(gone.shape[0]):
        if gone[one]:
            for at in range(blocking.first[one], blocking.first[one + 1]):
                held[blocking.tile[at]] -= blocking.weight[at]
    free = np.zeros(gone.shape[0], np.bool_)
    for tile in range(gone.shape[0]):
        free[tile] = gone[tile] == 0 and is_open(held[tile])
    return free
