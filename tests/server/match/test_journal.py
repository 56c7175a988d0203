"""Nobody is told what has not been committed; what was committed is there after any end."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from eastwind.match import journal
from eastwind.server.store.rows import TableRow
from tests.server.house import House, Message, house, settings_for
from tests.server.stores import FaultyStore, NotedStore
from tests.server.walls import ToldWalls
from tests.support.databases import SqliteFile

EAST = "1111m 2345p 678s 55z 9s"
OPTIONS = {"ready_at_once": False}


def test_nobody_is_told_what_could_not_be_written(tmp_path: Path) -> None:
    store = FaultyStore(tmp_path / "faulty.sqlite3")
    with house(tmp_path, walls=ToldWalls({"east": EAST}), store=store) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat, home.sit(opened) as other:
            before = seat.view
            store.full = True
            [error] = seat.act("discard 9s")
            assert error["code"] == "disk_full"
            assert other.heard() == []
            assert home.view(opened) == before
            assert home.store.actions(opened["table"], 1) == []
            store.full = False
            told = seat.act("discard 9s")
            assert told[0]["view"]["version"] == before["version"] + 1
            assert other.heard() == told


def test_a_first_hand_that_could_not_be_written_was_not_dealt(tmp_path: Path) -> None:
    store = FaultyStore(tmp_path / "faulty.sqlite3")
    with house(tmp_path, store=store) as home:
        opened = home.open()
        with home.sit(opened, greet=False) as seat:
            store.full = True
            assert seat.hello("one")[0]["code"] == "disk_full"
            assert seat.ask({"type": "advice"})[0]["code"] == "not_seated"
            store.full = False
            assert seat.hello("two")[0]["events"][0]["kind"] == "deal"
    with closing(SqliteFile(tmp_path / "faulty.sqlite3")) as file:
        row = file.table(opened["table"])
    assert isinstance(row, TableRow)
    assert row.seats[0].nonce == "two"


def test_a_hand_over_that_could_not_be_written_is_not_in_the_history(tmp_path: Path) -> None:
    store = FaultyStore(tmp_path / "faulty.sqlite3")
    with house(tmp_path, walls=ToldWalls({"east": "123456789m 11122z"}), store=store) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            store.full = True
            assert seat.act("mahjong")[0]["code"] == "disk_full"
            assert home.view(opened)["history"] == []
            store.full = False
            seat.act("mahjong")
            assert seat.view["phase"] == "hand_over"
            assert len(seat.view["history"]) == 1


def test_everything_is_committed_before_the_first_word_of_it(tmp_path: Path) -> None:
    store = NotedStore(tmp_path / "noted.sqlite3")
    told: list[str] = []

    class Listener:
        def tell(self, message: str) -> None:
            store.order.append("tell")
            told.append(message)

        def drop(self) -> None:
            raise AssertionError("nobody is to be dropped")

    with house(tmp_path, walls=ToldWalls({"east": EAST}), store=store) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened):
            live_table, listener = home.live_table(opened), Listener()
            home.call(live_table.join, 0, "", listener)
            store.order.clear()
            told.clear()
            home.call(live_table.act, 0, 1, "discard 9s", listener)
    assert store.order == ["commit", "tell"]
    assert len(json.loads(told[0])["steps"]) > 1


def test_every_action_of_everybody_is_in_the_journal(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({"east": EAST})) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            told = seat.act("discard 9s")
        rows = home.store.actions(opened["table"], 1)
        assert [row.version for row in rows] == list(range(2, 2 + len(rows)))
        # every discard opens a window and closes it; whoever was asked in it, two things are told
        assert [message["view"]["phase"] for message in told[:-1]] == ["claim", "turn"] * (len(told) // 2)
        assert [message["view"]["version"] for message in told] == list(range(2, 2 + len(told)))
        assert (rows[0].seat, rows[0].action, rows[0].answers) == (0, "discard 9s", 1)
        assert {row.seat for row in rows} == {0, 1, 2, 3}


def play_a_little(home: House, opened: Message, hands: int) -> Message:
    with home.sit(opened) as seat:
        while seat.view["hand"] <= hands:
            if seat.view["phase"] == "hand_over":
                seat.next_hand()
            else:
                seat.act(seat.words[0])
        seat.act(seat.words[0])
        view: Message = seat.view
        return view


def test_bytes_of_another_layout_are_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match is played again from its first hand instead, to the same view and the same replays."""
    with monkeypatch.context() as patch, house(tmp_path) as home:
        # as an older Eastwind would have left it: other bytes under another layout
        patch.setattr("eastwind.match.turn.LAYOUT", "old")
        patch.setattr("eastwind.match.turn.bytes_of", lambda record: b"old bytes")
        opened = home.open(options=OPTIONS)
        before = play_a_little(home, opened, hands=2)
        assert {deal.layout for deal in home.store.deals(opened["table"])} == {"old"}
    with house(tmp_path) as home:
        assert home.view(opened) == before
        replay = home.get(f"/api/tables/{opened['table']}/hands/2/replay", opened).json()
        assert replay["frames"][-1]["view"]["result"]["scores"] == before["history"][1]["scores"]


