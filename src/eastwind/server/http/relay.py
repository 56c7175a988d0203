"""Between the processes of one database: whoever comes for a table of several that another process has in hand is led there.

The page speaks with any of them and knows nothing of it. A process proves that it is one of them by what only those can read who
read the database; who is asked then believes which visitor it speaks for, and which name was asked for.
"""

import asyncio
import contextlib
import hmac
import http.client
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from eastwind.server.door.connections import PROVED
from eastwind.server.http.allowed import Allowed, Counted
from eastwind.server.http.early import early_refusal
from eastwind.server.http.guard import LED
from eastwind.server.http.inside import HOST, INSIDE, PROOF, VISITOR, ask, headers_for, target_of, trusting
from eastwind.server.http.visitor import visitor_of
from eastwind.server.running.figures import Figures
from eastwind.server.store.rows import ProcessRow
from eastwind.server.store.store import StoreError
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.texts import has_controls

if TYPE_CHECKING:
    from eastwind.server.game.holds import Holds
    from eastwind.server.game.rooms import Rooms

_OURS: Final = (PROOF, VISITOR, HOST)
#: How long another process may take to answer; it may have died a moment ago.
_PATIENCE_SECONDS: Final = 2.0
_LOOK_SECONDS: Final = 0.5
#: The same for what it may have to work for.
_LONG_PATIENCE_SECONDS: Final = 60.0
_TRY_AGAIN: Final = 1013
#: Codes of a closing that nobody may send.
_UNSAYABLE: Final = (1005, 1006, 1015)
#: How what somebody is told first begins, who has proved who he is.
WELCOME: Final = '{"type":"welcome"'
_LED_PATHS: Final = re.compile(
    r"/ws/tables/(?P<table>[^/]+)|/ws/watch/(?P<code>[^/]+)|/api/tables/(?P<taken>[^/]+)/seats"
)
#: What lies in the memory of one process, whose name stands in its own (`holds.mark`).
_NAMED: Final = re.compile(r"/api/(?:simulate|replays|moves|reviews)/[^/]+\.(?P<process>[0-9a-f]{16})(?:/.*)?")
#: Long work, of which each visitor may have so much at a time: it is counted, and done, at one process.
_COUNTED: Final = re.compile(r"/api/simulate|/api/tables/[^/]+/review")


class Insiders:
    """The outermost ASGI middleware: knows the other processes."""

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self._app: Final = app
        self._secret: Final = secret.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            if PROOF in headers:
                scope = self._inside(scope, headers)
        await self._app(scope, receive, send)

    def _inside(self, scope: Scope, headers: Headers) -> Scope:
        known = hmac.compare_digest(headers[PROOF].encode(), self._secret)
        kept = [(name, value) for name, value in scope["headers"] if name.decode("latin-1") not in _OURS]
        if not known:
            return {**scope, "headers": kept}
        kept = [(name, value) for name, value in kept if name != b"host"]
        host = (b"host", headers.get(HOST, "").encode("latin-1"))
        return {**scope, "headers": [host, *kept], "client": (headers.get(VISITOR, "-"), 0), LED: True}


