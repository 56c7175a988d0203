"""Trainers: tasks without end, each with the answer that the engine gives. See `docs/trainers.md`.

- `make_task`, `daily_task` — the task of a trainer, a strength and a seed; the same seed makes the same task everywhere
- `trainers_for` — the trainers for which a rule set has tasks
- `Task` — a question with its answer
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.trainers.make import daily_task, make_task, trainers_for
    from eastwind.trainers.tasks import Task

__all__ = ["Task", "daily_task", "make_task", "trainers_for"]

load_when_asked(__name__)
