"""What a lesson is: deals that are made for it and steps, read from `lessons.toml`. Its texts are `lesson-<lesson>-<step>`.

A step asks for one answer: a move at the table, one of a few choices, or, in the last lesson, a whole hand. It may begin with a
deal of its own; without one it goes on where the step before has left the table.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

#: Where the others sit, seen from who learns: whose turn is next, across, whose turn is before.
Place = Literal["after", "across", "before"]
PLACES: Final[tuple[Place, ...]] = ("after", "across", "before")
#: What the table has come to, to choose among: `Figures` in `judging` works it out.
Figure = Literal["total", "points", "win", "doubled", "added", "pays", "pays_single", "nothing"]


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Script(_Part):
    """What another seat does: its discards in order (what it has drawn where there is none) and what it claims."""

    hand: str = ""
    discards: tuple[str, ...] = ()
    claims: tuple[str, ...] = ()


class Deal(_Part):
    """A wall that is made for a lesson."""

    #: How many places before the learner the leader sits: 0 is the learner.
    leads: Annotated[int, Field(ge=0, le=3)] = 0
    hand: str = ""
    draws: str = ""
    loose: str = ""
    flowers: bool = False
    others: Mapping[Place, Script] = {}


class Step(_Part):
    """Something that is asked.

    :ivar asks: `turn` and `claim` are moves at the table; `choice` is answered beside it; `hand` is a whole hand.
    :ivar accepted: words of actions, `*` for any rest; :ivar mistakes: by name the words that make it.
    :ivar choices: in the order in which they stand: figures, or names of texts; :ivar right: the one that is right.
    """

    name: str
    asks: Literal["turn", "claim", "choice", "hand"]
    deal: Deal | None = None
    accepted: tuple[str, ...] = ()
    mistakes: Mapping[str, tuple[str, ...]] = {}
    choices: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()
    right: str = ""
    tiles: str = ""


class Lesson(_Part):
    """A lesson.

    :ivar name: in its address, and of its texts; :ivar word: the entry of the glossary that it is about.
    """

    name: str
    word: str
    minutes: int
    steps: tuple[Step, ...]

    def __hash__(self) -> int:
        return hash(self.name)


@cache
def _lessons() -> tuple[Lesson, ...]:
    source = files("eastwind.lessons").joinpath("lessons.toml").read_text(encoding="utf-8")
    return tuple(Lesson.model_validate(entry) for entry in tomllib.loads(source)["lesson"])


#: All lessons in their order.
LESSONS: Final = _lessons()


def lesson_named(name: str) -> Lesson | None:
    """The lesson of a name; None where there is none."""
    return next((lesson for lesson in LESSONS if lesson.name == name), None)
