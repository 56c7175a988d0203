"""An event loop whose clock stands still while something runs, and jumps to what is due next when nothing does."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

R = TypeVar("R")


class VirtualLoop(asyncio.SelectorEventLoop):
    """Seconds pass here only by being waited for. Nothing outside may be waited for: no threads, no sockets."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        #: How often the loop has gone round.
        self.turns = 0

    def time(self) -> float:
        return self._now

    def spend(self, seconds: float) -> None:
        """Lets so much time pass while something is computed."""
        self._now += seconds

    def _run_once(self) -> None:
        self.turns += 1
        inner: Any = self
        if not inner._ready and inner._scheduled:
            self._now = max(self._now, inner._scheduled[0]._when)
        self._one_turn()

    def _one_turn(self) -> None:
        outer: Any = super()
        outer._run_once()


def run_virtually(work: Coroutine[Any, Any, R]) -> R:
    """What comes of it, however long that would take."""
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()
