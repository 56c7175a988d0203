"""Wall opened at the place that a family counted to, in any way of finding the side and the stack.

The engine breaks the wall by four dice, which do not reach every stack. So the built wall is rotated until the stack after the
counted one is the one that the engine takes first: the tiles come in the same order, and by the same rules.
"""

from typing import Final

import numpy as np

from eastwind.match.chance import Dealt
from eastwind.table import Table
from eastwind.table.wall_view import next_stack, stack_heights
from eastwind.tiles.shuffle import SECRET_BYTES, Shuffle
from eastwind.tiles.wall import side_of

_SIDES: Final = 4
_STACK: Final = 2
_DICE: Final = (1, 1, 1, 1)


def opened(table: Table, seed: int, size: int, side: int, stack: int) -> tuple[Dealt, int]:
    """Return the wall of the next hand, opened after the counted stack, and its rotation in stacks.

    :param side: 1–4, clockwise from that of seat 1; :param stack: counted from the right end of the side, from 1.
    """
    wall, _ = Shuffle(seed.to_bytes(SECRET_BYTES), "family", ()).deal(table.hand + 1, size)
    stacks = size // (_SIDES * _STACK)
    trial = table.copy()
    trial.deal(wall, _DICE)
    wanted = _place_of((side - 1) * stacks + stack, stacks)
    turned = int(trial.record.wall_first) - wanted
    return Dealt(np.roll(wall, _STACK * turned), _DICE), turned


def heights(table: Table, turned: int) -> list[int]:
    """Return the height of each stack, clockwise from the right end of seat 1's side."""
    rows = stack_heights(table.rules, table.record)
    stacks = len(rows[0])
    around = [rows[side_of(side)][stack] for side in range(_SIDES) for stack in range(stacks)]
    return [around[(_place_of(clock, stacks) + turned) % len(around)] for clock in range(len(around))]


def next_of(table: Table, turned: int) -> int | None:
    """Return the index in `heights` of the stack to draw from next; None if none is left."""
    place = next_stack(table.record)
    stacks = int(table.record.wall_size) // (_SIDES * _STACK)
    return _place_of(place - turned, stacks) if place >= 0 else None


def _place_of(clock: int, stacks: int) -> int:
    """Return the engine's place of a stack counted clockwise as the players see it, and the other way round.

    At a table that goes clockwise the engine's places run the other way, from seat 1's left end.
    """
    return (stacks - 1 - clock) % (_SIDES * stacks)
