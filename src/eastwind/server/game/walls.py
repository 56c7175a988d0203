"""The wall on the wire: as it stands, how it was broken, and which way it is used up as one sees it.

Where the seats are drawn clockwise the table is the mirror image of the engine's: right is left, and clockwise
counter-clockwise.
"""

from eastwind.explain.wall import Throws, next_place, throws_of
from eastwind.server.game.seating import Seating
from eastwind.server.wire.protocol import Direction, WallEnd, WallView
from eastwind.table import TableRecord
from eastwind.table.wall_view import stack_heights, tiles_to_draw


def wall_of(seating: Seating, record: TableRecord, seen: TableRecord, failed: Throws) -> WallView:
    """The wall of a table. `seen`: its record in plain Python; `failed`: throws for the side that named nobody's own."""
    mirrored = seating.direction == "clockwise"
    clockwise = (seen.wall_step > 0) != mirrored
    from_left = bool(seating.rules.wall_from_left) != mirrored
    drawn: Direction = "clockwise" if clockwise else "counter-clockwise"
    first: WallEnd = "left" if mirrored else "right"
    counted: WallEnd = "left" if from_left else "right"
    heights = stack_heights(seating.rules, seen)
    return WallView(
        stacks=len(heights[0]),
        first_stack=first,
        drawn=drawn,
        counted_from=counted,
        counted_out="first" if seating.rules.counted_out_first else "last",
        loose_apart=bool(seating.rules.loose_tiles),
        break_seat=seen.break_seat,
        break_stack=seen.break_stack,
        next=next_place(seen),
        dice=list(seen.dice),
        throws=throws_of(seating.rules, seen, failed, by_turns=seating.broken_by_turns),
        heights=heights,
        left=int(tiles_to_draw(seating.rules, record)),
        loose=seen.loose_count,
    )
