"""What is left of a server that was killed: nothing that goes on computing."""

import time
from pathlib import Path

import pytest

from tests.server.process import running
from tests.support.processes import is_there, started_by

pytestmark = pytest.mark.process

_WISH = {"before": {"rules": "ru-classic"}, "hands": 100_000}
_PATIENCE = 20.0


def test_helpers_of_a_killed_server_end_even_in_the_middle_of_their_work(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        while "id" not in (begun := server.request("POST", "/api/simulate", _WISH)):
            assert begun.get("code") == "preparing", begun
            time.sleep(0.2)
        server.request("POST", "/api/household/import", {"text": "id = 'ours'"})
        while server.request("GET", f"/api/simulate/{begun['id']}")["state"] == "waiting":
            time.sleep(0.1)
        helpers = started_by(server.popen.pid)
        assert helpers
        server.kill()
        late = time.monotonic() + _PATIENCE
        while any(map(is_there, helpers)):
            assert time.monotonic() < late, f"{sum(map(is_there, helpers))} of {len(helpers)} go on"
            time.sleep(0.05)
