"""The interpreted engine while the compiled one is made ready: begun, begun again when it dies, and taken over from."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send

from eastwind.server.interim.forwarding import Forwarding, Gate, Lost
from eastwind.server.interim.frames import QUIET_TURNS
from eastwind.server.interim.process import Begin, Gone, InterpretedProcess
from eastwind.server.interim.takeover_turn import ALONE, TakeoverTurn

_log: Final = logging.getLogger(__name__)
#: It is begun so often; whatever keeps killing it would kill it again.
_BEGUN_AT_MOST: Final = 3
#: How long requests that have come already may take until it is tried to take over a little later.
_PATIENCE_SECONDS: Final = 0.5
#: The same once it has been tried for long.
_LONG_PATIENCE_SECONDS: Final = 5.0
_LONG_SECONDS: Final = 60.0
#: How long silence over sockets that are led on to another server is waited for while their clients may still speak.
_OPEN_SECONDS: Final = 5.0
_AGAIN_SECONDS: Final = 0.1
_LOOK_SECONDS: Final = 0.005
#: How long a socket may take to say in the compiled engine who it is.
_ARRIVING_SECONDS: Final = 10.0


class Interpreted:
    """Application that passes requests and sockets on to the interpreted engine, until another application takes over."""

    def __init__(
        self,
        begin: Begin,
        body_bytes: int,
        clock: Callable[[], float] = time.monotonic,
        turn: TakeoverTurn = ALONE,
    ) -> None:
        """:param body_bytes: of a request, at most; :param turn: at which one of several takes over."""
        self._turn: Final = turn
        self._body_bytes: Final = body_bytes
        self._begin: Final = begin
        self._clock: Final = clock
        self._process: InterpretedProcess | None = None
        self._gate: Final = Gate()
        self._passing: Final[set[Forwarding]] = set()
        self._heir: ASGIApp | None = None
        self._changed: Final = asyncio.Event()
        self._counted: Mapping[str, Any] | None = None
        self._has_failed = False
        self._living: asyncio.Task[None] | None = None

    def live(self) -> None:
        """Begin the process, and begin it again when it dies."""
        self._living = asyncio.ensure_future(self._live())

    @property
    def serves(self) -> bool:
        """Readiness to serve requests now."""
        return self._heir is not None or (self._process is not None and self._process.serves)

    @property
    def is_coming(self) -> bool:
        """Prospect of requests: the process serves, or will in some seconds."""
        return self.serves or not self._has_failed

    async def is_up(self) -> bool:
        """Wait until requests can be served; False if they cannot."""
        while not self.serves:
            if self._has_failed:
                return False
            await self._change()
        return True

    @property
    def counted(self) -> Mapping[str, Any] | None:
        """Last figures of the process."""
        if self._process is not None and self._process.counted is not None:
            self._counted = self._process.counted
        return self._counted

    async def serve(self, scope: Scope, receive: Receive, send: Send, state: Mapping[str, Any]) -> None:
        """Serve a request or a socket.

        :raises Lost: if that cannot be done: nothing was answered.
        """
        if not await self.is_up():
            raise Lost
        passing = Forwarding(scope, receive, send, self._gate, self._body_bytes)
        await passing.whole()
        await self._gate.passed()
        if self._heir is not None:
            await self._heir(scope, passing.receive, send)
            return
        process = self._process
        if process is None or not process.serves:
            raise Lost
        self._passing.add(passing)
        try:
            await passing.go(process, state)
        finally:
            self._passing.discard(passing)

    async def come_to_rest(self, seconds: float) -> None:
        """Have the process begin nothing more and finish what is under way."""
        if self._process is not None and self._heir is None:
            await self._process.come_to_rest(seconds)

    async def end(self) -> None:
        """End the process, and whatever waits for it."""
        self._has_failed = True
        living, self._living = self._living, None
        if living is not None:
            living.cancel()
            await asyncio.gather(living, return_exceptions=True)
        if self._process is not None:
            await self._process.end()
            self._process = None
        self._turn.leave()
        self._gate.open()
        self._changed.set()

    # --- its life --------------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        for number in range(_BEGUN_AT_MOST):
            try:
                process = self._process = InterpretedProcess(await self._begin())
            except Exception as error:  # noqa: BLE001 — whatever it is, the compiled engine is waited for then
                _log.warning("the interpreted engine cannot be begun: %s", error)
                break
            if await process.is_up():
                self._changed.set()
                await process.gone.wait()
            await process.end()
            again = "; it is begun anew" if number + 1 < _BEGUN_AT_MOST else ""
            _log.warning("the interpreted engine has ended before the compiled one was there%s", again)
        self._has_failed = True
        self._changed.set()

    async def _change(self) -> None:
        self._changed.clear()
        if not self.serves and not self._has_failed:
            await self._changed.wait()

    # --- taken over from -------------------------------------------------------------------------------------------------

    async def give_over(self, begin_heir: Callable[[Mapping[str, Any]], Awaitable[ASGIApp]]) -> ASGIApp:
        """Have another application take over between two moments, and return it.

        Nothing that is under way is cut short: it is tried again and again, until nothing is. `begin_heir`: begins the other
        one, which receives what this one alone remembers.
        """
        memory = await self._memory_at_rest()
        process, self._process = self._process, None
        if self._living is not None:
            self._living.cancel()
        try:
            heir = await begin_heir(memory)
            await self._let_arrive(heir, memory)
            self._heir = heir
        finally:
            self._has_failed = self._heir is None
            self._gate.open()
            self._changed.set()
            self._turn.leave()
            if process is not None:
                # it does nothing by itself any more; whoever was led by it to another server has come there anew by now, so that
                # nobody there has seen him go
                await process.end()
        return heir

    async def _memory_at_rest(self) -> Mapping[str, Any]:
        begun = self._clock()
        while self._process is not None and self._process.serves:
            # silence is waited for with the gate open at first, since nobody's time stands still; with the gate closed it comes
            is_silent = all(each.is_silent(self._turn.silence) for each in self._passing)
            if (not is_silent and self._clock() - begun < _OPEN_SECONDS) or not self._turn.take():
                await asyncio.sleep(_AGAIN_SECONDS)
                continue
            self._gate.close()
            closed = self._clock()
            patience = _LONG_PATIENCE_SECONDS if closed - begun > _LONG_SECONDS else _PATIENCE_SECONDS
            try:
                if await self._is_quiet(patience + self._turn.silence):
                    memory = await self._process.rest()
                    if memory is not None:
                        return memory
            except Gone:
                break
            self._gate.open()
            self._turn.leave()
            # half of the time, at least, it is open
            await asyncio.sleep(max(_AGAIN_SECONDS, self._clock() - closed))
        self._gate.close()
        return {}

    async def _is_quiet(self, patience: float) -> bool:
        """Return whether everything that has come is done, and sockets wait for their clients alone."""
        until = self._clock() + patience
        while not all(each.is_quiet(self._turn.silence) for each in self._passing):
            if self._clock() > until:
                return False
            await asyncio.sleep(_LOOK_SECONDS)
        return True

    async def _let_arrive(self, heir: ASGIApp, memory: Mapping[str, Any]) -> None:
        arriving = [each for each in self._passing if each.is_socket]
        for each in arriving:
            each.give_to(heir)
        views: Mapping[str, list[str]] = memory.get("views", {})
        try:
            if arriving:
                waiting = [asyncio.ensure_future(each.has_arrived()) for each in arriving]
                _, late = await asyncio.wait(waiting, timeout=_ARRIVING_SECONDS)
                for each_late in late:
                    each_late.cancel()
                for _ in range(QUIET_TURNS):
                    await asyncio.sleep(0)
        finally:
            for each in arriving:
                await each.settle(views.get(each.table, ()))
