"""Figures of a simulation that are compared: each a quotient of two counts, kept chunk by chunk.

Chunks are independent of each other (each has walls, dice and matches of its own, see `eastwind.study.bot_play`), and the same
seed gives the same walls to the same chunk under any rules and bots. So their sums determine the interval of a difference: it
accounts for the dependence within a match and for two simulations having played the same walls.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt

from eastwind.scoring.layout import Source
from eastwind.study.chances import Z
from eastwind.study.significance import holm, student_chance
from eastwind.study.tally import LOSERS, WINNERS, At, Of
from eastwind.traditions.classical.patterns import Pattern

#: Sums by chunk: [chunk; 0 numerator, 1 denominator; figure].
Sums = npt.NDArray[np.int64]
Kind = Literal["share", "mean"]
#: Least number of chunks from which their variation is estimated.
LEAST_CHUNKS: Final = 10

_OWN_DRAW: Final = [Source.NONE, Source.WALL, Source.LOOSE, Source.LAST_WALL]


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure: its name in results, its kind, and the functions that give its numerator and denominator from a tally.

    :ivar text: id of the text that names it, without `report-`; "" for a seat's points and for patterns;
    :ivar pattern: the pattern whose share it is, None for others.
    """

    name: str
    kind: Kind
    text: str
    counted: Callable[[Any], Any]
    of: Callable[[Any], Any]
    pattern: Pattern | None = None


def _hands(tally: Any) -> Any:
    return tally["hands"]


def _winners(tally: Any) -> Any:
    return sum(number * tally["winners"][number] for number in range(1, len(tally["winners"])))


def _losers(tally: Any) -> Any:
    # everybody's hands, less the winners' and those of the hands that nobody won
    played = tally["places"][:, :, At.HANDS].sum()
    return played - _winners(tally) - tally["winners"][0] * (played // max(int(tally["hands"]), 1))


def _discards(tally: Any) -> Any:
    lengths = tally["lengths"].sum(axis=0)
    return (lengths * np.arange(len(lengths))).sum()


HEADLINES: Final = (
    Figure("drawn", "share", "drawn", lambda tally: tally["winners"][0], _hands),
    Figure("winning_value", "mean", "value", lambda tally: tally["value_sum"][WINNERS], _winners),
    Figure("discards", "mean", "length-mean", _discards, _hands),
    Figure(
        "drawn_by_self",
        "share",
        "self-drawn",
        lambda tally: tally["sources"][_OWN_DRAW].sum(),
        lambda tally: tally["sources"].sum(),
    ),
    Figure(
        "east_points",
        "mean",
        "east-gains",
        lambda tally: tally["places"][:, 0, At.POINTS].sum(),
        lambda tally: tally["places"][:, 0, At.HANDS].sum(),
    ),
    Figure("cut", "share", "cut", lambda tally: tally["cut"][WINNERS], _winners),
    Figure("limit_hands_won", "share", "limit-hands-won", lambda tally: tally["limit_hands"], _winners),
    Figure("several_winners", "share", "several", lambda tally: tally["winners"][2:].sum(), _hands),
    Figure("losing_value", "mean", "losers", lambda tally: tally["value_sum"][LOSERS], _losers),
)


def _points_of(seat: int) -> Figure:
    def points(tally: Any) -> Any:
        return tally["places"][seat, :, At.POINTS].sum()

    return Figure(f"points_{seat}", "mean", "", points, _hands)


def _pattern(pattern: Pattern) -> Figure:
    def having(tally: Any) -> Any:
        return tally["patterns"][WINNERS, pattern, Of.HANDS]

    return Figure(pattern.key, "share", "", having, _winners, pattern)


@lru_cache
def figures(seats: int) -> tuple[Figure, ...]:
    """Return all figures at a table of `seats` players: headlines, points by seat, each pattern's share of winners' hands."""
    return (*HEADLINES, *(_points_of(seat) for seat in range(seats)), *(_pattern(pattern) for pattern in Pattern))


def sums_of(tally: Any, seats: int) -> Sums:
    """Return numerators and denominators of a chunk's tally (a record of `TALLY`): (2, figures)."""
    asked = figures(seats)
    return np.array([[one.counted(tally) for one in asked], [one.of(tally) for one in asked]], np.int64)


@dataclass(frozen=True, slots=True)
class Difference:
    """Difference of a figure between two simulations, with its interval at 95 %.

    Differences of shares are from −1 to 1. `low` and `high` are infinite if the interval is unknown.

    :ivar name: name of the figure; :ivar kind: share or mean; :ivar of, against: its two values.
    :ivar chance: p-value: probability that chance alone brings about a difference this large, taken by itself.
    :ivar sure: True if chance alone hardly explains it, corrected over all differences computed together (Holm).
    """

    name: str
    kind: Kind
    of: float
    against: float
    low: float
    high: float
    chance: float
    sure: bool

    @property
    def value(self) -> float:
        return self.of - self.against


def differences(one: Sums, other: Sums, names: tuple[Figure, ...], *, paired: bool) -> tuple[Difference, ...]:
    """Return the differences of figures, `one` less `other`; `paired`: the two played the same walls chunk by chunk."""
    first, second = _quotients(one), _quotients(other)
    if paired:
        errors, freedom = _error(_deviations(one, first) - _deviations(other, second)), len(one) - 1
    else:
        errors = np.hypot(_error(_deviations(one, first)), _error(_deviations(other, second)))
        freedom = min(len(one), len(other)) - 1
    reach = errors * student(freedom)
    chances = [
        _chance(float(apart), float(error), freedom) for apart, error in zip(first - second, errors, strict=True)
    ]
    return tuple(
        Difference(figure.name, figure.kind, float(a), float(b), float(a - b - r), float(a - b + r), chance, sure)
        for figure, a, b, r, chance, sure in zip(names, first, second, reach, chances, holm(chances), strict=True)
    )


def _chance(apart: float, error: float, freedom: int) -> float:
    """Return the p-value of a difference; 1 if its error is unknown."""
    if not np.isfinite(error) or apart == 0.0:
        return 1.0
    return student_chance(apart / error if error > 0.0 else inf, freedom)


def _quotients(sums: Sums) -> npt.NDArray[np.float64]:
    counted, of = sums.sum(axis=0)
    quotients: npt.NDArray[np.float64] = np.divide(counted, of, out=np.zeros(len(of)), where=of > 0)
    return quotients


def _deviations(sums: Sums, quotients: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return by how much each chunk moves each figure: (chunks, figures); NaN for a figure without any cases."""
    whole = sums[:, 1].sum(axis=0)
    moved = sums[:, 0] - quotients * sums[:, 1]
    deviations: npt.NDArray[np.float64] = np.divide(moved, whole, out=np.full(moved.shape, np.nan), where=whole > 0)
    return deviations


def _error(deviations: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return the standard errors from the variation between chunks; infinite if there are too few chunks or no cases."""
    chunks = len(deviations)
    if chunks < LEAST_CHUNKS:
        return np.full(deviations.shape[1], inf)
    errors = np.sqrt(chunks / (chunks - 1) * (deviations**2).sum(axis=0))
    return np.where(np.isnan(errors), inf, errors)


def student(freedom: int) -> float:
    """Return the half width of a 95 % interval in standard errors, where the error itself is an estimate.

    Student's distribution by the first terms of the Cornish–Fisher expansion: three digits from nine degrees of freedom on,
    infinite below.

    >>> round(student(9), 3), round(student(30), 3)
    (2.262, 2.042)
    """
    if freedom < LEAST_CHUNKS - 1:
        return inf
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
