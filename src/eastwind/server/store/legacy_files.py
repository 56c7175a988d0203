"""Import of the files that an older Eastwind kept next to the database of the tables: each is brought into the database once."""

import contextlib
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

_log: Final = logging.getLogger(__name__)


def bring_over(folder: Path, name: str, brought: str, asked: str, take: Callable[..., None]) -> None:
    """Take each row that is found in a file of a folder, then rename the file.

    A file that cannot be read is laid aside as it is: no move depends on it.

    :param asked: the query of the file; :param take: takes the columns of a row, and leaves what is newer in its place.

    :raises StoreError: if it cannot be written.
    """
    file = folder / name
    if not file.exists():
        return
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as opened:
            rows = opened.execute(asked).fetchall()
    except sqlite3.Error:
        _log.exception("%s not readable; starting without its contents", file)
        rows = []
    for row in rows:
        take(*row)
    with contextlib.suppress(OSError):  # somebody else has brought it at the same time
        file.replace(folder / brought)
