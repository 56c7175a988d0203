"""Rate limits: a number of uses at once, then a number a second; of one, or of each by a name.

A faster caller receives the seconds to wait. One moment is kept for each name (the generic cell rate algorithm): the one at
which all that was taken is regained. A name whose moment has passed is as good as a new one.
"""

import math
import time
from collections.abc import Callable, Hashable, Mapping
from typing import Final

from eastwind.server.settings import Rate

#: Number of names at which they are looked through, and then at twice as many as were kept.
_LOOKED_THROUGH: Final = 1024


class Allowances:
    """Rate limit that is the same for each name."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._step: Final = 1 / rate.a_second
        self._slack: Final = (rate.at_once - 1) * self._step
        self._clock: Final = clock
        self._used_up: dict[Hashable, float] = {}
        self._look_through_at = _LOOKED_THROUGH

    def __len__(self) -> int:
        return len(self._used_up)

    def take(self, name: Hashable, patience: float = math.inf) -> float:
        """Take one use of a name. Return the seconds until it may be used; if they are more than the patience, none was taken."""
        now = self._clock()
        from_ = max(self._used_up.get(name, now), now)
        wait = max(from_ - self._slack - now, 0.0)
        if wait <= patience:
            self._used_up[name] = from_ + self._step
            if len(self._used_up) > self._look_through_at:
                self._forget(now)
        return wait

    def give_back(self, name: Hashable) -> None:
        """Return one use of a name that was taken and not used."""
        if name in self._used_up:
            self._used_up[name] -= self._step

    @property
    def remembered(self) -> dict[Hashable, float]:
        """Remaining seconds by name until all that it has taken is regained: for another process that goes on counting."""
        now = self._clock()
        return {name: moment - now for name, moment in self._used_up.items() if moment > now}

    def recall(self, remembered: Mapping[Hashable, float]) -> None:
        """Take over what another process counted before."""
        now = self._clock()
        for name, seconds in remembered.items():
            self._used_up[name] = max(self._used_up.get(name, now), now + seconds)

    def _forget(self, now: float) -> None:
        self._used_up = {name: moment for name, moment in self._used_up.items() if moment > now}
        self._look_through_at = max(2 * len(self._used_up), _LOOKED_THROUGH)


class Allowance:
    """Rate limit for one alone."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._allowances: Final = Allowances(rate, clock)

    def take(self, patience: float = math.inf) -> float:
        """Take one use, as `Allowances.take` does."""
        return self._allowances.take(None, patience)
