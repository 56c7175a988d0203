"""The store in memory: for tests, and for a server whose tables need not outlive it."""

import atexit
import sqlite3
import threading
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from typing import Final, TypeVar

from eastwind.server.store.database import Database
from eastwind.server.store.errors import JournalConflict, StoreFault
from eastwind.server.store.figures import StoreFigures
from eastwind.server.store.rows import Batch
from eastwind.server.store.sqlite_faults import store_error
from eastwind.server.store.sqlite_session import SqliteSession
from eastwind.server.store.statements import Session, made_of, never
from eastwind.server.store.store import Store

R = TypeVar("R")


class DirectStore(Store):
    """A `Store` that asks its database at once, in the caller's own thread: nothing may take long there.

    :ivar database: the same tables, for work outside an event loop.
    """

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._figures: Final = StoreFigures()

    async def read(self, work: Callable[[Session], R]) -> R:
        return self.database.read(work)

    async def write(self, work: Callable[[Session], None], done: Callable[[Session], bool] = never) -> None:
        self.database.write(work, done)

    async def append(self, table: str, batch: Batch) -> None:
        (error,) = self.database.append_all([(table, batch)])
        if error is not None:
            raise error

    async def try_to_write(self) -> None:
        self.database.try_to_write()

    @property
    def figures(self) -> StoreFigures:
        return self._figures

    @property
    def trouble(self) -> StoreFault | None:
        return None

    async def close(self) -> None:
        self.database.close()


class MemoryStore(DirectStore):
    """A `Store` that is gone with its process."""

    def __init__(self) -> None:
        super().__init__(MemoryDatabase())

    async def close(self) -> None:
        """Leave what is kept, for the next application over it."""


class MemoryDatabase(Database):
    """Database of SQLite in memory, safe to use from several threads."""

    def __init__(self) -> None:
        super().__init__("memory", 0.0)
        self._lock: Final = threading.RLock()
        self._connection: Final = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        # closed with the last application that uses it
        weakref.finalize(self, self._connection.close)
        _empty().backup(self._connection)
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._session: Final = SqliteSession(self._connection)

    def read(self, work: Callable[[Session], R]) -> R:
        with self._using():
            return work(self._session)

    def write(self, work: Callable[[Session], None], done: Callable[[Session], bool] = never) -> None:
        with self._using():
            self._connection.execute("BEGIN")
            work(self._session)
            self._connection.execute("COMMIT")

    @contextmanager
    def _using(self) -> Iterator[None]:
        with self._lock:
            try:
                yield
            except sqlite3.IntegrityError as error:
                raise JournalConflict(f"{self.name}: {error}") from error
            except sqlite3.Error as error:
                raise store_error(self.name, error) from error
            finally:
                with suppress(sqlite3.ProgrammingError):  # of one that is closed
                    if self._connection.in_transaction:
                        self._connection.execute("ROLLBACK")

    def try_to_write(self, *, room: bool = False) -> None:
        """Do nothing: there is room as long as the process lives."""

    def look_after(self) -> None:
        """Do nothing: nothing is to be brought onto a disk."""

    def close(self) -> None:
        self._connection.close()


@cache
def _empty() -> sqlite3.Connection:
    """Return an empty database, to be copied: that is much quicker than making the tables."""
    connection = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
    atexit.register(connection.close)
    for statement in made_of("sqlite"):
        connection.execute(statement)
    return connection
