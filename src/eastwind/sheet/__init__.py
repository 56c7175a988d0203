"""Score book of a physical table: entries in; dealer, winds, bills, payments, scores and counters out.

- `ScoreBook` — a match as it was entered; `value_book`, `Sheet` — everything that follows from it
- `read_book`, `book_text`, `csv_text` — its file, as JSON Lines in the shape of the game record, and as a table
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.sheet.book import ScoreBook
    from eastwind.sheet.file import book_text, csv_text, read_book
    from eastwind.sheet.sheet import value_book
    from eastwind.sheet.told import Sheet

__all__ = ["ScoreBook", "Sheet", "book_text", "csv_text", "read_book", "value_book"]

load_when_asked(__name__)
