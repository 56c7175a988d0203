"""Somebody's matches in figures: from what is kept of the finished hands."""

import time
from pathlib import Path
from typing import Any, Final

from tests.server.house import House, Message, house
from tests.server.walls import ToldWalls

WINNING: Final = "123456789m 11122z"
EAST: Final = "1111m 2345p 678s 55z 9s"
OPTIONS: Final = {"ready_at_once": False}


def counted(home: House, *opened: Message) -> dict[str, Any]:
    seats = [{"table": one["table"], "token": one["token"]} for one in opened]
    answer = home.client.post("/api/statistics", json={"seats": seats})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_match_is_counted_hand_by_hand(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({"east": WINNING}, {"east": EAST, "dealer": "0"})) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            seat.act("mahjong")
            won = seat.view
            seat.next_hand()
            seat.ask({"type": "give_up", "version": seat.view["version"], "what": "hand"})
            both = seat.view
            [match] = counted(home, opened)["matches"]
            me = match["seat"]
            assert (match["table"], match["rules"]) == (opened["table"], "ru-classic")
            summaries = both["history"]
            assert match["hands"] == [
                {
                    "hand": it["hand"],
                    "won": me in it["winners"],
                    "worth": it["values"][me],
                    "net": it["net"][me],
                }
                for it in summaries
            ]
            assert match["hands"][0]["won"]
            assert match["score"] == summaries[-1]["scores"][me]
            assert match["place"] == 1 + sum(score > match["score"] for score in summaries[-1]["scores"])
            assert [it["player"] for it in match["opponents"]] == ["novice", "club", "novice"]
            assert (match["left"], match["helped"]) == (
                False,
                {"taken_back": 0, "again": 0, "given_up": 1, "repeated": False},
            )
            seat.ask({"type": "give_up", "version": both["version"], "what": "match"})
            assert counted(home, opened)["matches"][0]["left"]
        # and how the best of them lay
        end = home.get(f"/api/tables/{opened['table']}/hands/1/end", opened).json()
        assert end["result"] == won["result"]
        assert end["seats"][me]["hand"] == won["seats"][me]["hand"]
        assert home.get(f"/api/tables/{opened['table']}/hands/9/end", opened).json()["code"] == "no_such_hand"


def test_what_is_not_ones_own_is_not_told(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        one, other = home.open(), home.open()
        for opened in (one, other):
            with home.sit(opened):
                pass
        unseated = home.open()
        wrong = {**other, "token": one["token"]}
        found = counted(home, one, wrong, {"table": "nowhere", "token": one["token"]}, unseated)
        assert [match["table"] for match in found["matches"]] == [one["table"]]
        assert found["gone"] == [other["table"], "nowhere"]
        answer = home.client.post("/api/statistics", json={"seats": []})
        assert answer.status_code == 422


def test_a_hundred_matches_are_counted_in_one_question_without_playing_a_hand_again(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({"east": WINNING})) as home:
        opened = [home.open(options=OPTIONS) for _ in range(100)]
        for one in opened:
            with home.sit(one) as seat:
                seat.act("mahjong")
    with house(tmp_path) as home:
        begun = time.process_time()
        found = counted(home, *opened)
        spent = time.process_time() - begun
        assert [len(match["hands"]) for match in found["matches"]] == [1] * 100
        # none of the tables was brought into memory for it
        assert home.app.state.table_registry._live_tables == {}
        assert spent < 2.0
