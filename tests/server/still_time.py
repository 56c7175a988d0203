"""Time that stands still until a test lets some of it pass: what the server tells the time by, and what it does later."""

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from tests.server.house import House

_BEGIN: Final = datetime(2026, 1, 1, tzinfo=UTC)
_PATIENCE: Final = 10.0


class StillTime:
    """Stopwatch, wall clock and timers of a server: `house(folder, **still.given)`."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now
        self._due: list[tuple[TimerHandle, Callable[[], object], asyncio.AbstractEventLoop]] = []

    def stopwatch(self) -> float:
        return self.now

    def clock(self) -> datetime:
        return _BEGIN + timedelta(seconds=self.now)

    def timers(self, seconds: float, work: Callable[[], object]) -> TimerHandle:
        loop = asyncio.get_running_loop()
        handle = TimerHandle(self.now + seconds, work, [], loop)
        self._due.append((handle, work, loop))
        return handle

    @property
    def given(self) -> dict[str, Any]:
        """As a server takes it."""
        return {"stopwatch": self.stopwatch, "clock": self.clock, "timers": self.timers}

    def go(self, home: House, seconds: float) -> None:
        """Lets so much time pass at a server: what is due is done, one thing after the other."""
        home.call(self._go, home, seconds)

    async def _go(self, home: House, seconds: float) -> None:
        until = self.now + seconds
        while (next_one := self._next(until)) is not None:
            handle, work = next_one
            self.now = max(self.now, handle.when())
            work()
            await home.app.state.table_registry.come_to_rest(_PATIENCE)
        self.now = until

    def _next(self, until: float) -> tuple[TimerHandle, Callable[[], object]] | None:
        # what a server was to do that is stopped, nobody does
        loop = asyncio.get_running_loop()
        self._due = [each for each in self._due if not each[0].cancelled() and each[2] is loop]
        due = min(self._due, key=lambda each: each[0].when(), default=None)
        if due is None or due[0].when() > until:
            return None
        self._due.remove(due)
        return due[:2]
