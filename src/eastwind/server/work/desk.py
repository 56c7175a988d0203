"""The one place that costly work goes through: here in a thread when it is short, apart in a process when it may not be."""

import asyncio
import pickle
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from anyio import CapacityLimiter, to_thread

from eastwind.server.work.limits import WorkLimits
from eastwind.server.work.turns import Turns
from eastwind.server.work.workers import Apart, Workers

R = TypeVar("R")


class Desk:
    """The work of all visitors. Used from the server's event loop only."""

    def __init__(self, limits: WorkLimits = WorkLimits(), apart: Apart | None = None) -> None:  # noqa: B008 — it is frozen
        """:param apart: where work is done that may have to be ended: in processes, unless a test has another place."""
        self._apart: Final = apart or Workers(limits)
        self.here_in_turn: Final = Turns(limits.at_once, limits, can_be_set_back=False)
        self.apart_in_turn: Final = Turns(limits.processes, limits, can_be_set_back=True)
        self._threads: Final = CapacityLimiter(limits.at_once)
        self._warming: asyncio.Task[None] | None = None

    async def here(self, visitor: str, function: Callable[..., R], *args: object) -> R:
        """Short work whose end is known, in a thread. What has begun is done to its end.

        :raises Refusal: if the function refuses, or too much waits.
        """

        async def work(begin: Callable[[], None]) -> R:
            begin()
            return await to_thread.run_sync(partial(function, *args), limiter=self._threads)

        return await self.here_in_turn.do(visitor, _kind(function), work)

    async def apart(self, visitor: str, function: Callable[..., R], *args: object) -> R:
        """Work that may take long, or more memory than there is, in a process. It ends when this is cancelled.

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
        """Somebody is likely to need work apart: loads the engine there meanwhile."""
        if self._warming is None or self._warming.done():
            self._warming = asyncio.ensure_future(self._apart.warm())

    async def close(self) -> None:
        """Ends what is done apart."""
        await self._apart.close()
        if self._warming is not None:
            await self._warming


def _kind(function: Callable[..., object], *args: object) -> str:
    """What takes about as long: the same, asked of about as much."""
    size = len(pickle.dumps(args)).bit_length() if args else 0
    return f"{function.__module__}.{function.__qualname__} of 2^{size}"
