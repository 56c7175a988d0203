"""A journal that cannot be played to its end: the table is set back as little as can be, and nothing is thrown away."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from eastwind.server.operations.inspection import inspect
from eastwind.server.settings import DATABASE
from tests.server.house import House, Message, Seat, house
from tests.server.party import party, play
from tests.server.still_time import StillTime


def step(seat: Seat) -> None:
    told = seat.next_hand() if seat.view["phase"] == "hand_over" else seat.act(seat.words[-1])
    assert told[-1]["type"] == "update", told


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Message]:
    """A match in the middle of its third hand, and the table as its player saw it last."""
    folder = tmp_path_factory.mktemp("played")
    with house(folder) as home:
        opened = home.open()
        with home.sit(opened) as seat:
            while seat.view["hand"] < 3:
                step(seat)
            for _ in range(5):
                step(seat)
        assert seat.view["phase"] != "hand_over"
    return folder / DATABASE, {**opened, "view": seat.view}


@pytest.fixture
def damaged(played: tuple[Path, Message], tmp_path: Path) -> Any:
    """Does something to a copy, and says in which folder it is."""

    def do(*statements: str) -> Path:
        shutil.copy(played[0], tmp_path / DATABASE)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
            for statement in statements:
                assert connection.execute(statement).rowcount, statement
            connection.commit()
        return tmp_path

    return do


def rows(folder: Path, statement: str) -> list[Any]:
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        return connection.execute(statement).fetchall()


def play_on(home: House, opened: Message, *, set_back: bool = False) -> None:
    """Plays into the next hand, or a little. `set_back`: what the player is told on coming in; in the next hand no more."""
    with home.sit(opened) as seat:
        assert seat.welcome["set_back"] is set_back
        hand = seat.view["hand"]
        for _ in range(10):
            step(seat)
        while set_back and seat.view["hand"] == hand:
            step(seat)
    with home.sit(opened) as seat:
        assert not seat.welcome["set_back"]


TAILS = {
    "a gap": "DELETE FROM journal WHERE version = (SELECT max(version) - 2 FROM journal)",
    "an action not offered": "UPDATE journal SET action = 'mahjong' WHERE version = (SELECT max(version) - 1 FROM journal)",
    "an action that is none": "UPDATE journal SET action = x'00fe' WHERE version = (SELECT max(version) - 1 FROM journal)",
    "a seat that is none": "UPDATE journal SET seat = 9 WHERE version = (SELECT max(version) FROM journal)",
    "a row of no hand": "UPDATE journal SET hand = 7 WHERE version = (SELECT max(version) FROM journal)",
}


@pytest.mark.parametrize("statement", TAILS.values(), ids=TAILS.keys())
def test_a_damaged_tail_is_cut_back_within_its_hand_and_play_goes_on(
    played: tuple[Path, Message], damaged: Any, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    folder, before = damaged(statement), played[1]["view"]
    with house(folder) as home:
        view, last = home.view(played[1]), rows(played[0].parent, "SELECT max(version) FROM journal")[0][0]
        assert (view["hand"], view["history"]) == (3, before["history"])
        assert before["version"] - 12 <= view["version"] < before["version"]
        assert view["legal"]
        assert "is set back to version" in caplog.text
        with home.sit(played[1]) as seat:
            assert seat.welcome["set_back"]
        # after a restart too, as long as that hand is played
    with house(folder) as home:
        play_on(home, played[1], set_back=True)
    [(hand, why, taken)] = rows(folder, "SELECT hand, why, taken FROM cuts")
    assert (hand, bool(why)) == (3, True)
    # nothing is thrown away
    assert {row["hand"] for row in json.loads(taken)["journal"]} <= {3, 7}
    assert json.loads(taken)["journal"][-1]["version"] == last
    assert inspect(folder / DATABASE).whole
    assert len(inspect(folder / DATABASE).cuts) == 1


DEALS = {
    "its wall": "UPDATE deals SET wall = x'0001' WHERE hand = 3",
    "its dice": "UPDATE deals SET dice = x'' WHERE hand = 3",
    "its version": "UPDATE deals SET version = version + 3 WHERE hand = 3",
    "its row": "DELETE FROM deals WHERE hand = 3",
}


@pytest.mark.parametrize("statement", DEALS.values(), ids=DEALS.keys())
def test_a_deal_that_is_damaged_is_dealt_again_and_is_the_same(
    played: tuple[Path, Message], damaged: Any, statement: str
) -> None:
    """The wall follows from the secret of the match."""
    folder = damaged(statement)
    [(wall,)] = rows(played[0].parent, "SELECT wall FROM deals WHERE hand = 3")
    with house(folder) as home, home.sit(played[1]) as seat:
        assert (seat.view["hand"], seat.view["phase"]) == (2, "hand_over")
        assert seat.view["history"] == played[1]["view"]["history"]
        seat.next_hand()
        assert seat.view["hand"] == 3
        play_on(home, played[1])
    assert rows(folder, "SELECT wall FROM deals WHERE hand = 3") == [(wall,)]
    assert inspect(folder / DATABASE).whole


BESIDE = {
    "a result is gone": ["DELETE FROM results WHERE hand = 1"],
    "a result is none": ["UPDATE results SET summary = '[' WHERE hand = 2"],
    "a result too many": ["INSERT INTO results SELECT table_id, 3, summary FROM results WHERE hand = 2"],
    "the bytes beside the deal": ["UPDATE deals SET before = x'00' WHERE hand = 3"],
    "both": ["UPDATE deals SET before = zeroblob(length(before)) WHERE hand = 3", "DELETE FROM results"],
}


@pytest.mark.parametrize("statements", BESIDE.values(), ids=BESIDE.keys())
def test_what_can_be_worked_out_from_the_journal_is_and_nothing_is_set_back(
    played: tuple[Path, Message], damaged: Any, statements: list[str]
) -> None:
    folder = damaged(*statements)
    with house(folder) as home:
        assert home.view(played[1]) == played[1]["view"]
    assert rows(folder, "SELECT * FROM cuts") == []
    found = inspect(folder / DATABASE)
    assert found.whole, found.faults
    with house(folder) as home:
        play_on(home, played[1])


BEYOND = {
    "a hand long ago, and no bytes to believe": [
        "DELETE FROM journal WHERE version = 3",
        "UPDATE deals SET layout = 'of an older version'",
    ],
    "the last deal, and the end of the hand before it": [
        "UPDATE deals SET wall = x'00' WHERE hand = 3",
        "DELETE FROM journal WHERE version = (SELECT max(version) FROM journal WHERE hand = 2)",
    ],
    "who sits there": ["DELETE FROM deals"],
    "the rules": ["UPDATE tables SET ruleset = '{'"],
    "the throws": ["UPDATE tables SET rolls = 'no'"],
}


@pytest.mark.parametrize("statements", BEYOND.values(), ids=BEYOND.keys())
def test_what_is_damaged_further_up_is_told_and_left_alone(
    played: tuple[Path, Message], damaged: Any, statements: list[str]
) -> None:
    folder = damaged(*statements)
    before = rows(folder, "SELECT version, action FROM journal ORDER BY version")
    with house(folder) as home:
        answer = home.get(f"/api/tables/{played[1]['table']}", played[1])
        assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
        assert "eastwind restore" in answer.json()["expected"]
        # other tables do not suffer
        home.open()
    assert rows(folder, "SELECT version, action FROM journal ORDER BY version") == before
    assert not inspect(folder / DATABASE).whole


def test_a_hand_long_ago_that_is_damaged_stops_nobody_from_playing_on(
    played: tuple[Path, Message], damaged: Any
) -> None:
    folder = damaged("DELETE FROM journal WHERE version = 3")
    with house(folder) as home:
        assert home.view(played[1]) == played[1]["view"]
        answer = home.get(f"/api/tables/{played[1]['table']}/hands/1/replay", played[1])
        assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
        assert home.get(f"/api/tables/{played[1]['table']}/hands/2/replay", played[1]).status_code == 200
        answer = home.get(f"/api/tables/{played[1]['table']}/record", played[1])
        assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
        play_on(home, played[1])


def test_a_hand_that_the_last_window_has_ended_is_over_after_a_restart_and_no_damage(tmp_path: Path) -> None:
    """Nobody was asked after the last tile: what ends the hand then is no entry of the journal, but what it came to is kept."""
    still = StillTime()
    with house(tmp_path, **still.given) as home, party(home, still, 4, window=1) as found:
        play(found, lambda: found.seats()[0].view["phase"] == "hand_over")
        opened, before = found.keys[0], found.seats()[0].view
        assert before["result"]["winners"] == [], "somebody has won: this says nothing"
        with house(tmp_path, **still.given) as again:
            assert again.view(opened) == before
            assert again.live_table(opened).match.history == home.live_table(opened).match.history
    found_then = inspect(tmp_path / DATABASE)
    assert (found_then.cuts, found_then.faults) == ((), ())
