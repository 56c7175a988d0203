"""A socket without a network: what the server's side would read and write."""

import asyncio
from types import SimpleNamespace
from typing import Final

from tests.support.told import Message, Reader


class Line:
    """Both ends of a socket: Starlette's for the server, and what somebody has at the other one."""

    client: Final = None
    state: Final = SimpleNamespace()

    def __init__(self) -> None:
        self._coming: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._told: Final[asyncio.Queue[str]] = asyncio.Queue()
        self._reader: Final = Reader()
        self.closed: int | None = None

    async def accept(self) -> None:
        pass

    async def receive(self) -> Message:
        return await self._coming.get()

    async def send_text(self, text: str) -> None:
        self._told.put_nowait(text)

    async def close(self, code: int, reason: str = "") -> None:
        self.closed = code

    # --- the client's side

    def send(self, data: str | bytes) -> None:
        kind = "text" if isinstance(data, str) else "bytes"
        self._coming.put_nowait({"type": "websocket.receive", kind: data})

    def hang_up(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def told(self) -> list[Message]:
        """All that is told until the server has dealt with everything that was sent."""
        self.send('{"type": "ping"}')
        found: list[Message] = []
        while (read := self._reader.read(await self._told.get()))[0]["type"] != "pong":
            found += read
        return found
