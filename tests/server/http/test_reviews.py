"""A match gone through by the coach, and gone on with from one of its decisions."""

import time
from pathlib import Path
from typing import Any

import pytest

from eastwind.coach import review as coach_review
from eastwind.coach.weighing import Effort
from eastwind.server.analysis import review as analysis_review
from tests.server.house import House, house
from tests.server.party import party, play
from tests.server.silly import NEAR, OPTIONS, end, played
from tests.server.still_time import StillTime
from tests.server.tables.test_proposals import end_early
from tests.server.walls import ToldWalls


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    effort = Effort(first=8, second=16, shown=300, kept=2, told=1)
    monkeypatch.setattr(coach_review, "REVIEW", effort)
    monkeypatch.setattr(analysis_review, "REVIEW", effort)


def _done(home: House, state: Any) -> Any:
    for _ in range(6000):
        if state["state"] not in ("waiting", "running"):
            return state
        time.sleep(0.01)
        state = home.client.get(f"/api/reviews/{state['id']}").json()
    raise AssertionError(state)


@pytest.mark.sweep
def test_a_seats_decisions_are_gone_through_and_what_was_silly_is_shown_to_have_cost_something(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls(NEAR)) as home:
        opened = played(home)
        begun = home.post(f"/api/tables/{opened['table']}/review", opened)
        assert begun.status_code == 202, begun.text
        done = _done(home, begun.json())
        assert (done["state"], done["done"]) == ("done", done["decisions"])
        review = done["review"]
        (hand,) = review["hands"]
        opinion = home.get(f"/api/tables/{opened['table']}/hands/1/opinion", opened).json()
        assert [one["frame"] for one in hand["decisions"]] == [one["frame"] for one in opinion["decisions"]]
        first = hand["decisions"][0]
        assert first["did"]["word"] == "discard 1m"
        assert first["low"] <= first["cost"] <= first["high"] < 0
        assert first["reasons"]
        dearest = sorted((one["cost"], one["frame"]) for one in hand["decisions"] if one["high"] < 0)[:3]
        assert review["dearest"] == [{"hand": 1, "frame": frame} for _, frame in dearest]
        assert hand["cost"] <= first["cost"]
        # what could be done there is told where something was lost: it can be asked again
        assert {move["word"] for move in first["moves"]} > {first["did"]["word"], first["best"]["word"]}
        assert all(bool(one["moves"]) == (one["high"] < 0) for one in hand["decisions"])
        assert first["position"] == "123456789m9s1117z"


@pytest.mark.sweep
def test_what_was_gone_through_once_is_there_at_once_also_for_a_record_and_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls(NEAR)) as home:
        opened = played(home)
        first = _done(home, home.post(f"/api/tables/{opened['table']}/review", opened).json())
        text = home.get(f"/api/tables/{opened['table']}/record", opened).text
    with house(tmp_path, walls=ToldWalls(NEAR)) as home:
        again = home.post(f"/api/tables/{opened['table']}/review", opened).json()
        assert (again["state"], again["review"]) == ("done", first["review"])
        brought = home.client.post("/api/replays", json={"record": text}).json()
        assert home.client.post(f"/api/replays/{brought['replay']}/review").json() == again


def test_a_review_can_be_ended_and_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_review, "REVIEW", Effort(first=8, second=16, shown=1_500, kept=2, told=1))
    with house(tmp_path, walls=ToldWalls(NEAR)) as home:
        opened = played(home)
        begun = home.post(f"/api/tables/{opened['table']}/review", opened).json()
        home.client.delete(f"/api/reviews/{begun['id']}")
        assert _done(home, begun)["state"] == "cancelled"
        monkeypatch.setattr(analysis_review, "REVIEW", Effort(first=4, second=4, shown=8, told=1))
        assert _done(home, home.post(f"/api/tables/{opened['table']}/review", opened).json())["state"] == "done"


def test_where_no_hand_is_over_there_is_nothing_to_go_through(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls(NEAR)) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened):
            refused = home.post(f"/api/tables/{opened['table']}/review", opened)
        assert (refused.status_code, refused.json()["code"]) == (409, "hand_not_over")
        unknown = home.client.get(f"/api/reviews/{'0' * 64}")
        assert (unknown.status_code, unknown.json()["code"]) == (404, "no_such_review")


