"""Tiers of tests by what they need: `make test` leaves out `process` and `sweep`, `make test-rest` runs those two.

Most tests say by a marker that they belong to a tier; those over PostgreSQL or a bus are found by their fixture or parameter. Of
a browser test with parameters the first set of values is quick, and the others are `sweep`; `sweep_after_first` does that for
other tests.
"""

from collections.abc import Iterable
from typing import Any, Final

import pytest

TIERS: Final = ("process", "sweep", "proof")
#: Fixtures that start a program of their own, and parameter values by which a test asks for the first of them.
_PROGRAMS: Final = {"postgres", "valkey"}
_DATABASES: Final = {"postgresql", "postgres", "PostgreSQL"}


def sweep_after_first(values: Iterable[Any], quick: int = 1) -> list[Any]:
    """Return values for `parametrize`, all but the first `quick` of them marked as `sweep`.

    A tuple is a row of values for several parameters.
    """
    rows = [value if isinstance(value, tuple) else (value,) for value in values]
    return [pytest.param(*row, marks=() if place < quick else pytest.mark.sweep) for place, row in enumerate(rows)]


def mark_tier(item: pytest.Item) -> None:
    """Mark a test over PostgreSQL or a bus as `process`, and a browser test with other than its first values as `sweep`."""
    callspec = getattr(item, "callspec", None)
    values = set(map(str, callspec.params.values())) if callspec else set()
    if _DATABASES & values or _PROGRAMS & set(getattr(item, "fixturenames", ())):
        item.add_marker(pytest.mark.process)
    if callspec and item.get_closest_marker("browser") and any(callspec.indices.values()):
        item.add_marker(pytest.mark.sweep)
