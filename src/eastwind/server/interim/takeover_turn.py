"""Turns of the servers of one database: they take over one at a time, as people at one are led to tables at another.

Two that held back what comes at the same time would wait for each other.
"""

from pathlib import Path
from typing import Final, Protocol

from filelock import FileLock, Timeout

#: By then another server has answered, which is interpreted, too: it tells what was played a quarter of a second later.
_SILENCE_SECONDS: Final = 1.0


class TakeoverTurn(Protocol):
    """Turn of one server at a time.

    :ivar silence: seconds for which nothing may have been said over a socket that is led on to another server before it is given
        over: an answer of that server would get lost.
    """

    silence: float

    def take(self) -> bool:
        """Take the turn; False while another server has it."""

    def leave(self) -> None:
        """Leave the turn to the others if it was taken."""


class _Alone:
    """Turn of a server that is alone."""

    silence = 0.0

    def take(self) -> bool:
        return True

    def leave(self) -> None:
        """Do nothing: no other server waits for the turn."""


ALONE: Final = _Alone()


class Unlocked(_Alone):
    """Turn of one of several servers where no file can be locked: they may have to wait for each other."""

    silence = _SILENCE_SECONDS


class ByLock:
    """Turn of all servers of a machine that see one file. It is free again when its holder dies."""

    silence = _SILENCE_SECONDS

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._lock: Final = FileLock(file)

    def take(self) -> bool:
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=0)
        except Timeout:
            return False
        except OSError:
            # where no file can be locked they may have to wait for each other
            return True
        return True

    def leave(self) -> None:
        self._lock.release()
