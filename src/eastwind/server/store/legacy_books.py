"""Score books of an older Eastwind, in a file next to the database, brought over into it."""

import contextlib
import time
from pathlib import Path
from typing import Final

from eastwind.server.store.books import MOST, keep_book
from eastwind.server.store.database import Database
from eastwind.server.store.errors import JournalConflict
from eastwind.server.store.legacy_files import bring_over
from eastwind.server.store.rows import BookRow

#: Its name, next to the database of the tables; and its name once it has been brought over.
BOOKS: Final = "scorebooks.sqlite3"
BROUGHT: Final = "scorebooks.brought.sqlite3"


def bring_books(folder: Path, database: Database) -> None:
    """Bring the books of an older Eastwind into a database, once. What is there already is newer, and stays.

    :raises StoreError: if it cannot be written.
    """

    def take(name: str, book: str, revision: int, pen: bytes, written: float) -> None:
        with contextlib.suppress(JournalConflict):
            row = BookRow(name, book, revision, pen, min(int(written), int(time.time())))
            database.write(lambda session: keep_book(session, row, None, 0, MOST))

    asked = "SELECT name, book, revision, pen, written FROM books ORDER BY written"
    bring_over(folder, BOOKS, BROUGHT, asked, take)
