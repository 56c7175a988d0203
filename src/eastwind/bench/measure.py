"""One measured number beside its target."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

_NO_FRACTION_FROM: Final = 1000


@dataclass(frozen=True, slots=True)
class Spread:
    """How long the actions at so many tables took.

    :ivar tables: all others of the same `kind` are drawn in one picture with it; :ivar delays: milliseconds by the share of the
        actions that took no longer.
    """

    kind: str
    tables: int
    delays: Mapping[float, float]


@dataclass(frozen=True, slots=True)
class Measure:
    """A number to hold.

    :ivar better: which way is better; :ivar target: None for a number that is only told; :ivar note: what belongs to it;
        :ivar spread: what else was found, where the number is one of many delays.
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
        """Whether the target is met; None where there is none."""
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
    """Pieces of work a second of each of some works: the best of its runs, as other programs only ever slow it.

    Many runs of some hundredths of a second find a moment in which nothing else is going on; a few long ones do not. The
    works take turns, so that a slow spell of the machine is nobody's alone; a first round is not counted. All runs of a work
    should do the same, or the best of them is the one that had least to do.
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
    """`best_rates` of a single work."""
    return best_rates([work], amount, repeats)[0]
