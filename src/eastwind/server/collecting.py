"""When circles of objects that nobody holds any more are looked for.

Most of what a table lets go of is gone at once, being in no circle. The walk through all that a thousand tables hold finds the
rest, and takes a quarter of a second in which nobody is answered; Python would walk whenever a quarter more was there than the
last time. Here it is walked by the clock, so that it takes a thousandth of the time whatever there is.
"""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from typing import Final

#: New objects after which circles are looked for among the young; such looks before one among the older; and none among all.
_THRESHOLDS: Final = (50_000, 20, 1_000_000_000)
_SECONDS: Final = 60.0
_SHARE: Final = 0.001


async def collect_seldom(sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Looks through all that lives now and then, until it is cancelled; in between Python looks at what is young only."""
    before = gc.get_threshold()
    gc.set_threshold(*_THRESHOLDS)
    try:
        # what the program itself is made of stays to its end
        gc.collect()
        gc.freeze()
        took = 0.0
        while True:
            await sleep(max(_SECONDS, took / _SHARE))
            began = time.perf_counter()
            gc.collect()
            took = time.perf_counter() - began
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
