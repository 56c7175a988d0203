"""Processes that compile the engine together: each takes what no other has taken.

Compiling is most of the wait on a fresh machine, and no core should stand by meanwhile. Every process goes through the same
modules in the same order; a lock next to the compiled code marks the function that a process is at. A function that another
process is at is left, and loaded from the code which that process has kept: when compiled code needs it, or when everything else
is done. Where no lock can be had, on a disk that has filled up meanwhile, each process compiles its own needs.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from eastwind import code_cache


class SharedWork:
    """Record of the work that this process has done, and of what it has left to others.

    :param done: called with the name of each part once all of it is compiled, by any of the processes.
    :param between: called after each function that this process has compiled or loaded, while it holds no lock.
    """

    def __init__(self, done: Callable[[str], None], between: Callable[[], None] | None = None) -> None:
        self._done: Final = done
        self._between: Final = between
        self._left: list[_Unit] = []
        #: Parts that were gone through, in order, with what was left of them.
        self._ended: Final[list[tuple[str, list[_Unit]]]] = []

    def take(self, lock: Path, compile_it: Callable[[], None]) -> Callable[[], None]:
        """Compile a function now, unless another process is at it; return a function that fetches it then.

        :param lock: a file that represents the function. :param compile_it: compiles it, or finds it compiled.
        """
        self._look_back()
        unit = _Unit(lock, compile_it)
        if not unit.done_at_once():
            self._left.append(unit)
        elif self._between:
            self._between()
        return unit.wait

    def end(self, part: str) -> None:
        """Note that everything of a part was gone through."""
        self._ended.append((part, self._left))
        self._left = []
        self._look_back()

    def wait(self) -> None:
        """Wait until every part that was gone through is done."""
        for _, units in self._ended:
            for unit in units:
                unit.wait()
        self._look_back()

    def _look_back(self) -> None:
        """Report the parts whose rest other processes have done by now."""
        while self._ended and all(unit.done_at_once() for unit in self._ended[0][1]):
            part, _ = self._ended.pop(0)
            self._done(part)


class _Unit:
    """A function to be compiled by the first process that takes it."""

    def __init__(self, lock: Path, compile_it: Callable[[], None]) -> None:
        self._place: Final = lock
        self._compile_it: Final = compile_it
        self._lock: Final = FileLock(lock)
        self._is_done = False

    def done_at_once(self) -> bool:
        """Return whether it is compiled; compile it, if no other process is at it."""
        try:
            self._do(0)
        except Timeout:
            return False
        return True

    def wait(self) -> None:
        """Wait until it is compiled; compile it, if the process that was at it has given up."""
        self._do(-1)

    def _do(self, seconds: float) -> None:
        if self._is_done:
            return
        is_held = self._hold(seconds)
        try:
            self._compile_it()
        finally:
            if is_held:
                self._lock.release()
        self._is_done = True

    def _hold(self, seconds: float) -> bool:
        """Take the lock; return False where there can be none.

        :raises Timeout: when another process holds it.
        """
        try:
            self._place.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=seconds)
        except Timeout:
            raise
        except OSError as error:
            code_cache.failed(self._place, error)
            return False
        return True
