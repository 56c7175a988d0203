"""Store of the tables: what is kept and read, over two doors behind which a file, a database, or only memory lies."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeVar

from eastwind.match.entries import ActionEntry, Cut, DealEntry, ResultEntry
from eastwind.server.store import books, ownership_rows, table_rows
from eastwind.server.store.errors import StoreFault
from eastwind.server.store.figures import StoreFigures
from eastwind.server.store.rows import Batch, BookRow, BookState, KeptMatch, ProcessRow, TableRow
from eastwind.server.store.statements import Session, never

R = TypeVar("R")

_FORGOTTEN_AT_ONCE: Final = 50
#: Matches that are read at once to be counted.
_COUNTED_AT_ONCE: Final = 10


class Store(ABC):
    """Storage of tables, seats, the journal of every accepted action, results of hands.

    Everything is a function of a `Session`, which one of two doors calls: `read` and `write`. A kind of store is its abstract
    methods. What is asked for in several places has a method here.

    Every call may wait, and the caller goes on with something else meanwhile. When a call that writes has returned, what it
    wrote is there for every reader, and outlives the process. Calls for one table are made one after the other; those for
    several may be under way at once, and one that waits holds up no other as far as that is in the store's hands.

    All of them raise `StoreError` if it cannot be done; then nothing was. `tests/server/store/test_contract.py` has it in full.
    """

    # --- doors -----------------------------------------------------------------------------------------------------------

    @abstractmethod
    async def read(self, work: Callable[[Session], R]) -> R:
        """Return what `work` reads, all of it of one moment."""

    @abstractmethod
    async def write(self, work: Callable[[Session], None], done: Callable[[Session], bool] = never) -> None:
        """Do the work whole, or not at all. It may be called again, also after a part of it, where a database was lost meanwhile.

        :param done: whether it is done already, which is asked then.

        :raises JournalConflict: if a key or a trigger refuses it.
        """

    async def write_aside(self, work: Callable[[Session], None]) -> None:
        """Do work that is not to wait for the moves of the tables."""
        await self.write(work)

    @abstractmethod
    async def append(self, table: str, batch: Batch) -> None:
        """Keep a batch: whole, or not at all. Those that come together may be kept together.

        :raises JournalConflict: if one of its versions or hands is there already, its versions (of deals, then of actions) do not
            follow the last one that is there, or a match would begin a second time.
        """

    @abstractmethod
    async def try_to_write(self) -> None:
        """Write something without content, to see whether that is possible. :raises StoreError: if not."""

    @property
    @abstractmethod
    def figures(self) -> StoreFigures:
        """Figures of its work since it was opened."""

    @property
    @abstractmethod
    def trouble(self) -> StoreFault | None:
        """Fault that keeps it from keeping anything at this moment, as far as it is known; None when there is none."""

    @abstractmethod
    async def close(self) -> None:
        """End what was begun and let go of everything. Called once, last."""

    # --- tables ----------------------------------------------------------------------------------------------------------

    async def create(self, table: TableRow) -> None:
        """Keep a new table and its seats.

        :raises JournalConflict: if there is one of its name.
        """
        await self.write(
            lambda session: table_rows.insert_table(session, table),
            lambda session: table_rows.read_table(session, table.id) == table,
        )
        self.figures.tables += 1

    async def reseat(self, before: TableRow, after: TableRow) -> None:
        """Keep the players of the seats before a table's first deal, its terms and the code by which others find it.

        :raises JournalConflict: if they do not sit as `before` has it, or the match has begun.
        """

        def done(session: Session) -> bool:
            there = table_rows.read_table(session, after.id)
            return there is not None and (there.code, there.terms, there.seats) == (
                after.code,
                after.terms,
                after.seats,
            )

        await self.write(lambda session: table_rows.reseat(session, before, after), done)

    async def invited(self, code: str) -> str | None:
        """Return the table that other persons find by a code, None when there is none."""
        return await self.read(lambda session: table_rows.read_invited(session, code))

    async def end_code(self, table: str) -> None:
        """Free the code of a table, which is found by it no more, for another one. One that has none stays without."""
        await self.write(lambda session: table_rows.end_code(session, table))

    async def note_time(self, table: str, played: int) -> None:
        """Keep the time for which a match has been played, in milliseconds; it never gets less."""
        await self.write(lambda session: table_rows.update_time(session, table, played))

    async def table(self, table: str) -> TableRow | None:
        """Return a table and its seats, None when there is no such table."""
        return await self.read(lambda session: table_rows.read_table(session, table))

    async def forget_unseated(self, opened_before: str) -> int:
        """Let go of the tables that were opened before a moment, in ISO 8601 and UTC, and at which no player has sat down since.

        Those with a code are let go of a day later. Return their number.
        """
        # found by a reader, for it takes a while where there are many, and let go of by few, so that no writer waits long
        late = await self.read(lambda session: table_rows.unseated(session, opened_before))
        for first in range(0, len(late), _FORGOTTEN_AT_ONCE):
            some = late[first : first + _FORGOTTEN_AT_ONCE]
            await self.write(partial(table_rows.delete_unseated, tables=some))
        return len(late)

    # --- journals --------------------------------------------------------------------------------------------------------

    async def deals(self, table: str) -> Sequence[DealEntry]:
        """Return all deals of a table in order."""
        return await self.read(lambda session: table_rows.read_deals(session, table))

    async def actions(self, table: str, hand: int) -> Sequence[ActionEntry]:
        """Return all actions of a hand in order."""
        return await self.read(lambda session: table_rows.read_actions(session, table, hand))

    async def beyond(self, table: str) -> Sequence[ActionEntry]:
        """Return the actions of all hands of a table that are no move on it, in order: they begin with `BEYOND`."""
        return await self.read(lambda session: table_rows.read_beyond(session, table))

    async def answer(self, table: str, seat: int, version: int) -> ActionEntry | None:
        """Return the action of a seat in answer to the view of a version, None if there is none."""
        return await self.read(lambda session: table_rows.read_answer(session, table, seat, version))

    async def last_version(self, table: str) -> int:
        """Return the last version of a table's deals and actions, 0 if there are none."""
        return await self.read(lambda session: table_rows.read_last_version(session, table))

    async def last_versions(self, tables: Sequence[str]) -> Mapping[str, int]:
        """Return the last versions of several tables."""
        found: dict[str, int] = {}
        for some in _portions(tables):
            found |= await self.read(partial(table_rows.read_last_versions, tables=some))
        return found

    async def results(self, table: str) -> Sequence[ResultEntry]:
        """Return the results of the finished hands of a table, in order."""
        return await self.read(lambda session: table_rows.read_results(session, table))

    async def matches(self, tables: Sequence[str]) -> Sequence[KeptMatch]:
        """Return the rows needed to count the matches of some tables, in this order; tables that there are not are left out."""
        found: list[KeptMatch] = []
        for some in _portions(tables):
            found += await self.read(partial(table_rows.read_matches, tables=some))
        return found

    async def cut_back(self, table: str, cut: Cut) -> None:
        """Take everything after a version of a table away from its journal, and keep it aside; put the results that are given
        in the place of those that are there. Whole, or not at all.

        :raises JournalConflict: if the journal is no longer the one for which the cut was worked out.
        """
        await self.write(lambda session: table_rows.cut_back(session, table, cut))

    # --- states of the clocks --------------------------------------------------------------------------------------------

    async def keep_pace(self, table: str, state: str, due: str | None) -> None:
        """Keep the state of the clocks at a table of several, as JSON, and when something is to be done there even without
        a player present: in ISO 8601 and UTC, None where nothing is.

        :raises JournalConflict: if there is no such table.
        """
        await self.write(lambda session: ownership_rows.keep_pace(session, table, state, due))

    async def pace(self, table: str) -> str | None:
        """Return the state of the clocks at a table, None where nothing was kept."""
        return await self.read(lambda session: ownership_rows.read_pace(session, table))

    async def due(self, now: str, most: int) -> Sequence[str]:
        """Return the tables at which something is to be done by now, at most `most`, the one that has waited longest first."""
        return await self.read(lambda session: ownership_rows.read_due(session, now, most))

    # --- score books -----------------------------------------------------------------------------------------------------

    async def book(self, name: str) -> BookRow | None:
        """Return a score book that others follow, None when there is none of that name."""
        return await self.read(lambda session: books.read_book(session, name))

    async def book_state(self, name: str) -> BookState | None:
        """Return the state of a score book that others follow, without the book; None when there is none of that name."""
        return await self.read(lambda session: books.read_state(session, name))

    async def keep_book(self, row: BookRow, over: BookState | None, written_before: int, most: int) -> None:
        """Keep a score book in the place of its state `over`, or as a new one; then let go of those that were written before a
        moment, in seconds since 1970, and beyond the limit of those that were written longest ago.

        :raises JournalConflict: if it is not `over` that is there.
        """
        await self.write(
            lambda session: books.keep_book(session, row, over, written_before, most),
            lambda session: books.read_book(session, row.name) == row,
        )

    # --- processes -------------------------------------------------------------------------------------------------------

    async def heartbeat(self, process: ProcessRow) -> tuple[bool, Sequence[ProcessRow]]:
        """Note that a process lives. Return whether the others took it for alive before, and all that live, each with the number
        of times that it has noted so.
        """
        found: list[tuple[bool, list[ProcessRow]]] = []

        def work(session: Session) -> None:
            lived = ownership_rows.heartbeat(session, process)
            found.append((lived, ownership_rows.read_processes(session)))

        await self.write_aside(work)
        return found[-1]

    async def remove_process(self, process: str) -> None:
        """Remove a process that is gone, with its hold on every table."""
        await self.write_aside(lambda session: ownership_rows.remove_process(session, process))

    async def claim_table(self, table: str, process: ProcessRow) -> ProcessRow:
        """Return the holder of a table of several: the one that has it already and lives, or this process from now on.

        :raises JournalConflict: if there is no such table.
        """
        # what another process holds is not written: it neither waits for writers nor shows that something can be kept
        held = await self.read(lambda session: ownership_rows.read_holder(session, table))
        if held is not None:
            return held
        found: list[ProcessRow] = []
        await self.write(lambda session: found.append(ownership_rows.claim_table(session, table, process)))
        return found[-1]


def _portions(tables: Sequence[str]) -> list[Sequence[str]]:
    """Part tables that are to be counted: others who read meanwhile do not wait for all of them."""
    return [tables[first : first + _COUNTED_AT_ONCE] for first in range(0, len(tables), _COUNTED_AT_ONCE)]
