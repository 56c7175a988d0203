"""What a table's record keeps of a hand, worked out in Python."""

from collections.abc import Iterable


def kinds_in(counts: Iterable[int]) -> int:
    """The kinds that are there, as bits of one number; `counts` by kind."""
    return sum(1 << kind for kind, count in enumerate(counts) if count)
