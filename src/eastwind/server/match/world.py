"""Chance and time, as a server gets them from the world. Tests bring their own; players cannot."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from eastwind.match.chance import FairWalls, Walls
from eastwind.server.match.clock import Later, Stopwatch, on_the_loop


def _utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class World:
    """Sources of chance and time.

    :ivar walls: of walls and dice; :ivar clock: the time, with its zone; :ivar stopwatch: seconds from any moment on, for
    matches with a time limit; :ivar timers: scheduler of later work; :ivar even_seconds: what is played is published at whole
    multiples of this many seconds after it began, 0: at once.
    """

    walls: Walls = field(default_factory=FairWalls)
    clock: Callable[[], datetime] = _utc_now
    stopwatch: Stopwatch = time.monotonic
    timers: Later = on_the_loop
    even_seconds: float = 0.0
