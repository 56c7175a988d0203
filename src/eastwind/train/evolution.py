"""Evolution strategy: numbers are moved to where play shows that it pays, many hands a step.

A step draws directions, and plays each forth and back on one wall: the difference between the two is the worth of the direction,
independent of the wall. Their mean, weighed by that, is the slope; a running mean of slopes leads on, without those numbers whose
slope is not above its noise. The result is the mean of the last third of the way.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.train.draws import normals

Vector = npt.NDArray[np.float64]

#: Length of a trial along a direction.
SPREAD: Final = 0.12
#: Part of the running mean of slopes that is kept at each step.
_KEPT: Final = 0.9
#: Length of a step at first, and number of steps after which it is half as long.
_STRIDE: Final = 0.06
_HALVED_AFTER: Final = 60
#: First step that moves anything: one slope alone is noise.
_FIRST_MOVE: Final = 2
#: Largest absolute value of a number of the place.
_FARTHEST: Final = 1.6
#: Divisor of the way: the mean is that of its last part.
_LAST_PART: Final = 3

#: Function that returns, for directions (pairs, numbers) about a place, how much better forth is than back, pair by pair.
Difference = Callable[[Vector, Vector], Vector]


@dataclass(frozen=True, slots=True)
class EvolutionStep:
    """Step that was taken: the place it led to, and its measurements in points a hand.

    :ivar slope: length of the running mean of slopes; :ivar noise: that which chance alone would give.
    """

    place: tuple[float, ...]
    slope: float
    noise: float


@dataclass(slots=True)
class Search:
    """Search in progress. The same seed, pairs and number of steps lead to the same place.

    :ivar pairs: directions tried in each step; :ivar place: the current place; :ivar drift: the running mean of slopes.
    """

    seed: int
    pairs: int
    place: Vector
    drift: Vector
    way: list[EvolutionStep]

    @classmethod
    def begin(cls, seed: int, pairs: int, start: Vector) -> "Search":
        return cls(seed, pairs, start.copy(), np.zeros_like(start), [])

    def step(self, difference: Difference) -> EvolutionStep:
        """Take one step."""
        number = len(self.way) + 1
        directions = normals(self.seed, number, self.pairs, len(self.place))
        better = difference(self.place, SPREAD * directions)
        slope = (directions * better[:, None]).mean(axis=0) / (2.0 * SPREAD)
        noise_of_one = float(better.std()) / (2.0 * SPREAD) / self.pairs**0.5
        self.drift = _KEPT * self.drift + (1.0 - _KEPT) * slope
        # the running mean begins at 0: it is corrected for that, and its noise grows less from step to step
        kept = _KEPT**number
        mean = self.drift / (1.0 - kept)
        noise = noise_of_one * ((1.0 - _KEPT) / (1.0 + _KEPT) * (1.0 + kept) / (1.0 - kept)) ** 0.5
        if number >= _FIRST_MOVE and noise > 0.0:
            sure = mean * np.maximum(0.0, 1.0 - (noise / np.maximum(np.abs(mean), 1e-12)) ** 2)
            length = float(np.linalg.norm(sure))
            if length > 0.0:
                stride = _STRIDE / (1.0 + number / _HALVED_AFTER) * min(1.0, length / (noise * len(sure) ** 0.5))
                self.place = np.clip(self.place + stride * sure / length, -_FARTHEST, _FARTHEST)
        step = EvolutionStep(tuple(self.place.tolist()), float(np.linalg.norm(mean)), noise * len(mean) ** 0.5)
        self.way.append(step)
        return step

    @property
    def settled(self) -> Vector:
        """Mean of the places of the last third of the way."""
        return mean_place([step.place for step in self.way[-max(1, len(self.way) // _LAST_PART) :]])


def mean_place(places: Sequence[Sequence[float]]) -> Vector:
    """Return the mean of places."""
    mean: Vector = np.asarray(places, float).mean(axis=0)
    return mean
