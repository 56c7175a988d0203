"""The interpreted process, as the front sees it: begun, spoken with over two pipes, ended."""

import asyncio
import contextlib
import itertools
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Protocol

from starlette.types import Scope

from eastwind.errors import EastwindError
from eastwind.server.interim.frames import Frame, next_frame, packed, plain_scope

_log: Final = logging.getLogger(__name__)
#: How long it may take to say that it rests, or why it does not.
_RESTING_SECONDS: Final = 10.0
#: How long it may take to end by itself.
_ENDING_SECONDS: Final = 8.0


class Pipes(Protocol):
    """Two pipes to a process, and the way to end it."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def ended(self, patience: float) -> None:
        """Wait until the process has ended; end it if that takes longer."""


class Process:
    """Pipes to a process of this machine."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        if process.stdout is None or process.stdin is None:
            raise ValueError("expected a process with pipes")
        self._process: Final = process
        self.reader: asyncio.StreamReader = process.stdout
        self.writer: asyncio.StreamWriter = process.stdin

    async def ended(self, patience: float) -> None:
        try:
            async with asyncio.timeout(patience):
                await self._process.wait()
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()


#: Begins the process and tells it what it has to know.
Begin = Callable[[], Awaitable[Pipes]]


class Gone(EastwindError, ConnectionError):
    """End of the interpreted process."""


class InterpretedProcess:
    """The interpreted process, from its beginning to its end.

    :ivar gone: set once it has ended.
    """

    def __init__(self, pipes: Pipes) -> None:
        self._pipes: Final = pipes
        self._numbers: Final = itertools.count(1)
        self._visits: Final[dict[int, asyncio.Queue[Frame]]] = {}
        self._answer: asyncio.Future[Frame] | None = None
        self._up: Final = asyncio.Event()
        self._has_rested = False
        #: What it has told last of what it counts.
        self.counted: Mapping[str, Any] | None = None
        self.gone: Final = asyncio.Event()
        self._reading: Final = asyncio.ensure_future(self._read())

    async def is_up(self) -> bool:
        """Wait until the process serves; False if it has ended before."""
        waiting = [asyncio.ensure_future(event.wait()) for event in (self._up, self.gone)]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waiting:
                each.cancel()
        return self._up.is_set() and not self.gone.is_set()

    @property
    def serves(self) -> bool:
        """Readiness of the process: it is there and has not been brought to rest."""
        return self._up.is_set() and not self.gone.is_set() and not self._has_rested

    def begin(self, scope: Scope, state: Mapping[str, Any]) -> tuple[int, asyncio.Queue[Frame]]:
        """Pass a request or a socket on, and return its number and the queue of the process's frames about it."""
        number = next(self._numbers)
        said = self._visits[number] = asyncio.Queue()
        self.say({"what": "begin", "id": number, "scope": plain_scope(scope, state)})
        return number, said

    def forget(self, number: int) -> None:
        """Stop listening to the process's frames about a request or a socket."""
        self._visits.pop(number, None)

    def say(self, frame: Frame) -> None:
        """Send a frame; nothing is sent to a process that is gone."""
        if not self.gone.is_set():
            self._pipes.writer.write(packed(frame))

    async def said(self) -> None:
        """Wait until the process has read enough of what was sent.

        :raises Gone: if the process has ended.
        """
        try:
            await self._pipes.writer.drain()
        except ConnectionError as error:
            raise Gone from error

    async def rest(self) -> Mapping[str, Any] | None:
        """Bring the process to rest and return what it alone remembers; None if something is under way, and it goes on.

        :raises Gone: if the process has ended.
        """
        found = await self._asked({"what": "rest"}, _RESTING_SECONDS)
        if found["what"] != "rests":
            return None
        self._has_rested = True
        memory: Mapping[str, Any] = found["memory"]
        return memory

    async def come_to_rest(self, seconds: float) -> None:
        """Have the process begin nothing more and finish what is under way."""
        with contextlib.suppress(Gone):
            await self._asked({"what": "end", "seconds": seconds}, seconds + 1)

    async def end(self) -> None:
        """End the process and wait until it has ended: its store is closed then."""
        with contextlib.suppress(ConnectionError, RuntimeError):
            self._pipes.writer.close()
        await self._pipes.ended(_ENDING_SECONDS)
        self._reading.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reading
        self._lose()

    async def _asked(self, frame: Frame, patience: float) -> Frame:
        if self.gone.is_set():
            raise Gone
        self._answer = asyncio.get_running_loop().create_future()
        self.say(frame)
        try:
            async with asyncio.timeout(patience):
                return await self._answer
        except TimeoutError as error:
            _log.warning("the interpreted engine does not answer: it is ended")
            await self.end()
            raise Gone from error
        finally:
            self._answer = None

    async def _read(self) -> None:
        while (frame := await next_frame(self._pipes.reader)) is not None:
            what, said = frame["what"], self._visits.get(frame.get("id", 0))
            if what == "up":
                self._up.set()
            elif what == "counted":
                self.counted = frame["counted"]
            elif what in ("busy", "rests", "ended"):
                if self._answer is not None and not self._answer.done():
                    self._answer.set_result(frame)
            elif said is not None:
                said.put_nowait(frame)
        self._lose()

    def _lose(self) -> None:
        self.gone.set()
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Gone())
        # whoever is passed on to one that rests is given over
        for said in self._visits.values() if not self._has_rested else ():
            said.put_nowait({"what": "lost"})
        self._visits.clear()
