"""Lessons: deals that are made for each and steps, read from `lessons.toml`. Their texts are `lesson-<lesson>-<step>`.

A step asks for one answer: a move at the table, one of a few choices, or, in the last lesson, a whole hand. It may begin with a
deal of its own; without one it goes on from the table of the step before.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

#: Place of another seat, seen from the learner: the next in turn, across, the one before.
Place = Literal["after", "across", "before"]
PLACES: Final[tuple[Place, ...]] = ("after", "across", "before")
#: Name of a figure of a finished hand, to choose among: `figure` in `judging` works it out.
Figure = Literal["total", "points", "win", "doubled", "added", "pays", "pays_single", "nothing"]


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Script(_Part):
    """Moves of another seat: its discards in order (the drawn tile where there is none) and its claims."""

    hand: str = ""
    discards: tuple[str, ...] = ()
    claims: tuple[str, ...] = ()


class LessonDeal(_Part):
    """Wall that is made for a lesson."""

    #: Number of places from the leader to the learner: 0 is the learner.
    leads: Annotated[int, Field(ge=0, le=3)] = 0
    hand: str = ""
    draws: str = ""
    loose: str = ""
    flowers: bool = False
    others: Mapping[Place, Script] = {}


class LessonQuestion(_Part):
    """Question of a lesson.

    :ivar asks: `turn` and `claim` are moves at the table; `choice` is answered next to it; `hand` is a whole hand.
    :ivar accepted: words of actions, `*` for any rest; :ivar mistakes: by name the words that make it.
    :ivar choices: in the order in which they are shown: figures, or names of texts; :ivar right: the one that is right.
    """

    name: str
    asks: Literal["turn", "claim", "choice", "hand"]
    deal: LessonDeal | None = None
    accepted: tuple[str, ...] = ()
    mistakes: Mapping[str, tuple[str, ...]] = {}
    choices: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()
    right: str = ""
    tiles: str = ""


class Lesson(_Part):
    """Lesson of several steps.

    :ivar name: in its address, and of its texts; :ivar word: the entry of the glossary that it is about.
    """

    name: str
    word: str
    minutes: int
    steps: tuple[LessonQuestion, ...]

    def __hash__(self) -> int:
        return hash(self.name)


@cache
def _lessons() -> tuple[Lesson, ...]:
    source = files("eastwind.lessons").joinpath("lessons.toml").read_text(encoding="utf-8")
    return tuple(Lesson.model_validate(entry) for entry in tomllib.loads(source)["lesson"])


#: All lessons in their order.
LESSONS: Final = _lessons()


def lesson_named(name: str) -> Lesson | None:
    """Return the lesson of a name; None where there is none."""
    return next((lesson for lesson in LESSONS if lesson.name == name), None)
