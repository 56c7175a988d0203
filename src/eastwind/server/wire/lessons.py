"""Messages of the lessons: the list of them, the state of one, and the outcome of an answer."""

from typing import Annotated, Literal

from pydantic import Field

from eastwind.server.wire.household import HouseholdDraft
from eastwind.server.wire.protocol import Advice, Message, TileCode
from eastwind.server.wire.texts import Line

#: The longest hand is far from it.
_MOST_ANSWERS = 200
_LONGEST_ANSWER = 40


class LessonStep(Message):
    """Step of a lesson and its goal."""

    name: str
    goal: str


class LessonInfo(Message):
    """Lesson with its steps."""

    name: str
    title: str
    line: str
    word: Annotated[str, Field(description="the entry of the book of the game that it is about")]
    minutes: int
    steps: list[LessonStep]


class LessonAnswers(Message):
    """Answers so far, and the one that is given now."""

    answers: Annotated[
        list[Annotated[Line, Field(max_length=_LONGEST_ANSWER)]],
        Field(
            max_length=_MOST_ANSWERS, description="words of actions, or `=` and the name of a choice; each was accepted"
        ),
    ]
    answer: Annotated[Line | None, Field(max_length=_LONGEST_ANSWER, description="null: where does one stand?")] = None


class LessonOfHousehold(LessonAnswers):
    """Answers in a lesson under a household's own rules."""

    draft: HouseholdDraft


class LessonChoice(Message):
    """One of the choices to answer with."""

    name: str
    label: str


class LessonMoment(Message):
    """State of a lesson."""

    rules: Annotated[
        str, Field(description="the rule set that is played: another one where the chosen has nothing to show")
    ]
    other_rules: Annotated[bool, Field(description="whether that is another one")] = False
    answers: list[str]
    step: Annotated[int, Field(description="which step is asked; as many as there are steps: it is done")]
    deal: Annotated[int, Field(description="which of its deals lies on the table")]
    asked: str
    asks: Literal["turn", "claim", "choice", "hand", "done"]
    choices: list[LessonChoice]
    tiles: list[TileCode]
    said: Annotated[str, Field(description="to the answer, empty where none was given")]
    accepted: Annotated[bool | None, Field(description="whether the answer was; null where none was given")]
    shown: Annotated[
        str, Field(description="an accepted answer, for whoever wants it shown; empty where there is none")
    ]
    update: Annotated[
        str, Field(description="a message of a table's socket: the whole view, or what the answer set off")
    ]
    advice: Advice | None
