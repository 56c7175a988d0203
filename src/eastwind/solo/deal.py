"""Deals: a numbered one for every layout, the same everywhere and for ever, and one for each day.

The number seeds everything. An order in which the blank layout can be cleared is drawn; its pairs get their faces in the
order of a shuffle. Laid from the last pair to the first, that is a board built up from the empty table two tiles at a
time, so the order clears it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.errors import EastwindError
from eastwind.solo.blocking import blocking_of
from eastwind.solo.chances import shuffle_row
from eastwind.solo.clearing import CLEARED, clearing_order
from eastwind.solo.game import SIGN, SOUND, Tiles, tiles_of
from eastwind.solo.layout import Layout, as_array
from eastwind.solo.solver.solve import LONG, SHORT, solve
from eastwind.tiles.chance import Chance, chance
from eastwind.tiles.kinds import COPIES, FLOWERS, PLAIN_KINDS, SEASONS

#: Largest number of a deal; the first is 1.
MOST_DEALS: Final = 999_999_999
#: Number of groups: the plain kinds, the flowers, the seasons.
GROUPS: Final = PLAIN_KINDS + 2
FLOWER_GROUP: Final = PLAIN_KINDS
#: Largest number of shuffles tried for one deal: on the turtle 97 in 100 can be cleared, on a layout of long rows 3, of tall
#: stacks perhaps none.
_MOST_SHUFFLES: Final = 1000
#: Work for each shuffle, one that is not decided with it is left out; and for all of them.
_SHUFFLE_WORK: Final = SHORT // 4
_WORK_FOR_ALL: Final = LONG


class NotClearableError(EastwindError):
    """Error for a layout for which no deal that can be cleared could be found."""


@dataclass(frozen=True, slots=True)
class Deal:
    """n tiles on a layout.

    :ivar groups: (n,) 0–33 the plain kinds, 34 flowers, 35 seasons; :ivar copies: (n,) 0–3, which of the four it is
    :ivar order: (n,) tiles two by two in an order that clears the deal; each pair has an even and an odd copy of its group
    :ivar shuffled: dealt at random and proved, not built
    """

    layout: Layout
    number: int
    shuffled: bool
    groups: tuple[int, ...]
    copies: tuple[int, ...]
    order: tuple[int, ...]

    @property
    def tiles(self) -> Tiles:
        """Deal as the rules see it."""
        return tiles_of(self.layout.places, self.groups)

    @property
    def kinds(self) -> list[int]:
        """Usual face of each tile, a kind (0–41): of flowers and seasons there is one each."""
        return [kind_of(group, copy) for group, copy in zip(self.groups, self.copies, strict=True)]

    def with_faces(self, entries: int, *, sided: bool) -> Tiles:
        """Return the deal with own faces: `entries` of them, and with `sided` a sign on even copies, its sound on odd ones."""
        groups = tuple(group % entries for group in self.groups)
        sides = tuple(SOUND if copy % 2 else SIGN for copy in self.copies) if sided else ()
        return tiles_of(self.layout.places, groups, sides)


def kind_of(group: int, copy: int) -> int:
    """Return the kind of tile that a copy of a group usually shows."""
    if group < PLAIN_KINDS:
        return group
    return (FLOWERS if group == FLOWER_GROUP else SEASONS) + copy


def deal(layout: Layout, number: int, *, shuffled: bool = False) -> Deal:
    """Return the deal of a number on a layout, built from the empty table or shuffled.

    :raises NotClearableError: if the layout cannot be cleared, whatever is on it. :raises ValueError: for a number outside the
        range.
    """
    if not 1 <= number <= MOST_DEALS:
        raise ValueError(f"expected a number of a deal, 1 to {MOST_DEALS}, found {number}")
    state = chance(number)
    order = np.zeros(len(layout.places), np.int32)
    if clearing_order(blocking_of(as_array(layout.places)), state, order) != CLEARED:
        raise NotClearableError(f"no order was found in which the layout {layout.id!r} can be cleared")
    faces = np.array(_faces(state, len(order) // 2), np.int32)
    if shuffled:
        return _shuffled_deal(layout, number, state, faces)
    shuffle_row(state, faces)
    return _dealt(layout, number, state, order, faces // COPIES, faces % COPIES, shuffled=False)


def _shuffled_deal(layout: Layout, number: int, state: Chance, faces: npt.NDArray[np.int32]) -> Deal:
    """Return the first shuffle that the solver proves to be winnable."""
    groups = np.repeat(faces // COPIES, 2)
    tried, work = 0, 0
    while tried < _MOST_SHUFFLES and work < _WORK_FOR_ALL:
        shuffle_row(state, groups)
        solution = solve(tiles_of(layout.places, groups.tolist()), _SHUFFLE_WORK)
        tried, work = tried + 1, work + solution.work
        if solution.moves:
            order = np.array(solution.moves, np.int32).reshape(-1)
            of_pair = groups[order[::2]]
            # a group's pairs have the copies 0 and 1, 2 and 3, and so on again with a second set of tiles
            earlier = [int(np.count_nonzero(of_pair[:at] == group)) for at, group in enumerate(of_pair)]
            even = np.array([2 * (count % 2) for count in earlier], np.int32)
            return _dealt(layout, number, state, order, of_pair, even, shuffled=True)
    raise NotClearableError(f"none of {tried} shuffles of the layout {layout.id!r} can be cleared")


def _dealt(
    layout: Layout,
    number: int,
    state: Chance,
    order: npt.NDArray[np.int32],
    of_pair: npt.NDArray[np.int32],
    even: npt.NDArray[np.int32],
    *,
    shuffled: bool,
) -> Deal:
    """Give each pair of an order its group and two copies, an even one and the odd one after it, in either order."""
    turns = np.arange(len(of_pair), dtype=np.int32)
    shuffle_row(state, turns)
    groups, copies = [0] * len(order), [0] * len(order)
    for at, (group, copy, turn) in enumerate(zip(of_pair.tolist(), even.tolist(), turns.tolist(), strict=True)):
        pair = order[2 * at : 2 * at + 2].tolist()
        for side, tile in enumerate(pair if turn % 2 else pair[::-1]):
            groups[tile], copies[tile] = group, copy + side
    return Deal(layout, number, shuffled, tuple(groups), tuple(copies), tuple(order.tolist()))


def _faces(state: Chance, pairs: int) -> Sequence[int]:
    """Return `pairs` pairs, each as four times its group plus its even copy: whole groups at random, the last may be half."""
    groups = np.arange(GROUPS, dtype=np.int32)
    shuffle_row(state, groups)
    two_each = [COPIES * group + copy for group in groups.tolist() for copy in (0, 2)]
    # more pairs than a set of tiles has: another set
    return [two_each[at % len(two_each)] for at in range(pairs)]


def daily_number(year: int, month: int, day: int) -> int:
    """Return the number of a day's deal, the same on every layout and everywhere."""
    mixed = (year * 10_000 + month * 100 + day) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
    mixed = (mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    return 1 + (mixed >> 32) % MOST_DEALS
