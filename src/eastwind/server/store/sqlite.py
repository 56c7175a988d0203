"""The store in a file: SQLite."""

import contextlib
import logging
from pathlib import Path
from typing import Final

from eastwind.server.store.database_store import MOST_WAITING, DatabaseStore
from eastwind.server.store.sqlite_file import SqliteFile
from eastwind.server.store.threads import PATIENCE

_log: Final = logging.getLogger(__name__)
#: How long the file is looked through when it is opened. `eastwind check` takes the time that it takes.
_LOOK_SECONDS: Final = 2.0


class SqliteStore(DatabaseStore):
    """A `Store` in one file, which has one writer at a time.

    While there is something to bring, the log is brought onto the disk itself every second.
    """

    def __init__(self, path: Path, *, most_waiting: int = MOST_WAITING) -> None:
        """Open or make the file and its folder, check it, and write into it once.

        :raises StoreError: if that cannot be done, or if the file is damaged or has a form that this version does not know.
        """
        self.path: Final = path
        with contextlib.ExitStack() as opened:
            writing, reading = SqliteFile(path, PATIENCE), SqliteFile(path, PATIENCE)
            opened.callback(writing.close)
            opened.callback(reading.close)
            if not reading.look_through(_LOOK_SECONDS):
                _log.warning("%s is too large to be looked through at every start: `eastwind check` does it", path)
            writing.try_to_write()
            opened.pop_all()
        super().__init__(writing, reading, lambda: SqliteFile(path, PATIENCE), most_waiting)
