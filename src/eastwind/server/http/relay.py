"""Between the processes of one database: whoever comes for a table of several that another process has in hand is led there.

The page speaks with any of them and knows nothing of it. A process proves that it is one of them by what only those can read who
read the database; who is asked then believes which visitor it speaks for, and which name was asked for.
"""

import asyncio
import contextlib
import hmac
import http.client
import re
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from eastwind.server.door.connections import PROVED
from eastwind.server.http.early import early_refusal
from eastwind.server.http.guard import LED
from eastwind.server.running.figures import Figures
from eastwind.server.store.rows import ProcessRow
from eastwind.server.store.store import StoreError
from eastwind.server.wire.error_codes import ErrorCode

if TYPE_CHECKING:
    from eastwind.server.game.rooms import Rooms

_PROOF: Final = "x-eastwind-proof"
_VISITOR: Final = "x-eastwind-visitor"
_HOST: Final = "x-eastwind-host"
_OURS: Final = (_PROOF, _VISITOR, _HOST)
#: How long another process may take to answer; it may have died a moment ago.
_PATIENCE_SECONDS: Final = 2.0
_LOOK_SECONDS: Final = 0.5
_TRY_AGAIN: Final = 1013
#: Codes of a closing that nobody may send.
_UNSAYABLE: Final = (1005, 1006, 1015)
#: How what somebody is told first begins, who has proved who he is.
WELCOME: Final = '{"type":"welcome"'
_LED_PATHS: Final = re.compile(
    r"/ws/tables/(?P<table>[^/]+)|/ws/watch/(?P<code>[^/]+)|/api/tables/(?P<taken>[^/]+)/seats"
)


class Insiders:
    """The outermost ASGI middleware: knows the other processes."""

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self._app: Final = app
        self._secret: Final = secret.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            if _PROOF in headers:
                scope = self._inside(scope, headers)
        await self._app(scope, receive, send)

    def _inside(self, scope: Scope, headers: Headers) -> Scope:
        known = hmac.compare_digest(headers[_PROOF].encode(), self._secret)
        kept = [(name, value) for name, value in scope["headers"] if name.decode("latin-1") not in _OURS]
        if not known:
            return {**scope, "headers": kept}
        kept = [(name, value) for name, value in kept if name != b"host"]
        host = (b"host", headers.get(_HOST, "").encode("latin-1"))
        return {**scope, "headers": [host, *kept], "client": (headers.get(_VISITOR, "-"), 0), LED: True}


@dataclass(frozen=True, slots=True)
class Relay:
    """The innermost ASGI middleware: whoever comes has been looked at already."""

    app: ASGIApp
    rooms: "Rooms"
    figures: Figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _LED_PATHS.fullmatch(str(scope.get("path", "")))
        if found is None or (scope["type"] == "http" and scope["method"] != "POST"):
            await self.app(scope, receive, send)
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
                    await _lead_request(scope, body, receive, send, where)
            except ConnectionRefusedError:
                # nobody listens there any more
                with contextlib.suppress(StoreError):
                    await self.rooms.bury(where)
                continue
            return
        await self.app(scope, receive if scope["type"] == "websocket" else _kept(body, receive), send)

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
                additional_headers=_headers(scope, where),
                compression=None,
                proxy=None,
                max_size=None,
                open_timeout=_PATIENCE_SECONDS,
                close_timeout=_PATIENCE_SECONDS,
                ssl=_trusting() if where.place.startswith("wss:") else None,
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


def _headers(scope: Scope, where: ProcessRow) -> dict[str, str]:
    headers = Headers(scope=scope)
    client = scope.get("client")
    passed_on = {name: headers[name] for name in ("origin", "content-type", "accept-language") if name in headers}
    ours = {_PROOF: where.secret, _VISITOR: client[0] if client else "-", _HOST: headers.get("host", "")}
    return {**passed_on, **ours}


def _trusting() -> ssl.SSLContext:
    """It is the secret that says who may ask; the certificate is one for another name."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


async def _lead_request(scope: Scope, body: bytes, receive: Receive, send: Send, where: ProcessRow) -> None:
    """:raises ConnectionRefusedError: if nobody listens there."""
    headers = _headers(scope, where)
    try:
        status, kind, answer = await asyncio.to_thread(_asked, where, str(scope["path"]), body, headers)
    except ConnectionRefusedError:
        raise
    except (OSError, http.client.HTTPException):
        await _put_off(scope, receive, send)
        return
    await Response(answer, status, {"Content-Type": kind})(scope, receive, send)


def _asked(where: ProcessRow, path: str, body: bytes, headers: Mapping[str, str]) -> tuple[int, str, bytes]:
    found = urlsplit(where.place)
    more: dict[str, Any] = {"context": _trusting()} if found.scheme == "wss" else {}
    kind = http.client.HTTPSConnection if found.scheme == "wss" else http.client.HTTPConnection
    line = kind(found.hostname or "", found.port, timeout=_PATIENCE_SECONDS, **more)
    with contextlib.closing(line):
        line.request("POST", path, body, dict(headers))
        answer = line.getresponse()
        return answer.status, answer.headers.get("Content-Type", ""), answer.read()


async def _put_off(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        near = WebSocket(scope, receive, send)
        await near.accept()
        await near.close(_TRY_AGAIN)
        return
    later = {"Retry-After": "1"}
    refusal = early_refusal(ErrorCode.INTERRUPTED, "to be asked again in a moment", "a table that changes hands", later)
    await refusal(scope, receive, send)
