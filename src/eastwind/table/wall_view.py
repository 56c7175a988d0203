"""View of the standing wall: the height of each stack, the stack drawn from next, and the number of tiles left to draw."""

from typing import Final

import numba
import numpy as np

from eastwind.arrays import Grid, whole
from eastwind.jit import inline, jit_with
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.table.layout import TABLE_T, TableRecord
from eastwind.table.wall_left import drawable
from eastwind.tiles.kinds import TILES_ALL
from eastwind.tiles.wall import side_of

_SIDES: Final = 4
_STACK: Final = 2
#: Number of stacks of a side of a wall with all tiles.
MOST_STACKS: Final = TILES_ALL // (_SIDES * _STACK)


@inline
def _place_of(table: TableRecord, index: int, stacks: int) -> int:
    """Return the place of a tile, in stacks clockwise from seat 0's right end, by its index in the order of taking."""
    return (whole(table.wall_first) + whole(table.wall_step) * (index // _STACK)) % (_SIDES * stacks)


@inline
def next_stack(table: TableRecord) -> int:
    """Return the stack from which the next tile is drawn, as in `eastwind.tiles.wall`; −1 where none is left."""
    stacks = whole(table.wall_size) // (_SIDES * _STACK)
    if stacks == 0 or table.front >= table.back:
        return -1
    return _place_of(table, whole(table.front), stacks)


@inline
def heights_into(rules: Rules, table: TableRecord, out: Grid) -> None:
    """Write [seat, stack] → tiles in each stack of the seat's own wall, from its right end; 3 with a loose tile on top.

    The first loose tile lies on the last stack but one of the wall's end, the second on the last. Where none are laid apart
    the wall's last stack is left in its place. `out`: zeros, (4, `MOST_STACKS`).
    """
    stacks = whole(table.wall_size) // (_SIDES * _STACK)
    if stacks == 0:
        return
    front, back = whole(table.front), whole(table.back)
    for index in range(front, back):
        place = _place_of(table, index, stacks)
        out[side_of(place // stacks), place % stacks] += 1
    for loose in range(whole(table.loose_count)):
        # with one loose tile left it is the second one, at the very end
        place = _place_of(table, back - 1 - _STACK * loose if rules.loose_tiles else back, stacks)
        out[side_of(place // stacks), place % stacks] += 1


@jit_with(numba.void(RULES_T, TABLE_T, numba.uint8[:, ::1]))
def _write_heights(rules: Rules, table: TableRecord, out: Grid) -> None:
    heights_into(rules, table, out)


def stack_heights(rules: Rules, table: TableRecord) -> list[list[int]]:
    """Return the heights that `heights_into` writes, as lists: [seat][stack]."""
    heights = np.zeros((_SIDES, MOST_STACKS), np.uint8)
    _write_heights(rules, table, heights)
    found: list[list[int]] = heights[:, : int(table.wall_size) // (_SIDES * _STACK)].tolist()
    return found


@jit_with(numba.int64(RULES_T, TABLE_T))
def tiles_to_draw(rules: Rules, table: TableRecord) -> int:
    """Return the number of tiles left to draw before the hand is over; 0 when there are none."""
    return max(0, drawable(rules, table))
