"""The store in a database, whatever kind it is of: written by one thread, read by another, looked after by a third.

Where several processes share it, a fourth notes that this one lives: it waits for no moves.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, ParamSpec

from eastwind.server.store.database import Database
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
from eastwind.server.store.store import JournalConflict, StoreError, StoreFault
from eastwind.server.store.threads import Aside, Thread, WriterThread

P = ParamSpec("P")

_log: Final = logging.getLogger(__name__)
#: Of a file: after a power cut at most this much is lost; after the death of the process nothing.
_LOOKED_AFTER_SECONDS: Final = 1.0
#: Calls that may wait for a thread. More come only when the database is held up, and then it is better to say so at once.
MOST_WAITING: Final = 1024
_FORGOTTEN_AT_ONCE: Final = 50
#: Matches that are read at once to be counted.
_COUNTED_AT_ONCE: Final = 10


class DatabaseStore:
    """A `Store` in a database. Writers wait in one queue, so that what comes meanwhile is committed together; readers do not wait
    for them.
    """

    def __init__(
        self, writing: Database, reading: Database, another: Callable[[], Database], most_waiting: int = MOST_WAITING
    ) -> None:
        """:param writing: the same database as `reading`, on a connection of its own; :param another: opens one more connection,
        which is wanted where other processes share the database.
        """
        self._trouble: StoreError | None = None
        self._writer: Final = WriterThread(writing, "eastwind-writer", most_waiting)
        self._reader: Final = Thread(reading, "eastwind-reader", most_waiting)
        self._heartbeats: Final = Aside(another, "eastwind-heartbeats")
        self._ended: Final = threading.Event()
        self._looks_after: Final = threading.Thread(target=self._look_after_now_and_then, daemon=True)
        self._looks_after.start()

    @property
    def database(self) -> Database:
        """Database on the writing connection, for work before any player plays."""
        return self._writer.database

    async def create(self, table: TableRow) -> None:
        await self._write(self._writer.database.create, table)
        self.figures.tables += 1

    async def append(self, table: str, batch: Batch) -> None:
        with self._noting():
            await self._writer.append(table, batch)

    async def reseat(self, before: TableRow, after: TableRow) -> None:
        await self._write(self._writer.database.reseat, before, after)

    async def end_code(self, table: str) -> None:
        await self._write(self._writer.database.end_code, table)

    async def invited(self, code: str) -> str | None:
        return await self._reader.do(self._reader.database.invited, code)

    async def note_time(self, table: str, played: int) -> None:
        await self._write(self._writer.database.note_time, table, played)

    async def cut_back(self, table: str, cut: Cut) -> None:
        await self._write(self._writer.database.cut_back, table, cut)

    async def keep_pace(self, table: str, state: str, due: str | None) -> None:
        await self._write(self._writer.database.keep_pace, table, state, due)

    async def pace(self, table: str) -> str | None:
        return await self._reader.do(self._reader.database.pace, table)

    async def due(self, now: str, most: int) -> Sequence[str]:
        return await self._reader.do(self._reader.database.due, now, most)

    async def book(self, name: str) -> BookRow | None:
        return await self._reader.do(self._reader.database.book, name)

    async def book_state(self, name: str) -> BookState | None:
        return await self._reader.do(self._reader.database.book_state, name)

    async def keep_book(self, row: BookRow, over: BookState | None, written_before: int, most: int) -> None:
        await self._write(self._writer.database.keep_book, row, over, written_before, most)

    async def heartbeat(self, process: ProcessRow) -> tuple[bool, Sequence[ProcessRow]]:
        return await self._heartbeats.do(lambda database: database.heartbeat(process))

    async def claim_table(self, table: str, process: ProcessRow) -> ProcessRow:
        return await self._writer.do(self._writer.database.claim_table, table, process)

    async def remove_process(self, process: str) -> None:
        await self._heartbeats.do(lambda database: database.remove_process(process))

    async def forget_unseated(self, opened_before: str) -> int:
        # found by the reader, for it takes a while where there are many, and let go of by few, so that no writer waits long
        late = await self._reader.do(self._reader.database.unseated, opened_before)
        for first in range(0, len(late), _FORGOTTEN_AT_ONCE):
            await self._writer.do(self._writer.database.forget_unseated, late[first : first + _FORGOTTEN_AT_ONCE])
        return len(late)

    async def table(self, table: str) -> TableRow | None:
        return await self._reader.do(self._reader.database.table, table)

    async def deals(self, table: str) -> Sequence[DealRow]:
        return await self._reader.do(self._reader.database.deals, table)

    async def actions(self, table: str, hand: int) -> Sequence[ActionRow]:
        return await self._reader.do(self._reader.database.actions, table, hand)

    async def beyond(self, table: str) -> Sequence[ActionRow]:
        return await self._reader.do(self._reader.database.beyond, table)

    async def answer(self, table: str, seat: int, version: int) -> ActionRow | None:
        return await self._reader.do(self._reader.database.answer, table, seat, version)

    async def matches(self, tables: Sequence[str]) -> Sequence[KeptMatch]:
        found: list[KeptMatch] = []
        # whoever loads a table meanwhile does not wait for all of them
        for first in range(0, len(tables), _COUNTED_AT_ONCE):
            found += await self._reader.do(self._reader.database.matches, tables[first : first + _COUNTED_AT_ONCE])
        return found

    async def last_version(self, table: str) -> int:
        return await self._reader.do(self._reader.database.last_version, table)

    async def last_versions(self, tables: Sequence[str]) -> Mapping[str, int]:
        found: dict[str, int] = {}
        for first in range(0, len(tables), _COUNTED_AT_ONCE):
            found |= await self._reader.do(
                self._reader.database.last_versions, tables[first : first + _COUNTED_AT_ONCE]
            )
        return found

    async def results(self, table: str) -> Sequence[ResultRow]:
        return await self._reader.do(self._reader.database.results, table)

    async def try_to_write(self) -> None:
        trouble = self._trouble
        if trouble is not None:
            # that is looked after every second, and whoever asks need not wait for it
            raise StoreError(str(trouble), trouble.fault)
        await self._write(self._writer.database.try_to_write, room=True)

    @property
    def figures(self) -> StoreFigures:
        return self._writer.figures

    @property
    def trouble(self) -> StoreFault | None:
        found = self._trouble
        return None if found is None else found.fault

    async def close(self) -> None:
        await asyncio.to_thread(self.close_now)

    def close_now(self) -> None:
        """Close the store where nothing else is to go on meanwhile. A second call does nothing."""
        self._ended.set()
        self._looks_after.join()
        self._heartbeats.close()
        self._reader.close()
        # what waits to be written is written
        self._writer.close()

    async def _write(self, work: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        with self._noting():
            await self._writer.do(work, *args, **kwargs)

    @contextlib.contextmanager
    def _noting(self) -> Iterator[None]:
        """Note whether the work inside could be kept."""
        try:
            yield
        except JournalConflict:
            # that is between those who play: the database has been asked and has answered
            self._note(None)
            raise
        except StoreError as error:
            self._note(error)
            raise
        self._note(None)

    def _note(self, trouble: StoreError | None) -> None:
        """Log once that nothing can be kept, and once that it is over."""
        before, self._trouble = self._trouble, trouble
        if trouble is not None and (before is None or before.fault is not trouble.fault):
            _log.error("nothing can be kept: %s", trouble)
        elif trouble is None and before is not None:
            _log.warning("%s can be written again", self._writer.database.name)

    def _look_after_now_and_then(self) -> None:
        while not self._ended.wait(_LOOKED_AFTER_SECONDS):
            try:
                self._look_after()
            except StoreError as error:
                self._note(error)
        with contextlib.suppress(StoreError):
            self._writer.database.look_after()

    def _look_after(self) -> None:
        database = self._writer.database
        if self._trouble is not None:
            with database.until(time.monotonic()):
                database.try_to_write(room=True)
            self._note(None)
        database.look_after()
