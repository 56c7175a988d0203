"""Score book as a file: JSON Lines in the shape of the game record, and as a table for spreadsheets.

The first line is the match, `entry` lines are the entries, and the lines after each are its results: so that a reader needs no
engine, and one that has an engine can check every line.
"""

import csv
import json
import re
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, Final

from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.questions import read
from eastwind.record.lines import PERSON, Line
from eastwind.record.replay import parse_lines
from eastwind.record.writer import to_text
from eastwind.sheet.book import ScoreBook
from eastwind.sheet.names import names_told
from eastwind.sheet.told import Sheet, SheetEntry
from eastwind.texts import MARK
from eastwind.words import WINDS, text

#: Version of the file's format.
FORMAT: Final = 1
#: Delimiters of the cells of a table: of one for spreadsheets, and of one for programs.
SEMICOLON: Final = ";"
COMMA: Final = ","
_TYPE: Final = "start_book"
_END: Final = "end_game"
#: Type of lines for entries that a device keeps apart, because another one writes the match: no part of the book.
_KEPT: Final = "kept"
_OF_THE_MATCH: Final = ("id", "name", "begun", "rules", "options", "digest", "first_dealer", "rounds", "stock")


def read_book(source: str) -> tuple[ScoreBook, list[Line]]:
    """Return the book of a file, and the lines of results as they were written.

    :raises RecordError: for text that is not JSON Lines; :raises InterchangeError: for lines that are not a book.
    """
    lines = parse_lines(source)
    first = lines[0]
    if first["type"] != _TYPE or first.get("format") != FORMAT:
        found = json.dumps({"type": first["type"], "format": first.get("format")})
        raise InterchangeError(
            f'line 1: expected a score book, {{"type": "{_TYPE}", "format": {FORMAT}}}, found {found}'
        )
    seats = first.get("seats")
    is_named = isinstance(seats, list) and all(isinstance(one, dict) for one in seats)
    obj: dict[str, Any] = {name: first[name] for name in _OF_THE_MATCH if name in first}
    if isinstance(seats, list) and is_named:
        obj["names"] = [one.get("name") for one in seats]
    obj["entries"] = [line.get("entry") for line in lines[1:] if line["type"] == "entry"]
    try:
        book = read(ScoreBook, obj, "the book")
    except InterchangeError as error:
        # an entry is found by its line
        at = re.match(r"entries\[(\d+)\]", error.place or "")
        if at is None:
            raise
        numbers = [number for number, line in enumerate(lines, 1) if line["type"] == "entry"]
        raise InterchangeError(f"line {numbers[int(at[1])]}: {error}", error.place) from error
    return book, [line for line in lines[1:] if line["type"] not in ("entry", _KEPT)]


def book_text(book: ScoreBook, sheet: Sheet | None = None) -> str:
    """Return the text of a book's file, with the results if the sheet is given."""
    said = book.model_dump(mode="json", exclude_none=True)
    first: Line = {
        "type": _TYPE,
        "format": FORMAT,
        **{name: said[name] for name in _OF_THE_MATCH if name in said},
        **({} if sheet is None else {"digest": sheet.digest}),
        "seats": [{"name": name, "player": PERSON} for name in book.names],
    }
    lines = [first]
    for place, entry in enumerate(book.entries):
        dumped = entry.model_dump(mode="json", exclude_defaults=True)
        lines.append({"type": "entry", "entry": {"type": entry.type, **dumped}})
        if sheet is not None:
            lines += _came_of(sheet.entries[place])
    return to_text(lines if sheet is None else [*lines, *_end_of(sheet)])


