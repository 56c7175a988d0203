"""Messages of the rulebook: the book itself, and a household's set to be read as one."""

from pydantic import Field, JsonValue

from eastwind.book.blocks import (
    Block,
    Book,
    BookLink,
    BookMeld,
    Case,
    CasePayment,
    CasePlayer,
    Cell,
    Chapter,
    Decision,
    Difference,
    DrawnHand,
    GameBook,
    PatternEntry,
    Row,
    Sentence,
    Subheading,
    Table,
    Term,
    TermWords,
    TileGroup,
    TilesDrawn,
    Words,
)
from eastwind.server.wire.protocol import Message
from eastwind.server.wire.texts import MOST_NAMES

__all__ = [
    "Block",
    "Book",
    "BookLink",
    "BookMeld",
    "Case",
    "CasePayment",
    "CasePlayer",
    "Cell",
    "Chapter",
    "Decision",
    "Difference",
    "DrawnHand",
    "GameBook",
    "PatternEntry",
    "Row",
    "Sentence",
    "SetToRead",
    "Subheading",
    "Table",
    "Term",
    "TermWords",
    "TileGroup",
    "TilesDrawn",
    "Words",
]


class SetToRead(Message):
    """Household's set, to be read as a book."""

    rules: dict[str, JsonValue] = Field(max_length=MOST_NAMES, description="the whole set, as a record holds it")
