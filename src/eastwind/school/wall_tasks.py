"""Tasks of the wall: its stacks are counted when it is built, and counted again to break it, in one of several ways."""

from typing import Final

from eastwind.school.draw import Draw
from eastwind.school.laying import task_of
from eastwind.school.task import Task

#: Number of stacks of a side, with bonus tiles and without.
WITH_BONUS: Final = 18
WITHOUT: Final = 17
_SIDES: Final = 4
_TILES_OF_A_STACK: Final = 2


def _build(level: int, draw: Draw) -> Task:
    """Return a task of completing a side, or of all four; the fewer stacks are built, the longer the count."""
    if level == 4:
        stacks = draw.one_of((WITH_BONUS, WITHOUT))
        tiles = _SIDES * stacks * _TILES_OF_A_STACK
        return task_of("build-wall", (), _SIDES * stacks, sides=_SIDES, of_tiles=tiles, stacks=stacks, built=0)
    stacks = draw.one_of((WITH_BONUS, WITHOUT)) if level == 3 else WITH_BONUS
    built = (8 + draw.below(8), 1 + draw.below(7), 0)[level - 1]
    tiles = stacks * _TILES_OF_A_STACK
    return task_of("build-wall", (), stacks - built, sides=1, of_tiles=tiles, stacks=stacks, built=built)


def side_of(number: int) -> int:
    """Return the side that a number counts to, clockwise from that of seat 1: 1–4."""
    return (number - 1) % _SIDES + 1


def _roll(draw: Draw, faces: int, least_again: int) -> list[int]:
    """Return all throws of a die until it shows less than a number."""
    throws = [1 + draw.below(faces)]
    while throws[-1] >= least_again:
        throws.append(1 + draw.below(faces))
    return throws


def _break(level: int, draw: Draw) -> Task:
    """Return a task of breaking the wall, which opens after the stack that is counted to."""
    asked: dict[str, object]
    if level == 1:
        side, stack = 1 + draw.below(_SIDES), 1 + draw.below(WITH_BONUS - 1)
        asked = {"way": "named", "side": side, "stack": stack}
    elif level == 2:
        sides, stacks = _roll(draw, 4, 5), _roll(draw, 20, 18)
        side, stack = sides[-1], stacks[-1]
        asked = {"way": "d4-d20", "side_throws": sides, "stack_throws": stacks}
    elif level == 3:
        sides, stacks = _roll(draw, 6, 5), [1 + draw.below(6) for _ in range(2)]
        side, stack = sides[-1], sum(stacks)
        asked = {"way": "one-and-two", "side_throws": sides, "stack_throws": stacks}
    else:
        sides, stacks = ([1 + draw.below(6) for _ in range(dice)] for dice in (2, 3))
        side, stack = side_of(sum(sides)), sum(stacks)
        asked = {"way": "two-and-three", "side_throws": sides, "stack_throws": stacks}
    return task_of("break-wall", (), {"side": side, "stack": stack}, stacks=WITH_BONUS, **asked)


MAKERS: Final = {"build-wall": _build, "break-wall": _break}
