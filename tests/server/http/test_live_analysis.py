"""The moves that a seat may make now, tried while it thinks."""

import random
from typing import Any

import pytest

from eastwind.coach.weighing import Effort
from eastwind.server.analysis import live
from eastwind.server.analysis.live import ROUNDS, question_of, tries_json
from tests.server.house import House, Seat
from tests.server.match.test_views import swapped
from tests.server.silly import NEAR, OPTIONS
from tests.server.walls import ToldWalls
from tests.support.story import fields_of

_QUICK = (Effort(4, 8, 100), Effort(8, 16, 800))


@pytest.fixture
def house_with() -> dict[str, Any]:
    return {"walls": ToldWalls(NEAR)}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "ROUNDS", _QUICK)


def _tries(home: House, opened: Any, version: int, round_: int = 0) -> Any:
    return home.get(f"/api/tables/{opened['table']}/tries/{version}/{round_}", opened)


def _sat(home: House) -> tuple[Any, Seat]:
    opened = home.open(options=OPTIONS)
    with home.sit(opened) as seat:
        return opened, seat


@pytest.mark.usefixtures("quick")
def test_all_that_may_be_done_is_tried_and_what_is_silly_comes_out_last(home: House) -> None:
    opened, seat = _sat(home)
    told = _tries(home, opened, seat.view["version"]).json()
    assert (told["version"], told["round"], told["deals"]) == (seat.view["version"], 0, 100)
    assert sorted(move["action"]["word"] for move in told["moves"]) == sorted(seat.words)
    best, *others = told["moves"]
    assert (best["difference"], best["low"], best["high"]) == (0, 0, 0)
    assert best["action"]["tile"] in ("9s", "7z")
    for move in others:
        assert move["low"] <= move["difference"] <= move["high"]
        assert 0 <= move["fed"] + move["drawn_on"] + move["passed_by"] + move["won"] <= 1 + 1e-9
    by_word = {move["action"]["word"]: move for move in others}
    assert by_word["discard 5m"]["high"] < 0
    assert [move["difference"] for move in others] == sorted((move["difference"] for move in others), reverse=True)


@pytest.mark.usefixtures("quick")
def test_later_rounds_say_it_more_closely_and_the_same_question_has_the_same_answer(home: House) -> None:
    opened, seat = _sat(home)

    def width(told: Any) -> float:
        return float(sum(move["high"] - move["low"] for move in told["moves"]))

    first, second = (_tries(home, opened, seat.view["version"], round_).json() for round_ in (0, 1))
    assert width(second) < width(first) / 2
    assert _tries(home, opened, seat.view["version"]).json() == first


@pytest.mark.usefixtures("quick")
def test_the_answer_is_the_same_whatever_the_seat_cannot_see(home: House) -> None:
    opened = home.open(options=OPTIONS)
    with home.sit(opened) as seat:
        version = seat.view["version"]
        match = home.live_table(opened).match
        before, kept = _tries(home, opened, version).content, match.table.snapshot()
        moved = swapped(kept, 0, random.Random(5))
        assert fields_of(moved)["hands"] != fields_of(kept)["hands"]
        match.table.restore(moved)
        assert tries_json(*question_of(match, 0, version, 0)) == before
        match.table.restore(kept)


def test_it_is_asked_for_the_view_that_holds_by_whoever_is_asked_something(home: House) -> None:
    opened, seat = _sat(home)
    version = seat.view["version"]
    stale = _tries(home, opened, version - 1)
    assert (stale.status_code, stale.json()["code"], stale.json()["version"]) == (409, "stale_version", version)
    assert _tries(home, opened, version, len(ROUNDS)).status_code == 422
    assert _tries(home, {**opened, "token": "x" * 32}, version).json()["code"] == "wrong_token"
    with home.sit(opened) as seat:
        seat.act("discard 9s")
        while seat.view["phase"] != "hand_over":
            seat.act("mahjong" if "mahjong" in seat.words else seat.words[0])
        assert _tries(home, opened, seat.view["version"]).json()["code"] == "not_your_turn"


def test_nobody_tries_moves_before_the_deal_or_where_it_was_agreed_to_play_without_help(home: House) -> None:
    undealt = home.open()
    assert _tries(home, undealt, 1).json()["code"] == "not_seated"
    opened = home.open(persons=2, bots=["novice", "novice"], help="none")
    assert _tries(home, opened, 1).json()["code"] == "no_help"


def test_where_useful_tiles_are_all_that_was_agreed_on_the_coach_is_not_asked(home: House) -> None:
    for level, code, has_advice in (("none", "no_help", False), ("tiles", "no_coach", True)):
        opened = home.open(help=level, options=OPTIONS)
        with home.sit(opened) as seat:
            assert seat.view["help"] == level
            assert _tries(home, opened, seat.view["version"]).json()["code"] == code
            told = seat.ask({"type": "advice"})
            assert [each["type"] for each in told] == ["advice" if has_advice else "error"], told
