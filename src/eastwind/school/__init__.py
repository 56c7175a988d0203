"""The children's path: eighteen steps, tasks for each from a seed with their known answer, and the judgement of answers.

- `STEPS`, `step_of` — the steps, their levels, the mistakes that each of them distinguishes
- `make_task` — the task of a step, a level and a seed; `Task`
- `judge` — the judgement of an answer: `Judgement`; `MISTAKES`
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.school.judging import AnswerError, Judgement, judge
    from eastwind.school.making import TaskError, make_task
    from eastwind.school.steps import MISTAKES, STEPS, Step, step_of
    from eastwind.school.task import Task

__all__ = [
    "MISTAKES",
    "STEPS",
    "AnswerError",
    "Judgement",
    "Step",
    "Task",
    "TaskError",
    "judge",
    "make_task",
    "step_of",
]

load_when_asked(__name__)
