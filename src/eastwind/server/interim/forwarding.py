"""Request or socket of a client: passed on to the interpreted process, and a socket given over to the application of this one."""

import asyncio
import json
import math
import time
from collections import deque
from collections.abc import Collection, Coroutine, Mapping
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eastwind.errors import EastwindError
from eastwind.server.http.answers import TRY_AGAIN
from eastwind.server.http.peers.signed_requests import BELIEVED
from eastwind.server.interim.frames import message_from
from eastwind.server.interim.process import InterpretedProcess
from eastwind.server.interim.replayed import UPDATE, kind_of, news_in
from eastwind.server.limits.connections import PROVED
from eastwind.server.put_off import why_closed

#: A length with more of them is none.
_DIGITS: Final = 12
_HELLO: Final = '"hello"'
_WATCHED: Final = "/ws/watch/"
_TABLES: Final = "/ws/tables/"


class Lost(EastwindError, ConnectionError):
    """End of the interpreted process before anything was answered: another application may answer."""


class Gate:
    """Gate that is closed while one engine takes over from the other: what comes waits."""

    def __init__(self) -> None:
        self._open: Final = asyncio.Event()
        self._open.set()
        self._closed: Final = asyncio.Event()

    @property
    def is_open(self) -> bool:
        return self._open.is_set()

    def close(self) -> None:
        self._open.clear()
        self._closed.set()

    def open(self) -> None:
        self._closed.clear()
        self._open.set()

    async def until_closed(self, work: "asyncio.Future[bool]") -> None:
        """Wait until something is done, or the gate is closed meanwhile."""
        closed = asyncio.ensure_future(self._closed.wait())
        try:
            either: list[asyncio.Future[Any]] = [work, closed]
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            closed.cancel()

    async def passed(self) -> None:
        """Wait until the gate is open."""
        while not self.is_open:
            await self._open.wait()


