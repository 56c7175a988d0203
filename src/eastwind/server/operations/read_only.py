"""Read-only access to a database, next to the server that may be using it, and a copy of it as it is at one moment."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from eastwind.server.store.errors import StoreError, StoreFault
from eastwind.server.store.sqlite_faults import store_error

_PATIENCE_MS: Final = 5000
#: Ways to open a file, the best first: as other processes do that use it; where nothing can be written next to it, as one that
#: never changes.
_WAYS: Final = ("mode=rw", "mode=ro", "mode=ro&immutable=1")
#: The kind of a result code of SQLite; those after which another way may be better.
_KIND: Final = 0xFF
_TRY_ON: Final = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM)


@contextmanager
def opened_to_read(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a connection that changes nothing. A transaction sees a snapshot of one moment, and blocks no writer.

    :raises StoreError: if there is no such file, or it cannot be read.
    """
    if not path.is_file():
        raise StoreError(f"{path}: there is no such file", StoreFault.GONE)
    with closing(_opened(path)) as connection:
        yield connection


def _opened(path: Path) -> sqlite3.Connection:
    for way in _WAYS:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?{way}", uri=True, isolation_level=None)
        try:
            connection.execute(f"PRAGMA busy_timeout = {_PATIENCE_MS}")
            connection.execute("PRAGMA query_only = ON")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.Error as error:
            connection.close()
            if way == _WAYS[-1] or error.sqlite_errorcode & _KIND not in _TRY_ON:
                raise store_error(path, error, reading=True) from error
        else:
            return connection
    raise AssertionError("one of the ways ends it")


def copy_into(source: sqlite3.Connection, path: Path) -> None:
    """Copy the contents of a database at this moment into one file, without any files next to it.

    :raises sqlite3.Error: if that cannot be done.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as copy:
        # in one step: in several it would begin anew whenever somebody plays
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
