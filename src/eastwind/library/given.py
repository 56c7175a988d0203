"""Arguments of callers, read leniently where the meaning is clear and refused with a message where it is not.

A whole number may be given as `1e6` or as one of NumPy's, a wind as `"S"`, `"south"` or its number. Any other value raises
`ArgumentError`, which says what was found and what was expected.
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import TypeVar

from eastwind.errors import EastwindError
from eastwind.wholes import as_whole
from eastwind.words import WINDS
from eastwind.words.winds import WIND_NAMES

T = TypeVar("T")


class ArgumentError(EastwindError, ValueError):
    """Error for an argument that cannot be accepted; the message names it, quotes its value and says what was expected."""


def whole_number(given: object, name: str, lowest: int, highest: int | None = None) -> int:
    """Return a whole number within bounds; `1e6` and NumPy's numbers are accepted, booleans are not.

    >>> whole_number(1e6, "hands", 1)
    1000000
    >>> whole_number(2.5, "hands", 1)
    Traceback (most recent call last):
    eastwind.library.given.ArgumentError: hands: expected a whole number of at least 1, found 2.5

    :raises ArgumentError: for anything else.
    """
    number = as_whole(given)
    if number is None or number < lowest or (highest is not None and number > highest):
        bounds = f"of at least {lowest}" if highest is None else f"from {lowest} to {highest}"
        raise ArgumentError(f"{name}: expected a whole number {bounds}, found {given!r}")
    return number


def wind(given: object, name: str) -> int:
    """Return the number of a wind (0 east … 3 north) from its letter, its word or its number.

    :raises ArgumentError: for anything else.
    """
    if isinstance(given, str):
        for names in (WINDS, WIND_NAMES):
            if given in names:
                return names.index(given)
    number = as_whole(given)
    if number is not None and 0 <= number < len(WINDS):
        return number
    raise ArgumentError(f'{name}: expected a wind: one of {", ".join(WINDS)} (or "east" …, or 0 to 3), found {given!r}')


def one_named(given: object, name: str, known: Mapping[str, T]) -> T:
    """Return the value of a name in `known`; `last-wall` is read as `last_wall`.

    :raises ArgumentError: for an unknown name; the message lists the known ones.
    """
    found = known.get(given.replace("-", "_")) if isinstance(given, str) else None
    if found is None:
        raise ArgumentError(f"{name}: expected one of {', '.join(known)}; found {given!r}{near(given, known)}")
    return found


def near(given: object, known: Sequence[str] | Mapping[str, object]) -> str:
    """Return ` (did you mean …?)` if a known name is close to the given one, else an empty text."""
    close = get_close_matches(str(given), list(known), n=1, cutoff=0.6)
    return f" (did you mean {close[0]!r}?)" if close else ""
