"""Recorded games: reading, replay position by position, verification of the shuffle."""

import os
from collections.abc import Iterator

from eastwind.library.files import read_text
from eastwind.library.given import ArgumentError
from eastwind.library.table import Table
from eastwind.record import Opening, RecordError, Verified, parse_lines, verify_shuffle
from eastwind.record import replay as played_again
from eastwind.record.lines import Line
from eastwind.record.replay import read_opening
from eastwind.texts import without_mark

#: Recorded game: the path of its file, or its text.
RecordLike = str | os.PathLike[str]


def read_record(source: RecordLike) -> list[Line]:
    """Return the lines of a recorded game (`docs/record.md`), from its file or its text.

    :raises FileError: for a file that cannot be read; :raises RecordError: for text that is not a record.
    """
    if not isinstance(source, (str, os.PathLike)):
        raise ArgumentError(f"expected the path or the text of a recorded game, found {source!r}")
    given = os.fspath(source)
    is_text = without_mark(given).lstrip().startswith("{")
    return parse_lines(given if is_text else read_text(given))


def replay(source: RecordLike) -> Iterator[Table]:
    """Replay a recorded game position by position.

    A separate table is yielded after each deal, each action, the end of the match's time, and an early end by a player. Every
    line is checked against the result under the record's rules.

    >>> from eastwind.library.table import Table
    >>> table = Table("ru-classic", seed=7)
    >>> table.play_on("novice", steps=20)
    >>> positions = list(replay(table.to_record()))
    >>> str(positions[-1]) == str(table)
    True

    :raises FileError: for a file that cannot be read.
    :raises RecordError: for text that is not a record, or at the first line that does not follow from those before it.
    """
    lines = read_record(source)
    rules, first = read_opening(lines)
    seats = first["seats"]

    def four(key: str) -> tuple[str, str, str, str]:
        return (seats[0][key], seats[1][key], seats[2][key], seats[3][key])

    opening = Opening(
        rules,
        str(first.get("table")),
        four("name"),
        four("player"),
        four("nonce"),
        str(first.get("commitment")),
        first["first_dealer"],
        tuple((a, b, c, d) for a, b, c, d in first.get("rolls") or ()),
    )
    for point in played_again(lines):
        yield Table.of_record(point.table, opening, lines[: point.last], point.first - 1)


def verify(source: RecordLike, commitment: str | None = None) -> Verified:
    """Verify a recorded match: replay it and derive all its walls and dice from the secret that it reveals.

    :param commitment: the commitment shown before the match, in hex; it must be that of the record.
    :raises FileError: for a file that cannot be read; :raises RecordError: at the first fault.
    """
    lines = read_record(source)
    for _ in played_again(lines):
        pass
    verified = verify_shuffle(lines)
    if commitment is not None and commitment.lower() != verified.commitment:
        raise RecordError(f"expected the commitment {commitment}, the record's is {verified.commitment}", 1)
    return verified
