"""A database that is called by one thread at a time: the part that is the same for every kind."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import local
from typing import Final, TypeVar

from eastwind.server.store import books, ownership_rows, table_rows
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
from eastwind.server.store.statements import Session
from eastwind.server.store.store import JournalConflict, StoreError

R = TypeVar("R")


def never(_: Session) -> bool:
    """Return False: what can be done twice is not looked for."""
    return False


class Database(ABC):
    """Database safe to use from several threads; one transaction at a time. Every call raises `StoreError` if it fails."""

    def __init__(self, name: str, patience: float) -> None:
        """:param name: its name in messages; :param patience: seconds to wait for another program that holds it."""
        self.name: Final = name
        self._patience: Final = patience
        self._said: Final = local()

    @abstractmethod
    def _read(self, work: Callable[[Session], R]) -> R:
        """Return what `work` reads, all in one transaction."""

    @abstractmethod
    def _write(self, work: Callable[[Session], None], done: Callable[[Session], bool] = never) -> None:
        """Do the work whole, or not at all.

        :param done: whether it is done already: asked where the answer to a commit was lost on its way.

        :raises JournalConflict: if a key or a trigger refuses it.
        """

    @abstractmethod
    def try_to_write(self, *, room: bool = False) -> None:
        """Write what is there already. :param room: whether there has to be room for more, too."""

    @abstractmethod
    def look_after(self) -> None:
        """Do the upkeep of every second."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the database."""

    @contextmanager
    def until(self, due: float) -> Iterator[None]:
        """Let all work inside wait until `due`, by `time.monotonic`, and no longer."""
        self._said.due = due
        try:
            yield
        finally:
            del self._said.due

    @property
    def _due(self) -> float | None:
        due: float | None = getattr(self._said, "due", None)
        return due

    # --- writing ---------------------------------------------------------------------------------------------------------

    def create(self, table: TableRow) -> None:
        """Write a new table and its seats."""
        self._write(
            lambda session: table_rows.insert_table(session, table),
            lambda session: table_rows.read_table(session, table.id) == table,
        )

    def append(self, table: str, batch: Batch) -> None:
        """Commit a batch.

        :raises JournalConflict: if one of its versions or hands is there already.
        :raises StoreError: if it could not be written; then nothing of it was.
        """
        self._append([(table, batch)])

    def append_all(self, batches: Sequence[tuple[str, Batch]]) -> list[StoreError | None]:
        """Commit batches of several tables together, at hardly more cost than one; return for each why it could not be written.

        A fault of one does not affect the others.
        """
        try:
            self._append(batches)
        except JournalConflict:
            return [self._why_not(table, batch) for table, batch in batches]
        except StoreError as error:
            return [error] * len(batches)
        return [None] * len(batches)

    def _append(self, batches: Sequence[tuple[str, Batch]]) -> None:
        def work(session: Session) -> None:
            session.hold([table for table, _ in batches])
            for table, batch in batches:
                table_rows.insert_batch(session, table, batch)

        # they are kept together: where the last is, all are
        self._write(work, lambda session: all(table_rows.stands(session, *batch) for batch in batches))

    def _why_not(self, table: str, batch: Batch) -> StoreError | None:
        try:
            self.append(table, batch)
        except StoreError as error:
            return error
        return None

    def reseat(self, before: TableRow, after: TableRow) -> None:
        """Write the players of the seats before the first deal.

        :raises JournalConflict: if they do not sit as `before` has it, or the match has begun.
        """

        def done(session: Session) -> bool:
            there = table_rows.read_table(session, after.id)
            return there is not None and (there.code, there.terms, there.seats) == (
                after.code,
                after.terms,
                after.seats,
            )

        self._write(lambda session: table_rows.reseat(session, before, after), done)

    def end_code(self, table: str) -> None:
        """Free the code of a table for another one."""
        self._write(lambda session: table_rows.end_code(session, table))

    def note_time(self, table: str, played: int) -> None:
        """Keep the time for which a match has been played, in milliseconds; it never gets less."""
        self._write(lambda session: table_rows.update_time(session, table, played))

    def keep_pace(self, table: str, state: str, due: str | None) -> None:
        """Keep the state of the clocks at a table of several."""
        self._write(lambda session: ownership_rows.keep_pace(session, table, state, due))

    def heartbeat(self, process: ProcessRow) -> tuple[bool, list[ProcessRow]]:
        """Note that a process lives. Return whether the others have taken it for alive, and all that do live."""
        found: list[tuple[bool, list[ProcessRow]]] = []

        def work(session: Session) -> None:
            lived = ownership_rows.heartbeat(session, process)
            found.append((lived, ownership_rows.read_processes(session)))

        self._write(work)
        return found[-1]

    def claim_table(self, table: str, process: ProcessRow) -> ProcessRow:
        """Return the holder of a table of several: the one that has it already and lives, or this process from now on."""
        found: list[ProcessRow] = []
        self._write(lambda session: found.append(ownership_rows.claim_table(session, table, process)))
        return found[-1]

    def remove_process(self, process: str) -> None:
        """Remove a process that is gone, with its hold on every table."""
        self._write(lambda session: ownership_rows.remove_process(session, process))

    def keep_book(self, row: BookRow, over: BookState | None, written_before: int, most: int) -> None:
        """Keep a score book in the place of another state of it, or as a new one.

        :raises JournalConflict: if it is not that state that is there.
        """
        self._write(
            lambda session: books.keep_book(session, row, over, written_before, most),
            lambda session: books.read_book(session, row.name) == row,
        )

    def cut_back(self, table: str, cut: Cut) -> None:
        """Take everything after a version away from a table's journal, and keep it aside."""
        self._write(lambda session: table_rows.cut_back(session, table, cut))

    def forget_unseated(self, tables: Sequence[str]) -> None:
        """Let go of those of some tables at which no player has sat down."""
        self._write(lambda session: table_rows.delete_unseated(session, tables))

    # --- reading ---------------------------------------------------------------------------------------------------------

    def invited(self, code: str) -> str | None:
        """Return the table that is found by a code, None when there is none."""
        return self._read(lambda session: table_rows.read_invited(session, code))

    def pace(self, table: str) -> str | None:
        """Return the state of the clocks at a table of several, None where nothing was kept."""
        return self._read(lambda session: ownership_rows.read_pace(session, table))

    def book(self, name: str) -> BookRow | None:
        """Return a score book that others follow, None when there is none of that name."""
        return self._read(lambda session: books.read_book(session, name))

    def book_state(self, name: str) -> BookState | None:
        """Return the state of a score book that others follow, None when there is none of that name."""
        return self._read(lambda session: books.read_state(session, name))

    def due(self, now: str, most: int) -> list[str]:
        """Return the tables at which something is to be done by now, at most `most`, the one that has waited longest first."""
        return self._read(lambda session: ownership_rows.read_due(session, now, most))

    def unseated(self, opened_before: str) -> list[str]:
        """Return the tables that were opened before a moment and at which no player has sat down."""
        return self._read(lambda session: table_rows.unseated(session, opened_before))

    def table(self, table: str) -> TableRow | None:
        """Return a table and its seats, None when there is no such table."""
        return self._read(lambda session: table_rows.read_table(session, table))

    def deals(self, table: str) -> list[DealRow]:
        """Return all deals of a table in order."""
        return self._read(lambda session: table_rows.read_deals(session, table))

    def actions(self, table: str, hand: int) -> list[ActionRow]:
        """Return all actions of a hand in order."""
        return self._read(lambda session: table_rows.read_actions(session, table, hand))

    def beyond(self, table: str) -> list[ActionRow]:
        """Return all actions at a table that are no move on it, in order."""
        return self._read(lambda session: table_rows.read_beyond(session, table))

    def answer(self, table: str, seat: int, version: int) -> ActionRow | None:
        """Return the action of a seat in answer to the view of a version, None if there is none."""
        return self._read(lambda session: table_rows.read_answer(session, table, seat, version))

    def matches(self, tables: Sequence[str]) -> list[KeptMatch]:
        """Return the rows needed to count the matches of some tables; tables that there are not are left out."""
        return self._read(
            lambda session: [found for table in tables if (found := table_rows.read_match(session, table)) is not None]
        )

    def last_version(self, table: str) -> int:
        """Return the last version of a table's deals and actions, 0 if there are none."""
        return self._read(lambda session: table_rows.read_last_version(session, table))

    def last_versions(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the last versions of several tables."""
        return self._read(lambda session: {table: table_rows.read_last_version(session, table) for table in tables})

    def results(self, table: str) -> list[ResultRow]:
        """Return the results of the finished hands of a table, in order."""
        return self._read(lambda session: table_rows.read_results(session, table))
