"""Making of tasks from a seed, each together with its answer."""

from collections.abc import Callable
from typing import Final

from eastwind.errors import EastwindError
from eastwind.school import family, later, laying, wall_tasks
from eastwind.school.draw import Draw
from eastwind.school.steps import STEPS, step_of
from eastwind.school.task import Task

#: Function that makes a task of a step: of a level, from 1, by a draw.
Maker = Callable[[int, Draw], Task]

_MAKERS: Final[dict[str, Maker]] = {**laying.MAKERS, **later.MAKERS, **wall_tasks.MAKERS, **family.MAKERS}
#: Largest seed: a number that a page and a shell both hold.
_MOST: Final = 2**53 - 1


class TaskError(EastwindError, ValueError):
    """Error for a task that does not exist: the message says what was expected."""


def make_task(step: str, seed: int, level: int = 1) -> Task:
    """Return the task of a step (its id, or its number written out), a seed and a level from 1.

    :raises TaskError: if there is no such step or level, or the seed is out of range.
    """
    found = step_of(step)
    if found is None:
        raise TaskError(f"no such step: {step!r} (expected one of {', '.join(known.id for known in STEPS)})")
    if not 1 <= level <= len(found.levels):
        raise TaskError(f"no level {level} of {found.id!r} (expected 1–{len(found.levels)})")
    if not 0 <= seed <= _MOST:
        raise TaskError(f"no such seed: {seed} (expected 0–{_MOST})")
    made = _MAKERS[found.id](level, Draw(found.id, level, seed))
    return Task(found.id, made.kind, level, seed, made.tiles, made.answer, made.asked, made.on_head)
