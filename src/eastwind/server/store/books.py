"""Score books that others follow: rows of the database."""

from typing import Final

from eastwind.server.store import statements
from eastwind.server.store.errors import JournalConflict
from eastwind.server.store.rows import BookRow, BookState
from eastwind.server.store.statements import Session

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
