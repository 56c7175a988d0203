"""Forwarding between the processes of one database: clients of a table of several that another process holds go to that process.
Reads of such a table are asked there, and answered from the store where that process cannot be reached.

The page speaks with any of them and knows nothing of it. A process proves that it is one of them by signing its requests
(`signing`); the one that is asked then believes which visitor it speaks for, and which name was asked for (`signed_requests`).
"""

import asyncio
import contextlib
import re
import ssl
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from eastwind.server.cluster.signing import REFUSED
from eastwind.server.counters import Counters
from eastwind.server.http.answers import INSIDE, TRY_AGAIN
from eastwind.server.http.early_errors import asked_too_early
from eastwind.server.http.guard import LED
from eastwind.server.http.peers.client import (
    Client,
    Unproved,
    headers_for,
    say_unproved,
    say_untrusted,
    socket_headers,
    target_of,
)
from eastwind.server.http.peers.signed_requests import once_more
from eastwind.server.http.visitor import visitor_of
from eastwind.server.limits.connections import LED_ON, PROVED
from eastwind.server.limits.rate_limits import GUESS, Counted, Guess, RateLimits
from eastwind.server.store.errors import StoreError
from eastwind.server.store.rows import ProcessRow
from eastwind.server.tables.spectators import is_code, table_of
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.texts import has_controls

if TYPE_CHECKING:
    from eastwind.server.cluster.ownership import Ownership
    from eastwind.server.tables.registry import TableRegistry

#: Seconds that another process may take to answer; it may have died a moment ago.
_PATIENCE_SECONDS: Final = 2.0
_LOOK_SECONDS: Final = 0.5
#: The same for what it may have to work for.
_LONG_PATIENCE_SECONDS: Final = 60.0
#: Codes of a closing that must not be sent.
_UNSAYABLE: Final = (1005, 1006, 1015)
#: Beginning of the first message to a client that has proved its seat.
WELCOME: Final = '{"type":"welcome"'
_LED_PATHS: Final = re.compile(
    r"/ws/tables/(?P<table>[^/]+)|/ws/watch/(?P<code>[^/]+)|/api/tables/(?P<taken>[^/]+)/seats"
)
#: Paths that only read a table: the process that has it in hand knows its state.
_READ_PATHS: Final = re.compile(
    r"/api/tables/(?P<table>[^/]+)(?:/turn)?|/api/invitations/(?P<code>[^/]+)"
    r"|/api/tables/(?P<of>[^/]+)/(?:record|hands/.+|tries/.+)|/api/invitations/(?P<shown>[^/]+)/hands/.+"
)
#: Paths that name a table by its letters.
_LETTERS: Final = re.compile(r"/(?:ws/watch|api/invitations)/(?P<code>[^/]+)(?:/.*)?")
#: Paths of what lies in the memory of one process, whose name is part of theirs (`ownership.mark`).
_NAMED: Final = re.compile(r"/api/(?:simulate|replays|moves|reviews)/[^/]+\.(?P<process>[0-9a-f]{16})(?:/.*)?")
#: Long work, limited for each visitor: it is counted, and done, at one process.
_COUNTED: Final = re.compile(r"/api/simulate|/api/tables/[^/]+/review")


