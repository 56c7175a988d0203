"""Measured numbers with their targets."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

_NO_FRACTION_FROM: Final = 1000


@dataclass(frozen=True, slots=True)
class Spread:
    """Delays of the actions at a number of tables.

    :ivar kind: all spreads of the same kind are drawn in one picture; :ivar tables: number of tables; :ivar delays:
        milliseconds by the share of the actions that took no longer.
    """

    kind: str
    tables: int
    delays: Mapping[float, float]


@dataclass(frozen=True, slots=True)
class Measure:
    """Measured number and its target.

    :ivar better: the better direction; :ivar target: None for a number that is only reported; :ivar note: further details;
        :ivar spread: the other delays, where the number is one of many.
    """

    name: str
    value: float
    unit: str
    target: float | None
    better: Literal["higher", "lower"]
    note: str = ""
    spread: Spread | None = None

    @property
    def holds(self) -> bool | None:
        """State of the target: True when it is met; None where there is none."""
        if self.target is None:
            return None
        return self.value >= self.target if self.better == "higher" else self.value <= self.target

    @property
    def value_told(self) -> str:
        return f"{self.value:,.0f}" if self.value >= _NO_FRACTION_FROM else f"{self.value:,.2f}"

    @property
    def target_told(self) -> str:
        return "" if self.target is None else f"{'≥' if self.better == 'higher' else '≤'} {self.target:,.10g}"

    @property
    def verdict(self) -> str:
        return {True: "holds", False: "MISSED", None: ""}[self.holds]


def best_rates(works: Sequence[Callable[[], object]], amount: int, repeats: int = 100) -> list[float]:
    """Return the rate of each of some works, in pieces a second: the best of its runs, as other programs only slow it.

    Many runs of some hundredths of a second find a moment in which nothing else is going on; a few long ones do not. The
    works take turns, so that a slow spell of the machine does not affect one alone; a first round is not counted. All runs
    of a work should do the same, or the best of them is the one that had least to do.
    """
    for work in works:
        work()
    best = [float("inf")] * len(works)
    for _ in range(repeats):
        for place, work in enumerate(works):
            start = time.perf_counter()
            work()
            best[place] = min(best[place], time.perf_counter() - start)
    return [amount / seconds for seconds in best]


def best_rate(work: Callable[[], object], amount: int, repeats: int = 100) -> float:
    """Return the `best_rates` result of a single work."""
    return best_rates([work], amount, repeats)[0]
