"""Shares and means with their intervals: the certainty of a count.

All intervals are at 95 %. A share's is Wilson's (E. B. Wilson, 1927): it stays within 0 and 1 and is sensible for
what was seen never or always. A mean's is the normal one, from the sum of squares. Hands are taken as independent of each
other; within a match only the lead and the round's wind pass from one to the next.
"""

from dataclasses import dataclass
from math import inf, sqrt
from typing import Final

#: Number of standard errors either way that hold the truth 95 times in 100.
Z: Final = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Share:
    """`count` out of `of`; the interval of a share out of nothing is from 0 to 1."""

    count: int
    of: int

    @property
    def value(self) -> float:
        """Value from 0 to 1; 0 out of nothing."""
        return self.count / self.of if self.of else 0.0

    @property
    def low(self) -> float:
        return self._bounds()[0]

    @property
    def high(self) -> float:
        return self._bounds()[1]

    def _bounds(self) -> tuple[float, float]:
        if not self.of:
            return 0.0, 1.0
        share, each = self.value, Z * Z / self.of
        middle = (share + each / 2) / (1 + each)
        reach = sqrt(each * (share * (1 - share) + each / 4)) / (1 + each)
        # seen never or always: the bound is that itself, which rounding would miss by a hair
        low = 0.0 if self.count == 0 else max(middle - reach, 0.0)
        high = 1.0 if self.count == self.of else min(middle + reach, 1.0)
        return low, high


@dataclass(frozen=True, slots=True)
class Mean:
    """Mean of `count` numbers, from their sum and the sum of their squares; fewer than two leave its error unknown.

    :ivar shared: each number is the total of this many, and the mean is that of one of them.
    """

    count: int
    total: int
    squares: int
    shared: int = 1

    @property
    def value(self) -> float:
        """Value of the mean; 0 of no numbers."""
        return self.total / (self.count * self.shared) if self.count else 0.0

    @property
    def spread(self) -> float:
        """Standard deviation of the numbers themselves; 0 of fewer than two."""
        if self.count < 2:
            return 0.0
        # whole numbers as long as possible: the two terms are large and close to each other
        above = self.count * self.squares - self.total * self.total
        return sqrt(max(above, 0) / (self.count * (self.count - 1))) / self.shared

    @property
    def error(self) -> float:
        """Standard error of the mean."""
        return self.spread / sqrt(self.count) if self.count > 1 else inf

    @property
    def low(self) -> float:
        return self.value - Z * self.error

    @property
    def high(self) -> float:
        return self.value + Z * self.error
