"""The standing wall as one sees it: how high each stack is now, and how much can still be drawn."""

from typing import Final, Protocol

import numba

from eastwind.jit import in_python, jit_with
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.table.layout import TABLE_T, TableRecord
from eastwind.table.wall_left import drawable
from eastwind.tiles.wall import side_of

_STACK: Final = 2
#: Whose wall a side is, by the sides clockwise from seat 0; and the side of a seat.
seat_of_side: Final = in_python(side_of)


class StandingWall(Protocol):
    """What is asked of a record about its wall."""

    @property
    def wall_size(self) -> int: ...
    @property
    def wall_first(self) -> int: ...
    @property
    def wall_step(self) -> int: ...
    @property
    def front(self) -> int: ...
    @property
    def back(self) -> int: ...
    @property
    def loose_count(self) -> int: ...


def stack_heights(rules: Rules, table: StandingWall) -> list[list[int]]:
    """[seat][stack] → tiles in each stack of the seat's own wall, from its right end; 3 where a loose tile lies on top.

    The first loose tile lies on the last stack but one of the wall's end, the second on the last. Where none are laid apart
    the wall's last stack simply stands there.
    """
    stacks = int(table.wall_size) // (4 * _STACK)
    if stacks == 0:
        return [[] for _ in range(4)]
    heights = [0] * (4 * stacks)

    first, step, back = int(table.wall_first), int(table.wall_step), int(table.back)
    standing = list(range(int(table.front), back))
    # with one loose tile left it is the second one, at the very end
    apart = bool(rules.loose_tiles)
    standing += [back - 1 - _STACK * loose if apart else back for loose in range(int(table.loose_count))]
    for index in standing:  # of the tiles in the order in which they are taken
        heights[(first + step * (index // _STACK)) % (4 * stacks)] += 1
    return [heights[seat_of_side(seat) * stacks : (seat_of_side(seat) + 1) * stacks] for seat in range(4)]


@jit_with(numba.int64(RULES_T, TABLE_T))
def tiles_to_draw(rules: Rules, table: TableRecord) -> int:
    """How many tiles can still be drawn before the hand is over; 0 when none can."""
    return max(0, drawable(rules, table))
