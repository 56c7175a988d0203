"""Rows of a table as every kind of store takes and returns them."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

#: How an action begins that is no move on the table.
BEYOND: Final = "!"
#: The layout of a deal whose bytes are not to be believed: no record has it.
UNBELIEVED: Final = ""
#: Beginning of the code of a table that is no longer found by letters. Letters are looked up in capitals.
_ENDED: Final = "over."


def ended_code(table: str) -> str:
    """Return the value kept in the place of a table's letters once its match is over: the letters are free for another table."""
    return _ENDED + table


def a_day_before(moment: str) -> str:
    """Return the moment a day before one, both in ISO 8601."""
    return (datetime.fromisoformat(moment) - timedelta(days=1)).isoformat()


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Occupant of a seat. `token_hash` is None for a bot."""

    player: str
    name: str
    token_hash: bytes | None
    nonce: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """Facts of a table before its first hand. `first_dealer` is None until a player has sat down.

    :ivar played: milliseconds for which the match has been played, where its time is limited;
    :ivar cut_in: the hand in which its journal was cut back last, because what followed could not be read; None if it never was;
    :ivar repeats: the table whose walls and dice it has once more, None where they are its own;
    :ivar code: by which other persons find it, and once the match is over what is no code (`ended_code`);
    :ivar terms: settings of the table, as JSON; None where one person plays with the coach's help.
    """

    id: str
    opened: str
    ruleset: str
    digest: str
    secret: bytes
    seats: tuple[SeatRow, ...]
    first_dealer: int | None = None
    rolls: str | None = None
    played: int = 0
    cut_in: int | None = None
    repeats: str | None = None
    code: str | None = None
    terms: str | None = None

    @property
    def letters(self) -> str:
        """The code, empty where there is none or it has ended."""
        return "" if self.code is None or self.code.startswith(_ENDED) else self.code


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal: the standing wall; all dice, the four that count last; the record before it with the digest of its layout."""

    hand: int
    version: int
    wall: bytes
    dice: bytes
    before: bytes
    layout: str


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An accepted action, the version that it made and that of the view it answered. Seat −1: the table's clock.

    An action of a person that is no move on the table (`server/match/takebacks.py`) is kept in the same way.
    """

    version: int
    hand: int
    seat: int
    answers: int
    action: str


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A finished hand, `summary` as JSON."""

    hand: int
    summary: str


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """Rows needed to count a match: the table, the results of its finished hands, the actions that were no moves."""

    row: TableRow
    results: tuple[ResultRow, ...]
    beyond: tuple[ActionRow, ...]


@dataclass(slots=True)
class Batch:
    """Rows that are written together or not at all: all that one message of a person set off."""

    deals: list[DealRow] = field(default_factory=list)
    actions: list[ActionRow] = field(default_factory=list)
    results: list[ResultRow] = field(default_factory=list)
    #: The table with its nonces, first dealer and rolls, when this batch begins the match.
    seated: TableRow | None = None
    #: The hand whose result holds no more, because its end was taken back.
    reopened: int | None = None
    #: Milliseconds for which the match has been played by now, where its time is limited.
    played: int | None = None


@dataclass(frozen=True, slots=True)
class Cut:
    """Place at which a damaged journal is cut: everything after `version`, the last that can be played, is set aside.

    :ivar hand: the hand of that version; :ivar results: results of the hands that are over by then; :ivar why: the damage;
    :ivar believed: whether the bytes that were kept with that hand's deal are to be believed; :ivar of: the last version of the
        journal that was looked at: one that has grown since is not cut.
    """

    version: int
    hand: int
    results: tuple[ResultRow, ...]
    why: str
    believed: bool = True
    of: int | None = None


@dataclass(frozen=True, slots=True)
class BookState:
    """A state of a score book without the book: two states of one book that are equal hold the same.

    :ivar pen: SHA-256 of the writer's secret; :ivar written: seconds since 1970.
    """

    revision: int
    pen: bytes
    written: int


@dataclass(frozen=True, slots=True)
class BookRow:
    """A score book that others follow, as JSON and as it was written last.

    :ivar pen: SHA-256 of the writer's secret; :ivar written: seconds since 1970.
    """

    name: str
    book: str
    revision: int
    pen: bytes
    written: int

    @property
    def state(self) -> BookState:
        """All of it but the book."""
        return BookState(self.revision, self.pen, self.written)


@dataclass(frozen=True, slots=True)
class ProcessRow:
    """A process that serves the database.

    :ivar place: where the others reach it, such as `ws://127.0.0.1:4711`; :ivar secret: source of the key with which they
        sign: it stays in the database and is never sent.
    """

    name: str
    place: str
    secret: str = field(repr=False)
    beat: int = 0
