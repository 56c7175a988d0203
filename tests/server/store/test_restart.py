"""The process is killed in the middle of a hand: what a player saw is there, at the same version."""

import json
from pathlib import Path

import pytest

from eastwind.cli.main import main
from eastwind.server.settings import DATABASE
from tests.server.process import Message, running
from tests.support.databases import SqliteFile
from tests.support.postgres import Postgres

pytestmark = pytest.mark.process


def test_killed_in_mid_hand_it_goes_on_at_the_same_tile(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        opened = server.open()
        with server.sit(opened) as seat:
            seat.play(7)
            before = seat.view
            server.kill()
    with running(tmp_path) as server, server.sit(opened) as seat:
        assert seat.told == [{"type": "update", "events": [], "view": before}]
        seat.play(3)
        assert seat.view["version"] > before["version"]


def test_it_does_so_with_postgresql_and_what_is_kept_there_is_whole(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres.empty()
    where = ("--database", address)
    with running(tmp_path, *where, command="serve") as server:
        opened = server.open()
        with server.sit(opened) as seat:
            seat.play(7)
            before = seat.view
            server.kill()
    with running(tmp_path, *where, command="serve") as server, server.sit(opened) as seat:
        assert seat.told == [{"type": "update", "events": [], "view": before}]
        seat.play(3)
        assert seat.view["version"] > before["version"]
    assert not (tmp_path / DATABASE).exists()
    assert main(["check", "--database", address, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["tables"], found["whole"], found["file"]) == (1, True, "postgresql:///postgres")
    assert found["moves"] >= 10


def test_an_action_under_way_when_it_dies_is_applied_once(tmp_path: Path) -> None:
    """The page does not know whether it arrived: it says it again, and it counts once."""
    sent: list[Message] = []
    opened: Message = {}
    for _ in range(3):
        with running(tmp_path) as server, server.sit(opened := opened or server.open()) as seat:
            if sent:
                told = seat.ask(sent[-1])
                assert [message["type"] for message in told] == ["update"] * len(told)
                assert seat.view["version"] > sent[-1]["version"]
            seat.play(2)
            while seat.view["phase"] == "hand_over":
                seat.play(1)
            sent.append(seat.next_message())
            seat.send(sent[-1])
            server.kill()
    store = SqliteFile(tmp_path / DATABASE)
    deals = store.deals(opened["table"])
    rows = [row for deal in deals for row in store.actions(opened["table"], deal.hand)]
    own = [row for row in rows if row.seat == opened["seat"]]
    for message in sent[:-1]:
        assert [row.action for row in own if row.answers == message["version"]] == [message["action"]]
    versions = sorted([row.version for row in rows] + [deal.version for deal in deals])
    assert versions == list(range(1, len(versions) + 1))
    store.close()


def test_it_stops_quietly_when_asked(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        opened = server.open()
        with server.sit(opened):
            assert server.stop() == 0
        assert "Traceback" not in "".join(server.said)
