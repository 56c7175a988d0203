"""All connections of the server: how many there may be, of one visitor and in total, and how long a client may stay silent.

A client that sends half a request, or nothing at all, holds a descriptor for nothing. So each connection that owes something
has a deadline; and where there is no place for one more, the one that has owed longest is ended. A client that sends promptly
finds a place however many others do not.
"""

import logging
import math
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

_log: Final = logging.getLogger(__name__)
#: Key in `scope["state"]` of the callback for a socket whose other side has proved who it is.
PROVED: Final = "proved"
#: The same for what is to know that a socket is led on to another process.
LED_ON: Final = "led_on"
_LOOK_SECONDS: Final = 1.0
_ENDED_AT_ONCE: Final = 16


class ClientLine(Protocol):
    """A connection, as far as it can be ended."""

    @property
    def closing(self) -> bool:
        """State in which the connection is being closed, and only waits for the other side to read the rest."""

    def cut(self) -> None:
        """End the connection at once."""


class Connections:
    """Count of the connections, which ends those that owe something for too long. Used from one thread."""

    def __init__(self, most: int, most_a_visitor: int | None, clock: Callable[[], float] = time.monotonic) -> None:
        """Set the bounds.

        :param most: in all; :param most_a_visitor: of one, at most a quarter of all; None: as many as there may be in all.
        """
        self._most: Final = most
        self._most_a_visitor: Final = most if most_a_visitor is None else min(most_a_visitor, max(most // 4, 1))
        self._clock: Final = clock
        self._visitors: Final[dict[ClientLine, str]] = {}
        self._lines: Final[dict[str, dict[ClientLine, None]]] = {}
        #: Until when each may owe what it owes, by visitor, who began first in front.
        self._owing: Final[dict[str, dict[ClientLine, float]]] = {}
        self._closing: set[ClientLine] = set()
        self._late: deque[ClientLine] = deque()
        self._look_at = -math.inf

    def __len__(self) -> int:
        return len(self._visitors)

    def enter(self, line: ClientLine, visitor: str | None) -> bool:
        """Add a connection; return False if there is no place for it, and none can be made.

        :param visitor: None for a connection that is not counted.
        """
        name = visitor or ""
        if visitor is not None and len(self._lines.get(name, ())) >= self._most_a_visitor:
            _log.warning("a visitor has %d connections, which is the most", self._most_a_visitor)
            if not self._make_place(name):
                return False
        if len(self) >= self._most:
            _log.warning("there are %d connections, which is the most", self._most)
            if not self._make_place(max(self._lines, key=lambda each: len(self._lines[each]))):
                return False
        self._visitors[line] = name
        self._lines.setdefault(name, {})[line] = None
        return True

    def leave(self, line: ClientLine) -> None:
        """Remove a connection; one that was never added is no error."""
        self.owes_nothing(line)
        visitor = self._visitors.pop(line, None)
        if visitor is not None:
            lines = self._lines[visitor]
            del lines[line]
            if not lines:
                del self._lines[visitor]

    def owes(self, line: ClientLine, seconds: float) -> None:
        """Expect the connection's next message within some seconds from now on."""
        self.owes_nothing(line)
        if line in self._visitors:
            self._owing.setdefault(self._visitors[line], {})[line] = self._clock() + seconds

    def owes_nothing(self, line: ClientLine) -> None:
        owing = self._owing.get(self._visitors.get(line, ""))
        if owing is not None and owing.pop(line, None) is not None and not owing:
            del self._owing[self._visitors[line]]

    def end_late(self) -> None:
        """End connections that have owed for too long, or have been closing for a while. To be called several times a second.

        They are searched for once a second and ended a few at a time, so that players do not wait for that, either.
        """
        now = self._clock()
        if now >= self._look_at:
            self._look_at = now + _LOOK_SECONDS
            self._late = deque(line for owing in self._owing.values() for line, until in owing.items() if until <= now)
            if self._late:
                _log.warning("%d connections were ended that had nothing more to say", len(self._late))
            closing = {line for line in self._visitors if line.closing}
            self._late.extend(closing & self._closing)
            self._closing = closing
        for _ in range(min(len(self._late), _ENDED_AT_ONCE)):
            line = self._late.popleft()
            if line.closing or self._owing.get(self._visitors.get(line, ""), {}).get(line, math.inf) <= now:
                line.cut()

    def _make_place(self, visitor: str) -> bool:
        """End the connection of a visitor that has owed longest; return False if all of them are busy."""
        for line in list(self._owing.get(visitor, ())):
            line.cut()
            self.leave(line)
            return True
        return False
