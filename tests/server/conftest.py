"""What the tests of the server share: a server of the test's own, one for a whole module, time that stands still."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.house import House, house
from tests.server.still_time import StillTime


@pytest.fixture
def house_with() -> dict[str, Any]:
    """What `house` is given for `home`: a module has a fixture of this name where it wants other walls, bots or times."""
    return {}


@pytest.fixture
def home(tmp_path: Path, house_with: dict[str, Any]) -> Iterator[House]:
    """A server of the test's own."""
    with house(tmp_path, **house_with) as found:
        yield found


@pytest.fixture
def still() -> StillTime:
    return StillTime()


@pytest.fixture(scope="module")
def shared_house_with() -> dict[str, Any]:
    """As `house_with`, for `shared_home`."""
    return {}


@pytest.fixture(scope="module")
def shared_home(tmp_path_factory: pytest.TempPathFactory, shared_house_with: dict[str, Any]) -> Iterator[House]:
    """A server for all tests of a module, of which none may notice another."""
    with house(tmp_path_factory.mktemp("data"), **shared_house_with) as found:
        yield found


@pytest.fixture(scope="module")
def client(shared_home: House) -> TestClient:
    """Asks the server of the module."""
    return shared_home.client
