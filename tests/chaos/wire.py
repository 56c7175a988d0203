"""A line between the server and PostgreSQL that can be cut and slowed."""

import contextlib
import shutil
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_NAME: Final = ".s.PGSQL.5432"
_PIECE: Final = 65_536


class Wire:
    """Carries what comes to a socket to another, and back."""

    def __init__(self, here: Path, there: Path) -> None:
        self.folder: Final = here
        self.delay = 0.0
        self._there: Final = there / _NAME
        self._open: Final[set[socket.socket]] = set()
        self._lock: Final = threading.Lock()
        self._listening: Final = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(here / _NAME))
        self._listening.listen(64)
        threading.Thread(target=self._take, daemon=True).start()

    def cut(self) -> None:
        """Ends every line in the middle of whatever it is at."""
        with self._lock:
            for end in self._open:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self.cut()

    def _take(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = socket.socket(socket.AF_UNIX)
            try:
                far.connect(str(self._there))
            except OSError:
                near.close()
                far.close()
                continue
            with self._lock:
                self._open.update((near, far))
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := one.recv(_PIECE):
                if self.delay:
                    time.sleep(self.delay)
                other.sendall(piece)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        with self._lock:
            if one in self._open:
                self._open.discard(one)
                one.close()


@contextmanager
def wire(there: Path) -> Iterator[Wire]:
    """A line to the PostgreSQL whose socket lies in a folder."""
    here = Path(tempfile.mkdtemp(prefix="eastwind-wire-", dir="/tmp"))
    made = Wire(here, there)
    try:
        yield made
    finally:
        made.close()
        shutil.rmtree(here, ignore_errors=True)
