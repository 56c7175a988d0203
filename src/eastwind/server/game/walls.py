"""The wall on the wire: as it stands, how it was broken, and which way it is used up as one sees it.

In the engine the seats always run counter-clockwise. Where they are drawn clockwise the table is the mirror image: right is
left, and clockwise counter-clockwise.
"""

from typing import Final

from eastwind.server.game.seating import Seating
from eastwind.server.wire.protocol import Direction, WallEnd, WallPlace, WallThrow, WallView
from eastwind.table import TableRecord
from eastwind.table.wall_view import stack_heights, tiles_to_draw
from eastwind.tiles.shuffle import place_named
from eastwind.tiles.wall import side_of

#: Throws of two dice.
Throws = tuple[tuple[int, int], ...]

_SIDES: Final = 4
_STACK: Final = 2
_SUMS: Final = range(2, 13)


def wall_of(seating: Seating, record: TableRecord, seen: TableRecord, failed: Throws) -> WallView:
    """The wall of a table. `seen`: its record in plain Python; `failed`: throws for the side that named nobody's own."""
    mirrored = seating.direction == "clockwise"
    clockwise = (seen.wall_step > 0) != mirrored
    from_left = bool(seating.rules.wall_from_left) != mirrored
    drawn: Direction = "clockwise" if clockwise else "counter-clockwise"
    first: WallEnd = "left" if mirrored else "right"
    counted: WallEnd = "left" if from_left else "right"
    return WallView(
        stacks=seen.wall_size // (_SIDES * _STACK),
        first_stack=first,
        drawn=drawn,
        counted_from=counted,
        counted_out="first" if seating.rules.counted_out_first else "last",
        loose_apart=bool(seating.rules.loose_tiles),
        break_seat=seen.break_seat,
        break_stack=seen.break_stack,
        next=_next(seen),
        dice=list(seen.dice),
        throws=_throws(seating, seen, failed),
        heights=stack_heights(seating.rules, seen),
        left=tiles_to_draw(seating.rules, record),
        loose=seen.loose_count,
    )


def _next(seen: TableRecord) -> WallPlace | None:
    stacks = seen.wall_size // (_SIDES * _STACK)
    if not stacks or seen.front >= seen.back:
        return None
    place = (seen.wall_first + seen.wall_step * (seen.front // _STACK)) % (_SIDES * stacks)
    return WallPlace(seat=int(side_of(place // stacks)), stack=place % stacks)


def _throws(seating: Seating, seen: TableRecord, failed: Throws) -> list[WallThrow]:
    """All throws in order: for the side, by one after another until it is found; then for the stack.

    An empty seat's wall is counted by the dealer.
    """
    dice, dealer = list(seen.dice), seen.dealer
    counted_from = 0 if seating.rules.sides_from_seat_one else dealer
    owner = (counted_from + place_named(dice[0] + dice[1])) % _SIDES
    if owner not in seating.playing:
        owner = dealer
    turns = seating.turns_to_break(dealer)
    found = []
    for number, pair in enumerate((*failed, (dice[0], dice[1]))):
        thrower, wanted = dealer, list[int]()
        if turns:
            place = turns[number % len(turns)]
            thrower, wanted = (dealer + place) % _SIDES, [rolled for rolled in _SUMS if place_named(rolled) == place]
        lost = number < len(failed)
        found.append(WallThrow(seat=thrower, dice=list(pair), what="side", wanted=wanted, failed=lost))
    found.append(WallThrow(seat=owner, dice=dice[2:], what="stack", wanted=[], failed=False))
    return found
