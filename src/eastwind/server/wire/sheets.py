"""Messages of `/api/sheet`: a match at a physical table as it was entered goes in, all that follows from it comes out."""

import math
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, ConfigDict, Field, JsonValue

from eastwind import texts
from eastwind.server.wire.protocol import Message
from eastwind.server.wire.texts import MOST_REVISION, Line
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


#: Levels of a rule set within a book; its own have four.
_MOST_DEEP: Final = 16


def _check_rules(rules: JsonValue) -> None:
    """Check a rule set that is kept as it comes, before it is read: one that is accepted can be read again and sent to others.

    :raises ValueError: for control characters and halves of characters, numbers that are none, and too many levels.
    """
    waiting = [(rules, 1)]
    while waiting:
        value, depth = waiting.pop()
        if depth > _MOST_DEEP:
            raise ValueError(f"rules: at most {_MOST_DEEP} levels")
        if isinstance(value, dict):
            waiting += [(part, depth + 1) for part in value.values()]
            if any(map(texts.has_controls, value)):
                raise ValueError(f"rules: {texts.TEXT}")
        elif isinstance(value, list):
            waiting += [(part, depth + 1) for part in value]
        elif isinstance(value, str) and texts.has_controls(value):
            raise ValueError(f"rules: {texts.TEXT}")
        elif isinstance(value, float) and not math.isfinite(value):
            raise ValueError("rules: numbers that are finite")
        elif isinstance(value, int) and abs(value) > MOST_REVISION:
            raise ValueError(f"rules: numbers up to {MOST_REVISION}")


def _readable(book: ScoreBook) -> ScoreBook:
    """Return the book if others can see its names; a book of a file, or kept before, may have other names."""
    for place, name in (("name", book.name), *((f"names.{seat}", name) for seat, name in enumerate(book.names))):
        if name and not texts.is_name(name):
            raise ValueError(f"{place}: {texts.NAME}, or nothing")
    lines = [book.id, book.begun, book.digest or "", *(entry.id for entry in book.entries)]
    if isinstance(book.rules, str):
        lines.append(book.rules)
    else:
        _check_rules(book.rules)
    if not all(map(texts.is_line, lines)):
        raise ValueError(f"ids and days: {texts.LINE}")
    if any(entry.type == "correction" and texts.has_controls(entry.reason) for entry in book.entries):
        raise ValueError(f"a reason: {texts.TEXT}")
    return book


_Book = Annotated[ScoreBook, AfterValidator(_readable)]


class SheetWish(Message):
    """Question about the results of a book."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"book": _BOOK}]})

    book: _Book
    files: Annotated[bool, Field(description="the book as files, too")] = False
    delimiter: Annotated[
        Literal[";", ","],
        Field(
            description="between the cells of the table among the files: `;` for spreadsheets, with a byte order mark; "
            "`,` for programs"
        ),
    ] = ";"


class SheetFiles(Message):
    """Book, with all that follows from it, as files."""

    jsonl: Annotated[str, Field(description="JSON Lines, what `eastwind sheet` reads")]
    csv: Annotated[str, Field(description="a table, a row for each entry")]


class SheetAnswer(Message):
    """All that follows from a book."""

    sheet: Sheet
    files: SheetFiles | None


class BookPublished(Message):
    """Book, for others to follow."""

    book: _Book
    revision: Annotated[
        int, Field(ge=0, le=MOST_REVISION, description="counted by whoever writes; an earlier one changes nothing")
    ]
    pen: Annotated[Line, Field(min_length=16, max_length=80, description="a secret of the one device that writes")]
    next_pen: Annotated[
        Line | None,
        Field(min_length=16, max_length=80, description="from now on the pen is this: another device has it"),
    ] = None


class BookKept(Message):
    """Confirmation that a book was kept, or that a later one is there already."""

    revision: Annotated[int, Field(description="of the book that is there now")]


class BookFollowed(Message):
    """Book as it was written last."""

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
