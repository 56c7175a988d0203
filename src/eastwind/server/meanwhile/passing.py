"""Somebody's request or socket: passed on to the process beside, and a socket given over to the application of this one."""

import asyncio
import contextlib
import json
from collections.abc import Collection, Mapping
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eastwind.server.door.connections import PROVED
from eastwind.server.meanwhile.beside import Beside
from eastwind.server.meanwhile.frames import message_from
from eastwind.server.meanwhile.told import UPDATE, kind_of, news_in

_TRY_AGAIN: Final = 1013
_HELLO: Final = '"hello"'
_WATCHED: Final = "/ws/watch/"
_TABLES: Final = "/ws/tables/"


class Lost(ConnectionError):
    """The process beside ended before anything was answered: somebody else may answer."""


class Gate:
    """Closed while one engine takes over from the other: what comes waits."""

    def __init__(self) -> None:
        self._open: Final = asyncio.Event()
        self._open.set()

    @property
    def is_open(self) -> bool:
        return self._open.is_set()

    def close(self) -> None:
        self._open.clear()

    def open(self) -> None:
        self._open.set()

    async def passed(self) -> None:
        """Waits until it is open."""
        while not self.is_open:
            await self._open.wait()


class Passing:
    """One of them, from its beginning to its end."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, gate: Gate) -> None:
        self._scope: Final = scope
        self._receive: Final = receive
        self._send: Final = send
        self._gate: Final = gate
        #: The next message of the client, once it was asked for; it is not lost when nobody wants it any more.
        self._next: asyncio.Task[Message] | None = None
        self._wanted: Final = asyncio.Event()
        self._sending = False
        self._is_accepted = False
        self._is_closed = False
        self._hello = ""
        #: By type, what was told last.
        self._told: Final[dict[str, str]] = {}
        self._heir: Final[asyncio.Future[ASGIApp]] = asyncio.get_running_loop().create_future()
        self._arriving: _Arriving | None = None

    @property
    def is_socket(self) -> bool:
        return bool(self._scope["type"] == "websocket")

    @property
    def is_quiet(self) -> bool:
        """Whether a socket waits for its client, and for nothing else."""
        return self.is_socket and self._wanted.is_set() and not self._sending

    @property
    def table(self) -> str:
        """The table that is played or looked at here; empty where it is not known."""
        if str(self._scope["path"]).startswith(_TABLES):
            return str(self._scope["path"]).removeprefix(_TABLES)
        return _key_in(self._told).partition(".")[0]

    async def go(self, beside: Beside, state: Mapping[str, Any]) -> None:
        """Passes on what comes and what is answered, until it is over.

        :raises Lost: if the process beside ended before it had answered anything.
        """
        number, said = beside.begin(self._scope, state)
        goes_out = asyncio.ensure_future(self._out(beside, number, said))
        comes_in = asyncio.ensure_future(self._in(beside, number))
        over: list[asyncio.Future[Any]] = [goes_out, self._heir]
        try:
            await asyncio.wait(over, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not goes_out.done() and not self._heir.done():
                beside.say({"what": "gone", "id": number})
            beside.forget(number)
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

    async def _out(self, beside: Beside, number: int, said: "asyncio.Queue[dict[str, Any]]") -> None:
        while True:
            frame = await said.get()
            match frame["what"]:
                case "receive":
                    self._wanted.set()
                case "send":
                    failed = not await self._sent(message_from(frame["message"]))
                    beside.say({"what": "sent", "id": number, "failed": failed})
                case "proved":
                    self._scope.get("state", {}).get(PROVED, _nobody_asks)()
                case "done":
                    return
                case _:
                    await self._lose()
                    return

    async def _sent(self, message: Message) -> bool:
        self._sending = True
        try:
            self._note(message)
            await self._send(message)
        except OSError:
            return False
        finally:
            self._sending = False
        return True

    async def _in(self, beside: Beside, number: int) -> None:
        while True:
            await self._wanted.wait()
            message = await self._looked_at()
            await self._gate.passed()
            # nothing is waited for between here and the moment at which it is given away
            self._next = None
            self._wanted.clear()
            self._heard(message)
            beside.say({"what": "message", "id": number, "message": message})
            await beside.said()

    async def _looked_at(self) -> Message:
        """The next message of the client, which stays where it is."""
        if self._next is None:
            self._next = asyncio.ensure_future(_asked(self._receive))
        return await asyncio.shield(self._next)

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
        """The process beside is gone."""
        if not self.is_socket:
            if not self._is_closed:
                raise Lost
            raise ConnectionError("the interpreted engine has ended in the middle of an answer")
        if not self._is_accepted:
            raise Lost
        if not self._is_closed:
            await self._sent({"type": "websocket.close", "code": _TRY_AGAIN, "reason": "preparing"})

    # --- given over ------------------------------------------------------------------------------------------------------

    def give_to(self, heir: ASGIApp) -> None:
        """Another application has it from now on: it goes on there as if it had come to it."""
        if not self._heir.done():
            self._arriving = _Arriving() if self._is_accepted and not self._is_closed else None
            self._heir.set_result(heir)

    async def has_arrived(self) -> None:
        """Waits until a socket that was given over has said there who it is."""
        if self._arriving is not None:
            await self._arriving.asks.wait()

    async def settle(self, views: Collection[str]) -> None:
        """From now on it is told at once whatever it is told; of what it was told on arriving, what it does not know."""
        arriving = self._arriving
        if arriving is None:
            return
        async with arriving.lock:
            self._arriving = None
            for text in news_in(arriving.told, self._told, views):
                with contextlib.suppress(OSError):
                    await self._send({"type": "websocket.send", "text": text})
            if arriving.last is not None:
                with contextlib.suppress(OSError):
                    await self._send(arriving.last)
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
                arriving.asks.set()
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
            await self._send(message)

        scope = dict(self._scope)
        if str(scope["path"]).startswith(_WATCHED) and (key := _key_in(self._told)):
            # the letters may have ended with the match meanwhile
            scope["path"] = _WATCHED + key
            scope["raw_path"] = scope["path"].encode()
        try:
            await heir(scope, receive, send)
        finally:
            if arriving is not None:
                arriving.asks.set()
                # what it was told last is passed on by whoever lets it settle
                await arriving.settled.wait()


class _Arriving:
    """A socket on its way into another application."""

    def __init__(self) -> None:
        self.told: Final[list[str]] = []
        self.last: Message | None = None
        #: It has said who it is, and would hear what its client says next.
        self.asks: Final = asyncio.Event()
        self.settled: Final = asyncio.Event()
        self.lock: Final = asyncio.Lock()

    def hear(self, message: Message) -> None:
        if message["type"] == "websocket.send" and message.get("text") is not None:
            self.told.append(message["text"])
        elif message["type"] == "websocket.close":
            self.last = message


async def _asked(receive: Receive) -> Message:
    return await receive()


def _nobody_asks() -> None:
    """In the place of a door, where there is none: in tests."""


def _is_hello(text: str) -> bool:
    try:
        said = json.loads(text)
    except ValueError:
        return False
    return isinstance(said, dict) and said.get("type") == "hello"


def _key_in(told: Mapping[str, str]) -> str:
    watching = told.get("watching")
    return "" if watching is None else str(json.loads(watching).get("key", ""))
