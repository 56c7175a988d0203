"""Fixtures for tests of the server: a server for one test, one for a module, a clock that stands still."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.house import House, house
from tests.server.still_time import StillTime


@pytest.fixture
def house_with() -> dict[str, Any]:
    """Arguments of `house` for `home`; override this fixture in a module that wants other walls, bots or clocks."""
    return {}


@pytest.fixture
def home(tmp_path: Path, house_with: dict[str, Any]) -> Iterator[House]:
    """A server for one test."""
    with house(tmp_path, **house_with) as found:
        yield found


@pytest.fixture
def still() -> StillTime:
    return StillTime()


@pytest.fixture(scope="module")
def shared_house_with() -> dict[str, Any]:
    """Arguments of `house` for `shared_home`."""
    return {}


@pytest.fixture(scope="module")
def shared_home(tmp_path_factory: pytest.TempPathFactory, shared_house_with: dict[str, Any]) -> Iterator[House]:
    """A server for all tests of a module; none may depend on another."""
    with house(tmp_path_factory.mktemp("data"), **shared_house_with) as found:
        yield found


@pytest.fixture(scope="module")
def client(shared_home: House) -> TestClient:
    """HTTP client of `shared_home`."""
    return shared_home.client
