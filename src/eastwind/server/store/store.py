"""What keeps the tables: the port behind which a file, a database, or only memory lies."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, Protocol

from eastwind.errors import EastwindError
from eastwind.server.store.figures import StoreFigures
from eastwind.server.store.rows import (
    ActionRow,
    Batch,
    BookRow,
    BookState,
    Cut,
    DealRow,
    KeptMatch,
    ProcessRow,
    ResultRow,
    TableRow,
)


class StoreFault(StrEnum):
    """Why a store does not do what it is asked, as far as that says what can be done about it."""

    FULL = "full"
    NOT_WRITABLE = "not_writable"
    #: Somebody else is writing, and does not come to an end.
    HELD_UP = "held_up"
    #: What was opened is no longer what lies there: deleted, replaced, cut short.
    GONE = "gone"
    DAMAGED = "damaged"
    #: A database of its own, elsewhere or here, does not answer.
    UNREACHABLE = "unreachable"
    OTHER = "other"


class StoreError(EastwindError, RuntimeError):
    """It could not be read or written. Nothing of what was asked has been done."""

    def __init__(self, message: str, fault: StoreFault = StoreFault.OTHER) -> None:
        super().__init__(message)
        self.fault: Final = fault


class JournalConflict(StoreError):
    """Somebody else has written under the same version: another process plays at the same table. Load the table anew."""


class Store(Protocol):
    """Keeps tables, seats, the journal of every accepted action, what hands came to.

    Every call may wait, and whoever calls goes on with something else meanwhile. When a call that writes has returned, what it
    wrote is there for every reader, and outlives the process. Calls for one table are made one after the other; those for
    several may be under way at once, and one that waits holds up no other as far as that is in the store's hands.

    All of them raise `StoreError` if it cannot be done; then nothing was. `tests/server/store/test_contract.py` says it in full.
    """

    async def create(self, table: TableRow) -> None:
        """Keeps a new table and its seats.

        :raises JournalConflict: if there is one of its name.
        """

    async def append(self, table: str, batch: Batch) -> None:
        """Keeps a batch: whole, or not at all.

        :raises JournalConflict: if one of its versions or hands is there already, its versions (of deals, then of actions) do not
            follow the last one that is there, or a match would begin a second time.
        """

    async def reseat(self, before: TableRow, after: TableRow) -> None:
        """Keeps who sits where at a table before its first deal, its terms and by which code others find it.

        :raises JournalConflict: if they do not sit as `before` has it, or the match has begun.
        """

    async def invited(self, code: str) -> str | None:
        """The table that other persons find by a code, None when there is none."""

    async def end_code(self, table: str) -> None:
        """A table is found by its code no more, which is free for another one. One that has none stays without."""

    async def note_time(self, table: str, played: int) -> None:
        """Keeps for how long a match has been played, in milliseconds; it never gets less."""

    async def keep_pace(self, table: str, state: str, due: str | None) -> None:
        """Keeps how the time stands at a table of several, as JSON, and when something is to be done there though nobody may be
        there: in ISO 8601 and UTC, None where nothing is.

        :raises JournalConflict: if there is no such table.
        """

    async def pace(self, table: str) -> str | None:
        """How the time stands at a table, None where nothing was kept."""

    async def due(self, now: str, most: int) -> Sequence[str]:
        """The tables at which something is to be done by now, so many at most, the one that has waited longest first."""

    async def book(self, name: str) -> BookRow | None:
        """A score book that others follow, None when there is none of that name."""

    async def book_state(self, name: str) -> BookState | None:
        """The state of a score book that others follow, without the book; None when there is none of that name."""

    async def keep_book(self, row: BookRow, over: BookState | None, written_before: int, most: int) -> None:
        """Keeps a score book in the place of its state `over`, or as a new one; then those that were written before a moment, in
        seconds since 1970, are let go of, and of more than so many those that were written longest ago.

        :raises JournalConflict: if it is not `over` that is there.
        """

    async def beat(self, process: ProcessRow) -> tuple[bool, Sequence[ProcessRow]]:
        """Says that a process lives. Returns whether the others took it for alive before, and all that live, each with a count of
        how often they have said so.
        """

    async def take_in_hand(self, table: str, process: ProcessRow) -> ProcessRow:
        """Who has a table of several in hand: whoever has it already and lives, or this process from now on.

        :raises JournalConflict: if there is no such table.
        """

    async def bury(self, process: str) -> None:
        """A process is gone: nothing is in its hand any more."""

    async def forget_unseated(self, opened_before: str) -> int:
        """Lets go of the tables that were opened before a moment, in ISO 8601 and UTC, and at which nobody has sat down since.

        Those with a code are let go of a day later. Returns how many there were.
        """

    async def table(self, table: str) -> TableRow | None:
        """A table and its seats, None when there is no such table."""

    async def deals(self, table: str) -> Sequence[DealRow]:
        """All deals of a table in order."""

    async def actions(self, table: str, hand: int) -> Sequence[ActionRow]:
        """All actions of a hand in order."""

    async def beyond(self, table: str) -> Sequence[ActionRow]:
        """Of all hands of a table in order what was done that is no move on the table: its actions begin with `BEYOND`."""

    async def answer(self, table: str, seat: int, version: int) -> ActionRow | None:
        """What a seat played in answer to the view of a version, None if nothing."""

    async def last_version(self, table: str) -> int:
        """The last version of a table's deals and actions, 0 if there are none."""

    async def last_versions(self, tables: Sequence[str]) -> Mapping[str, int]:
        """The same of several tables."""

    async def results(self, table: str) -> Sequence[ResultRow]:
        """What the finished hands of a table came to, in order."""

    async def matches(self, tables: Sequence[str]) -> Sequence[KeptMatch]:
        """What is read of some tables to count their matches, in this order; tables that there are not are left out."""

    async def cut_back(self, table: str, cut: Cut) -> None:
        """Takes everything after a version of a table away from its journal, and keeps it aside; puts the results that are given
        in the place of those that are there. Whole, or not at all.

        :raises JournalConflict: if the journal is no longer the one for which the cut was worked out.
        """

    async def try_to_write(self) -> None:
        """Writes something that says nothing, to see whether it can. :raises StoreError: if not."""

    @property
    def figures(self) -> StoreFigures:
        """What it has done since it was opened."""

    @property
    def trouble(self) -> StoreFault | None:
        """What keeps it from keeping anything at this moment, as far as it is known; None when nothing does."""

    async def close(self) -> None:
        """Ends what was begun and lets go of everything. Called once, last."""
