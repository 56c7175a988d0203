"""Rate limit and order of requests: a visitor who asks too often waits a little, and is refused when the wait would be long.

Requests are let in one with each turn of the event loop, a visitor's after another visitor's. Messages from the sockets of
tables have their turn in between, however many requests wait.
"""

import asyncio
import math
from collections import OrderedDict, deque
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from eastwind.server.http.book_lookups import look_of
from eastwind.server.http.early_errors import early_refusal
from eastwind.server.http.visitor import visitor_of
from eastwind.server.limits.allowance import Allowances
from eastwind.server.settings import Limits
from eastwind.server.wire.error_codes import ErrorCode


class Throttle:
    """ASGI middleware within the guard."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._patience: Final = limits.patience_seconds
        self._requests: Final = Allowances(limits.requests)
        self._looks: Final = Allowances(limits.looks)
        self._queue: Final = RequestQueue()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        visitor = visitor_of(HTTPConnection(scope))
        # Whole clubs behind one address look all evening, and a look costs next to nothing. Where the book is another one and is
        # sent, that is counted (`RateLimits.whole_book`).
        counted = self._requests if look_of(scope) is None else self._looks
        wait = counted.take(visitor, self._patience)
        if wait > self._patience:
            later = {"Retry-After": str(math.ceil(wait))}
            refusal = early_refusal(ErrorCode.TOO_OFTEN, "fewer requests from one address", "one more", later)
            await refusal(scope, receive, send)
            return
        if wait:
            await asyncio.sleep(wait)
        await self._queue.turn(visitor)
        await self._app(scope, receive, send)


class RequestQueue:
    """Queue that lets one through with each turn of the event loop, each visitor's in their order, the visitors by turns."""

    def __init__(self) -> None:
        self._waiting: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()
        self._one_is_through = False

    async def turn(self, visitor: str) -> None:
        """Wait until it is the visitor's turn; where no other waits, return at once."""
        if self._one_is_through:
            mine = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(visitor, deque()).append(mine)
            await mine
        else:
            self._one_is_through = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        while self._waiting:
            visitor, turns = self._waiting.popitem(last=False)
            first = turns.popleft()
            if turns:
                self._waiting[visitor] = turns
            if not first.done():  # whoever is gone needs no turn
                first.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._one_is_through = False
