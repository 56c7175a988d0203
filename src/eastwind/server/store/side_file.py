"""A small database of its own next to that of the tables: one for each kind of thing that has nothing to do with play."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Final, TypeVar

from eastwind.server.store.sqlite_faults import opening_error, store_error
from eastwind.server.store.sqlite_file import PRIVATE_FOLDER, make_private

_Found = TypeVar("_Found")
_PRAGMAS: Final = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
"""


class SideFile:
    """Database file made when it is first needed. Every call may wait for the disk; what a writing call has kept outlives
    the process.

    All calls raise `StoreError` if they cannot be done; then nothing was.
    """

    def __init__(self, path: Path, schema: str) -> None:
        self._path: Final = path
        self._schema: Final = schema
        self._lock: Final = Lock()
        self._opened: sqlite3.Connection | None = None

    def read(self, what: Callable[[sqlite3.Connection], _Found]) -> _Found:
        with self._lock:
            file = self._opened or self._open()
            try:
                return what(file)
            except sqlite3.Error as error:
                raise store_error(self._path, error) from error

    def write(self, what: Callable[[sqlite3.Connection], object]) -> None:
        """Do the work whole, or not at all."""

        def done(file: sqlite3.Connection) -> None:
            with file:
                file.execute("BEGIN IMMEDIATE")
                what(file)

        self.read(done)

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            if self._opened is not None:
                self._opened.close()
                self._opened = None

    def _open(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
            make_private(self._path)
            self._opened = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            self._opened.executescript(_PRAGMAS + self._schema)
        except (OSError, sqlite3.Error) as error:
            self._opened = None
            raise opening_error(self._path, error) from error
        return self._opened
