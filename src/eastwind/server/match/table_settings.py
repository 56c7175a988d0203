"""Settings of a table: fixed before any person sits down, stored with it. Where one person plays only `help` counts."""

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


#: Sight of those who watch without a seat: nothing, what all can see at once, hands that are over.
Watch = Literal["none", "live", "later"]

#: Player for a person who is away: none, a bot until they are back, a bot once those who are there have agreed on it.
Away = Literal["wait", "bot", "vote"]

#: By what is asked for, the levels of help that allow it.
_ALLOWING: Final[dict[Help, tuple[Help, ...]]] = {"tiles": ("tiles", "coach"), "coach": ("coach",)}


def _help_of_old(kept: Any) -> Any:
    """Return the help of a table opened before the coach had a level of its own, when it said yes or no."""
    return {True: "coach", False: "none"}[kept] if isinstance(kept, bool) else kept


@dataclass(frozen=True, slots=True)
class TableSettings:
    """Settings of a table of several persons: what was agreed on.

    :ivar window: seconds in which a tile may be claimed; :ivar help: what may be asked during a hand;
        :ivar language: of the bots' names; :ivar opener: the place before the first deal of the person who opened the table;
        :ivar watch: what watchers see;
        :ivar away: who plays for a person who is away;
        :ivar stand_in_wins: whether such a bot may win and declare for them; :ivar pace: the time for a move;
        :ivar bank: seconds in each hand for moves that take longer;
        :ivar unlisted: whether a person was removed and the letters are new: the table is in no list, and they alone lead to it.
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
        """Time for a move in seconds; None where there is no clock."""
        if self.pace == "none":
            return None
        return int(self.pace[:-1]) * DAY_SECONDS if self.by_days else float(self.pace)

    @property
    def by_days(self) -> bool:
        """Return whether it is played by correspondence: persons need not be there when something is asked of them."""
        return self.pace.endswith("d")

    @property
    def window_seconds(self) -> float:
        """Seconds for which a tile may be claimed."""
        return self.move_seconds or self.window if self.by_days else self.window

    def as_json(self) -> str:
        """Return the settings in their stored form."""
        return _TERMS.dump_json(self).decode()


def table_settings_from(text: str) -> TableSettings:
    """Return the settings of a table of several persons from their stored text."""
    return _TERMS.validate_json(text)


def check_help(table_settings: TableSettings | None, asked: Literal["tiles", "coach"]) -> None:
    """:param asked: the level that is asked for.

    :raises Refusal: if it was agreed to play without.
    """
    if table_settings is None or table_settings.help in _ALLOWING[asked]:
        return
    if table_settings.help == "none":
        raise Refusal(ErrorCode.NO_HELP, "to play without help: so it was agreed", asked)
    raise Refusal(ErrorCode.NO_COACH, "to play without the coach: so it was agreed", asked)


def new_code() -> str:
    """Return six letters by which others find a table."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LETTERS))


_TERMS: Final = TypeAdapter(TableSettings)
