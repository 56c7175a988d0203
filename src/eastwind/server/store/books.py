"""Score books that others follow, in a file of their own beside the tables: so many at most, and none for ever."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Final, TypeVar

from eastwind.server.store.sqlite_faults import opening_error, store_error
from eastwind.server.store.sqlite_file import PRIVATE_FOLDER, make_private

_Found = TypeVar("_Found")
#: Its name, beside the database of the tables.
BOOKS: Final = "scorebooks.sqlite3"
_SCHEMA: Final = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
CREATE TABLE IF NOT EXISTS books (
    name TEXT PRIMARY KEY,
    book TEXT NOT NULL,            -- JSON
    revision INTEGER NOT NULL,
    pen BLOB NOT NULL,             -- SHA-256 of the secret of the device that writes
    written REAL NOT NULL          -- seconds since 1970
) WITHOUT ROWID;
"""
_FIND: Final = "SELECT name, book, revision, pen, written FROM books WHERE name = ?"
_KEEP: Final = "INSERT OR REPLACE INTO books (name, book, revision, pen, written) VALUES (?, ?, ?, ?, ?)"
_LET_GO: Final = "DELETE FROM books WHERE written < ?"
_CUT: Final = "DELETE FROM books WHERE name IN (SELECT name FROM books ORDER BY written DESC LIMIT -1 OFFSET ?)"


@dataclass(frozen=True, slots=True)
class BookRow:
    """A book as it was written last. `pen`: SHA-256 of the writer's secret; `written`: seconds since 1970."""

    name: str
    book: str
    revision: int
    pen: bytes
    written: float


class BookFile:
    """Every call may wait for the disk. What a call that writes has kept outlives the process. The file is made when
    it is needed.

    All of them raise `StoreError` if it cannot be done; then nothing was.
    """

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._lock: Final = Lock()
        self._opened: sqlite3.Connection | None = None

    def find(self, name: str) -> BookRow | None:
        """A book, None where there is none of that name."""
        row = self._done(lambda file: file.execute(_FIND, (name,)).fetchone())
        return None if row is None else BookRow(*row)

    def keep(self, row: BookRow, written_before: float, most: int) -> None:
        """Keeps a book in the place of what was there, and lets go of those that were written before a moment and of the oldest
        beyond so many.
        """

        def kept(file: sqlite3.Connection) -> None:
            with file:
                file.execute("BEGIN IMMEDIATE")
                file.execute(_KEEP, (row.name, row.book, row.revision, row.pen, row.written))
                file.execute(_LET_GO, (written_before,))
                file.execute(_CUT, (most,))

        self._done(kept)

    def close(self) -> None:
        """Lets go of the file."""
        with self._lock:
            if self._opened is not None:
                self._opened.close()
                self._opened = None

    def _done(self, what: Callable[[sqlite3.Connection], _Found]) -> _Found:
        with self._lock:
            file = self._opened or self._open()
            try:
                return what(file)
            except sqlite3.Error as error:
                raise store_error(self._path, error) from error

    def _open(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
            make_private(self._path)
            self._opened = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            self._opened.executescript(_SCHEMA)
        except (OSError, sqlite3.Error) as error:
            self._opened = None
            raise opening_error(self._path, error) from error
        return self._opened
