"""The store in memory: for tests, and for a server whose tables need not outlive it."""

import sqlite3
import threading
from collections.abc import Callable
from functools import cache
from typing import Final, TypeVar

from eastwind.server.store.database import Database
from eastwind.server.store.errors import JournalConflict, StoreFault
from eastwind.server.store.figures import StoreFigures
from eastwind.server.store.rows import Batch
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
        self._connection.deserialize(_empty())
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._session: Final = SqliteSession(self._connection)

    def read(self, work: Callable[[Session], R]) -> R:
        with self._lock:
            return work(self._session)

    def write(self, work: Callable[[Session], None], done: Callable[[Session], bool] = never) -> None:
        with self._lock:
            self._connection.execute("BEGIN")
            try:
                work(self._session)
                self._connection.execute("COMMIT")
            except sqlite3.IntegrityError as error:
                raise JournalConflict(f"{self.name}: {error}") from error
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")

    def try_to_write(self, *, room: bool = False) -> None:
        """Do nothing: there is room as long as the process lives."""

    def look_after(self) -> None:
        """Do nothing: nothing is to be brought onto a disk."""

    def close(self) -> None:
        self._connection.close()


@cache
def _empty() -> bytes:
    """Return an empty database: copying it is much quicker than making the tables."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for statement in made_of("sqlite"):
        connection.execute(statement)
    return connection.serialize()
