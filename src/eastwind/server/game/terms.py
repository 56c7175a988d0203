"""On what several persons play at a table: said before anybody sits down, kept with it."""

import secrets
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import BeforeValidator, TypeAdapter

from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.pace import Pace
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.vocabulary import Help

#: Letters that are not easily taken for one another, neither read nor heard.
_LETTERS: Final = "ACEFHJKLMNPRTUXY"
_CODE_LETTERS: Final = 6
DAY_SECONDS: Final = 86_400.0


#: What those see who look on without a seat: nothing, what everybody can see at once, hands that are over.
Watch = Literal["none", "live", "later"]

#: Who plays for somebody who is away: nobody, a bot until he is back, a bot once those who are there have agreed on it.
Away = Literal["wait", "bot", "vote"]

#: By what is asked for, the levels of help that allow it.
_ALLOWING: Final[dict[Help, tuple[Help, ...]]] = {"tiles": ("tiles", "coach"), "coach": ("coach",)}


def _help_of_old(kept: Any) -> Any:
    """Tables that were opened before the coach had a level of its own said yes or no."""
    return {True: "coach", False: "none"}[kept] if isinstance(kept, bool) else kept


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed on.

    :ivar window: seconds in which a tile may be claimed; :ivar help: what may be asked during a hand;
        :ivar language: of the bots' names; :ivar opener: the place before the first deal of who opened the table;
        :ivar watch: what others see who look on;
        :ivar away: who plays for somebody who is away;
        :ivar stand_in_wins: whether a bot that does may win and declare for him; :ivar pace: the time for a move;
        :ivar bank: seconds in each hand for moves that take longer;
        :ivar unlisted: whether somebody was removed and the letters are new: the table is in no list, and they alone lead to it.
    """

    window: int
    help: Annotated[Help, BeforeValidator(_help_of_old)]
    language: str
    opener: int = 0
    watch: Watch = "none"
    away: Away = "wait"
    stand_in_wins: bool = False
    pace: Pace = "none"
    bank: int = 0
    unlisted: bool = False

    @property
    def move_seconds(self) -> float | None:
        """The time for a move; None where there is no clock."""
        if self.pace == "none":
            return None
        return int(self.pace[:-1]) * DAY_SECONDS if self.by_days else float(self.pace)

    @property
    def by_days(self) -> bool:
        """Whether it is played by correspondence: nobody has to be there when something is asked of him."""
        return self.pace.endswith("d")

    @property
    def window_seconds(self) -> float:
        """How long a tile may be claimed."""
        return self.move_seconds or self.window if self.by_days else self.window

    def as_json(self) -> str:
        """As it is kept."""
        return _TERMS.dump_json(self).decode()


def terms_from(text: str) -> Terms:
    """Terms as they were kept."""
    return _TERMS.validate_json(text)


def check_help(terms: Terms | None, asked: Literal["tiles", "coach"]) -> None:
    """:param asked: of what level that is which is asked for.

    :raises Refusal: if it was agreed to play without.
    """
    if terms is None or terms.help in _ALLOWING[asked]:
        return
    if terms.help == "none":
        raise Refusal(ErrorCode.NO_HELP, "to play without help: so it was agreed", asked)
    raise Refusal(ErrorCode.NO_COACH, "to play without the coach: so it was agreed", asked)


def new_code() -> str:
    """Six letters by which others find a table."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LETTERS))


_TERMS: Final = TypeAdapter(Terms)
