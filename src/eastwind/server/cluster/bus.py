"""Port that brings news to other processes, and the publisher that speaks over it.

The news says only that a table has reached a version: what was played is in the journal, and is read there by each process with
listeners at the table. So nothing depends on the news: a process that missed some looks up all tables with listeners, and while
no line brings news does so every second.
"""

import asyncio
import contextlib
import json
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final, Protocol

from eastwind.errors import EastwindError
from eastwind.server.cluster.publisher import CatchUp, InProcess
from eastwind.server.counters import BusCounters
from eastwind.server.match.clock import Stopwatch

_log: Final = logging.getLogger(__name__)
#: Seconds within which each process says something: one that hears nothing of its own messages knows that nothing is brought.
HEARTBEAT_SECONDS: Final = 1.0
_SILENT_SECONDS: Final = 3.0
#: Seconds between two tries to connect, and between two looks at the journal meanwhile.
AGAIN_SECONDS: Final = 1.0
#: Processes whose last message is known; those that ended long ago are forgotten.
_KNOWN: Final = 256


class BusError(EastwindError, RuntimeError):
    """Failure of the line that brings the news to answer."""


class BusLine(Protocol):
    """Connection to what brings every message to all that are connected, its sender included; some may get lost.

    Every call may wait, and raises `BusError` if it cannot be done; then the line is of no use any more.
    """

    async def open(self) -> None:
        """Connect. What is sent from now on is heard."""

    async def send(self, message: bytes) -> None:
        """Send a message to all."""

    async def hear(self) -> bytes:
        """Wait for the next message, and return it."""

    async def close(self) -> None:
        """Close the line. Never fails."""


class OverBus(InProcess):
    """`Publisher` for the sockets of this process that hears what is played at other processes, and lets them hear."""

    def __init__(self, most_a_seat: int, line: Callable[[], BusLine] | None, stopwatch: Stopwatch) -> None:
        """:param line: makes one that is not open yet; None: there is nothing that brings news, and the journal is read."""
        super().__init__(most_a_seat)
        self._line: Final = line
        self._stopwatch: Final = stopwatch
        self._name: Final = secrets.token_hex(6)
        self._figures: Final = BusCounters()
        #: By table, the version that is still to be told.
        self._news: dict[str, int] = {}
        self._woken: Final = asyncio.Event()
        self._sent = 0
        self._sent_at = 0.0
        #: By process, the number of its last message.
        self._heard: Final[OrderedDict[str, int]] = OrderedDict()

    @property
    def figures(self) -> BusCounters | None:
        return None if self._line is None else self._figures

    def came_to(self, table: str, version: int) -> None:
        if self._line is not None:
            self._news[table] = version
            self._woken.set()

    async def live(self, catch_up: CatchUp) -> None:
        while True:
            if self._line is not None:
                try:
                    await self._connected(self._line(), catch_up)
                except BusError as error:
                    if self._figures.up:
                        _log.warning("the bus is gone, tables are looked at every second instead: %s", error)
                self._figures.up = False
                # whoever hears nothing of it finds it in the journal
                self._news.clear()
            await _done(catch_up, None)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _connected(self, line: BusLine, catch_up: CatchUp) -> None:
        """Speak and hear until the line is of no use any more. :raises BusError: then."""
        sides: list[asyncio.Task[None]] = []
        try:
            async with asyncio.timeout(_SILENT_SECONDS):
                await line.open()
            self._heard.clear()
            sides = [asyncio.ensure_future(side) for side in (self._speak(line), self._hear(line, catch_up))]
            # what was said while nobody heard it here
            await _done(catch_up, None)
            if not self._figures.up:
                _log.info("the bus brings news")
            self._figures.up = True
            await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
        except TimeoutError as error:
            raise BusError("it does not answer") from error
        finally:
            for side in sides:
                side.cancel()
            ended = await asyncio.gather(*sides, return_exceptions=True)
            await line.close()
        for why in ended:
            if isinstance(why, BusError):
                raise why
            if isinstance(why, Exception):
                raise BusError(f"{type(why).__name__}: {why}") from why

    async def _speak(self, line: BusLine) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT_SECONDS):
                    await self._woken.wait()
            self._woken.clear()
            news, self._news = self._news, {}
            self._sent += 1
            self._sent_at = self._stopwatch()
            try:
                async with asyncio.timeout(_SILENT_SECONDS):
                    await line.send(json.dumps([self._name, self._sent, news]).encode())
            except TimeoutError as error:
                raise BusError("it takes nothing") from error

    async def _hear(self, line: BusLine, catch_up: CatchUp) -> None:
        while True:
            try:
                async with asyncio.timeout(_SILENT_SECONDS):
                    message = await line.hear()
            except TimeoutError as error:
                raise BusError("it is silent") from error
            read = _read(message)
            if read is None:
                continue  # somebody else's
            by, number, news = read
            if by == self._name:
                if number == self._sent:
                    self._figures.delays.note(self._stopwatch() - self._sent_at)
                continue
            before = self._heard.pop(by, number - 1)
            self._heard[by] = number
            if len(self._heard) > _KNOWN:
                self._heard.popitem(last=False)
            if number != before + 1:
                self._figures.missed += 1
                await _done(catch_up, None)
            elif news:
                await _done(catch_up, news)


async def _done(catch_up: CatchUp, news: Mapping[str, int] | None) -> None:
    try:
        await catch_up(news)
    except Exception:  # noqa: BLE001 — whatever it was, the next look finds it
        _log.exception("moves of other processes not looked up; trying again")


def _read(message: bytes) -> tuple[str, int, dict[str, int]] | None:
    """Return the sender of a message, its number among the sender's, and its news; None for a message not written here."""
    try:
        by, number, news = json.loads(message)
        return str(by), int(number), {str(table): int(version) for table, version in dict(news).items()}
    except (ValueError, TypeError):
        return None
