"""Bounds on the share of the machine that the work of visitors may take."""

from dataclasses import dataclass
from typing import Final

from eastwind.cores import available_cores

_FEWEST: Final = 2
_MOST: Final = 4


def _processes() -> int:
    """Return the number of processes: at least two for long work, and one kept for brief work.

    They give way to the tables, and share their memory.
    """
    return min(max(available_cores(), _FEWEST), _MOST) + 1


@dataclass(frozen=True, slots=True)
class WorkLimits:
    """Bounds against visitors who would take the machine for themselves.

    :ivar at_once: short work in threads; :ivar processes: that do the rest; :ivar waiting_each: of one visitor; :ivar waiting: of
        all; :ivar patience_seconds: that work may wait for its turn; :ivar seconds: that it may take, :ivar memory: bytes
        beyond what the engine takes; :ivar idle_seconds: after which processes that have nothing to do are ended.
    """

    at_once: int = 2
    processes: int = _processes()
    waiting_each: int = 8
    waiting: int = 64
    patience_seconds: float = 30.0
    seconds: float = 10.0
    memory: int = 512 * 2**20
    idle_seconds: float = 300.0
