"""A server that is told to stop by a service manager: nobody loses anything, and everybody finds the next one by himself."""

import json
import signal
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.house import house
from tests.server.process import own_port, running

pytestmark = pytest.mark.process

_RESTARTED: Final = 1012
_PATIENCE: Final = 20.0


def _get(url: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:  # noqa: S310 — an address of this test's own
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.read().decode()


def _code_of_the_end(line: ClientConnection) -> int | None:
    try:
        while True:
            line.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_told_to_stop_in_mid_hand_it_answers_tells_the_sockets_and_the_next_one_goes_on(tmp_path: Path) -> None:
    port, figures = own_port(), own_port() + 1
    wanted = ("--port", str(port), "--metrics", str(figures), "--log", "json")
    with running(tmp_path, *wanted, command="serve") as server:
        assert _get(f"{server.url}healthz") == (200, "alive\n")
        opened = server.open()
        with server.sit(opened) as seat:
            seat.play(5)
            # an action is counted after its answer has been sent
            deadline = time.monotonic() + _PATIENCE
            while "eastwind_action_seconds_count 5.0" not in _get(f"http://127.0.0.1:{figures}/metrics")[1]:
                assert time.monotonic() < deadline
                time.sleep(0.05)
            seat.send(seat.next_message())
            server.popen.send_signal(signal.SIGTERM)
            assert _code_of_the_end(seat.line) == _RESTARTED
        log = [json.loads(line) for line in (*server.said, *server.told_to_its_end()) if line.startswith("{")]
        assert [line["message"].split(":")[0] for line in log] == ["listening", "stopping", "stopping"]
    with running(tmp_path, *wanted, command="serve") as server, server.sit(opened) as seat:
        # what was under way was played or was not, and it goes on from there
        before = seat.view["version"]
        seat.play(2)
        assert seat.view["version"] > before


def test_once_it_is_told_to_stop_no_table_is_opened_and_no_message_is_begun(tmp_path: Path) -> None:
    """What has begun is done to its end; the page asks the rest again."""
    with house(tmp_path) as home, home.sit(home.open()) as seat:
        home.app.state.shutdown.begin()
        seat.socket.send_text(json.dumps({"type": "act", "version": seat.view["version"], "action": seat.words[-1]}))
        refused = home.client.post("/api/tables", json={"rules": "ru-classic", "name": "Ann", "bots": ["club"] * 3})
        assert (refused.status_code, refused.json()["code"]) == (503, "closing")
        assert refused.headers["Retry-After"] == "2"
        assert home.app.state.lifecycle.looked().figures.actions.up_to[-1] == 0
