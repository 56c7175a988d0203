"""The square wall: how it stands, where it is broken, in what order it is taken.

A wall of 136 tiles is 4 sides of 17 stacks of two, one of 144 has 18. Tiles of a *standing wall* are numbered by place:
side after side clockwise, beginning with seat 0's, each from its owner's right end, each stack's upper tile before its
lower one. Seats run counter-clockwise, so clockwise the sides belong to seats 0, 3, 2, 1. (RU II)
"""

from eastwind.arrays import Row
from eastwind.jit import inline


@inline
def side_of(seat: int) -> int:
    """Which side, clockwise from seat 0's, belongs to a seat; also the seat of a side."""
    return (4 - seat) % 4


@inline
def break_seat(dealer: int, first_roll: int) -> int:
    """Whose wall is broken: the leader's roll counted counter-clockwise from the leader, who is 1."""
    return (dealer + first_roll - 1) % 4


@inline
def break_place(dealer: int, first_roll: int, both_rolls: int, stacks: int) -> int:
    """Place (0-based, in stacks, clockwise from seat 0's right end) of the stack that is counted out.

    The sum of both rolls is counted from the right end of the broken wall; past its end the count goes on along the next.
    """
    return (side_of(break_seat(dealer, first_roll)) * stacks + both_rolls - 1) % (4 * stacks)


@inline
def open_wall(standing: Row, place: int, out: Row) -> int:
    """Writes the tiles in the order in which they are taken; returns how many there are before the two loose tiles.

    Taking begins at the stack to the left of the one counted out (clockwise); that one's own two tiles, the loose tiles,
    come last, the upper one first.
    """
    size = len(standing)
    start = 2 * (place + 1)
    for index in range(size):
        out[index] = standing[(start + index) % size]
    return size - 2
