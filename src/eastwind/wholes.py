"""Whole numbers in the forms that people write."""

import operator


def as_whole(given: object) -> int | None:
    """Return a value as a whole number, `1e6` and NumPy's included; None where it is none, as for true and false."""
    if isinstance(given, bool):
        return None
    if isinstance(given, float):
        return int(given) if given.is_integer() else None
    try:
        return operator.index(given)  # type: ignore[arg-type]  # asking is how one finds out
    except TypeError:
        return None
