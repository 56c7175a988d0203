"""One measured number beside its target."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Measure:
    """A number to hold.

    :ivar better: which way is better; :ivar target: None for a number that is only told; :ivar note: what belongs to it.
    """

    name: str
    value: float
    unit: str
    target: float | None
    better: Literal["higher", "lower"]
    note: str = ""

    @property
    def holds(self) -> bool | None:
        """Whether the target is met; None where there is none."""
        if self.target is None:
            return None
        return self.value >= self.target if self.better == "higher" else self.value <= self.target


def best_rate(work: Callable[[], object], amount: int, repeats: int = 100) -> float:
    """Pieces of work a second: the best of some runs after one that is not counted, as other programs only ever slow it.

    Many runs of some hundredths of a second find a moment in which nothing else is going on; a few long ones do not. All
    runs should do the same work, or the best of them is the one that had least to do.
    """
    work()
    best = float("inf")
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return amount / best
