"""The standing wall as one sees it: how high each stack is now, and how much can still be drawn."""

from typing import Final

import numba

from eastwind.jit import jit_with
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.table.layout import TABLE_T, TableRecord
from eastwind.table.wall_left import drawable
from eastwind.tiles.wall import side_of

_STACK: Final = 2


def stack_heights(rules: Rules, table: TableRecord) -> list[list[int]]:
    """[seat][stack] → tiles in each stack of the seat's own wall, from its right end; 3 where a loose tile lies on top.

    The first loose tile lies on the last stack but one of the wall's end, the second on the last. Where none are laid apart
    the wall's last stack simply stands there.
    """
    stacks = int(table.wall_size) // (4 * _STACK)
    if stacks == 0:
        return [[] for _ in range(4)]
    heights = [0] * (4 * stacks)

    def place(index: int) -> int:
        """The stack of a tile of the wall, by its number in the order in which it is taken."""
        return (int(table.wall_first) + int(table.wall_step) * (index // _STACK)) % (4 * stacks)

    for index in range(int(table.front), int(table.back)):
        heights[place(index)] += 1
    for step in range(int(table.loose_count)):
        # with one left it is the second one, at the very end
        heights[place(int(table.back) - 1 - _STACK * step if rules.loose_tiles else int(table.back))] += 1
    return [heights[side_of(seat) * stacks : (side_of(seat) + 1) * stacks] for seat in range(4)]


@jit_with(numba.int64(RULES_T, TABLE_T))
def tiles_to_draw(rules: Rules, table: TableRecord) -> int:
    """How many tiles can still be drawn before the hand is over; 0 when none can."""
    return max(0, drawable(rules, table))
