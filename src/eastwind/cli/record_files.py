"""Reading of game records from files of the command line."""

from pathlib import Path
from typing import TYPE_CHECKING

from eastwind.cli.rule_files import read_text

if TYPE_CHECKING:
    from eastwind.record.lines import Line


def read_record(path: Path) -> "list[Line]":
    """Return the lines of a record's file.

    :raises UsageError: if it cannot be read; :raises RecordError: if it is no record.
    """
    from eastwind.record import parse_lines

    return parse_lines(read_text(path))