def test_a_match_that_is_over_goes_on_from_one_of_its_decisions(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls(NEAR)) as home:
        opened = played(home)
        at = f"/api/tables/{opened['table']}/hands/1"
        first, second, *_ = [one["frame"] for one in home.get(f"{at}/opinion", opened).json()["decisions"]]
        early = home.post(f"{at}/on/{first}", opened)
        assert (early.status_code, early.json()["code"]) == (409, "match_not_over")
        end(home, opened)
        frames = home.get(f"{at}/replay", opened).json()["frames"]
        for frame, words in ((first, "discard 1m"), (second, None)):
            answer = home.post(f"{at}/on/{frame}", opened)
            assert answer.status_code == 201, answer.text
            new = answer.json()
            assert new["table"] != opened["table"]
            with home.sit(new) as seat:
                me = seat.view["me"]
                assert seat.view["seats"][me]["hand"] == frames[frame]["view"]["seats"][me]["hand"]
                assert seat.view["wall"]["left"] == frames[frame]["view"]["wall"]["left"]
                assert seat.view["helped"]["repeated"]
                assert words is None or words in seat.words
                seat.act(next(word for word in seat.words if word.startswith("discard 9s")) if words else seat.words[0])
        wrong = home.post(f"{at}/on/999", opened)
        assert (wrong.status_code, wrong.json()["code"]) == (404, "no_such_decision")


def test_what_was_agreed_on_for_the_match_does_not_bind_who_goes_on_with_it(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls(NEAR)) as home:
        opened = played(home, help="none")
        end(home, opened)
        first = home.get(f"/api/tables/{opened['table']}/hands/1/opinion", opened).json()["decisions"][0]["frame"]
        with home.sit(home.post(f"/api/tables/{opened['table']}/hands/1/on/{first}", opened).json()) as seat:
            assert seat.view["help"] == "coach"


def test_a_match_of_several_persons_goes_on_for_one_of_them_against_bots_under_the_others_names(tmp_path: Path) -> None:
    still = StillTime()
    with house(tmp_path, **still.given) as home:
        with party(home, still, 2, window=1, help="none") as found:
            play(found, lambda: found.seats()[0].view["phase"] == "hand_over")
            end_early(found.seats())
            keys = {seat.view["me"]: key for seat, key in zip(found.seats(), found.keys, strict=True)}
        for me, opened in keys.items():
            at = f"/api/tables/{opened['table']}/hands/1"
            frames = home.get(f"{at}/replay", opened).json()["frames"]
            decided = [one["frame"] for one in home.get(f"{at}/opinion", opened).json()["decisions"]]
            for frame in decided[:3]:
                answer = home.post(f"{at}/on/{frame}", opened)
                assert answer.status_code == 201, answer.text
                assert answer.json()["code"] == ""
                with home.sit(answer.json()) as seat:
                    before = frames[frame]["view"]
                    assert seat.view["me"] == me
                    assert seat.view["seats"][me]["hand"] == before["seats"][me]["hand"]
                    assert [one["name"] for one in seat.view["seats"]] == [one["name"] for one in before["seats"]]
                    players = [one["player"] for one in seat.view["seats"]]
                    assert players.count("person") == 1
                    assert players[me] == "person"
                    version = seat.view["version"]
                    seat.act(seat.words[0])
                    assert seat.view["version"] > version


def test_a_record_that_was_brought_goes_on_with_the_walls_of_its_own_match(tmp_path: Path) -> None:
    with house(tmp_path / "one") as home:
        opened = home.open()
        with home.sit(opened) as seat:
            while seat.view["phase"] != "hand_over":
                seat.act(seat.words[0])
            seat.next_hand()
            second = seat.view
        unfinished = home.get(f"/api/tables/{opened['table']}/record", opened).text
        end(home, opened)
        text = home.get(f"/api/tables/{opened['table']}/record", opened).text
    with house(tmp_path / "two") as home:
        brought = home.client.post("/api/replays", json={"record": text}).json()
        at = f"/api/replays/{brought['replay']}/hands/1"
        frames = home.client.get(at).json()["frames"]
        decided = [one["frame"] for one in home.client.get(f"{at}/opinion").json()["decisions"]]
        answer = home.client.post(f"{at}/on/{decided[-1]}")
        assert answer.status_code == 201, answer.text
        with home.sit(answer.json()) as seat:
            me = seat.view["me"]
            assert seat.view["seats"][me]["hand"] == frames[decided[-1]]["view"]["seats"][me]["hand"]
            assert seat.view["helped"]["repeated"]
            while seat.view["phase"] != "hand_over":
                seat.act(seat.words[0])
            seat.next_hand()
            assert (seat.view["hand"], seat.view["seats"][me]["hand"]) == (2, second["seats"][me]["hand"])
        wrong = home.client.post(f"{at}/on/999")
        assert (wrong.status_code, wrong.json()["code"]) == (404, "no_such_decision")
        early = home.client.post("/api/replays", json={"record": unfinished}).json()
        refused = home.client.post(f"/api/replays/{early['replay']}/hands/1/on/{decided[0]}")
        assert (refused.status_code, refused.json()["code"]) == (409, "match_not_over")
