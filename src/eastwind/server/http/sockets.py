"""WebSocket of a table: strict messages in, updates out, a slow reader never holds up others."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Final, assert_never

import anyio
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from eastwind.server.counters import Counters
from eastwind.server.http.answers import TRY_AGAIN
from eastwind.server.http.failures import failure
from eastwind.server.http.incoming import check_text
from eastwind.server.http.visitor import visitor_of
from eastwind.server.limits.connections import PROVED
from eastwind.server.limits.rate_limits import RateLimits
from eastwind.server.match.match_views import advice_for
from eastwind.server.match.seating import Seating
from eastwind.server.match.table_settings import check_help
from eastwind.server.operations.shutdown import Shutdown
from eastwind.server.put_off import why_closed
from eastwind.server.settings import Limits
from eastwind.server.store.errors import StoreError
from eastwind.server.tables.deferred_bots import NotYetPlayed
from eastwind.server.tables.live_table import LiveTable
from eastwind.server.tables.registry import TableRegistry
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import (
    Act,
    AskAdvice,
    Begin,
    ClientMessage,
    Depart,
    GiveUp,
    Hello,
    Leave,
    NextHand,
    Ping,
    Pong,
    Propose,
    Ready,
    Remove,
    Reply,
    Say,
    Sit,
    TakeBack,
    Welcome,
)
from eastwind.server.wire.refusals import Refusal, from_validation, let_go, wrong_token

_MESSAGES: Final[TypeAdapter[ClientMessage]] = TypeAdapter(ClientMessage)
_PONG: Final = Pong().model_dump_json()
#: Seconds that the closing of a dropped socket may take.
_FAREWELL_SECONDS: Final = 1.0
_GOING_AWAY: Final = 1001
_POLICY: Final = 1008


def decode(text: str | None, data: bytes | None, limits: Limits) -> ClientMessage:
    """Return one message of a client.

    :raises Refusal: for everything that is not exactly one of the known messages.
    """
    if text is None:
        raise Refusal(ErrorCode.MALFORMED, "a text message in JSON", f"{len(data or b'')} bytes of binary data")
    if len(text.encode()) > limits.message_bytes:
        raise Refusal(ErrorCode.MALFORMED, f"at most {limits.message_bytes} bytes", f"{len(text.encode())} bytes")
    try:
        return _MESSAGES.validate_json(text)
    except ValidationError as error:
        raise from_validation(error, text) from error


def _nobody_asks() -> None:
    """Do nothing: stands in for the count of connections in tests, where there is none."""


def call_proved(websocket: WebSocket) -> None:
    """Report to the count of connections that this client has proved its seat."""
    getattr(websocket.state, PROVED, _nobody_asks)()


async def _ends_all(work: Callable[[], Awaitable[object]], scope: anyio.CancelScope) -> None:
    """Run one side of a connection; when it ends, the other ends too. A client that has disconnected is no fault."""
    with contextlib.suppress(WebSocketDisconnect):
        await work()
    scope.cancel()


class SeatSocket:
    """One connection. It speaks for a seat once a hello has proved which."""

    def __init__(
        self,
        websocket: WebSocket,
        table: str,
        table_registry: TableRegistry,
        rate_limits: RateLimits,
        build: str,
        shutdown: Shutdown | None = None,
        figures: Counters | None = None,
    ) -> None:
        """:param build: which page the server has to give; :param shutdown: whether it is being stopped."""
        self._websocket = websocket
        self._table = table
        self._table_registry = table_registry
        self._rate_limits = rate_limits
        self._limits = rate_limits.limits
        self._visitor = visitor_of(websocket)
        self._build = build
        self._shutdown = shutdown or Shutdown()
        self._figures = figures or Counters()
        self._seated: tuple[LiveTable, int] | None = None
        #: Seating under which `_seated` was resolved.
        self._seating: Seating | None = None
        self._token = ""
        #: Messages that are not sent yet. A list, since an `asyncio.Queue` takes 3 KB, and nearly all are empty nearly always.
        self._waiting: list[str] = []
        self._is_waiting = asyncio.Event()
        self._open = anyio.CancelScope()
        self._code, self._reason = _GOING_AWAY, ""
        self._is_late = False
        self._is_greeting = False

    # --- out -------------------------------------------------------------------------------------------------------------

    def tell(self, message: str) -> None:
        """Queue a message for sending. A client that does not read is dropped, and finds the same view on returning."""
        if len(self._waiting) >= self._limits.waiting_messages:
            self.drop(TRY_AGAIN)
            return
        self._waiting.append(message)
        self._is_waiting.set()

    def drop(self, code: int = _POLICY, reason: str = "") -> None:
        self._code, self._reason = code, reason
        self._open.cancel()

    async def _write(self) -> None:
        while True:
            await self._is_waiting.wait()
            # one that is not sent yet stays: who is dropped meanwhile is told it to the end
            await self._websocket.send_text(self._waiting[0])
            del self._waiting[0]
            if not self._waiting:
                self._is_waiting.clear()

    # --- in --------------------------------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Run until either side is gone."""
        await self._websocket.accept()
        self._figures.sockets += 1
        try:
            with self._open:
                async with anyio.create_task_group() as tasks:
                    tasks.start_soon(_ends_all, self._write, self._open)
                    await _ends_all(self._read, self._open)
        finally:
            self._figures.sockets -= 1
            if self._seated is not None:
                live_table, seat = self._seated
                with contextlib.suppress(Refusal):
                    live_table, seat = self._seat()
                await self._farewell(live_table.leave(seat, self))
        with anyio.move_on_after(_FAREWELL_SECONDS), contextlib.suppress(RuntimeError, WebSocketDisconnect):
            if self._code == _POLICY:
                # who is sent away is told why
                for message in self._waiting[:]:
                    await self._websocket.send_text(message)
            await self._websocket.close(self._code, self._reason)

    async def _farewell(self, leaving: Awaitable[None]) -> None:
        # what a clock says at this moment was kept a second ago: nobody who leaves waits for a store that keeps nothing
        with anyio.move_on_after(_FAREWELL_SECONDS, shield=True), contextlib.suppress(StoreError):
            await leaving

    async def _read(self) -> None:
        late = asyncio.get_running_loop().call_later(self._limits.hello_seconds, self._still_nobody)
        try:
            while True:
                incoming = await self._websocket.receive()
                if incoming["type"] == "websocket.disconnect":
                    return
                # what has begun is done to its end; what comes now is asked again where a server is found next
                if not self._shutdown.begun:
                    await self._answer(incoming.get("text"), incoming.get("bytes"))
        finally:
            late.cancel()

    def _still_nobody(self) -> None:
        """End the time for a hello; one that is being looked at is looked at to its end."""
        self._is_late = True
        if self._seated is None and not self._is_greeting:
            self.drop()

    async def _answer(self, text: str | None, data: bytes | None) -> None:
        try:
            await self._rate_limits.message(self._seated and (self._table, self._seated[1]), self._visitor)
            await self._do(decode(text, data, self._limits))
        except Refusal as refusal:
            self._figures.refused[refusal.message.code] += 1
            self.tell(refusal.message.model_dump_json())
            let_go(refusal)
        except Exception as error:  # noqa: BLE001 — the line stays open
            # whatever it was, nothing was changed: say so, keep the line, leave a trace
            self.tell(failure(error, f"a message to table {self._table}").message.model_dump_json())
            let_go(error)

    async def _do(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self.tell(_PONG)
            case Hello():
                await self._greet(message)
            case Act():
                live_table, seat = self._seat()
                begun = time.perf_counter()
                await live_table.act(seat, message.version, message.action, self)
                self._figures.actions.note(time.perf_counter() - begun)
            case NextHand():
                live_table, seat = self._seat()
                await live_table.next_hand(seat, message.hand, self)
            case TakeBack():
                live_table, seat = self._seat()
                await live_table.take_back(seat, message)
            case GiveUp():
                live_table, seat = self._seat()
                await live_table.give_up(seat, message)
            case Sit():
                live_table, seat = self._seat()
                await live_table.move(seat, message.seat, self)
            case Ready():
                live_table, seat = self._seat()
                await live_table.say_ready(seat, ready=message.ready, by=self)
            case Begin():
                live_table, seat = self._seat()
                self._table_registry.check_level(message.level)
                await live_table.begin(seat, message, self)
            case Remove():
                live_table, seat = self._seat()
                await live_table.remove(seat, message, self)
            case Say():
                live_table, seat = self._seat()
                await live_table.say(seat, message.phrase)
            case Propose():
                live_table, seat = self._seat()
                await live_table.propose(seat, message)
            case Reply():
                live_table, seat = self._seat()
                await live_table.reply(seat, message)
            case Depart():
                live_table, seat = self._seat()
                await live_table.depart(seat)
            case Leave():
                live_table, seat = self._seat()
                await live_table.leave_to(seat, message)
            case AskAdvice():
                live_table, seat = self._seat()
                check_help(live_table.match.seating.table_settings, "tiles")
                self.tell(advice_for(live_table.match, seat).model_dump_json())
            case _:
                assert_never(message)

    async def _greet(self, hello: Hello) -> None:
        self._is_greeting = True
        try:
            await self._seat_by(hello)
        finally:
            self._is_greeting = False
            if self._is_late:
                self._still_nobody()

    async def _seat_by(self, hello: Hello) -> None:
        check_text("table", self._table)
        try:
            live_table, seat = await self._table_registry.seat(self._table, hello.token)
        except NotYetPlayed as error:
            # whoever asks again finds the compiled engine sooner or later
            self.drop(TRY_AGAIN, why_closed(error.retry_after))
            return
        if not self._table_registry.is_here(live_table):
            # it has changed hands between two looks: whoever asks again is led there
            self.drop(TRY_AGAIN)
            return
        if self._seated is not None:
            before, old_seat = self._seated
            await before.leave(old_seat, self)
        seating = live_table.match.seating
        told = Welcome(
            build=self._build, set_back=live_table.match.set_back, several=seating.begun and seating.of_several
        )
        self.tell(told.model_dump_json())
        call_proved(self._websocket)
        # from here on somebody may be told something, so whoever ends this socket has to leave
        self._seated, self._seating, self._token = (live_table, seat), live_table.match.seating, hello.token
        try:
            await live_table.join(seat, hello.nonce, self, hello.token)
        except Exception:
            self._seated = None
            raise

    def _seat(self) -> tuple[LiveTable, int]:
        if self._seated is None:
            raise Refusal(ErrorCode.NOT_SEATED, "a hello with the token of a seat first", "a message without a seat")
        live_table, _ = self._seated
        if live_table.match.seating is not self._seating:
            # the dice, or whoever chose another seat, have moved it; or it is a bot's now
            seat = live_table.match.seating.seat_of(self._token)
            if seat is None:
                raise wrong_token()
            live_table.match.seating.check_person(seat)
            self._seated, self._seating = (live_table, seat), live_table.match.seating
        return self._seated
