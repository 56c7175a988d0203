"""On what several persons play at a table: said before anybody sits down, kept with it."""

import secrets
from dataclasses import dataclass
from typing import Final, Literal

from pydantic import TypeAdapter

from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.pace import Pace
from eastwind.server.wire.refusals import Refusal

#: Letters that are not easily taken for one another, neither read nor heard.
_LETTERS: Final = "ACEFHJKLMNPRTUXY"
_CODE_LETTERS: Final = 6
DAY_SECONDS: Final = 86_400.0


#: What those see who look on without a seat: nothing, what everybody can see at once, hands that are over.
Watch = Literal["none", "live", "later"]

#: Who plays for somebody who is away: nobody, a bot until he is back, a bot once those who are there have agreed on it.
Away = Literal["wait", "bot", "vote"]


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed on.

    :ivar window: seconds in which a tile may be claimed; :ivar help: whether the help may be asked; :ivar language: of the bots'
        names; :ivar opener: the place before the first deal of who opened the table; :ivar watch: what others see who look on;
        :ivar away: who plays for somebody who is away;
        :ivar stand_in_wins: whether a bot that does may win and declare for him; :ivar pace: the time for a move;
        :ivar bank: seconds in each hand for moves that take longer.
    """

    window: int
    help: bool
    language: str
    opener: int = 0
    watch: Watch = "none"
    away: Away = "wait"
    stand_in_wins: bool = False
    pace: Pace = "none"
    bank: int = 0

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


def check_help(terms: Terms | None, asked: str) -> None:
    """:param asked: what the help is asked for.

    :raises Refusal: if it was agreed to play without.
    """
    if terms is not None and not terms.help:
        raise Refusal(ErrorCode.NO_HELP, "to play without help: so it was agreed", asked)


def new_code() -> str:
    """Six letters by which others find a table."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LETTERS))


_TERMS: Final = TypeAdapter(Terms)
