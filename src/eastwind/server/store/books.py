"""Score books that others follow: rows of the database. Those of an older Eastwind, in a file next to it, are brought over."""

import contextlib
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from eastwind.server.store import statements
from eastwind.server.store.legacy_files import bring_over
from eastwind.server.store.rows import BookRow, BookState
from eastwind.server.store.statements import Session
from eastwind.server.store.store import JournalConflict

if TYPE_CHECKING:
    from eastwind.server.store.database import Database

#: Its name, next to the database of the tables; and its name once it has been brought over.
BOOKS: Final = "scorebooks.sqlite3"
BROUGHT: Final = "scorebooks.brought.sqlite3"
#: Books that are kept; one more, and the one that has gone unwritten longest is let go.
MOST: Final = 500


def read_book(session: Session, name: str) -> BookRow | None:
    found = session.rows(statements.FIND_BOOK, name)
    return BookRow(*found[0]) if found else None


def read_state(session: Session, name: str) -> BookState | None:
    found = session.rows(statements.FIND_BOOK_STATE, name)
    return BookState(*found[0]) if found else None


def keep_book(session: Session, row: BookRow, over: BookState | None, written_before: int, most: int) -> None:
    """Keep a book in the place of another state of it, or as a new one, which may cost the oldest their place."""
    if over is not None:
        values = (row.book, row.revision, row.pen, row.written, row.name, over.revision, over.pen, over.written)
        if not session.change(statements.UPDATE_BOOK, *values):
            raise JournalConflict(f"score book {row.name}: another writer was faster")
        return
    session.write(statements.LET_GO_OF_BOOKS, [(written_before,)])
    session.write(statements.INSERT_BOOK, [(row.name, row.book, row.revision, row.pen, row.written)])
    session.write(statements.CUT_BOOKS, [(most,)])


def bring_books(folder: Path, database: "Database") -> None:
    """Bring the books of an older Eastwind into a database, once. What is there already is newer, and stays.

    :raises StoreError: if it cannot be written.
    """

    def take(name: str, book: str, revision: int, pen: bytes, written: float) -> None:
        with contextlib.suppress(JournalConflict):
            row = BookRow(name, book, revision, pen, min(int(written), int(time.time())))
            database.keep_book(row, None, 0, MOST)

    asked = "SELECT name, book, revision, pen, written FROM books ORDER BY written"
    bring_over(folder, BOOKS, BROUGHT, asked, take)
