"""An evolution strategy: numbers are moved to where play says that it pays, many hands a step.

A step draws directions, and plays each forth and back on one wall: the difference between the two says how much the direction
is worth, whatever the wall was. Their mean, weighed by that, is the slope; a running mean of slopes leads on, without those
numbers whose slope is not above its noise. What counts in the end is the mean of the last third of the way.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.train.draws import normals

Vector = npt.NDArray[np.float64]

#: How far a direction is tried.
SPREAD: Final = 0.12
#: How much of the running mean of slopes is kept at each step.
_KEPT: Final = 0.9
#: How far a step goes at first, and after how many steps half as far.
_STRIDE: Final = 0.06
_HALVED_AFTER: Final = 60
#: Before so many steps nothing is moved: one slope alone is noise.
_FIRST_MOVE: Final = 2
#: No number is moved farther than this from where it began.
_FARTHEST: Final = 1.6
#: The mean is that of this part of the way, its end.
_LAST_PART: Final = 3

#: Says, for directions (pairs, numbers) about a place, how much better forth is than back, pair by pair.
Difference = Callable[[Vector, Vector], Vector]


@dataclass(frozen=True, slots=True)
class Step:
    """A step that was taken: where it led, and what was seen on the way, in points a hand.

    :ivar slope: length of the running mean of slopes; :ivar noise: that which chance alone would give.
    """

    place: tuple[float, ...]
    slope: float
    noise: float


@dataclass(slots=True)
class Search:
    """A search under way. The same seed, pairs and number of steps lead to the same place.

    :ivar pairs: directions tried in each step; :ivar place: where it is; :ivar drift: the running mean of slopes.
    """

    seed: int
    pairs: int
    place: Vector
    drift: Vector
    way: list[Step]

    @classmethod
    def begin(cls, seed: int, pairs: int, start: Vector) -> "Search":
        return cls(seed, pairs, start.copy(), np.zeros_like(start), [])

    def step(self, difference: Difference) -> Step:
        """Takes one step."""
        number = len(self.way) + 1
        directions = normals(self.seed, number, self.pairs, len(self.place))
        better = difference(self.place, SPREAD * directions)
        slope = (directions * better[:, None]).mean(axis=0) / (2.0 * SPREAD)
        noise_of_one = float(better.std()) / (2.0 * SPREAD) / self.pairs**0.5
        self.drift = _KEPT * self.drift + (1.0 - _KEPT) * slope
        # the running mean begins at nothing: what it lacks is made good, and its noise grows less from step to step
        kept = _KEPT**number
        mean = self.drift / (1.0 - kept)
        noise = noise_of_one * ((1.0 - _KEPT) / (1.0 + _KEPT) * (1.0 + kept) / (1.0 - kept)) ** 0.5
        if number >= _FIRST_MOVE and noise > 0.0:
            sure = mean * np.maximum(0.0, 1.0 - (noise / np.maximum(np.abs(mean), 1e-12)) ** 2)
            length = float(np.linalg.norm(sure))
            if length > 0.0:
                stride = _STRIDE / (1.0 + number / _HALVED_AFTER) * min(1.0, length / (noise * len(sure) ** 0.5))
                self.place = np.clip(self.place + stride * sure / length, -_FARTHEST, _FARTHEST)
        step = Step(tuple(self.place.tolist()), float(np.linalg.norm(mean)), noise * len(mean) ** 0.5)
        self.way.append(step)
        return step

    @property
    def settled(self) -> Vector:
        """The mean of the places of the last third of the way."""
        return mean_place([step.place for step in self.way[-max(1, len(self.way) // _LAST_PART) :]])


def mean_place(places: Sequence[Sequence[float]]) -> Vector:
    """The mean of places."""
    mean: Vector = np.asarray(places, float).mean(axis=0)
    return mean
