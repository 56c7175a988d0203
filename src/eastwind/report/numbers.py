"""Numbers in the form of a language, with as many digits as their interval is worth."""

from dataclasses import dataclass
from math import floor, inf, log10
from typing import Final

from babel.numbers import format_decimal, get_plus_sign_symbol

from eastwind.study.chances import Share
from eastwind.study.significance import Difference, Measured

#: Space between a number and its unit.
NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
_MINUS: Final = "\N{MINUS SIGN}"
_MOST_DIGITS: Final = 7
#: Bound below which means have a decimal even where their interval is wider.
_SMALL: Final = 100


@dataclass(frozen=True, slots=True)
class Numbers:
    """Format of numbers in a language."""

    language: str

    def whole(self, number: int) -> str:
        """Return `1,000,000` with the language's separator between the groups."""
        return self.decimal(number, 0)

    def decimal(self, number: float, digits: int) -> str:
        form = "#,##0" + (f".{'0' * digits}" if digits else "")
        return format_decimal(round(number, digits) + 0.0, format=form, locale=self.language).replace("-", _MINUS)

    def signed(self, number: float, digits: int) -> str:
        """Return a number with its sign, also a plus."""
        shown = self.decimal(number, digits)
        return f"{get_plus_sign_symbol(self.language)}{shown}" if round(number, digits) > 0 else shown

    def percent(self, share: float, digits: int) -> str:
        return f"{self.decimal(100 * share, digits)}{NARROW}%"

    def value(self, measured: Measured) -> str:
        """Return the value of a share in percent, of a mean as it is."""
        return self._one(measured, measured.value)

    def interval(self, measured: Measured) -> str:
        """Return the interval as text; empty where nothing is known."""
        if measured.high - measured.low == inf:
            return ""
        unit = f"{NARROW}%" if isinstance(measured, Share) else ""
        low, high = (self._one(measured, end).removesuffix(f"{NARROW}%") for end in (measured.low, measured.high))
        return f"{low} – {high}{unit}" if low.startswith(_MINUS) or high.startswith(_MINUS) else f"{low}–{high}{unit}"

    def difference(self, difference: Difference) -> str:
        """Return a difference with its sign; shares in percent points."""
        scale = 100 if isinstance(difference.before, Share) else 1
        return self.signed(scale * difference.value, digits_for(scale * (difference.high - difference.low) / 2))

    def _one(self, measured: Measured, number: float) -> str:
        if isinstance(measured, Share):
            # nothing at all is plain 0, whatever the interval says of it
            digits = digits_for(100 * _reach(measured)) if number else 0
            return self.percent(number, digits)
        digits = digits_for(_reach(measured))
        return self.decimal(number, max(digits, 1) if abs(measured.value) < _SMALL else digits)

    def rounded(self, number: float) -> str:
        """Return a large number to two figures, such as the number of hands between two events."""
        if number < 10:
            return self.decimal(number, 1)
        step = 10 ** (floor(log10(number)) - 1)
        return self.whole(round(number / step) * step)


def _reach(measured: Measured) -> float:
    """Return the length of the interval on its nearer side; its whole length where that is 0."""
    return min(measured.value - measured.low, measured.high - measured.value) or measured.high - measured.low


def digits_for(reach: float) -> int:
    """Return the decimals of a number that is sure up to `reach`: to its first figure, to the second after a 1 or 2."""
    if reach == inf or reach <= 0:
        return 1
    return min(max(-floor(log10(reach / 3)), 0), _MOST_DIGITS)
