"""Counters of a running server. Plain numbers, as the tables' loop has no time for more; `metrics` exports them.

Counted in one thread and read in another: each figure is right, two of them may be a moment apart.
"""

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from itertools import accumulate
from operator import add
from typing import Final

#: Upper bounds in seconds: what a person feels begins at some hundredths.
BOUNDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


@dataclass(slots=True)
class Delays:
    """Histogram of durations: counts by bound, so that any quantile can be estimated later."""

    #: How many were at most as long as each of the bounds and longer than the one before; the last are the longer ones.
    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def add(self, others: "Delays") -> None:
        """Add counts of another process."""
        self.counts[:] = map(add, self.counts, others.counts)
        self.seconds += others.seconds

    @property
    def up_to(self) -> list[int]:
        """Cumulative counts: durations at most as long as each bound, and in the end their total number."""
        return list(accumulate(self.counts))


@dataclass(slots=True)
class Counters:
    """The figures of one process."""

    #: From a message that plays something to the moment at which it was kept and told.
    actions: Delays = field(default_factory=Delays)
    #: Sockets of tables that are open.
    sockets: int = 0
    #: Sockets of those who were led to another process.
    led: int = 0
    #: Messages that were refused, by code.
    refused: Counter[str] = field(default_factory=Counter)
    #: By how much the loop comes late to what it wanted to do at a time.
    late: Delays = field(default_factory=Delays)

    def add(self, others: "Counters") -> None:
        """Add the counts of this process's predecessor, but for its sockets."""
        self.actions.add(others.actions)
        self.refused.update(others.refused)
        self.late.add(others.late)


@dataclass(slots=True)
class BusCounters:
    """Figures of the bus.

    :ivar up: whether it brings news; :ivar delays: from sending a message to receiving it oneself; :ivar missed: how often some
        messages were found not to have come.
    """

    up: bool = False
    delays: Delays = field(default_factory=Delays)
    missed: int = 0

    def add(self, others: "BusCounters") -> None:
        """Add the counts of this process's predecessor."""
        self.delays.add(others.delays)
        self.missed += others.missed
