"""Regression of *master*'s net on advantages: gradient descent in batches, the same numbers on every run.

The fitted value is a difference: the net's figure of a move less that of *club*'s choice at the same decision. The step is
Adam's (Kingma and Ba, 2015); a running mean of the weights is kept in the end.
"""

import math
from dataclasses import dataclass
from typing import Any, Final

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Row, whole
from eastwind.bots.nets import SHAPES, Weights
from eastwind.bots.temper import COLUMNS, FIRST, SECOND
from eastwind.jit import inline, jit_with

#: Number of pairs in a step.
BATCH: Final = 4_096
#: Length of a step at first; over the whole way it falls to this part of that.
_RATE: Final = 2e-3
_LAST_RATE: Final = 0.02
#: Number of steps in which the length grows from nothing.
_WARMING: Final = 200
#: Part of a running mean that is replaced at a step: of slopes, of their squares, of weights.
_SLOPE: Final = 0.1
_SQUARE: Final = 0.001
_MEAN: Final = 0.005
#: Part, times the step's length, by which weights between layers shrink.
_SHRINKING: Final = 5e-3
_SMALL: Final = 1e-8
#: Largest difference, in units; larger ones count as this: one limit hand would move everything.
CLIPPED: Final = 12.0

_STARTS: Final = np.cumsum([0, *(int(np.prod(shape)) for shape in SHAPES.values())])
_FIRST_BIAS, _SECOND, _SECOND_BIAS, _LAST, _STRAIGHT = (int(start) for start in _STARTS[1:-1])
#: Number of weights of a net in all.
WEIGHTS: Final = int(_STARTS[-1])

_Flat = npt.NDArray[np.float32]


def _parts_in(flat: _Flat) -> Weights:
    return {
        name: flat[start : start + int(np.prod(shape))].reshape(shape).copy()
        for (name, shape), start in zip(SHAPES.items(), _STARTS[:-1], strict=True)
    }


@inline
def _forward(seen: Row, weights: Row, first: Row, second: Row) -> float:
    """Return the net's figure of a row; `first`, `second`: the outputs of its units."""
    said = np.float32(0.0)
    for unit in range(FIRST):
        first[unit] = weights[_FIRST_BIAS + unit]
    for column in range(COLUMNS):
        value = seen[column]
        if value != 0.0:
            said += value * weights[_STRAIGHT + column]
            for unit in range(FIRST):
                first[unit] += value * weights[column * FIRST + unit]
    for unit in range(SECOND):
        second[unit] = weights[_SECOND_BIAS + unit]
    for below in range(FIRST):
        if first[below] > 0.0:
            for unit in range(SECOND):
                second[unit] += first[below] * weights[_SECOND + below * SECOND + unit]
        else:
            first[below] = 0.0
    for unit in range(SECOND):
        if second[unit] > 0.0:
            said += second[unit] * weights[_LAST + unit]
        else:
            second[unit] = 0.0
    return float(said)


@inline
def _backward(seen: Row, weights: Row, first: Row, second: Row, wrong: float, slope: Row, back: Row, deep: Row) -> None:
    """Add a row's part of the slope; `wrong`: by how much its figure is to fall."""
    off = np.float32(wrong)
    for unit in range(SECOND):
        slope[_LAST + unit] += off * second[unit]
        deep[unit] = off * weights[_LAST + unit] if second[unit] > 0.0 else np.float32(0.0)
        slope[_SECOND_BIAS + unit] += deep[unit]
    for below in range(FIRST):
        back[below] = np.float32(0.0)
        passed = first[below]
        if passed > 0.0:
            start = _SECOND + below * SECOND
            total = np.float32(0.0)
            for unit in range(SECOND):
                slope[start + unit] += passed * deep[unit]
                total += weights[start + unit] * deep[unit]
            back[below] = total
            slope[_FIRST_BIAS + below] += total
    for column in range(COLUMNS):
        value = seen[column]
        if value != 0.0:
            slope[_STRAIGHT + column] += off * value
            for unit in range(FIRST):
                slope[column * FIRST + unit] += value * back[unit]


@jit_with(
    numba.int64(
        numba.float32[:, ::1],
        numba.int64[::1],
        numba.int64[::1],
        numba.float32[::1],
        numba.int64[::1],
        numba.float32[:, ::1],
        numba.int64,
        numba.int64,
    ),
    long=True,
)
def _descend(
    features: Any,
    moves: Row,
    choices: Row,
    gains: Any,
    order: Row,
    state: Any,
    step: int,
    steps: int,
) -> int:
    """Go through pairs in `order`, batch by batch; return the number of the last step.

    `state` (5, WEIGHTS): weights, slope, its mean, the mean of its squares, the mean of the weights.
    """
    weights, slope, mean_slope, mean_square, mean = state[0], state[1], state[2], state[3], state[4]
    first_a, first_b = np.empty(FIRST, np.float32), np.empty(FIRST, np.float32)
    second_a, second_b = np.empty(SECOND, np.float32), np.empty(SECOND, np.float32)
    back, deep = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
    for begun in range(0, len(order), BATCH):
        end = min(begun + BATCH, len(order))
        for weight in range(WEIGHTS):
            slope[weight] = np.float32(0.0)
        for index in range(begun, end):
            pair = whole(order[index])
            move, choice = features[moves[pair]], features[choices[pair]]
            said = _forward(move, weights, first_a, second_a) - _forward(choice, weights, first_b, second_b)
            wrong = (said - float(gains[pair])) / (end - begun)
            _backward(move, weights, first_a, second_a, wrong, slope, back, deep)
            _backward(choice, weights, first_b, second_b, -wrong, slope, back, deep)
        step += 1
        rate = _RATE * max(_LAST_RATE, 1.0 - step / steps) * min(1.0, step / _WARMING)
        slope_scale, square_scale = 1.0 - (1.0 - _SLOPE) ** step, 1.0 - (1.0 - _SQUARE) ** step
        for weight in range(WEIGHTS):
            g = slope[weight]
            mean_slope[weight] += np.float32(_SLOPE) * (g - mean_slope[weight])
            mean_square[weight] += np.float32(_SQUARE) * (g * g - mean_square[weight])
            root = math.sqrt(mean_square[weight] / square_scale) + _SMALL
            moved = rate * (mean_slope[weight] / slope_scale) / root
            between = weight < _FIRST_BIAS or _SECOND <= weight < _SECOND_BIAS
            if between:
                moved += rate * _SHRINKING * weights[weight]
            weights[weight] -= np.float32(moved)
            mean[weight] += np.float32(_MEAN) * (weights[weight] - mean[weight])
    return step


