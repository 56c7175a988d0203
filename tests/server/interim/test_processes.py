"""The same with an engine that really is interpreted, in a process of its own."""

import os
import signal
import time
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed

from eastwind.record.replay import parse_lines
from eastwind.record.verify import verify_shuffle
from tests.server.fronts import begun_by, front, wait_for_end
from tests.server.process import At, Message, ProcessSeat, running
from tests.support.postgres import Postgres

pytestmark = pytest.mark.process

_PATIENCE: Final = 60.0
_MOVES: Final = 3000


def _record(server: At, opened: Message) -> str:
    from http.client import HTTPConnection
    from urllib.parse import urlsplit

    line = HTTPConnection(urlsplit(server.url).netloc, timeout=_PATIENCE)
    line.request("GET", f"/api/tables/{opened['table']}/record", headers={"Authorization": f"Bearer {opened['token']}"})
    text = line.getresponse().read().decode()
    line.close()
    return text


def _versions(seat: ProcessSeat) -> list[int]:
    return [message["view"]["version"] for message in seat.all_told if message["type"] == "update"]


def test_a_match_begun_interpreted_is_played_to_its_end_compiled_over_one_line(tmp_path: Path) -> None:
    with front(tmp_path) as server:
        opened = server.open(bots=["club", "club", "club"])
        with server.sit(opened) as seat:
            seat.play(5)
            (other,) = server.others()
            server.begin_to_take_over()
            until = time.monotonic() + _PATIENCE
            while not server.has_taken_over:
                assert time.monotonic() < until
                seat.play(1)
            wait_for_end(other)
            for _ in range(_MOVES):
                if seat.view["phase"] == "match_over":
                    break
                seat.play(1)
            # no line was closed, and nothing was told twice, left out or out of its order: `Reader` looks whether each step goes
            # on from the view that was told before
            versions = _versions(seat)
            assert all(before <= after for before, after in pairwise(versions))
            assert {message["type"] for message in seat.all_told} == {"update"}
        assert verify_shuffle(parse_lines(_record(server, opened))).commitment == opened["commitment"]


def test_in_postgresql_it_goes_on_in_the_same_way(tmp_path: Path, postgres: Postgres) -> None:
    with front(tmp_path, postgres.empty()) as server:
        opened = server.open(persons=2, bots=["club", "club"])
        taken = server.request("POST", f"/api/tables/{opened['table']}/seats", {"name": "Bo"})
        with server.sit(opened) as ann, server.sit(taken) as bo:
            bo.ask({"type": "ready", "ready": True})
            ann.ask({"type": "begin", "level": "club"})
            ann.heard()
            bo.heard()
            view = ann.view
            (other,) = server.others()
            server.take_over()
            kinds = {message["type"] for message in [*ann.heard(), *bo.heard()]}
            assert kinds <= {"window", "update"}
            assert ann.view["version"] >= view["version"]
            wait_for_end(other)


def test_when_the_other_process_is_killed_a_table_goes_on_at_the_next_one(tmp_path: Path) -> None:
    with front(tmp_path) as server:
        opened = server.open()
        with server.sit(opened) as seat:
            seat.play(3)
            view = seat.view
            (other,) = server.others()
            os.kill(other, signal.SIGKILL)
            with pytest.raises(ConnectionClosed) as closed:
                seat.heard()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
        with server.sit(opened) as seat:
            assert seat.view == view
            seat.play(1)
            assert server.others() != [other]


def test_a_server_that_is_told_to_end_ends_the_other_process_too(tmp_path: Path) -> None:
    with front(tmp_path) as server:
        opened = server.open()
        with server.sit(opened) as seat:
            seat.play(2)
            view = seat.view
            (other,) = server.others()
            server.stop()
            assert not Path(f"/proc/{other}").exists()
    with front(tmp_path) as server, server.sit(opened) as seat:
        assert seat.view == view


def test_one_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    with front(tmp_path) as server:
        server.open()
        (other,) = server.others()
        server.popen.kill()
        wait_for_end(other)


def test_where_all_is_compiled_no_other_process_is_begun(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        opened = server.open()
        with server.sit(opened) as seat:
            seat.play(1)
        others = [Path(f"/proc/{each}/cmdline").read_bytes() for each in begun_by(server.popen.pid)]
        assert not any(b"eastwind.cli.serving.interim" in each for each in others)
        about = server.request("GET", "/api/about")
        assert (about["preparing"], about["put_off"]) == ("", {})
