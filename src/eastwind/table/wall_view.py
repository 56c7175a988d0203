"""The standing wall as one sees it: how high each stack is now."""

from typing import Final

from eastwind.table.layout import TableRecord
from eastwind.tiles.wall import side_of

_STACK: Final = 2


def stack_heights(table: TableRecord) -> list[list[int]]:
    """[seat][stack] → tiles in each stack of the seat's own wall, from its right end; 3 where a loose tile lies on top.

    The first loose tile lies on the last stack but one of the wall's end, the second on the last.
    """
    stacks = int(table.wall_size) // (4 * _STACK)
    if stacks == 0:
        return [[] for _ in range(4)]
    counted_out = side_of(int(table.break_seat)) * stacks + int(table.break_stack) - 1
    heights = [0] * (4 * stacks)
    for index in range(int(table.front), int(table.back)):
        heights[(counted_out + 1 + index // _STACK) % (4 * stacks)] += 1
    last = (counted_out + 1 + (int(table.back) - 1) // _STACK) % (4 * stacks)
    # with one left it is the second one, at the very end
    for step in range(int(table.loose_count)):
        heights[(last - step) % (4 * stacks)] += 1
    return [heights[side_of(seat) * stacks : (side_of(seat) + 1) * stacks] for seat in range(4)]
