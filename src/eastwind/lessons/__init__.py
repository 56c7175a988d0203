"""Lessons at the real table for who has never played. See `docs/lessons.md`.

- `LESSONS` — what each lesson deals, asks, accepts, and which mistakes it answers
- `wall_of`, `others_play` — the wall that is made for a step, and what the other seats do
- `judge` — whether an answer is accepted, and which mistake it is
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.lessons.judging import Verdict, judge
    from eastwind.lessons.plan import LESSONS, Deal, Lesson, Step, lesson_named
    from eastwind.lessons.seats import others_play, wall_of

__all__ = ["LESSONS", "Deal", "Lesson", "Step", "Verdict", "judge", "lesson_named", "others_play", "wall_of"]

load_when_asked(__name__)
