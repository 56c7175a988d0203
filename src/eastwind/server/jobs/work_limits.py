"""Bounds on the share of the machine that the work of visitors may take."""

import math
from dataclasses import dataclass
from typing import Final

from eastwind.cores import available_cores

_FEWEST: Final = 2
_MOST: Final = 4


def _processes() -> int:
    """Return the number of processes: at least two for work that takes longer, and one kept for brief work.

    They give way to the tables, and share their memory.
    """
    return min(max(available_cores(), _FEWEST), _MOST) + 1


@dataclass(frozen=True, slots=True)
class QueueLimits:
    """Bounds of a fair queue.

    :ivar places: pieces of work under way; :ivar waiting_each: of one visitor that wait; :ivar waiting: of all; :ivar each: of
        one visitor under way; :ivar patience_seconds: that a piece may wait for its turn; :ivar keeps_one_for_brief: whether the
        last place is for brief work of visitors who had little; :ivar can_be_set_back: whether work ends when it is cancelled
        and may be begun twice.
    """

    places: int
    waiting_each: int
    waiting: int
    each: float = math.inf
    patience_seconds: float = math.inf
    keeps_one_for_brief: bool = True
    can_be_set_back: bool = False

    @property
    def changes_with_time(self) -> bool:
        """Possibility that work may begin though no other has ended."""
        return self.keeps_one_for_brief or self.can_be_set_back


@dataclass(frozen=True, slots=True)
class WorkLimits:
    """Bounds on short work, which a request waits for.

    :ivar at_once: in threads; :ivar processes: that do the rest; :ivar waiting_each: of one visitor; :ivar waiting: of all;
        :ivar patience_seconds: that work may wait for its turn; :ivar seconds: that it may take, :ivar memory: bytes beyond what
        the engine takes; :ivar idle_seconds: after which processes that have nothing to do are ended.
    """

    at_once: int = 2
    processes: int = _processes()
    waiting_each: int = 8
    waiting: int = 64
    patience_seconds: float = 30.0
    seconds: float = 10.0
    memory: int = 512 * 2**20
    idle_seconds: float = 300.0

    @property
    def of_threads(self) -> QueueLimits:
        return QueueLimits(self.at_once, self.waiting_each, self.waiting, patience_seconds=self.patience_seconds)

    @property
    def of_processes(self) -> QueueLimits:
        return QueueLimits(
            self.processes,
            self.waiting_each,
            self.waiting,
            patience_seconds=self.patience_seconds,
            can_be_set_back=True,
        )


@dataclass(frozen=True, slots=True)
class JobLimits:
    """Bounds on long work, which goes on in the background.

    :ivar at_once: jobs under way, one of a visitor; :ivar waiting_each: of one visitor that have not begun; :ivar waiting: all;
    :ivar kept: that are over; :ivar forsaken_seconds: without a request for it, until one that is waiting or running is given
        up; :ivar seconds: that one may take.
    """

    at_once: int = 2
    waiting_each: int = 2
    waiting: int = 12
    kept: int = 16
    forsaken_seconds: float = 60.0
    seconds: float = 900.0

    @property
    def queue(self) -> QueueLimits:
        return QueueLimits(self.at_once, self.waiting_each, self.waiting, each=1, keeps_one_for_brief=False)
