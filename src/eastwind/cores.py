"""Distribution of work over the machine's cores, in threads: for work that releases the interpreter, as compiled code does.

Results come in the order of the work, whichever ends first, and only a little ahead of those taken: the memory for waiting
results does not grow with the work.
"""

import contextlib
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from itertools import islice
from typing import Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

#: Number of pieces of work submitted for each core: enough that none waits while a result is processed.
_AHEAD: Final = 3
#: Seconds of waiting before `stop` is called again.
_LOOK_UP_SECONDS: Final = 0.1
#: Niceness of a modest worker: the operating system prefers others to it.
_NICE: Final = 10


def available_cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def share_out(
    work: Callable[[T], R],
    pieces: Iterable[T],
    cores: int,
    *,
    stop: Callable[[], bool] = lambda: False,
    modest: bool = False,
) -> Generator[R, None, None]:
    """Yield `work(piece)` for each piece, in order, from `cores` threads at once.

    Once `stop` returns True, no further piece is begun; those that have begun are finished and yielded, so that the results are
    those of the first pieces, without a gap. `modest`: everything else on the machine goes first (where a single thread can
    have a lower priority, which is on Linux). An error of a piece is raised in its place, and nothing further is begun.
    """
    waiting: deque[Future[R]] = deque()
    left = iter(pieces)
    pool = ThreadPoolExecutor(cores, "eastwind", initializer=_be_modest if modest else None)
    try:
        while not stop():
            room = cores * _AHEAD - len(waiting)
            waiting.extend(pool.submit(work, piece) for piece in islice(left, room))
            if not waiting:
                return
            with contextlib.suppress(NotYet):
                result = waiting[0].result(_LOOK_UP_SECONDS)
                waiting.popleft()
                yield result
        # pieces are begun in order: what can still be called back lies behind what cannot
        for future in reversed(waiting):
            future.cancel()
        for future in waiting:
            if not future.cancelled():
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _be_modest() -> None:
    if sys.platform == "linux":
        # there, unlike elsewhere, this is about one thread
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)
