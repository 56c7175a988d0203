"""Square wall: its layout, its break, and the order in which it is taken.

A wall of 136 tiles is 4 sides of 17 stacks of two, one of 144 has 18. Tiles of a *standing wall* are numbered by place:
side after side clockwise, beginning with seat 0's, each from its owner's right end, each stack's upper tile before its
lower one. Seats run counter-clockwise, so clockwise the sides belong to seats 0, 3, 2, 1. (RU II) Where the seats run
clockwise the whole table is the mirror image of this: left and right, clockwise and counter-clockwise change places.
"""

from eastwind.arrays import Row
from eastwind.jit import inline


@inline
def side_of(seat: int) -> int:
    """Return the side, clockwise from seat 0's, that belongs to a seat; also the seat of a side."""
    return (4 - seat) % 4


@inline
def break_seat(first: int, first_roll: int) -> int:
    """Return the seat whose wall is broken: the roll counted in the order of the seats from `first` (the dealer) as 1."""
    return (first + first_roll - 1) % 4


@inline
def break_place(seat: int, count: int, stacks: int, from_left: bool) -> int:
    """Return the place (0-based, in stacks, clockwise from seat 0's right end) of the stack counted out of a seat's wall.

    Counted from the wall's right end, past its end along the next; or from the left, past its end along the wall of the
    player on the right (PL).
    """
    first = side_of(seat) * stacks
    if from_left:
        return (first + stacks - count) % (4 * stacks)
    return (first + count - 1) % (4 * stacks)


@inline
def open_wall(standing: Row, first: int, step: int, out: Row) -> None:
    """Write the tiles in the order in which they are taken: stack by stack, the upper tile first.

    `first`: the stack that is taken first; `step`: 1 clockwise, −1 counter-clockwise.
    """
    stacks = len(standing) // 2
    stack = first
    for index in range(stacks):
        out[2 * index] = standing[2 * stack]
        out[2 * index + 1] = standing[2 * stack + 1]
        stack += step
        if stack == stacks:
            stack = 0
        elif stack < 0:
            stack = stacks - 1
