"""Clock of a match whose time is limited: it runs while a person sits at the table, and goes on from where it stopped."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from eastwind.server.wire import protocol
from eastwind.server.wire.protocol import TimeEnd

_MINUTE_MS: Final = 60_000
_SECOND_MS: Final = 1000

#: Seconds from any moment on, as `time.monotonic` tells them.
Stopwatch = Callable[[], float]


class Timer(Protocol):
    """Work to be done later."""

    def cancel(self) -> None:
        """Cancel the work."""


#: Scheduler of work after a number of seconds.
Later = Callable[[float, Callable[[], object]], Timer]


def on_the_loop(seconds: float, work: Callable[[], object]) -> Timer:
    """Run work after a number of seconds of the event loop that runs."""
    return asyncio.get_running_loop().call_later(seconds, work)


@dataclass(frozen=True, slots=True)
class Reading:
    """Reading of the clock of a match at a moment, in milliseconds: how long the match may last, how long it has."""

    limit: int
    played: int
    running: bool

    @property
    def left(self) -> int:
        return max(self.limit - self.played, 0)

    def shown(self, at_end: TimeEnd, *, up: bool) -> protocol.Clock:
        """Return the clock as a page receives it; `up`: the table knows already that the time is over."""
        left = 0 if up else self.left
        minutes = self.limit // _MINUTE_MS
        return protocol.Clock(minutes=minutes, left_ms=left, running=self.running and not up, up=up, at_end=at_end)


class MatchClock:
    """Time for which a match has been played. The engine has no clock: the server tells it when the time is over."""

    def __init__(self, minutes: int, played: int, stopwatch: Stopwatch) -> None:
        """:param minutes: of the match, more than 0; :param played: milliseconds that have gone already."""
        self._limit: Final = minutes * _MINUTE_MS
        self._stopwatch: Final = stopwatch
        self._played = played
        self._since: float | None = None

    @property
    def running(self) -> bool:
        return self._since is not None

    @property
    def played(self) -> int:
        """Milliseconds for which the match has been played."""
        if self._since is None:
            return self._played
        return self._played + round((self._stopwatch() - self._since) * _SECOND_MS)

    @property
    def reading(self) -> Reading:
        """Reading of the clock now."""
        return Reading(self._limit, self.played, self.running)

    def start(self) -> None:
        if self._since is None:
            self._since = self._stopwatch()

    def stop(self) -> None:
        self._played, self._since = self.played, None
