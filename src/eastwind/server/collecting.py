"""When circles of objects that nobody holds any more are looked for.

Most of what a table lets go of is gone at once, being in no circle. The walk that finds the rest goes through all that lives:
with a thousand tables it takes a quarter of a second in which nobody is answered, and Python would walk whenever a quarter more
was there than the last time. Here it is walked by the clock, a thousandth of the time: often through what is new since the last
walk, and through everything once in an hour.
"""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from typing import Final

#: New objects after which circles are looked for among the young; such looks before one among the older, and none among all.
_THRESHOLDS: Final = (50_000, 20, 1_000_000_000)
#: Seconds from one walk to the next at the least: through what is new, and through everything.
_AMONG_NEW: Final = 10.0
_AMONG_ALL: Final = 3600.0
_SHARE: Final = 0.001


async def collect_seldom(
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep, clock: Callable[[], float] = time.monotonic
) -> None:
    """Walks now and then, until it is cancelled; in between Python looks at what is young only."""
    before = gc.get_threshold()
    gc.set_threshold(*_THRESHOLDS)
    try:
        _walk(clock)
        whole_from = clock() + _AMONG_ALL
        took = 0.0
        while True:
            await sleep(max(_AMONG_NEW, took / _SHARE))
            if clock() >= whole_from:
                gc.unfreeze()
                whole_from = clock() + max(_AMONG_ALL, _walk(clock) / _SHARE)
                took = 0.0
            else:
                took = _walk(clock)
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def _walk(clock: Callable[[], float]) -> float:
    """Looks through what no walk has been through yet, and sets aside what stays; how long that took."""
    began = clock()
    gc.collect()
    gc.freeze()
    return clock() - began
