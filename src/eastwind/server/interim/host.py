"""Side of the interpreted process: an application whose visitors come over a pipe."""

import asyncio
import contextlib
import logging
import threading
from collections import deque
from collections.abc import Coroutine, Mapping
from typing import Any, BinaryIO, Final, Protocol

from starlette.types import Message, Receive, Scope, Send

from eastwind.server.interim.frames import QUIET_TURNS, Frame, message_from, next_frame_of, packed, scope_from
from eastwind.server.limits.connections import LED_ON, PROVED

_log: Final = logging.getLogger(__name__)
_LOOK_SECONDS: Final = 0.01
#: Figures are asked for every few seconds.
_COUNTED_SECONDS: Final = 1.0


class ServedApplication(Protocol):
    """Application that can be brought to rest."""

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket that was passed on."""

    def rests(self) -> bool:
        """Let nothing more begin if nothing is under way; return whether that is so."""

    async def remembered(self) -> Mapping[str, Any]:
        """Return what is kept nowhere but in the memory of an application that rests."""

    async def come_to_rest(self, seconds: float) -> None:
        """Begin nothing more and finish what is under way."""

    @property
    def counted(self) -> Mapping[str, Any] | None:
        """Figures counted so far; None where they are not asked for."""

    def told(self, put_off: Mapping[str, int]) -> None:
        """Take note of what still waits for the compiled engine, and for how many seconds."""


class _Visit:
    """A request or a socket that has come over the pipe."""

    def __init__(self, number: int, host: "Host") -> None:
        self._number: Final = number
        self._host: Final = host
        self._asked: Final[deque[asyncio.Future[Message]]] = deque()
        self._sending: Final[deque[asyncio.Future[None]]] = deque()
        self.task: asyncio.Task[None] | None = None
        #: Something could not be sent: the other side has ended the visit.
        self.is_gone = False

    @property
    def is_sending(self) -> bool:
        return bool(self._sending)

    async def receive(self) -> Message:
        asked: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._asked.append(asked)
        self._host.say({"what": "receive", "id": self._number})
        return await asked

    async def send(self, message: Message) -> None:
        sent: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sending.append(sent)
        self._host.say({"what": "send", "id": self._number, "message": message})
        # told by the front once it has sent it: whoever reads slowly is waited for as if he had come here
        await sent

    def prove(self) -> None:
        self._host.say({"what": "proved", "id": self._number})

    def lead_on(self) -> None:
        self._host.say({"what": "led on", "id": self._number})

    def hear(self, message: Message) -> None:
        asked = self._asked.popleft()
        # who has given up waiting has done with the visitor
        if not asked.done():
            asked.set_result(message)

    def sent(self, *, failed: bool) -> None:
        sent = self._sending.popleft()
        self.is_gone = self.is_gone or failed
        if sent.done():
            return
        if failed:
            sent.set_exception(OSError("the visitor is gone"))
        else:
            sent.set_result(None)


class Host:
    """Server of all that comes over a pipe, until the other side is gone or the application was given away."""

    def __init__(self, served: ServedApplication, comes: BinaryIO, goes: BinaryIO) -> None:
        self._served: Final = served
        self._comes: Final = comes
        self._goes: Final = goes
        self._visits: Final[dict[int, _Visit]] = {}
        self._over: Final = asyncio.Event()
        self._others: Final[set[asyncio.Task[None]]] = set()
        #: Its application was given away: nothing is done any more, not even for those who leave.
        self.has_rested = False

    async def serve(self) -> None:
        """Serve until the other side is gone or the application was given away."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(loop,), name="eastwind-front", daemon=True).start()
        self.say({"what": "up"})
        counting = asyncio.ensure_future(self._tell_what_is_counted())
        await self._over.wait()
        counting.cancel()
        if self.has_rested:
            return
        tasks = [*(visit.task for visit in self._visits.values() if visit.task is not None), *self._others]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell_what_is_counted(self) -> None:
        while (counted := self._served.counted) is not None:
            self.say({"what": "counted", "counted": dict(counted)})
            await asyncio.sleep(_COUNTED_SECONDS)

    def say(self, frame: Frame) -> None:
        # the front reads at once whatever is said, and there is little of it that was not acknowledged
        try:
            self._goes.write(packed(frame))
            self._goes.flush()
        except (OSError, ValueError):
            self._over.set()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            # whatever becomes of a pipe, the other side is gone then
            with contextlib.suppress(OSError, ValueError):
                while (frame := next_frame_of(self._comes)) is not None:
                    loop.call_soon_threadsafe(self._hear, frame)
            loop.call_soon_threadsafe(self._over.set)

    def _hear(self, frame: Frame) -> None:
        number = frame.get("id", 0)
        visit = self._visits.get(number)
        match frame["what"]:
            case "begin":
                self._begin(number, scope_from(frame["scope"]))
            case "message" if visit is not None:
                visit.hear(message_from(frame["message"]))
            case "sent" if visit is not None:
                visit.sent(failed=frame["failed"])
            case "gone" if visit is not None and visit.task is not None:
                visit.task.cancel()
            case "rest":
                self._do(self._rest())
            case "end":
                self._do(self._come_to_rest(frame["seconds"]))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._others.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._others.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("the interpreted engine could not do what it was told", exc_info=error)
            # the front goes on without it
            self._over.set()

    def _begin(self, number: int, scope: Scope) -> None:
        visit = self._visits[number] = _Visit(number, self)
        scope["state"] = {**scope.get("state", {}), PROVED: visit.prove, LED_ON: visit.lead_on}
        self._served.told(scope["state"].get("put_off", {}))
        visit.task = asyncio.ensure_future(self._serve_one(number, visit, scope))

    async def _serve_one(self, number: int, visit: _Visit, scope: Scope) -> None:
        failed = False
        try:
            await self._served.app(scope, visit.receive, visit.send)
        except asyncio.CancelledError:
            failed = True
        except Exception as error:  # noqa: BLE001 — the others are served
            failed = True
            # an application need not notice that its visitor has left
            if not (visit.is_gone and isinstance(error, OSError)):
                _log.exception("what came over the pipe could not be served")
        finally:
            del self._visits[number]
            self.say({"what": "done", "id": number, "failed": failed})

    async def _rest(self) -> None:
        if not self._served.rests():
            self.say({"what": "busy"})
            return
        # what was played last is told to its end
        await self._until_all_is_said()
        memory = await self._served.remembered()
        await self._until_all_is_said()
        self.has_rested = True
        self.say({"what": "rests", "memory": dict(memory)})

    async def _until_all_is_said(self) -> None:
        turns = 0
        while turns < QUIET_TURNS:
            if any(visit.is_sending for visit in self._visits.values()):
                turns = 0
                await asyncio.sleep(_LOOK_SECONDS)
            else:
                turns += 1
                await asyncio.sleep(0)

    async def _come_to_rest(self, seconds: float) -> None:
        await self._served.come_to_rest(seconds)
        self.say({"what": "ended"})
