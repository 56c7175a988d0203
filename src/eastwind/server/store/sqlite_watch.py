"""Check of the files of a database in use against those that were opened: a name may lead to others by now, or to less.

Only their entries in the folder are looked at. The files themselves must not be opened here: where locks are POSIX's, a process
that closes any handle of a file lets go of all its locks on it.
"""

import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from eastwind.server.store.errors import StoreError, StoreFault

LOG: Final = "-wal"
INDEX: Final = "-shm"
#: The database, what was committed and is not in it yet, and what the processes at it share.
_PARTS: Final = ("", LOG, INDEX)


class Watch:
    """The files of one database, as they were when it was opened, or when they came."""

    def __init__(self, path: Path, is_whole: Callable[[], bool]) -> None:
        """:param is_whole: whether everything that was committed can be read; asked only when a file has become shorter."""
        #: As plain text: they are looked at for every move.
        self._paths: Final = {part: f"{path}{part}" for part in _PARTS}
        self._is_whole: Final = is_whole
        self._known: Final[dict[str, tuple[int, int]]] = {}
        self._sizes: Final[dict[str, int]] = {}
        self._lock: Final = threading.Lock()

    def begin(self) -> None:
        """Note which file the database is: before it is opened. The files next to it may still come and go.

        :raises StoreError: if it is not there.
        """
        with self._lock:
            self._look_at("")

    def look(self) -> None:
        """Check the files.

        :raises StoreError: if one was deleted, moved, replaced or cut short: what would be written now might be gone.
        """
        with self._lock:
            for part in _PARTS:
                self._look_at(part)

    def _look_at(self, part: str) -> None:
        path = self._paths[part]
        try:
            found = os.stat(path)  # noqa: PTH116 — a third of the time that `Path.stat` takes
        except FileNotFoundError as error:
            if part in self._known or not part:
                raise _gone(path, "was deleted or moved away") from error
            return
        except OSError as error:
            raise _gone(path, f"cannot be found any more ({error.strerror})") from error
        identity = (found.st_dev, found.st_ino)
        if self._known.setdefault(part, identity) != identity:
            raise _gone(path, "was replaced by another file")
        # what the processes share has no length of its own to keep
        if part != INDEX:
            if found.st_size < self._sizes.get(part, 0) and not self._is_whole():
                raise _gone(path, "was cut short")
            self._sizes[part] = found.st_size


def _gone(path: str, what: str) -> StoreError:
    return StoreError(
        f"{path} {what} while it is in use: nothing more is written. Put it back, or start again, with a backup if need be",
        StoreFault.GONE,
    )
