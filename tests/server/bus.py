"""What brings news between publishers of one test's process, and loses some when it is told to."""

import asyncio
from typing import Final

from eastwind.server.cluster.bus import BusError


class Hub:
    """Brings every message to every line that is open.

    :ivar up: whether it answers; :ivar losing: messages that are yet to get lost on their way to others.
    """

    def __init__(self) -> None:
        self.up = True
        self.losing = 0
        self.lines: Final[list[HubLine]] = []

    def line(self) -> "HubLine":
        return HubLine(self)

    def go(self) -> None:
        """It is gone, and with it all lines."""
        self.up = False
        for line in self.lines:
            line.bring(None)


class HubLine:
    """A `BusLine`."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._coming: Final[asyncio.Queue[bytes | None]] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()

    def bring(self, message: bytes | None) -> None:
        # servers of one test have loops of their own
        self._loop.call_soon_threadsafe(self._coming.put_nowait, message)

    async def open(self) -> None:
        self._check()
        self._hub.lines.append(self)

    async def send(self, message: bytes) -> None:
        self._check()
        lost = self._hub.losing > 0
        self._hub.losing -= lost
        for line in list(self._hub.lines):
            if not lost or line is self:
                line.bring(message)

    async def hear(self) -> bytes:
        found = await self._coming.get()
        if found is None:
            raise BusError("it is gone")
        return found

    async def close(self) -> None:
        if self in self._hub.lines:
            self._hub.lines.remove(self)

    def _check(self) -> None:
        if not self._hub.up:
            raise BusError("it is gone")
