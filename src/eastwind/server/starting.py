"""The server from its first moment: the page is there at once, the tables as soon as the engine is.

Loading the engine takes a second; compiling it, once on each machine, minutes. Meanwhile the page is served, and what is asked of
the interface is passed on to a process in which the engine runs interpreted (`interim`), from which the compiled one takes over
between two moments. What would take too long interpreted is answered `preparing`, with the seconds after which to ask again; so
is everything where there is no such process.

This module must not load the engine, which the models of the wire do: the answers are written out, and a test holds them
to `ErrorMessage` and `About`.
"""

import asyncio
import contextlib
import gc
import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Message, Receive, Scope, Send

from eastwind import __version__
from eastwind.server.http.answers import FRESH, INSIDE, TRY_AGAIN, is_of_interface
from eastwind.server.http.early_errors import early_refusal
from eastwind.server.http.guard import Guard
from eastwind.server.http.health import PATHS, READY, Health
from eastwind.server.http.page import Page
from eastwind.server.interim.forwarding import Lost
from eastwind.server.interim.interpreted import Interpreted
from eastwind.server.interim.process import Begin
from eastwind.server.interim.takeover_turn import ALONE, TakeoverTurn
from eastwind.server.operations.lifecycle import Lifecycle
from eastwind.server.operations.metrics import Looked
from eastwind.server.put_off import LATE, NAMES, PREPARING, PUT_OFF, waiting_at, why_closed
from eastwind.server.settings import Settings
from eastwind.server.wire.error_codes import ErrorCode

_RETRY_SECONDS: Final = 2
_ABOUT: Final = "/api/about"

#: Waits for parts of the engine and yields what it is waiting for, now and then.
Waiting = Callable[[], Iterable[str]]


def _nothing() -> Iterable[str]:
    return ()


def _nobody_knows() -> float:
    return math.inf


