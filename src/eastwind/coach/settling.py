"""Estimates of differences that were measured in a few hundred deals each.

Of many decisions those come out largest that were costly, and those that were measured with bad luck: the measurements are too
large, on the whole. So each estimate uses the sizes of the other differences of the same match (empirical Bayes; with shares of
one-sided uniform pieces, after M. Stephens, 2017): a player who mostly plays well is assumed to have played well here too,
unless the measurement is clear.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.study.chances import Mean

_Numbers = npt.NDArray[np.float64]

#: Share of the chances outside an interval, on either side.
_TAIL: Final = 0.025
#: Number of places between the smallest difference considered and the largest: a tenth of a point where 40 are at stake.
_PLACES: Final = 801
#: Range of the true values beyond the measured ones, in standard errors.
_BEYOND: Final = 4.0
#: Number of one-sided pieces either way, each twice as wide as the one before.
_WIDTHS: Final = 9
#: Number of rounds in which the shares of the pieces are found; they hardly move by then.
_ROUNDS: Final = 200
#: Number of decisions that count in advance for each piece's share.
_BELIEF: Final = 1.0


@dataclass(frozen=True, slots=True)
class Estimate:
    """Number with the interval in which it lies 95 times in 100."""

    value: float
    low: float
    high: float


#: Difference of a move from itself.
NOTHING: Final = Estimate(0.0, 0.0, 0.0)


def estimate_of(mean: Mean) -> Estimate:
    """Return a measurement unchanged: where there are no others to learn from."""
    return Estimate(mean.value, mean.low, mean.high)


def settle(measured: Sequence[Mean]) -> tuple[Estimate, ...]:
    """Return estimates of differences of one kind, in their order. Those that were measured without doubt stay unchanged."""
    doubtful = [mean for mean in measured if 0 < mean.error < np.inf]
    if len(doubtful) < 2:
        return tuple(map(estimate_of, measured))
    told = iter(_settled(np.array([it.value for it in doubtful]), np.array([it.error for it in doubtful])))
    return tuple(next(told) if 0 < mean.error < np.inf else estimate_of(mean) for mean in measured)


def _settled(values: _Numbers, errors: _Numbers) -> list[Estimate]:
    """Return the same for (n,) values and their standard errors."""
    widest = float((np.abs(values) + _BEYOND * errors).max())
    places = np.linspace(-widest, widest, _PLACES)
    # (n, places): likelihood of the measurement where the true value is there
    likely = np.exp(-0.5 * ((values[:, None] - places) / errors[:, None]) ** 2)
    pieces = _pieces(places, widest)
    by_piece = likely @ pieces.T
    shares = np.full(len(pieces), 1 / len(pieces))
    for _ in range(_ROUNDS):
        speaks = by_piece * shares
        speaks /= speaks.sum(axis=1, keepdims=True)
        shares = speaks.sum(axis=0) + _BELIEF
        shares /= shares.sum()
    after = likely * (shares @ pieces)
    after /= after.sum(axis=1, keepdims=True)
    return [_estimate(places, chances) for chances in after]


def _pieces(places: _Numbers, widest: float) -> _Numbers:
    """Return (pieces, places): each from 0 to one side, as likely everywhere there; the first is 0 itself."""
    middle = len(places) // 2
    found = [(np.arange(len(places)) == middle).astype(np.float64)]
    for halved in range(_WIDTHS):
        reach = widest / 2**halved
        for sign in (-1, 1):
            inside = (sign * places >= 0) & (np.abs(places) <= reach)
            found.append(inside / inside.sum())
    return np.array(found)


def _estimate(places: _Numbers, chances: _Numbers) -> Estimate:
    below = chances.cumsum()
    low, high = (float(places[min(int(np.searchsorted(below, at)), len(places) - 1)]) for at in (_TAIL, 1 - _TAIL))
    return Estimate(float(places @ chances), low, high)
