"""Significance of differences: p-values, and Holm's correction over all that are shown together.

A report compares hundreds of figures: at 5 % each, some would be marked in every comparison of a set with itself. Holm's
correction keeps the chance that a whole report marks anything by chance at 5 % at the most, however its rows hang together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan, cos, erfc, inf, isfinite, pi, sin, sqrt
from typing import Final

from eastwind.study.chances import Mean, Share

Measured = Share | Mean

#: Probability with which a report of nothing but chance may mark anything.
LEVEL: Final = 0.05
#: Least count of numbers in a mean: fewer are too uneven for Student's distribution, and their difference is not judged.
LEAST: Final = 30


def holm(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Return which of several p-values hold, all looked at together (S. Holm, 1979).

    The least is compared with the level divided by their number, the next with it divided by one less, and so on until one does
    not hold: from there on none does.

    >>> holm([0.02, 0.001, 0.04, 0.014])
    [True, True, True, True]
    >>> holm([0.03, 0.001, 0.04, 0.014])
    [False, True, False, True]
    """
    held = [False] * len(chances)
    for rank, place in enumerate(sorted(range(len(chances)), key=lambda place: chances[place])):
        if not chances[place] <= level / (len(chances) - rank):
            break
        held[place] = True
    return held


def normal_chance(errors: float) -> float:
    """Return the probability that chance alone leads `errors` standard errors away, to either side.

    >>> round(normal_chance(1.959964), 5)
    0.05
    """
    return erfc(abs(errors) / sqrt(2.0))


def student_chance(errors: float, freedom: int) -> float:
    """Return the same where the error is itself an estimate with `freedom` degrees of freedom: Student's distribution.

    The finite sums of Abramowitz and Stegun, 26.7.3 and 26.7.4.

    >>> round(student_chance(2.262157, 9), 5), round(student_chance(2.228139, 10), 5)
    (0.05, 0.05)
    """
    if freedom < 1 or not isfinite(errors):
        return 0.0 if abs(errors) == inf and freedom >= 1 else 1.0
    if freedom > _MANY:
        return normal_chance(errors)
    angle = atan(abs(errors) / sqrt(freedom))
    square = cos(angle) ** 2
    odd = freedom % 2 == 1
    term = cos(angle) if odd else 1.0
    total = 0.0
    for step in range((freedom - odd) // 2):
        if step:
            term *= square * (2 * step / (2 * step + 1) if odd else (2 * step - 1) / (2 * step))
        total += term
    within = 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
    return min(max(1.0 - within, 0.0), 1.0)


#: Number of degrees of freedom beyond which the normal distribution is the same in the digits that matter.
_MANY: Final = 100_000


@dataclass(frozen=True, slots=True)
class Difference:
    """Amount by which the second of two is more, with the interval that their own give (Newcombe's method 10, 1998).

    Its interval is its own, at 95 %; its mark is decided together with all that are shown (`holm`).
    """

    before: Measured
    after: Measured

    @property
    def value(self) -> float:
        return self.after.value - self.before.value

    @property
    def low(self) -> float:
        return self.value - _length(self.after.value - self.after.low, self.before.high - self.before.value)

    @property
    def high(self) -> float:
        return self.value + _length(self.after.high - self.after.value, self.before.value - self.before.low)

    @property
    def chance(self) -> float:
        """P-value of the difference: how likely chance alone brings about one as large; 1 where too little was counted.

        Of two shares by the test of two proportions with Yates's correction, of two means by Welch's.
        """
        if isinstance(self.before, Share) and isinstance(self.after, Share):
            return _of_shares(self.before, self.after)
        if isinstance(self.before, Mean) and isinstance(self.after, Mean):
            return _of_means(self.before, self.after)
        raise TypeError("expected two shares or two means")


def _length(one: float, two: float) -> float:
    return float((one * one + two * two) ** 0.5)


def _of_shares(one: Share, other: Share) -> float:
    if not (one.of and other.of):
        return 1.0
    together = (one.count + other.count) / (one.of + other.of)
    each = 1 / one.of + 1 / other.of
    error = sqrt(together * (1 - together) * each)
    above = abs(one.value - other.value) - each / 2
    return normal_chance(above / error) if error > 0 and above > 0 else 1.0


def _of_means(one: Mean, other: Mean) -> float:
    if min(one.count, other.count) < LEAST:
        return 1.0
    first, second = one.error**2, other.error**2
    apart = abs(one.value - other.value)
    if first + second == 0.0:
        return 0.0 if apart > 0.0 else 1.0
    freedom = (first + second) ** 2 / (first**2 / (one.count - 1) + second**2 / (other.count - 1))
    return student_chance(apart / sqrt(first + second), int(freedom))
