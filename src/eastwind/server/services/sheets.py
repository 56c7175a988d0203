"""The score book of a physical table, without HTTP."""

from eastwind.server.wire.sheets import SheetAnswer, SheetFiles, SheetWish
from eastwind.sheet.file import book_text, csv_text
from eastwind.sheet.sheet import value_book


def sheet_of(wish: SheetWish, language: str) -> SheetAnswer:
    """Return all that follows from a book.

    :raises InterchangeError: for rules that are unknown, or not for so many players.
    """
    sheet = value_book(wish.book, language)
    if not wish.files:
        return SheetAnswer(sheet=sheet, files=None)
    table = csv_text(wish.book, sheet, language, wish.delimiter)
    return SheetAnswer(sheet=sheet, files=SheetFiles(jsonl=book_text(wish.book, sheet), csv=table))