class Starting:
    """An ASGI application that becomes the one that `make` gives, once the engine is there.

    :param needed: waits for what `make` needs; runs in a thread. :param late: waits for the rest. :param stop: ends the waiting.
    :param interim: begins the process that serves until then; None: none does. :param left: about how many seconds are left
    until all is compiled. :param turn: at which this one of several servers takes over.
    :ivar failed: the reason why it could not start; the server ends then.
    """

    def __init__(
        self,
        settings: Settings,
        make: Callable[[], Starlette],
        needed: Waiting = _nothing,
        late: Waiting = _nothing,
        stop: Callable[[], None] = lambda: None,
        interim: Begin | None = None,
        left: Callable[[], float] = _nobody_knows,
        turn: TakeoverTurn = ALONE,
    ) -> None:
        self.failed: Exception | None = None
        self._make: Final = make
        self._needed: Final = needed
        self._late: Final = late
        self._stop: Final = stop
        self._settings: Final = settings
        self._page: Final = Page(settings.static)
        self._early: Final = Guard(self._answer_early, settings)
        self._app: Starlette | None = None
        self._health: Final = Health(self._why_not_ready)
        #: It is known that something has to be compiled; or the engine is there, or cannot be had.
        self._known: Final = asyncio.Event()
        self._compiling = ""
        self._missing = True
        self._begin: Final = interim
        self._turn: Final = turn
        self._tell_left: Final = left
        #: About how many seconds are left until all is compiled; it never grows.
        self._left = math.inf
        self._interim: Interpreted | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http" and scope["path"] in PATHS:
            if self._app is None and scope["path"] == READY and self._interim is not None and self._interim.serves:
                await self._pass_on(self._interim, scope, receive, send)
            else:
                await self._health.answer(scope, receive, send)
        elif self._app is None:
            await self._before(scope, receive, send)
        elif self._missing and waiting_at(str(scope.get("path", ""))) in LATE:
            await self._preparing()(scope, receive, send)
        else:
            if self._missing:
                scope = {**scope, "state": {**scope.get("state", {}), **self._state}}
            await self._app(scope, receive, send)

    async def _before(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket before the compiled engine is there."""
        path = str(scope["path"])
        interim = self._interim
        is_of_page = scope["type"] == "http" and not is_of_interface(path) and not path.startswith(INSIDE)
        if is_of_page or interim is None or not interim.is_coming or waiting_at(path) is not None:
            await self._early(scope, receive, send)
        elif path == _ABOUT and not interim.serves:
            # whoever wants to know how far it is does not wait for the answer
            await self._early(scope, receive, send)
        else:
            await self._pass_on(interim, scope, receive, send)

    async def _pass_on(self, interim: Interpreted, scope: Scope, receive: Receive, send: Send) -> None:
        # only then is it known what has to wait, and for how long
        await self._known.wait()
        await interim.is_up()
        try:
            await interim.serve(scope, receive, send, self._state)
        except Lost:
            await self._early(scope, receive, send)

    @property
    def _state(self) -> dict[str, object]:
        """State of a request: the part that is compiled, and what has to wait for it."""
        return {PREPARING: self._compiling, PUT_OFF: self._waiting}

    @property
    def _waiting(self) -> dict[str, int]:
        """Waiting features, each with about how many seconds are left; none as long as nothing is known."""
        if not self._missing or not self._compiling:
            return {}
        if self._app is None and (self._interim is None or not self._interim.serves):
            # not this and that has to wait, but everything
            return {}
        return {name: self._seconds for name in NAMES if self._app is None or name in LATE}

    @property
    def _seconds(self) -> int:
        return max(math.ceil(self._left), 1) if math.isfinite(self._left) else _RETRY_SECONDS

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        async with contextlib.AsyncExitStack() as opened:
            starting = asyncio.create_task(self._start(opened))
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await asyncio.to_thread(self._stop)
            starting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await starting
            if self._interim is not None:
                await self._interim.end()
        await send({"type": "lifespan.shutdown.complete"})

    @property
    def lifecycle(self) -> Lifecycle | None:
        """Application to be observed and shut down; None before the engine is there."""
        return None if self._app is None else getattr(self._app.state, "lifecycle", None)

    def looked(self) -> Looked | None:
        """Return the figures of this moment, in any thread; None before anything is counted."""
        if (lifecycle := self.lifecycle) is not None:
            return lifecycle.looked()
        interim = self._interim
        if interim is None or (told := interim.counted) is None:
            return None
        found = Looked.from_json(told)
        return replace(found, ready=found.ready and interim.serves)

    def memory_in_use(self) -> int:
        """Return about how many bytes the open tables and their sockets take."""
        return 0 if self.lifecycle is None else self.lifecycle.memory_in_use()

    async def come_to_rest(self, seconds: float) -> None:
        """Begin nothing more, and let what is under way finish, within `seconds`."""
        self._health.forget()
        if self.lifecycle is not None:
            await self.lifecycle.come_to_rest(seconds)
        elif self._interim is not None:
            await self._interim.come_to_rest(seconds)

    async def _why_not_ready(self) -> str:
        if self._app is None or self._missing:
            return f"the engine is being made ready {self._compiling}".strip()
        return "" if self.lifecycle is None else await self.lifecycle.why_not_ready()

    async def _start(self, opened: contextlib.AsyncExitStack) -> None:
        try:
            if self._begin is not None:
                self._interim = Interpreted(self._begin, self._settings.limits.body_bytes, turn=self._turn)
                self._interim.live()
            await asyncio.to_thread(self._wait_for, self._needed, asyncio.get_running_loop())
            app = await asyncio.to_thread(self._make)
            # what is loaded by now stays: the collector need not look through the compiler's objects in the middle of a game
            gc.collect()
            gc.freeze()
            if self._interim is None:
                await opened.enter_async_context(app.router.lifespan_context(app))
            else:
                await self._take_over(self._interim, app, opened)
            self._app = app
            self._known.set()
            await asyncio.to_thread(self._wait_for, self._late, asyncio.get_running_loop())
            self._missing = False
            self._health.forget()
            gc.freeze()
        except Exception as error:  # noqa: BLE001 — whatever it is, it is told where the server was started
            self.failed = error
            self._known.set()

    async def _take_over(self, interim: Interpreted, app: Starlette, opened: contextlib.AsyncExitStack) -> None:
        async def begin(memory: Mapping[str, Any]) -> Starlette:
            await opened.enter_async_context(app.router.lifespan_context(app))
            if (lifecycle := getattr(app.state, "lifecycle", None)) is not None:
                lifecycle.recall(memory)
            return app

        await interim.give_over(begin)
        # requests that came a moment ago are served where the others are
        self._interim = None

    def _wait_for(self, waiting: Waiting, loop: asyncio.AbstractEventLoop) -> None:
        for part in waiting():
            self._left = min(self._left, self._tell_left())
            self._compiling = part
            loop.call_soon_threadsafe(self._known.set)

    async def _answer_early(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope["path"])
        if scope["type"] == "http" and not is_of_interface(path):
            await self._file(Request(scope), path)(scope, receive, send)
            return
        # whether anything has to be compiled is known a moment later, in another thread
        await self._known.wait()
        if self._app is not None:
            await self._app(scope, receive, send)
        else:
            await self._put_off(scope, path, receive, send)

    def _file(self, request: Request, path: str) -> Response:
        return self._page.response(request, path.removeprefix("/")) or Response("not found\n", 404)

    async def _put_off(self, scope: Scope, path: str, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            closing: Message = {
                "type": "websocket.close",
                "code": TRY_AGAIN,
                "reason": why_closed(self._seconds),
            }
            await receive()
            await send(closing)
        elif path == _ABOUT:
            self._page.refresh()
            about: dict[str, object] = {
                "version": __version__,
                "build": self._page.build,
                "preparing": self._compiling,
                "put_off": self._waiting,
                "unkept": None,
            }
            await JSONResponse(about, headers=FRESH)(scope, receive, send)
        else:
            await self._preparing()(scope, receive, send)

    def _preparing(self) -> Response:
        later = {"Retry-After": str(self._seconds)}
        asked = "a question while the engine is compiled"
        return early_refusal(ErrorCode.PREPARING, f"to be asked again in {self._seconds} s", asked, later)
