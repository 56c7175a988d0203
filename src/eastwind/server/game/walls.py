"""The wall on the wire: as it stands, how it was broken, and which way it is used up as one sees it.

Where the seats are drawn clockwise the table is the mirror image of the engine's: right is left, and clockwise
counter-clockwise.
"""

from typing import NamedTuple, cast

from eastwind.explain.wall import Throws, next_place, throws_of
from eastwind.server.game.seating import Seating
from eastwind.server.wire.protocol import Direction, WallView
from eastwind.table import TableRecord
from eastwind.table.wall_view import stack_heights, tiles_to_draw


class WallMatter(NamedTuple):
    """What the view of a wall is made of, by the names of the record.

    :ivar left: tiles that can still be drawn; :ivar failed: throws for the side that named nobody's own.
    """

    wall_size: int
    wall_first: int
    wall_step: int
    front: int
    back: int
    loose_count: int
    break_seat: int
    break_stack: int
    dice: tuple[int, int, int, int]
    dealer: int
    left: int
    failed: Throws


def matter_of_wall(seating: Seating, record: TableRecord, seen: TableRecord, failed: Throws) -> WallMatter:
    """What there is to be said of the wall of a table. `seen`: its record in plain Python."""
    return WallMatter(
        seen.wall_size,
        seen.wall_first,
        seen.wall_step,
        seen.front,
        seen.back,
        seen.loose_count,
        seen.break_seat,
        seen.break_stack,
        cast(tuple[int, int, int, int], tuple(seen.dice)),
        seen.dealer,
        int(tiles_to_draw(seating.rules, record)),  # interpreted, the engine counts with NumPy's numbers
        failed,
    )


def wall_of(seating: Seating, matter: WallMatter) -> WallView:
    """The wall as it is drawn."""
    how = seating.wall
    mirrored = seating.direction == "clockwise"
    clockwise = (matter.wall_step > 0) != mirrored
    drawn: Direction = "clockwise" if clockwise else "counter-clockwise"
    heights = stack_heights(seating.rules, matter)
    throws = throws_of(
        matter.dice,
        matter.dealer,
        matter.failed,
        playing=seating.playing,
        by_turns=seating.broken_by_turns,
        from_seat_one=how.sides_from_seat_one,
    )
    return WallView(
        stacks=len(heights[0]),
        first_stack="left" if mirrored else "right",
        drawn=drawn,
        counted_from="left" if how.counted_from_left != mirrored else "right",
        counted_out="first" if how.counted_out_first else "last",
        loose_apart=how.loose_apart,
        break_seat=matter.break_seat,
        break_stack=matter.break_stack,
        next=next_place(matter),
        dice=list(matter.dice),
        throws=throws,
        heights=heights,
        left=matter.left,
        loose=matter.loose_count,
    )
