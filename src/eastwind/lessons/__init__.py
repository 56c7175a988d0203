"""Lessons at the real table for beginners. See `docs/lessons.md`.

- `LESSONS` — the deals and questions of each lesson, the accepted answers, and the mistakes that it answers
- `wall_of`, `others_play` — the wall that is made for a step, and the moves of the other seats
- `judge` — acceptance of an answer, or its mistake
- `course` — the table of a lesson after some answers, played by the turns of every match
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.lessons.judging import Verdict, judge
    from eastwind.lessons.plan import LESSONS, Lesson, LessonDeal, LessonQuestion, lesson_named
    from eastwind.lessons.seats import others_play, wall_of

__all__ = [
    "LESSONS",
    "Lesson",
    "LessonDeal",
    "LessonQuestion",
    "Verdict",
    "judge",
    "lesson_named",
    "others_play",
    "wall_of",
]

load_when_asked(__name__)