def test_bytes_of_this_layout_are_a_shortcut(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        opened = home.open(options=OPTIONS)
        before = play_a_little(home, opened, hands=2)
    store = NotedStore(settings_for(tmp_path).database)
    with house(tmp_path, store=store) as home:
        assert home.view(opened) == before
    assert set(store.hands_read) == {3}


def test_a_journal_that_cannot_be_played_is_told_and_left_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path) as home:
        opened = home.open(options=OPTIONS)
        play_a_little(home, opened, hands=1)
        with home.store._writing() as connection:
            connection.execute("UPDATE journal SET action = 'discard 9z' WHERE version = 2")
            connection.execute("UPDATE deals SET layout = 'old'")
    with house(tmp_path) as home:
        answer = home.get(f"/api/tables/{opened['table']}", opened)
        assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
        assert "9z" in caplog.text
        # other tables do not suffer
        assert home.open()["table"]


def test_two_processes_at_one_table_do_not_overwrite_each_other(tmp_path: Path) -> None:
    walls = ToldWalls({"east": EAST})
    with house(tmp_path, walls=walls) as one, house(tmp_path, walls=walls) as two:
        opened = one.open(options=OPTIONS)
        with one.sit(opened) as first, two.sit(opened) as second:
            assert second.view == first.view
            first.act("discard 9s")
            # the other server has not heard of it: it is told so when it wants to write
            told = second.act("discard 5z")
            assert [message["type"] for message in told] == ["update", "error"]
            assert told[1]["code"] == "stale_version"
            assert second.view == first.view
            second.act(second.words[0])
            assert two.view(opened)["version"] > first.view["version"]


@pytest.mark.parametrize("call", ["table", "deals", "actions", "results"])
def test_one_failed_read_after_another_process_was_faster_leaves_the_table_as_it_was(tmp_path: Path, call: str) -> None:
    """What follows is refused as stale or played on, and never written with a gap before it."""
    walls = ToldWalls({"east": EAST})
    store = FaultyStore(settings_for(tmp_path).database)
    with house(tmp_path, walls=walls) as one, house(tmp_path, walls=walls, store=store) as two:
        opened = one.open(options=OPTIONS)
        with one.sit(opened) as first, two.sit(opened) as second:
            before = second.view
            first.act("discard 9s")
            store.unreadable = {call}
            assert [message["code"] for message in second.act("discard 5z")] == ["damaged"]
            assert not store.unreadable
            assert two.view(opened) == before
            # the next one meets the same conflict, and this time what the other has written can be read
            assert [message["type"] for message in second.act("discard 5z")] == ["update", "error"]
            assert second.view == first.view
            second.act(second.words[0])
            assert second.view["version"] > first.view["version"]
    with house(tmp_path) as again:
        assert again.view(opened) == second.view


def test_the_layout_has_a_digest() -> None:
    assert len(journal.LAYOUT) == 64
