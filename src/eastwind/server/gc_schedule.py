"""Schedule of the walks of the cyclic garbage collector.

Most of what a table lets go of is freed at once, being in no cycle. The walk that finds the rest goes through all live objects:
the engine alone takes a fifth of a second in which no request is answered, and a thousand tables as much again. Python would
walk whenever a quarter more was there than the last time. Here what has been loaded is set aside, every short walk goes only
through what came since the last one, and everything is walked through once in an hour, for a thousandth of the time at the most.

The number of objects that came since is not known: Python counts the new ones less the freed ones, and at a table in play the new
take the place of the old. After ten seconds of a thousand actions each that is a fifth of a second to walk. So the longer the
last walk took, the sooner the next one follows.

What a request under way holds while a walk goes through it, and what becomes a cycle afterwards, would wait for the end of the
hour. Where the memory of the process has grown by so much since the last long walk, all but what was set aside is walked through
at once: for a hundredth of the time at the most, so that no client can make it the only work of the process. Errors that have
been answered leave no cycles (`wire.refusals.let_go`); this is for all others. What open tables and their sockets take is no
reason to walk: two thousand of them take nearly half a second, and nothing is freed.
"""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

#: New objects after which circles are looked for among them, which takes a few milliseconds; what outlives two such walks is old,
#: and left to the clock.
_THRESHOLDS: Final = (25_000, 0, 1_000_000_000)
_YOUNG: Final = 1
#: Seconds from one walk through what is new to the next: at the least, at the most, and how long a walk is to take.
_SOONEST: Final = 0.1
_LATEST: Final = 2.0
_WALK: Final = 0.005
#: Seconds from one walk through everything to the next at the least, and the part of the time that it may take.
_AMONG_ALL: Final = 3600.0
_SHARE: Final = 0.001
#: By how many bytes, and by which part, the memory has to have grown for everything to be walked through before that; and the
#: part of the time that this may take.
GROWN: Final = 16 * 1024 * 1024
_PART_GROWN: Final = 0.05
_SHARE_GROWN: Final = 0.01
_PAGES: Final = Path("/proc/self/statm")
_PAGE_BYTES: Final = 4096


def resident_bytes() -> int:
    """Return the resident memory of the process in bytes; 0 where the system does not report it."""
    try:
        return int(_PAGES.read_text().split()[1]) * _PAGE_BYTES
    except (OSError, ValueError, IndexError):
        return 0


def _nothing() -> int:
    return 0


async def collect_seldom(
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    clock: Callable[[], float] = time.monotonic,
    resident: Callable[[], int] = resident_bytes,
    in_use: Callable[[], int] = _nothing,
) -> None:
    """Walk now and then, until cancelled; in between Python walks only young objects.

    :param resident: bytes that the process has; one that stays 0 leaves everything to the clock.
    :param in_use: about how many of them are in use by what is open now.
    """
    memory = _Unaccounted(resident, in_use)
    before = gc.get_threshold()
    gc.set_threshold(*_THRESHOLDS)
    try:
        everything_at = _walk_everything(clock)
        long = _Long(clock(), 0.0, memory.measure())
        pause = _SOONEST
        while True:
            await sleep(pause)
            if clock() >= everything_at:
                everything_at = _walk_everything(clock)
                long = _Long(clock(), 0.0, memory.measure())
            elif long.is_due(clock(), memory.measure()):
                long = _Long(clock(), _walk(clock), memory.measure())
            else:
                pause = _next_pause(pause, _walk(clock, _YOUNG))
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


class _Unaccounted:
    """Memory of the process that nothing open accounts for."""

    def __init__(self, resident: Callable[[], int], in_use: Callable[[], int]) -> None:
        self._resident: Final = resident
        self._in_use: Final = in_use
        #: Peak of the bytes in use: the process keeps what is freed, and fills it again before it grows.
        self._most = 0

    def measure(self) -> int:
        """Return the bytes at this moment; fewer than none if less is in use than was thought."""
        self._most = max(self._most, self._in_use())
        return self._resident() - self._most


class _Long:
    """The last walk through all but what is set aside, and when the next one is due."""

    def __init__(self, at: float, took: float, unaccounted: int) -> None:
        """:param took: seconds; :param unaccounted: bytes of the process at its end."""
        self._soonest: Final = at + max(_LATEST, took / _SHARE_GROWN)
        self._much: Final = unaccounted + max(GROWN, _PART_GROWN * unaccounted)

    def is_due(self, now: float, unaccounted: int) -> bool:
        return now >= self._soonest and unaccounted >= self._much


def _next_pause(pause: float, took: float) -> float:
    """Return the seconds to the next walk, so that it keeps within its time; at most twice those to the last one."""
    return min(max(pause * min(_WALK / max(took, _WALK / 2), 2.0), _SOONEST), _LATEST)


def _walk_everything(clock: Callable[[], float]) -> float:
    """Walk through all objects, set aside what stays, and return the time of the next such walk."""
    gc.unfreeze()
    took = _walk(clock)
    gc.freeze()
    return clock() + max(_AMONG_ALL, took / _SHARE)


def _walk(clock: Callable[[], float], generation: int = 2) -> float:
    """Walk through what is not set aside, up to a generation of age, and return the seconds that it took."""
    began = clock()
    gc.collect(generation)
    return clock() - began
