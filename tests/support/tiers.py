"""Tiers of tests by what they need: `make test` leaves out `process` and `sweep`, `make test-rest` runs those two.

Most tests say by a marker that they belong to a tier; those over PostgreSQL or a bus are found by their fixture or parameter.
"""

from typing import Final

import pytest

TIERS: Final = ("process", "sweep", "proof")
#: Fixtures that start a program of their own, and parameter values by which a test asks for the first of them.
_PROGRAMS: Final = {"postgres", "valkey"}
_DATABASES: Final = {"postgresql", "postgres", "PostgreSQL"}


def mark_tier(item: pytest.Item) -> None:
    """Mark a test as `process` if it runs over PostgreSQL or a bus."""
    callspec = getattr(item, "callspec", None)
    values = set(map(str, callspec.params.values())) if callspec else set()
    if _DATABASES & values or _PROGRAMS & set(getattr(item, "fixturenames", ())):
        item.add_marker(pytest.mark.process)