class Forwarding:
    """Request or socket, from its beginning to its end."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, gate: Gate, body_bytes: int) -> None:
        """:param body_bytes: a body of at most this many bytes is waited for before it is passed on."""
        self._scope: Final = scope
        self._receive: Final = receive
        self._send: Final = send
        self._gate: Final = gate
        #: The next message of the client, once it was asked for; it is not lost when it is no longer wanted.
        self._next: asyncio.Task[Message] | None = None
        self._body_bytes: Final = body_bytes
        #: The body of a request, as it came.
        self._body: Final[deque[Message]] = deque()
        self._wanted: Final = asyncio.Event()
        #: Messages on their way to a client that may read slowly, one after the other; and whether they are waited for.
        self._in_order: Final = asyncio.Lock()
        self._under_way: Final[set[asyncio.Task[bool]]] = set()
        self._is_waited_for = False
        #: The interpreted process leads it on to another server, whose answers may be on their way.
        self._is_led_on = False
        #: When the client said something last: its answer may be on its way.
        self._spoke_at = -math.inf
        self._is_done = False
        self._is_accepted = False
        self._is_closed = False
        self._hello = ""
        #: By type, what was told last.
        self._told: Final[dict[str, str]] = {}
        self._heir: Final[asyncio.Future[ASGIApp]] = asyncio.get_running_loop().create_future()
        self._arriving: _Arriving | None = None

    async def receive(self) -> Message:
        """Return the next message, for an application that serves the whole request."""
        return await self._asked()

    @property
    def is_socket(self) -> bool:
        return bool(self._scope["type"] == "websocket")

    def is_quiet(self, silence: float) -> bool:
        """Return whether the interpreted process has done with it, or waits for its client and for nothing else.

        :param silence: see `is_silent`.
        """
        if self._is_done or not self.is_socket:
            return self._is_done
        return self._wanted.is_set() and not self._is_waited_for and self.is_silent(silence)

    def is_silent(self, seconds: float) -> bool:
        """Return whether a socket that is led on to another server has not asked it anything for this many seconds.

        What that server sends by itself, such as the moves of others, need not be waited for: a client that comes there again
        receives the whole view.
        """
        return not self._is_led_on or time.monotonic() >= self._spoke_at + seconds

    @property
    def table(self) -> str:
        """Table that is played or looked at here; empty where it is not known."""
        if str(self._scope["path"]).startswith(_TABLES):
            return str(self._scope["path"]).removeprefix(_TABLES)
        return _key_in(self._told).partition(".")[0]

    async def go(self, process: InterpretedProcess, state: Mapping[str, Any]) -> None:
        """Pass on what comes and what is answered, until the request or socket is over.

        :raises Lost: if the interpreted process ended before it had answered anything.
        """
        number, said = process.begin(self._scope, state)
        goes_out = asyncio.ensure_future(self._out(process, number, said))
        comes_in = asyncio.ensure_future(self._in(process, number))
        over: list[asyncio.Future[Any]] = [goes_out, self._heir]
        try:
            await asyncio.wait(over, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not goes_out.done() and not self._heir.done():
                process.say({"what": "gone", "id": number})
            process.forget(number)
            goes_out.cancel()
            comes_in.cancel()
            # not gathered: whoever is cancelled meanwhile is to hear by whom
            await asyncio.wait([goes_out, comes_in])
        if self._heir.done():
            await self._go_on(self._heir.result())
        elif not goes_out.cancelled() and (error := goes_out.exception()) is not None:
            raise error
        if self._next is not None:
            self._next.cancel()

    # --- passed on -------------------------------------------------------------------------------------------------------

    async def _out(self, process: InterpretedProcess, number: int, said: "asyncio.Queue[dict[str, Any]]") -> None:
        while True:
            frame = await said.get()
            match frame["what"]:
                case "receive":
                    self._wanted.set()
                case "send":
                    self._is_waited_for = True
                    failed = not await self._passed_back(message_from(frame["message"]))
                    process.say({"what": "sent", "id": number, "failed": failed})
                    self._is_waited_for = False
                case "proved":
                    self._scope.get("state", {}).get(PROVED, _nobody_asks)()
                case "led on":
                    self._is_led_on = True
                case "done":
                    self._is_done = True
                    if self._under_way:
                        await asyncio.wait(self._under_way)
                    return
                case _:
                    await self._lose()
                    return

    async def _passed_back(self, message: Message) -> bool:
        """Pass a message on to the client; return False if it is gone.

        The client is waited for as it would be there, except while the gate is closed: a slow reader holds up nothing else.
        """
        self._note(message)
        task = self._keep(self._sent(message))
        await self._gate.until_closed(task)
        return not task.done() or task.result()

    def _keep(self, sending: "Coroutine[Any, Any, bool]") -> "asyncio.Task[bool]":
        task = asyncio.ensure_future(sending)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def _sent(self, message: Message) -> bool:
        async with self._in_order:
            try:
                await self._send(message)
            except OSError:
                return False
        return True

    async def _in(self, process: InterpretedProcess, number: int) -> None:
        while True:
            await self._wanted.wait()
            message = await self._looked_at()
            await self._gate.passed()
            # nothing is waited for between here and the moment at which it is given away
            self._next = None
            self._wanted.clear()
            self._heard(message)
            self._spoke_at = time.monotonic()
            process.say({"what": "message", "id": number, "message": message})
            await process.said()

    async def _looked_at(self) -> Message:
        """Return the next message of the client without taking it."""
        if self._next is None:
            self._next = asyncio.ensure_future(self._asked())
        return await asyncio.shield(self._next)

    async def _asked(self) -> Message:
        return self._body.popleft() if self._body else await self._receive()

    async def whole(self) -> None:
        """Wait for the body of a request, so that a client that sends it slowly holds up nothing else."""
        if self.is_socket:
            return
        length = Headers(scope=self._scope).get("content-length", "0")
        left = int(length) if length.isdecimal() and len(length) <= _DIGITS else 0
        # one that is too long is refused before it is read
        while 0 < left <= self._body_bytes:
            self._body.append(await self._receive())
            left -= len(self._body[-1].get("body", b""))
            if not self._body[-1].get("more_body", False):
                return

    def _note(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self._is_accepted = True
        elif message["type"] in ("websocket.close", "websocket.http.response.start", "http.response.start"):
            self._is_closed = True
        elif message["type"] == "websocket.send" and (text := message.get("text")) is not None:
            # of a position, how it is told matters nothing: it is known as it stands
            self._told[kind_of(text)] = "" if kind_of(text) == UPDATE else text

    def _heard(self, message: Message) -> None:
        text = message.get("text")
        if text is not None and _HELLO in text and _is_hello(text):
            self._hello = text

    async def _lose(self) -> None:
        """Close the socket with the news that the interpreted process is gone.

        :raises Lost: if nothing was answered yet; :raises ConnectionError: if an answer was under way.
        """
        if not self.is_socket:
            if not self._is_closed:
                raise Lost
            raise ConnectionError("the interpreted engine has ended in the middle of an answer")
        if not self._is_accepted:
            raise Lost
        if not self._is_closed:
            self._is_closed = True
            await self._sent({"type": "websocket.close", "code": TRY_AGAIN, "reason": why_closed(None)})

    # --- given over ------------------------------------------------------------------------------------------------------

    def give_to(self, heir: ASGIApp) -> None:
        """Give the request or socket to another application, where it goes on as if it had come there."""
        if not self._heir.done():
            self._arriving = (
                _Arriving(is_answered=not self._hello) if self._is_accepted and not self._is_closed else None
            )
            self._heir.set_result(heir)

    async def has_arrived(self) -> None:
        """Wait until a socket that was given over has said hello there, and has been answered."""
        if self._arriving is not None:
            await self._arriving.arrived.wait()

    async def settle(self, views: Collection[str]) -> None:
        """Send the client what is new in the messages held since it arrived; from now on it receives everything at once."""
        arriving = self._arriving
        if arriving is None:
            return
        async with arriving.lock:
            self._arriving = None
            for text in news_in(arriving.told, self._told, views):
                self._keep(self._sent({"type": "websocket.send", "text": text}))
            if arriving.last is not None:
                self._keep(self._sent(arriving.last))
        self._told.clear()
        arriving.settled.set()

    async def _go_on(self, heir: ASGIApp) -> None:
        arriving = self._arriving
        again: list[Message] = [{"type": "websocket.connect"}]
        if self._hello:
            again.append({"type": "websocket.receive", "text": self._hello})

        async def receive() -> Message:
            if again:
                return again.pop(0)
            if arriving is not None:
                arriving.ask()
                await arriving.settled.wait()
            message = await self._looked_at()
            self._next = None
            return message

        async def send(message: Message) -> None:
            if arriving is not None and not arriving.settled.is_set():
                async with arriving.lock:
                    if self._arriving is arriving:
                        arriving.hear(message)
                        return
            if not await self._sent(message):
                raise OSError("the client is gone")

        # whatever another process signed for it was looked at before it was accepted, and is believed once only
        scope = {**self._scope, BELIEVED: self._is_accepted}
        if str(scope["path"]).startswith(_WATCHED) and (key := _key_in(self._told)):
            # the letters may have ended with the match meanwhile
            scope["path"] = _WATCHED + key
            scope["raw_path"] = scope["path"].encode()
        try:
            await heir(scope, receive, send)
        finally:
            if arriving is not None:
                arriving.arrived.set()
                # what it was told last is passed on by whoever lets it settle
                await arriving.settled.wait()


class _Arriving:
    """Socket on its way into another application."""

    def __init__(self, *, is_answered: bool) -> None:
        """:param is_answered: set where it has nothing to say that would be answered."""
        self.told: Final[list[str]] = []
        self.last: Message | None = None
        self._asks = False
        self._is_answered = is_answered
        #: It has said who it is, has been answered, and would hear what its client says next.
        self.arrived: Final = asyncio.Event()
        self.settled: Final = asyncio.Event()
        self.lock: Final = asyncio.Lock()

    def ask(self) -> None:
        """Note that the application would hear the next message of the client."""
        self._asks = True
        self._look()

    def _look(self) -> None:
        if self._asks and self._is_answered:
            self.arrived.set()

    def hear(self, message: Message) -> None:
        if message["type"] == "websocket.send" and message.get("text") is not None:
            self.told.append(message["text"])
            self._is_answered = True
            self._look()
        elif message["type"] == "websocket.close":
            self.last = message


def _nobody_asks() -> None:
    """Do nothing: stands in for the admission of connections in tests."""


def _is_hello(text: str) -> bool:
    try:
        said = json.loads(text)
    except ValueError:
        return False
    return isinstance(said, dict) and said.get("type") == "hello"


def _key_in(told: Mapping[str, str]) -> str:
    watching = told.get("watching")
    return "" if watching is None else str(json.loads(watching).get("key", ""))
