"""Rows of a table as every kind of store takes and returns them."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, Self

from eastwind.match.entries import ActionEntry, Entries, ResultEntry, Seat, TableFacts

#: Beginning of the code of a table that is no longer found by letters. Letters are looked up in capitals.
_ENDED: Final = "over."


def ended_code(table: str) -> str:
    """Return the value kept in the place of a table's letters once its match is over: the letters are free for another table."""
    return _ENDED + table


def a_day_before(moment: str) -> str:
    """Return the moment a day before one, both in ISO 8601."""
    return (datetime.fromisoformat(moment) - timedelta(days=1)).isoformat()


@dataclass(frozen=True, slots=True)
class SeatRow(Seat):
    """Occupant of a seat of a stored table. `token_hash` is None for a bot."""

    token_hash: bytes | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow(TableFacts):
    """Facts of a stored table before its first hand. `first_dealer` is None until a player has sat down.

    :ivar played: milliseconds for which the match has been played, where its time is limited;
    :ivar cut_in: the hand in which its journal was cut back last, because what followed could not be read; None if it never was;
    :ivar code: by which other persons find it, and once the match is over what is no code (`ended_code`);
    :ivar terms: settings of the table, as JSON; None where one person plays with the coach's help.
    """

    seats: tuple[SeatRow, ...]
    opened: str
    digest: str
    played: int = 0
    cut_in: int | None = None
    code: str | None = None
    terms: str | None = None

    @property
    def letters(self) -> str:
        """The code, empty where there is none or it has ended."""
        return "" if self.code is None or self.code.startswith(_ENDED) else self.code


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """Rows needed to count a match: the table, the results of its finished hands, the actions that were no moves."""

    row: TableRow
    results: tuple[ResultEntry, ...]
    beyond: tuple[ActionEntry, ...]


@dataclass(slots=True)
class Batch(Entries):
    """Rows that are written together or not at all: all that one message of a person set off."""

    #: The table with its nonces, first dealer and rolls, when this batch begins the match.
    seated: TableRow | None = None
    #: Milliseconds for which the match has been played by now, where its time is limited.
    played: int | None = None

    @classmethod
    def of(cls, entries: Entries, *, seated: TableRow | None, played: int | None) -> Self:
        """Return the entries of one turn as rows."""
        return cls(entries.deals, entries.actions, entries.results, entries.reopened, seated, played)


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
