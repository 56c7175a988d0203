"""What the tests of the server share: a PostgreSQL, where somebody wants one."""

from collections.abc import Iterator

import pytest

from tests.support.postgres import Postgres, postgres_of_ones_own


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of one's own, started once for each process that runs tests; take an `empty` place in it."""
    with postgres_of_ones_own() as server:
        yield server
