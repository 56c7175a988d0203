"""Store of the tables: the port behind which a file, a database, or only memory lies."""

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
    """Reason for which a store does not do its work, as far as it says what can be done about it."""

    FULL = "full"
    NOT_WRITABLE = "not_writable"
    #: Another program is writing, and does not end.
    HELD_UP = "held_up"
    #: What was opened is no longer what lies there: deleted, replaced, cut short.
    GONE = "gone"
    DAMAGED = "damaged"
    #: A database of its own, elsewhere or here, does not answer.
    UNREACHABLE = "unreachable"
    OTHER = "other"


class StoreError(EastwindError, RuntimeError):
    """Failure to read or write. Nothing of what was asked has been done."""

    def __init__(self, message: str, fault: StoreFault = StoreFault.OTHER) -> None:
        super().__init__(message)
        self.fault: Final = fault


class JournalConflict(StoreError):
    """Write by another process under the same version: it plays at the same table. Load the table again."""


class Store(Protocol):
    """Storage of tables, seats, the journal of every accepted action, results of hands.

    Every call may wait, and the caller goes on with something else meanwhile. When a call that writes has returned, what it
    wrote is there for every reader, and outlives the process. Calls for one table are made one after the other; those for
    several may be under way at once, and one that waits holds up no other as far as that is in the store's hands.

    All of them raise `StoreError` if it cannot be done; then nothing was. `tests/server/store/test_contract.py` has it in full.
    """

    async def create(self, table: TableRow) -> None:
        """Keep a new table and its seats.

        :raises JournalConflict: if there is one of its name.
        """

    async def append(self, table: str, batch: Batch) -> None:
        """Keep a batch: whole, or not at all.

        :raises JournalConflict: if one of its versions or hands is there already, its versions (of deals, then of actions) do not
            follow the last one that is there, or a match would begin a second time.
        """

    async def reseat(self, before: TableRow, after: TableRow) -> None:
        """Keep the players of the seats before a table's first deal, its terms and the code by which others find it.

        :raises JournalConflict: if they do not sit as `before` has it, or the match has begun.
        """

    async def invited(self, code: str) -> str | None:
        """Return the table that other persons find by a code, None when there is none."""

    async def end_code(self, table: str) -> None:
        """Free the code of a table, which is found by it no more, for another one. One that has none stays without."""

    async def note_time(self, table: str, played: int) -> None:
        """Keep the time for which a match has been played, in milliseconds; it never gets less."""

    async def keep_pace(self, table: str, state: str, due: str | None) -> None:
        """Keep the state of the clocks at a table of several, as JSON, and when something is to be done there even without
        a player present: in ISO 8601 and UTC, None where nothing is.

        :raises JournalConflict: if there is no such table.
        """

    async def pace(self, table: str) -> str | None:
        """Return the state of the clocks at a table, None where nothing was kept."""

    async def due(self, now: str, most: int) -> Sequence[str]:
        """Return the tables at which something is to be done by now, at most `most`, the one that has waited longest first."""

    async def book(self, name: str) -> BookRow | None:
        """Return a score book that others follow, None when there is none of that name."""

    async def book_state(self, name: str) -> BookState | None:
        """Return the state of a score book that others follow, without the book; None when there is none of that name."""

    async def keep_book(self, row: BookRow, over: BookState | None, written_before: int, most: int) -> None:
        """Keep a score book in the place of its state `over`, or as a new one; then let go of those that were written before a
        moment, in seconds since 1970, and beyond the limit of those that were written longest ago.

        :raises JournalConflict: if it is not `over` that is there.
        """

    async def heartbeat(self, process: ProcessRow) -> tuple[bool, Sequence[ProcessRow]]:
        """Note that a process lives. Return whether the others took it for alive before, and all that live, each with the number
        of times that it has noted so.
        """

    async def claim_table(self, table: str, process: ProcessRow) -> ProcessRow:
        """Return the holder of a table of several: the one that has it already and lives, or this process from now on.

        :raises JournalConflict: if there is no such table.
        """

    async def remove_process(self, process: str) -> None:
        """Remove a process that is gone, with its hold on every table."""

    async def forget_unseated(self, opened_before: str) -> int:
        """Let go of the tables that were opened before a moment, in ISO 8601 and UTC, and at which no player has sat down since.

        Those with a code are let go of a day later. Return their number.
        """

    async def table(self, table: str) -> TableRow | None:
        """Return a table and its seats, None when there is no such table."""

    async def deals(self, table: str) -> Sequence[DealRow]:
        """Return all deals of a table in order."""

    async def actions(self, table: str, hand: int) -> Sequence[ActionRow]:
        """Return all actions of a hand in order."""

    async def beyond(self, table: str) -> Sequence[ActionRow]:
        """Return the actions of all hands of a table that are no move on it, in order: they begin with `BEYOND`."""

    async def answer(self, table: str, seat: int, version: int) -> ActionRow | None:
        """Return the action of a seat in answer to the view of a version, None if there is none."""

    async def last_version(self, table: str) -> int:
        """Return the last version of a table's deals and actions, 0 if there are none."""

    async def last_versions(self, tables: Sequence[str]) -> Mapping[str, int]:
        """Return the last versions of several tables."""

    async def results(self, table: str) -> Sequence[ResultRow]:
        """Return the results of the finished hands of a table, in order."""

    async def matches(self, tables: Sequence[str]) -> Sequence[KeptMatch]:
        """Return the rows needed to count the matches of some tables, in this order; tables that there are not are left out."""

    async def cut_back(self, table: str, cut: Cut) -> None:
        """Take everything after a version of a table away from its journal, and keep it aside; put the results that are given
        in the place of those that are there. Whole, or not at all.

        :raises JournalConflict: if the journal is no longer the one for which the cut was worked out.
        """

    async def try_to_write(self) -> None:
        """Write something without content, to see whether that is possible. :raises StoreError: if not."""

    @property
    def figures(self) -> StoreFigures:
        """Figures of its work since it was opened."""

    @property
    def trouble(self) -> StoreFault | None:
        """Fault that keeps it from keeping anything at this moment, as far as it is known; None when there is none."""

    async def close(self) -> None:
        """End what was begun and let go of everything. Called once, last."""
