"""Whole numbers as people write them."""

import operator


def as_whole(given: object) -> int | None:
    """The whole number that something is, `1e6` and NumPy's included; None where it is none, as true and false are not."""
    if isinstance(given, bool):
        return None
    if isinstance(given, float):
        return int(given) if given.is_integer() else None
    try:
        return operator.index(given)  # type: ignore[arg-type]  # asking is how one finds out
    except TypeError:
        return None
