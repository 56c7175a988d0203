"""Reviews of matches by the coach, in a file of their own next to the tables: a limited number, the oldest go first.

Nothing is lost with it: the remarks of the coach can be worked out again, and are the same then.
"""

import sqlite3
from pathlib import Path
from typing import Final

from eastwind.server.store.side_file import SideFile

#: Its name, next to the database of the tables.
REVIEWS: Final = "reviews.sqlite3"
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS reviews (
    name TEXT PRIMARY KEY,         -- of what was gone through
    review TEXT NOT NULL,          -- JSON
    number INTEGER NOT NULL        -- later ones have higher ones
) WITHOUT ROWID;
"""
_FIND: Final = "SELECT review FROM reviews WHERE name = ?"
_KEEP: Final = """
INSERT OR REPLACE INTO reviews (name, review, number) VALUES (?, ?, (SELECT coalesce(max(number), 0) + 1 FROM reviews))
"""
_CUT: Final = "DELETE FROM reviews WHERE name IN (SELECT name FROM reviews ORDER BY number DESC LIMIT -1 OFFSET ?)"


class ReviewFile:
    """A `SideFile` of reviews: every call may wait for the disk, and raises `StoreError` if it cannot be done."""

    def __init__(self, path: Path) -> None:
        self._file: Final = SideFile(path, _SCHEMA)

    def find(self, name: str) -> str | None:
        """Return a review as JSON, None where there is none of that name."""
        row = self._file.read(lambda file: file.execute(_FIND, (name,)).fetchone())
        return None if row is None else str(row[0])

    def keep(self, name: str, review: str, most: int) -> None:
        """Keep a review, and let go of the oldest beyond the limit."""

        def kept(file: sqlite3.Connection) -> None:
            file.execute(_KEEP, (name, review))
            file.execute(_CUT, (most,))

        self._file.write(kept)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
