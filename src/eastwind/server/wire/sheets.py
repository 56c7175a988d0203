"""The messages of `/api/sheet`: a match at a physical table as it was entered goes in, all that follows from it comes out."""

from typing import Annotated, Final

from pydantic import ConfigDict, Field, JsonValue

from eastwind.server.wire.protocol import Message
from eastwind.sheet.book import Correction, EnteredHand, Entry, FalseWin, NobodyWon, Rest, ScoreBook, SomebodyWon
from eastwind.sheet.told import Debt, EntryFault, FaultKind, Handed, Sheet, SheetEntry

_PLAYED: dict[str, JsonValue] = {
    "type": "won",
    "id": "1",
    "winners": [0],
    "hands": [{"points": 64}, {"points": 12}, {"points": 16}, {"points": 4}],
}
_BOOK: dict[str, JsonValue] = {
    "id": "an-evening",
    "rules": "pl-classic",
    "names": ["Ewa", "Piotr", "Halina", "Marek"],
    "entries": [_PLAYED],
}


#: The largest number that every page counts exactly.
MOST_REVISION: Final = 2**53 - 1


class SheetWish(Message):
    """What comes of this book?"""

    model_config = ConfigDict(json_schema_extra={"examples": [{"book": _BOOK}]})

    book: ScoreBook
    files: Annotated[bool, Field(description="the book as files, too")] = False


class SheetFiles(Message):
    """The book, with all that comes of it, as files."""

    jsonl: Annotated[str, Field(description="JSON Lines, what `eastwind sheet` reads")]
    csv: Annotated[str, Field(description="a table, a row for each entry")]


class SheetAnswer(Message):
    """All that follows from a book."""

    sheet: Sheet
    files: SheetFiles | None


class BookPublished(Message):
    """A book, for others to follow."""

    book: ScoreBook
    revision: Annotated[
        int, Field(ge=0, le=MOST_REVISION, description="counted by whoever writes; an earlier one changes nothing")
    ]
    pen: Annotated[str, Field(min_length=16, max_length=80, description="a secret of the one device that writes")]
    next_pen: Annotated[
        str | None,
        Field(min_length=16, max_length=80, description="from now on the pen is this: another device has it"),
    ] = None


class BookKept(Message):
    """A book was kept, or a later one is there already."""

    revision: Annotated[int, Field(description="of the book that is there now")]


class BookFollowed(Message):
    """A book as it was written last."""

    book: ScoreBook
    revision: int


__all__ = [
    "BookFollowed",
    "BookKept",
    "BookPublished",
    "Correction",
    "Debt",
    "EnteredHand",
    "Entry",
    "EntryFault",
    "FalseWin",
    "FaultKind",
    "Handed",
    "NobodyWon",
    "Rest",
    "ScoreBook",
    "Sheet",
    "SheetAnswer",
    "SheetEntry",
    "SheetFiles",
    "SheetWish",
    "SomebodyWon",
]
