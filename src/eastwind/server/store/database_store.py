"""The store in a database, whatever kind it is of: written by one thread, read by another, looked after by a third.

Where several processes share it, a fourth notes that this one lives: it waits for no moves.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from eastwind.server.store.database import Database
from eastwind.server.store.errors import JournalConflict, StoreError, StoreFault
from eastwind.server.store.figures import StoreFigures
from eastwind.server.store.rows import Batch
from eastwind.server.store.statements import Session, never
from eastwind.server.store.store import Store
from eastwind.server.store.threads import Aside, Thread, WriterThread

R = TypeVar("R")

_log: Final = logging.getLogger(__name__)
#: Of a file: after a power cut at most this much is lost; after the death of the process nothing.
_LOOKED_AFTER_SECONDS: Final = 1.0
#: Calls that may wait for a thread. More come only when the database is held up, and then it is better to say so at once.
MOST_WAITING: Final = 1024


class DatabaseStore(Store):
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

    async def read(self, work: Callable[[Session], R]) -> R:
        return await self._reader.do(self._reader.database.read, work)

    async def write(self, work: Callable[[Session], None], done: Callable[[Session], bool] = never) -> None:
        with self._noting():
            await self._writer.do(self._writer.database.write, work, done)

    async def write_aside(self, work: Callable[[Session], None]) -> None:
        await self._heartbeats.do(lambda database: database.write(work))

    async def append(self, table: str, batch: Batch) -> None:
        with self._noting():
            await self._writer.append(table, batch)

    async def try_to_write(self) -> None:
        trouble = self._trouble
        if trouble is not None:
            # that is looked after every second, and whoever asks need not wait for it
            raise StoreError(str(trouble), trouble.fault)
        with self._noting():
            await self._writer.do(self._writer.database.try_to_write, room=True)

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
