"""Single entrance for short work, which a request waits for: in a thread when its end is known, else in another process."""

import asyncio
import pickle
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from anyio import CapacityLimiter, to_thread

from eastwind.server.jobs.fair_queue import FairQueue
from eastwind.server.jobs.work_limits import WorkLimits
from eastwind.server.jobs.worker_pool import Apart, WorkerPool

R = TypeVar("R")


class WorkQueue:
    """Work of all visitors. Used from the server's event loop only."""

    def __init__(self, limits: WorkLimits = WorkLimits(), apart: Apart | None = None) -> None:  # noqa: B008 — it is frozen
        """Set up the queues.

        :param apart: runs work that may have to be ended: in processes, unless a test has another place.
        """
        self._apart: Final = apart or WorkerPool(limits)
        self.here_in_turn: Final = FairQueue(limits.of_threads)
        self.apart_in_turn: Final = FairQueue(limits.of_processes)
        self._threads: Final = CapacityLimiter(limits.at_once)
        self._warming: asyncio.Task[None] | None = None

    async def here(self, visitor: str, function: Callable[..., R], *args: object) -> R:
        """Run short work that surely ends, in a thread. Work that has begun is never broken off.

        :raises Refusal: if the function refuses, or too much waits.
        """

        async def work(begin: Callable[[], None]) -> R:
            begin()
            return await to_thread.run_sync(partial(function, *args), limiter=self._threads)

        return await self.here_in_turn.do(visitor, _kind(function), work)

    async def apart(self, visitor: str, function: Callable[..., R], *args: object) -> R:
        """Run work in a process that may take long, or more memory than there is. It ends when this is cancelled.

        :param function: found by its name; the process shares nothing with this one.
        :raises Refusal: if the function refuses, takes too much, fails or is broken off, or too much waits.
        """

        async def work(begin: Callable[[], None]) -> R:
            # nobody's share is used up by loading the engine
            await self._apart.warm()
            begin()
            return await self._apart.do(function, *args)

        return await self.apart_in_turn.do(visitor, _kind(function, *args), work)

    def warm(self) -> None:
        """Load the engine in the background for work in processes, which is likely to be needed soon."""
        if self._warming is None or self._warming.done():
            self._warming = asyncio.ensure_future(self._apart.warm())

    async def close(self) -> None:
        """End the work in processes."""
        await self._apart.close()
        if self._warming is not None:
            await self._warming


def _kind(function: Callable[..., object], *args: object) -> str:
    """Return a kind of work that takes about as long: the same function with arguments of about the same size."""
    size = len(pickle.dumps(args)).bit_length() if args else 0
    return f"{function.__module__}.{function.__qualname__} of 2^{size}"
