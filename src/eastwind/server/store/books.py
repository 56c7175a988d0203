"""Score books that others follow, in a file of their own beside the tables: so many at most, and none for ever."""

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from eastwind.server.store.side_file import SideFile

#: Its name, beside the database of the tables.
BOOKS: Final = "scorebooks.sqlite3"
_SCHEMA: Final = """
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
    """A `SideFile` of books: every call may wait for the disk, and raises `StoreError` if it cannot be done."""

    def __init__(self, path: Path) -> None:
        self._file: Final = SideFile(path, _SCHEMA)

    def find(self, name: str) -> BookRow | None:
        """A book, None where there is none of that name."""
        row = self._file.read(lambda file: file.execute(_FIND, (name,)).fetchone())
        return None if row is None else BookRow(*row)

    def keep(self, row: BookRow, written_before: float, most: int) -> None:
        """Keeps a book in the place of what was there, and lets go of those that were written before a moment and of the oldest
        beyond so many.
        """

        def kept(file: sqlite3.Connection) -> None:
            file.execute(_KEEP, (row.name, row.book, row.revision, row.pen, row.written))
            file.execute(_LET_GO, (written_before,))
            file.execute(_CUT, (most,))

        self._file.write(kept)

    def close(self) -> None:
        """Lets go of the file."""
        self._file.close()