def doubts_of(written: Sequence[Line], sheet: Sheet, language: str = "en") -> Iterator[str]:
    """Yield a sentence for each entry whose written results differ from its results now, and one for the end."""
    if not written:
        return
    ends = [line for line in written if line["type"] == _END]
    outcomes = [line for line in written if line["type"] != _END]
    fresh = [line for entry in sheet.entries for line in _came_of(entry)]
    if len(outcomes) != len(fresh):
        yield text(language, "keep-doubt-outcomes", said=len(outcomes), found=len(fresh))
    for said, found in zip(outcomes, fresh, strict=False):
        if said != found:
            keys = [key for key in found if said.get(key) != found[key]] or sorted(said.keys() - found.keys())
            both = (", ".join(_shown(line, key) for key in keys) for line in (said, found))
            yield text(
                language, "keep-doubt-hand", hand=found["hand"], **dict(zip(("said", "found"), both, strict=True))
            )
    if ends != _end_of(sheet):
        end, expected = (", ".join(_shown(line, "scores") for line in lines) or "–" for lines in (ends, _end_of(sheet)))
        yield text(language, "keep-doubt-end", said=end, found=expected)


def _end_of(sheet: Sheet) -> list[Line]:
    """Return the last line of the file of a match that is over; none for any other."""
    return [] if sheet.next.over is None else [{"type": _END, "scores": list(sheet.scores)}]


def _shown(line: Line, key: str) -> str:
    return f"{key} {json.dumps(line.get(key), ensure_ascii=False)[:200]}"


def _came_of(entry: SheetEntry) -> list[Line]:
    """Return the lines after an entry, shaped as those of a game record."""
    size = len(entry.scores)
    payments = [[0] * size for _ in range(size)]
    for payment in entry.payments:
        payments[payment.payer][payment.payee] = payment.amount
    line: Line = {
        "type": "end_hand" if entry.ends else "booked",
        "hand": entry.hand,
        "dealer": entry.dealer,
        "round_wind": WINDS.index(entry.round_wind),
        "values": [worth.total for worth in entry.worths],
        "bills": [
            {"seat": worth.seat, **worth.bill.model_dump(mode="json", include=_OF_A_BILL)}
            for worth in entry.worths
            if worth.bill is not None
        ],
        "payments": payments,
        "net": list(entry.net),
        "scores": list(entry.scores),
        "match_over": entry.match_over,
    }
    return [{**line, "faults": [fault.kind for fault in entry.faults]}] if entry.faults else [line]


_OF_A_BILL: Final[Any] = {
    "won": True,
    "points": True,
    "doubles": True,
    "total": True,
    "lines": {"__all__": {"rule", "tiles", "points", "doubles", "limit", "source"}},
}


def csv_text(book: ScoreBook, sheet: Sheet, language: str = "en", delimiter: str = SEMICOLON) -> str:
    """Return a table with a row for each entry: hand, round, dealer, type, then for each player worth, payment and score.

    By default cells are separated by semicolons, the text begins with the byte order mark of UTF-8, and lines end as in Windows,
    so that spreadsheets open it with all its letters and columns. With another `delimiter` it is for programs, without the mark
    and with plain line ends.
    """
    for_spreadsheets = delimiter == SEMICOLON
    names = names_told(book.names, language)
    out: list[str] = [MARK] if for_spreadsheets else []
    ends = "\r\n" if for_spreadsheets else "\n"
    writer = csv.writer(SimpleNamespace(write=out.append), delimiter=delimiter, lineterminator=ends)
    words = [text(language, f"keep-column-{name}") for name in ("hand", "round", "dealer", "what")]
    parts = [text(language, f"keep-column-{name}") for name in ("worth", "net", "score")]
    writer.writerow([*words, *(_safe(f"{name}: {part}") for name in names for part in parts)])
    for entry, found in zip(book.entries, sheet.entries, strict=True):
        row: list[str | int] = [found.hand, found.round_wind, _safe(names[found.dealer])]
        row.append(_safe(text(language, f"keep-{entry.type.replace('_', '-')}")))
        worths = {worth.seat: worth.total for worth in found.worths}
        for seat, (net, score) in enumerate(zip(found.net, found.scores, strict=True)):
            row += [worths.get(seat, ""), net, score + sheet.stock]
        writer.writerow(row)
    return "".join(out)


def _safe(cell: str) -> str:
    """Return a cell with an apostrophe before a character that would make a spreadsheet take it for a formula."""
    return f"'{cell}" if cell[:1] in "=+-@\t\r" else cell
