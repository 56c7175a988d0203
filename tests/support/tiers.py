"""Tiers of tests by what they need: `make test` leaves out `process` and `sweep`, `make test-rest` runs those two.

Most tests say by a marker that they belong to a tier; those over PostgreSQL or a bus are found by their fixture or parameter. Of
each module of browser tests the first test is quick, with its first set of values, and all else is `sweep`. Of the tests named in
`costly.txt`, which `scripts/costly_tests.py` writes from what all tests cost, those with parameters keep the first set quick,
and the others are `sweep`. `sweep_after_first` marks values where a test is written.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

TIERS: Final = ("process", "sweep", "proof")
#: Fixtures that start a program of their own, and parameter values by which a test asks for the first of them.
_PROGRAMS: Final = {"postgres", "valkey"}
_DATABASES: Final = {"postgresql", "postgres", "PostgreSQL"}
#: Tests that cost so much, all their parameters together, that `make test` would take too long with them.
COSTLY: Final = frozenset(Path(__file__).with_name("costly.txt").read_text(encoding="utf-8").split())


def sweep_after_first(values: Iterable[Any], quick: int = 1) -> list[Any]:
    """Return values for `parametrize`, all but the first `quick` of them marked as `sweep`.

    A tuple is a row of values for several parameters.
    """
    rows = [value if isinstance(value, tuple) else (value,) for value in values]
    return [pytest.param(*row, marks=() if place < quick else pytest.mark.sweep) for place, row in enumerate(rows)]


def mark_tier(item: pytest.Item) -> None:
    """Mark a test over PostgreSQL or a bus as `process`, and a costly one as `sweep` (see above)."""
    callspec = getattr(item, "callspec", None)
    values = set(map(str, callspec.params.values())) if callspec else set()
    if _DATABASES & values or _PROGRAMS & set(getattr(item, "fixturenames", ())):
        item.add_marker(pytest.mark.process)
    has_other_values = bool(callspec and any(callspec.indices.values()))
    if item.get_closest_marker("browser"):
        is_swept = has_other_values or not _is_first_of_module(item)
    else:
        is_swept = item.nodeid.partition("[")[0] in COSTLY and (has_other_values or not callspec)
    if is_swept:
        item.add_marker(pytest.mark.sweep)


def _is_first_of_module(item: Any) -> bool:
    """Return whether no test stands before a test's function in its module, also where it is collected alone."""
    first = next(name for name in vars(item.module) if name.startswith("test_"))
    return bool(item.originalname == first)
