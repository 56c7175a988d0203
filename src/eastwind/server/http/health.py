"""`/healthz` and `/readyz`, for a service manager or a proxy, from the first moment to the last.

They are answered before anything else, whatever `Host` is named, and reveal nothing but a word.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from eastwind.server.http.answers import FRESH

ALIVE: Final = "/healthz"
READY: Final = "/readyz"
PATHS: Final = frozenset({ALIVE, READY})
_READY: Final = "ready"
_NOT_READY: Final = 503
_HEADERS: Final = {
    **FRESH,
    "Content-Security-Policy": "default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
#: Seconds for which an answer holds: strangers who ask often cost nothing.
_HOLDS_SECONDS: Final = 1.0
#: A store that has not written in this time does not write.
_PATIENCE: Final = 3.0


class Health:
    """Health of a server. `check` returns the reason why it is not ready, in a word or two, or nothing if it is."""

    def __init__(self, check: Callable[[], Awaitable[str]], clock: Callable[[], float] = time.monotonic) -> None:
        self._check: Final = check
        self._clock: Final = clock
        self._found = ""
        self._until = -1.0
        self._looking: asyncio.Task[str] | None = None

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == ALIVE:
            await Response("alive\n", headers=_HEADERS, media_type="text/plain")(scope, receive, send)
            return
        why = await self.why_not()
        status = _NOT_READY if why else 200
        await Response(f"{why or _READY}\n", status, _HEADERS, "text/plain")(scope, receive, send)

    async def why_not(self) -> str:
        """Return the reason why it is not ready; nothing if it is. Callers that ask meanwhile wait for the same answer."""
        if self._clock() >= self._until:
            if self._looking is None:
                self._looking = asyncio.ensure_future(self._look())
                self._looking.add_done_callback(self._looked)
            return await asyncio.shield(self._looking)
        return self._found

    async def _look(self) -> str:
        try:
            async with asyncio.timeout(_PATIENCE):
                return await self._check()
        except TimeoutError:
            return f"the store has not answered for {_PATIENCE:.0f} s"

    def _looked(self, task: asyncio.Task[str]) -> None:
        self._looking = None
        if not task.cancelled() and task.exception() is None:
            self._found, self._until = task.result(), self._clock() + _HOLDS_SECONDS

    def forget(self) -> None:
        """Drop the kept answer after a change: the next request checks again."""
        self._until = -1.0
