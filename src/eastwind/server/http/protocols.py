"""Protocols of uvicorn with a deadline for everything that the other side owes, and headers on what they answer themselves.

uvicorn waits for ever for the rest of a request and for the first byte of one; it ends idle connections after an answer only.
"""

import asyncio
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request, Response

from eastwind.server.http.early_errors import PLAIN
from eastwind.server.http.visitor import visitor_at
from eastwind.server.limits.allowance import Allowance
from eastwind.server.limits.connections import PROVED, Connections
from eastwind.server.proxies import Proxies
from eastwind.server.settings import Limits

_SWITCHING: Final = 101
_POLICY: Final = 1008
_NO_TEXT: Final = 1007
_TOO_MANY_PARTS: Final = 1009
#: A message of the largest size that is read needs no more.
_MOST_PARTS: Final = 256
_HELLOS: Final = 3


@dataclass(frozen=True, slots=True)
class Admission:
    """State that all connections of a server share.

    :ivar proxies: their connections are not counted as one visitor's; :ivar inside: the port on which other processes of the same
        database connect, which also carries many visitors.
    """

    connections: Connections
    limits: Limits
    proxies: Proxies
    inside: int | None = None

    def visitor(self, client: tuple[str, int] | None, server: tuple[str, int | None] | None) -> str | None:
        """Return the visitor to which a connection is counted; None: to none."""
        if client is None:
            return visitor_at("-")
        if self.inside is not None and server is not None and server[1] == self.inside:
            return None
        return None if self.proxies.trusts(client[0]) else visitor_at(client[0])


def _said(status: str, words: str, **more: str) -> bytes:
    headers = {
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Length": f"{len(words) + 1}",
        "Connection": "close",
    }
    lines = [f"{name.replace('_', '-')}: {value}" for name, value in {**headers, **PLAIN, **more}.items()]
    return "\r\n".join([f"HTTP/1.1 {status}", *lines, "", f"{words}\n"]).encode()


_NO_HTTP: Final = _said("400 Bad Request", "expected a request in HTTP/1.1")
_TOO_LATE: Final = _said("408 Request Timeout", "expected the rest of the request sooner")
_NO_PLACE: Final = _said("503 Service Unavailable", "expected fewer connections", Retry_After="1")


class HttpConnection(H11Protocol):
    """An HTTP connection, until it becomes a WebSocket or ends."""

    admission: ClassVar[Admission]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._owed: object = None
        self._begun = False
        #: The other side has been told more than it reads; whatever else it owes comes after that.
        self._unread = False

    @property
    def closing(self) -> bool:
        return self.transport.is_closing()

    def cut(self) -> None:
        self.admission.connections.owes_nothing(self)
        if self._begun and self.conn.our_state is h11.IDLE and not self.closing:
            self.transport.write(_TOO_LATE)
            self.transport.close()
        else:
            self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn narrows it
        super().connection_made(transport)
        if self.admission.connections.enter(self, self.admission.visitor(self.client, self.server)):
            self._look()
        else:
            transport.write(_NO_PLACE)
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.admission.connections.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.closing:
            return
        self._begun = True
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        self._begun = False
        self._owed = None
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = True
        self.admission.connections.owes(self, self.admission.limits.reading_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread = False
        self._owed = None
        self._look()

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(_NO_HTTP)
            self.transport.close()
        else:
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.admission.connections.leave(self)
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """Update what the other side owes now; the time for one thing does not restart with each of its bytes."""
        owed = self.conn.their_state if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) else None
        if owed is self._owed or self._unread:
            return
        self._owed = owed
        limits = self.admission.limits
        if owed is None:
            self.admission.connections.owes_nothing(self)
        else:
            seconds = limits.request_seconds if owed is h11.IDLE else limits.body_seconds
            self.admission.connections.owes(self, seconds)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket, which owes a proof of identity from the moment it is accepted."""

    admission: ClassVar[Admission]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, {**app_state, PROVED: self._proved}, _loop)
        self._is_proved = False
        self._frames: Final = Allowance(self.admission.limits.frames)
        # what the library refuses carries the headers of the page too
        accept = self.conn.accept

        def accepted(request: Request) -> Response:
            response = accept(request)
            if response.status_code != _SWITCHING:
                response.headers.update(PLAIN)
            return response

        self.conn.accept = accepted  # type: ignore[method-assign]  # of this connection only

    @property
    def closing(self) -> bool:
        return self.transport.is_closing()

    def cut(self) -> None:
        self.admission.connections.owes_nothing(self)
        self.transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if not self.admission.connections.enter(self, self.admission.visitor(self.client, self.server)):
            self.transport.abort()

    def start_keepalive(self) -> None:
        # it has been accepted; until then it is the server that owes something, if the engine is still being loaded
        super().start_keepalive()
        # the library holds on to both as long as the line is open, and nobody asks for them any more: 3 KB
        self.request.headers.clear()
        self.response.headers.clear()
        self._owe_proof()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # it was refused with an answer in HTTP, which uvicorn takes for an application that has forgotten to answer
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        self.admission.connections.leave(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.admission.connections.owes(self, self.admission.limits.reading_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._is_proved:
            self.admission.connections.owes_nothing(self)
        else:
            self._owe_proof()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= _MOST_PARTS:
            self._fail(_TOO_MANY_PARTS)
        elif self._may_send_another():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._may_send_another():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if self._may_send_another():
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(_NO_TEXT)
                return
        super().send_receive_event_to_app()

    def _proved(self) -> None:
        self._is_proved = True
        # one that does not read what it is told still owes that
        if self.writable.is_set():
            self.admission.connections.owes_nothing(self)

    def _owe_proof(self) -> None:
        # the application says so itself, and knows whether a hello is being looked at; this is for who does not even hear it
        self.admission.connections.owes(self, _HELLOS * self.admission.limits.hello_seconds)

    def _may_send_another(self) -> bool:
        """Return whether another frame is within the rate; parts and pings are answered here, before messages are counted."""
        if self._frames.take(patience=0) > 0:
            self._fail(_POLICY)
            return False
        return True

    def _fail(self, code: int) -> None:
        self.frames = []
        if self.closing:
            return
        self.conn.fail(code)
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            self.handle_parser_exception()


def protocols(admission: Admission) -> tuple[type[HttpConnection], type[WebSocketConnection]]:
    """Return the classes for uvicorn's `http` and `ws`; uvicorn makes the connections itself."""
    return type("Http", (HttpConnection,), {"admission": admission}), type(
        "WebSocket", (WebSocketConnection,), {"admission": admission}
    )