@dataclass(frozen=True, slots=True)
class Relay:
    """Innermost ASGI middleware: all requests have passed the checks already."""

    app: ASGIApp
    table_registry: "TableRegistry"
    ownership: "Ownership"
    figures: Counters
    client: Client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope.get("path", ""))
        if scope.get(LED) and path.startswith(INSIDE):
            await _count(scope, receive, send)
            return
        if _has_letters(path):
            if not scope.get(LED):
                await self._guessed(scope, receive, send)
                return
            scope[GUESS] = Guess("", here=True, is_counted=False)
        await self._led(scope, receive, send)

    async def _guessed(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count six letters before their table is looked up: the time which that takes would tell that they are right."""
        rate_limits: RateLimits = scope["app"].state.rate_limits
        try:
            guess = scope[GUESS] = await rate_limits.guess(visitor_of(HTTPConnection(scope)))
        except Refusal as refusal:
            scope[GUESS] = refusal
            await self.app(scope, receive, send)
            return
        try:
            await self._led(scope, receive, send)
        finally:
            rate_limits.not_wrong(guess)

    async def _led(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope.get("path", ""))
        # no table has such a name: whoever answers says it
        is_name = not has_controls(path)
        is_read = is_name and scope["type"] == "http" and scope["method"] == "GET"
        if is_read and (read := _READ_PATHS.fullmatch(path)):
            await self._read(scope, receive, send, read)
            return
        found = _LED_PATHS.fullmatch(path) if is_name else None
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
                    await self._lead_request(scope, body, receive, send, where)
            except ConnectionRefusedError:
                # nobody listens there any more
                with contextlib.suppress(StoreError):
                    await self.table_registry.remove_process(where)
                continue
            return
        await self.app(scope, receive if scope["type"] == "websocket" else once_more(body, receive), send)

    def _by_name(self, scope: Scope, path: str) -> ProcessRow | None:
        """Return the process that is asked for by name, or that counts a visitor's work under way; None where it is this one."""
        named = _NAMED.fullmatch(path)
        if named is not None:
            return self.ownership.living(named["process"])
        if scope["method"] == "POST" and _COUNTED.fullmatch(path):
            return self.ownership.counting(visitor_of(HTTPConnection(scope)))
        return None

    async def _lead(self, scope: Scope, receive: Receive, send: Send, where: ProcessRow) -> None:
        body = await Request(scope, receive).body()
        try:
            answer = await self._asked(scope, body, where, _LONG_PATIENCE_SECONDS)
        except ConnectionRefusedError:
            with contextlib.suppress(StoreError):
                await self.table_registry.remove_process(where)
            # what lay there is gone, and what is begun is begun here
        except Unproved:
            if _NAMED.fullmatch(str(scope["path"])):
                await _put_off(scope, receive, send)
                return
            # while a new version takes the place of an old one each counts for itself
        except OSError:
            await _put_off(scope, receive, send)
            return
        else:
            await answer(scope, receive, send)
            return
        await self.app(scope, once_more(body, receive), send)

    async def _lead_request(self, scope: Scope, body: bytes, receive: Receive, send: Send, where: ProcessRow) -> None:
        """:raises ConnectionRefusedError: if no process listens there."""
        try:
            answer = await self._asked(scope, body, where, _PATIENCE_SECONDS)
        except ConnectionRefusedError:
            raise
        except OSError:
            await _put_off(scope, receive, send)
            return
        await answer(scope, receive, send)

    async def _asked(self, scope: Scope, body: bytes, where: ProcessRow, patience: float) -> Response:
        """:raises OSError: as `Client.ask`."""
        found = await self.client.ask(where, scope["method"], target_of(scope), body, headers_for(scope), patience)
        return Response(found.body, found.status, dict(found.headers))

    async def _read(self, scope: Scope, receive: Receive, send: Send, found: "re.Match[str]") -> None:
        """Answer as the process that has the table in hand; from the store, where that one cannot be reached."""
        is_work = bool(found["of"] or found["shown"])
        patience = _LONG_PATIENCE_SECONDS if is_work else _PATIENCE_SECONDS
        where = None if scope.get(LED) else await self._elsewhere(found)
        if where is not None:
            try:
                answer = await self._asked(scope, b"", where, patience)
            except ConnectionRefusedError:
                with contextlib.suppress(StoreError):
                    await self.table_registry.remove_process(where)
            except Unproved:
                # of another version: what it holds may be ahead of what it has kept
                await _put_off(scope, receive, send)
                return
            except OSError:
                # it hangs, or is no longer there: what it has kept is known here, too
                pass
            else:
                await answer(scope, receive, send)
                return
        await self.app(scope, receive, send)

    async def _elsewhere(self, found: "re.Match[str]") -> ProcessRow | None:
        known = found.groupdict()
        table = known["table"] or known.get("taken") or known.get("of")
        code = known["code"] or known.get("shown") or ""
        with contextlib.suppress(StoreError):  # whoever answers says it
            if table is None:
                table = await self.table_registry.store.invited(code.upper()) if is_code(code) else table_of(code)
            return None if table is None else await self.table_registry.elsewhere(table)
        return None

    async def _lead_socket(self, scope: Scope, receive: Receive, send: Send, where: ProcessRow) -> None:
        """:raises ConnectionRefusedError: if no process listens there."""
        near = WebSocket(scope, receive, send)
        target = target_of(scope)
        if isinstance(guess := scope.get(GUESS), Guess):
            # the letters were found, and looking on may take hours
            scope["app"].state.rate_limits.not_wrong(guess)
        try:
            far = await connect(
                f"{where.place}{target}",
                additional_headers=socket_headers(where, target, headers_for(scope)),
                user_agent_header=None,
                compression=None,
                proxy=None,
                max_size=None,
                open_timeout=_PATIENCE_SECONDS,
                close_timeout=_PATIENCE_SECONDS,
                **self._encrypted(where),
            )
        except ConnectionRefusedError:
            raise
        except (OSError, TimeoutError, WebSocketException) as error:
            if isinstance(error, ssl.SSLError):
                say_untrusted(where, error)
            elif isinstance(error, InvalidStatus):
                say_unproved(where, error.response.headers.get(REFUSED))
            await _put_off(scope, receive, send)
            return
        self.figures.led += 1
        try:
            await near.accept()
            getattr(near.state, LED_ON, lambda: None)()
            await self._both_ways(near, far, where)
        finally:
            self.figures.led -= 1
            if self.table_registry.is_gone(where):
                far.transport.abort()
            await far.close()
        code = TRY_AGAIN if far.close_code is None or far.close_code in _UNSAYABLE else far.close_code
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await near.close(code, far.close_reason)

    def _encrypted(self, where: ProcessRow) -> dict[str, Any]:
        if not where.place.startswith("wss:"):
            return {}
        # one without certificates of its own to believe believes none
        trusted = self.client.trusted or ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        return {"ssl": trusted, "server_hostname": self.client.name_of(where)}

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
            while not self.table_registry.is_gone(where):  # noqa: ASYNC110 — it is found out by looking
                await asyncio.sleep(_LOOK_SECONDS)

        sides = [asyncio.ensure_future(side()) for side in (out, back, while_it_lives)]
        try:
            await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for side in sides:
                side.cancel()
            await asyncio.gather(*sides, return_exceptions=True)


def _has_letters(path: str) -> bool:
    """Return whether a path names a six-letter code; an onlooker's key in its place is too long to be guessed."""
    found = _LETTERS.fullmatch(path)
    return found is not None and is_code(found["code"])


async def _count(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer another process that asks whether a visitor may do something: with the seconds until they may."""
    rate_limits: RateLimits = scope["app"].state.rate_limits
    try:
        what = Counted(str(scope["path"]).removeprefix(INSIDE))
    except ValueError:  # of a newer version
        await Response(status_code=ErrorCode.NOT_FOUND.status)(scope, receive, send)
        return
    wait = rate_limits.take(what, visitor_of(HTTPConnection(scope)))
    await Response(f"{wait}", media_type="text/plain")(scope, receive, send)


async def _put_off(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        near = WebSocket(scope, receive, send)
        await near.accept()
        await near.close(TRY_AGAIN)
        return
    await asked_too_early("a table that changes hands")(scope, receive, send)
