"""How the time of persons stood, where an older Eastwind kept it: in a file beside. It is brought into the database."""

import contextlib
import logging
import sqlite3
from pathlib import Path
from typing import Final

from eastwind.server.store.database import Database
from eastwind.server.store.store import JournalConflict

_log: Final = logging.getLogger(__name__)
#: Its name, beside the database of the tables; and what it is called once it has been brought over.
PACES: Final = "paces.sqlite3"
BROUGHT: Final = "paces.brought.sqlite3"


def bring_paces(folder: Path, database: Database) -> None:
    """Brings what an older Eastwind has kept in a folder into a database, once. What is there already is newer, and stays.

    A file that cannot be read is laid aside as it is: no move hangs on it.

    :raises StoreError: if it cannot be written.
    """
    file = folder / PACES
    if not file.exists():
        return
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as opened:
            rows = opened.execute("SELECT table_id, state, due FROM paces").fetchall()
    except sqlite3.Error:
        _log.exception("%s could not be read: where it was told how time stands, it begins anew", file)
        rows = []
    for table, state, due in rows:
        if database.pace(table) is None:
            with contextlib.suppress(JournalConflict):  # a table that is not there any more
                database.keep_pace(table, state, due)
    with contextlib.suppress(OSError):  # somebody else has brought it at the same time
        file.replace(folder / BROUGHT)