@dataclass(frozen=True, slots=True)
class Relay:
    """The innermost ASGI middleware: whoever comes has been looked at already."""

    app: ASGIApp
    rooms: "Rooms"
    holds: "Holds"
    figures: Figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope.get("path", ""))
        if scope.get(LED) and path.startswith(INSIDE):
            await _count(scope, receive, send)
            return
        # no table has such a name: whoever answers says it
        found = None if has_controls(path) else _LED_PATHS.fullmatch(path)
        if found is None or (scope["type"] == "http" and scope["method"] != "POST"):
            where = self._by_name(scope, path) if scope["type"] == "http" and not scope.get(LED) else None
            await (self.app(scope, receive, send) if where is None else self._lead(scope, receive, send, where))
            return
        body = b"" if scope["type"] == "websocket" else await Request(scope, receive).body()
        for _ in range(2):
            where = await self._elsewhere(found)
            if where is None:
                break
            if scope.get(LED):
                # it went on to a third one on the way
                await _put_off(scope, receive, send)
                return
            try:
                if scope["type"] == "websocket":
                    await self._lead_socket(scope, receive, send, where)
                else:
                    await _lead_request(scope, body, receive, send, where, _PATIENCE_SECONDS)
            except ConnectionRefusedError:
                # nobody listens there any more
                with contextlib.suppress(StoreError):
                    await self.rooms.bury(where)
                continue
            return
        await self.app(scope, receive if scope["type"] == "websocket" else _kept(body, receive), send)

    def _by_name(self, scope: Scope, path: str) -> ProcessRow | None:
        """The process that is asked for by a name, or that counts what a visitor has under way; None where it is this one."""
        named = _NAMED.fullmatch(path)
        if named is not None:
            return self.holds.living(named["process"])
        if scope["method"] == "POST" and _COUNTED.fullmatch(path):
            return self.holds.counting(visitor_of(HTTPConnection(scope)))
        return None

    async def _lead(self, scope: Scope, receive: Receive, send: Send, where: ProcessRow) -> None:
        body = await Request(scope, receive).body()
        try:
            await _lead_request(scope, body, receive, send, where, _LONG_PATIENCE_SECONDS)
        except ConnectionRefusedError:
            with contextlib.suppress(StoreError):
                await self.rooms.bury(where)
            # what lay there is gone, and what is begun is begun here
            await self.app(scope, _kept(body, receive), send)

    async def _elsewhere(self, found: "re.Match[str]") -> ProcessRow | None:
        table = found["table"] or found["taken"]
        with contextlib.suppress(StoreError):  # whoever answers says it
            if table is None:
                table = await self.rooms.store.invited(found["code"].upper())
            return None if table is None else await self.rooms.elsewhere(table)
        return None

    async def _lead_socket(self, scope: Scope, receive: Receive, send: Send, where: ProcessRow) -> None:
        """:raises ConnectionRefusedError: if nobody listens there."""
        near = WebSocket(scope, receive, send)
        try:
            far = await connect(
                f"{where.place}{scope['path']}",
                additional_headers=headers_for(scope, where),
                compression=None,
                proxy=None,
                max_size=None,
                open_timeout=_PATIENCE_SECONDS,
                close_timeout=_PATIENCE_SECONDS,
                ssl=trusting() if where.place.startswith("wss:") else None,
            )
        except ConnectionRefusedError:
            raise
        except (OSError, TimeoutError, WebSocketException):
            await _put_off(scope, receive, send)
            return
        self.figures.led += 1
        try:
            await near.accept()
            await self._both_ways(near, far, where)
        finally:
            self.figures.led -= 1
            if self.rooms.is_gone(where):
                far.transport.abort()
            await far.close()
        code = _TRY_AGAIN if far.close_code is None or far.close_code in _UNSAYABLE else far.close_code
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await near.close(code)

    async def _both_ways(self, near: WebSocket, far: ClientConnection, where: ProcessRow) -> None:
        async def out() -> None:
            with contextlib.suppress(WebSocketDisconnect, ConnectionClosed):
                while (message := await near.receive())["type"] != "websocket.disconnect":
                    text: str | None = message.get("text")
                    await far.send(message.get("bytes") or b"" if text is None else text)

        async def back() -> None:
            is_proved = False
            with contextlib.suppress(WebSocketDisconnect, ConnectionClosed, RuntimeError):
                async for message in far:
                    if not is_proved and isinstance(message, str) and message.startswith(WELCOME):
                        is_proved = True
                        getattr(near.state, PROVED, lambda: None)()
                    await near.send({"type": "websocket.send", "text": message})

        async def while_it_lives() -> None:
            # one that hangs closes nothing
            while not self.rooms.is_gone(where):  # noqa: ASYNC110 — it is found out by looking
                await asyncio.sleep(_LOOK_SECONDS)

        sides = [asyncio.ensure_future(side()) for side in (out, back, while_it_lives)]
        try:
            await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for side in sides:
                side.cancel()
            await asyncio.gather(*sides, return_exceptions=True)


def _kept(body: bytes, receive: Receive) -> Receive:
    """What brings a body once more that has been read already."""
    given = False

    async def brings() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return brings


async def _lead_request(
    scope: Scope, body: bytes, receive: Receive, send: Send, where: ProcessRow, patience: float
) -> None:
    """:raises ConnectionRefusedError: if nobody listens there."""
    try:
        answer = await ask(where, scope["method"], target_of(scope), body, headers_for(scope, where), patience)
    except ConnectionRefusedError:
        raise
    except (OSError, http.client.HTTPException):
        await _put_off(scope, receive, send)
        return
    await Response(answer.body, answer.status, dict(answer.headers))(scope, receive, send)


async def _count(scope: Scope, receive: Receive, send: Send) -> None:
    """Another process asks whether a visitor may do something: the answer is the seconds until he may."""
    allowed: Allowed = scope["app"].state.allowed
    try:
        what = Counted(str(scope["path"]).removeprefix(INSIDE))
    except ValueError:  # of a newer version
        await Response(status_code=ErrorCode.NOT_FOUND.status)(scope, receive, send)
        return
    wait = allowed.take(what, visitor_of(HTTPConnection(scope)))
    await Response(f"{wait}", media_type="text/plain")(scope, receive, send)


async def _put_off(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        near = WebSocket(scope, receive, send)
        await near.accept()
        await near.close(_TRY_AGAIN)
        return
    later = {"Retry-After": "1"}
    refusal = early_refusal(ErrorCode.INTERRUPTED, "to be asked again in a moment", "a table that changes hands", later)
    await refusal(scope, receive, send)
