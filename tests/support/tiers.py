"""Tiers of tests by what they need: `make test` leaves out `process` and `sweep`, `make test-rest` runs those two.

Most tests say by a marker that they belong to a tier; those over PostgreSQL or a bus are found by the fixture they ask for.
"""

from typing import Final

import pytest

TIERS: Final = ("process", "sweep", "proof")
#: Fixtures that start a program of their own.
_PROGRAMS: Final = {"postgres", "valkey"}
#: What a parameter calls a database that is a program of its own, and what it calls those that are none.
_DATABASES: Final = {"postgresql", "postgres", "PostgreSQL"}
_FILES: Final = {"file", "sqlite", "memory", "SQLite"}


def mark_tier(item: pytest.Item) -> None:
    """Marks a test as `process` that asks for a database or a bus which is a program of its own."""
    callspec = getattr(item, "callspec", None)
    told = set(map(str, callspec.params.values())) if callspec else set()
    asks = bool(_PROGRAMS & set(getattr(item, "fixturenames", ()))) and not told & _FILES
    if asks or told & _DATABASES:
        item.add_marker(pytest.mark.process)