@jit_with(
    numba.void(
        numba.float32[:, ::1],
        numba.int64[::1],
        numba.int64[::1],
        numba.float32[::1],
        numba.float32[::1],
    ),
    long=True,
)
def _say(features: Any, moves: Row, choices: Row, weights: Any, said: Any) -> None:
    """Write to `said` (pairs,) how much better than the choice the net takes each move to be."""
    first, second = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
    for pair in range(len(moves)):
        move = _forward(features[moves[pair]], weights, first, second)
        said[pair] = move - _forward(features[choices[pair]], weights, first, second)


@dataclass(frozen=True, slots=True)
class Pairs:
    """Rows as pairs of a move and the choice at the same decision.

    :ivar features: (rows, COLUMNS); :ivar moves: (pairs,), :ivar choices: (pairs,), their rows; :ivar gains: (pairs,) in units.
    """

    features: npt.NDArray[np.float32]
    moves: npt.NDArray[np.int64]
    choices: npt.NDArray[np.int64]
    gains: npt.NDArray[np.float32]


def pairs_of(features: npt.NDArray[np.float16], gains: npt.NDArray[np.float32], moves: npt.NDArray[np.uint8]) -> Pairs:
    """Return the pairs of rows as `eastwind.study.advantages.collect` gives them."""
    rows = np.arange(len(moves))
    choice = np.maximum.accumulate(np.where(moves == 0, rows, 0))
    others = np.flatnonzero(moves > 0)
    return Pairs(
        np.ascontiguousarray(features, np.float32),
        others,
        np.ascontiguousarray(choice[others]),
        np.clip(gains[others], -CLIPPED, CLIPPED),
    )


#: Spread of the weights before the first step, by part; those of the straight line and the biases are 0.
_SPREADS: Final = {"first": math.sqrt(2.0 / COLUMNS), "second": math.sqrt(2.0 / FIRST), "last": 0.1}


def weights_by_chance(normals: npt.NDArray[np.float64]) -> _Flat:
    """Return (WEIGHTS,) before the first step, from as many standard normal numbers."""
    weights = np.zeros(WEIGHTS, np.float32)
    for (name, shape), start in zip(SHAPES.items(), _STARTS[:-1], strict=True):
        its = slice(start, start + int(np.prod(shape)))
        weights[its] = normals[its] * _SPREADS.get(name, 0.0)
    return weights


def flat_of(weights: Weights) -> _Flat:
    """Return (WEIGHTS,) of a net's parts, as a descent begins with them."""
    return np.concatenate([np.ascontiguousarray(weights[name], np.float32).ravel() for name in SHAPES])


class Descent:
    """Gradient descent, one piece of the rows after another.

    :ivar steps: number of all steps; :ivar step: number of those taken.
    """

    def __init__(self, begun: _Flat, steps: int, step: int = 0) -> None:
        """Begin a descent.

        :param begun: (WEIGHTS,) before the first step: see `weights_by_chance` and `flat_of`.
        :param step: the number of the step at which it begins, and with it how long the steps are. The means of slopes begin at
            nothing and are hardly corrected for it then: some hundred steps are longer.
        """
        self.steps: Final = steps
        self.step = step
        self._state: Final = np.zeros((5, WEIGHTS), np.float32)
        self._state[0] = self._state[4] = begun

    def take(self, pairs: Pairs, order: npt.NDArray[np.int64]) -> None:
        """Go through pairs in an order."""
        given = (pairs.features, pairs.moves, pairs.choices, pairs.gains, order)
        self.step = _descend(*given, self._state, self.step, self.steps)

    @property
    def weights(self) -> Weights:
        """Running mean of the weights so far."""
        return _parts_in(self._state[4])

    def explained(self, pairs: Pairs) -> tuple[float, float]:
        """Return, for pairs that it was not trained with, the sum of squares in all, and of the squares that are left."""
        said = np.empty(len(pairs.moves), np.float32)
        _say(pairs.features, pairs.moves, pairs.choices, np.ascontiguousarray(self._state[4]), said)
        gains = pairs.gains.astype(np.float64)
        return float((gains**2).sum()), float(((gains - said) ** 2).sum())
