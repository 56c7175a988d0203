"""Compiling of the engine by one process for all workers of a server, each waiting for it by itself."""

import mmap
import threading
import time
from collections.abc import Iterator
from typing import Final, Self

from eastwind.cli.compiling import engine
from eastwind.cli.usage_error import UsageError

#: Workers look whether it is there; many of them look at the same files.
_LOOK_SECONDS: Final = 1.0


class Elsewhere:
    """Compiling for workers, as `engine.Compiling` is for a server alone. Made before they are copied, it is shared by all."""

    def __init__(self) -> None:
        self._begun: Final = time.time()
        #: Whether it is over, in memory that the copies share.
        self._over: Final = mmap.mmap(-1, 1)
        #: Of each worker alone.
        self._stopped: Final = threading.Event()

    def compile(self) -> int:
        """Compile the engine, in a process that does nothing else; return its exit code.

        :raises UsageError: if it cannot be compiled.
        """
        try:
            # the workers are there beside it, each with two engines in memory by the end
            with engine.Compiling(is_sparing=True) as compiling:
                for _ in compiling.waited_for(*engine.PARTS):
                    pass
        except engine.CompilingError as error:
            raise UsageError(str(error)) from error
        return 0

    def note_end(self) -> None:
        """Tell all workers that the process that compiled has ended."""
        self._over[0] = True

    @property
    def under_way(self) -> bool:
        """State in which the engine is being compiled."""
        return not self._over[0]

    def waited_for(self, *parts: str) -> Iterator[str]:
        """Yield the part that is waited for, now and then, until all are compiled or no process compiles them any more."""
        while not self._stopped.is_set() and (left := [part for part in parts if not engine.is_kept(part)]):
            yield left[0]
            if not self.under_way:
                # not all could be kept, or it was told to end: what lacks is compiled when it is loaded
                break
            self._stopped.wait(_LOOK_SECONDS)

    def left(self) -> float:
        """Return about how many seconds are left until all is compiled."""
        from eastwind.cli.progress import left

        return left(self._begun, engine.processes_that_share())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """End the waiting of this worker."""
        self._stopped.set()
