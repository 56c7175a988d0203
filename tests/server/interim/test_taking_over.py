"""The compiled engine takes over from the interpreted one between two moments, and nobody at a table sees it."""

import json
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from eastwind.record.replay import parse_lines
from eastwind.record.verify import verify_shuffle
from eastwind.rules import compile_rules, load_preset
from eastwind.server.settings import UNHURRIED, Rate
from tests.server.house import HOST, Message, Seat, settings_for
from tests.server.tables.test_company import begun_with, open_for, take
from tests.server.two_engines import Engines, two_engines
from tests.support.story import deal_places
from tests.support.two_walls import SAME, OneWall, name_alike, two_walls

_MANY: Final = 600
_WRONG: Final = 5


def _go_on(seat: Seat) -> None:
    view = seat.view
    if view["phase"] == "hand_over":
        seat.next_hand()
    else:
        seat.act(seat.words[-1])


def _kinds(texts: list[str]) -> list[str]:
    return [json.loads(text)["type"] for text in texts]


def _seated(home: Engines, stack: ExitStack, persons: int, **wish: Any) -> tuple[list[Message], list[Seat]]:
    """So many persons at a table that has begun."""
    opened = open_for(home, persons, **wish)
    keys = [opened, *(take(home, opened, f"P{each}").json() for each in range(1, persons))]
    return keys, begun_with(home, keys, stack)


def test_a_hand_goes_on_where_it_was_and_nothing_is_said_of_it(tmp_path: Path) -> None:
    with two_engines(tmp_path) as home:
        opened = home.open()
        with home.sit(opened) as seat:
            for _ in range(6):
                _go_on(seat)
            before = seat.view
            told = len(seat.texts)
            home.take_over()
            assert seat.heard() == []
            assert _kinds(seat.texts[told:]) == ["pong"]
            assert home.view(opened) == before
            first = len(seat.texts)
            _go_on(seat)
            # what comes next goes on from the view that was told before
            steps = json.loads(seat.texts[first])["steps"]
            assert steps[0]["after"] == before["version"]
            assert "welcome" not in _kinds(seat.texts[told:])
            for _ in range(_MANY):
                if seat.view["phase"] == "match_over":
                    break
                _go_on(seat)
            record = parse_lines(home.get(f"/api/tables/{opened['table']}/record", opened).text)
            assert verify_shuffle(record).commitment == opened["commitment"]


def test_what_is_said_while_it_takes_over_is_answered_by_the_one_that_has(tmp_path: Path) -> None:
    with two_engines(tmp_path) as home, home.sit(home.open()) as seat:
        home.begin_to_take_over()
        for _ in range(40):
            _go_on(seat)
        home.take_over()
        _go_on(seat)
        errors = [text for text in seat.texts if '"type":"error"' in text]
        assert errors == []


def test_it_waits_for_an_open_window_and_takes_no_answer_from_anybody(tmp_path: Path) -> None:
    with two_engines(tmp_path) as home, ExitStack() as stack:
        _, seats = _seated(home, stack, 2, window=3)
        for _ in range(_MANY):
            for seat in seats:
                seat.heard()
            if any(_open_window(seat) for seat in seats):
                break
            asked = next(seat for seat in seats if seat.words)
            asked.act(asked.words[-1])
        begun = time.monotonic()
        home.begin_to_take_over()
        asked = next(seat for seat in seats if _open_window(seat))
        version = asked.view["version"]
        while time.monotonic() < begun + 1.0:
            assert not home.has_taken_over
            assert asked.heard() == []
        told = asked.act("pass", version)
        assert [message["type"] for message in told if message["type"] == "error"] == []
        home.take_over()
        for seat in seats:
            kinds = [message["type"] for message in seat.heard()]
            assert "error" not in kinds
            assert seat.view["version"] > version


def _open_window(seat: Seat) -> bool:
    windows = [json.loads(text) for text in seat.texts if '"type":"window"' in text]
    return bool(windows) and windows[-1]["version"] == seat.view["version"] and not windows[-1]["answered"]


def test_before_the_first_deal_everybody_is_still_ready_who_was(tmp_path: Path) -> None:
    with two_engines(tmp_path) as home, ExitStack() as stack:
        opened = home.open(persons=2, bots=["club"] * 2)
        taken = home.client.post(f"/api/tables/{opened['table']}/seats", json={"name": "Bo"}).json()
        ann, bo = (stack.enter_context(home.sit(each, greet=False)) for each in (opened, taken))
        ann.hello("a")
        bo.hello("b")
        bo.ask({"type": "ready", "ready": True})
        ann.heard()
        counts = len(ann.texts), len(bo.texts)
        home.take_over()
        assert ann.heard() == bo.heard() == []
        assert [_kinds(seat.texts[count:]) for seat, count in zip((ann, bo), counts, strict=True)] == [["pong"]] * 2
        begun = ann.ask({"type": "begin", "level": "club"})
        assert "update" in [message["type"] for message in begun]


def test_several_persons_and_whoever_looks_on_are_told_nothing_of_it(tmp_path: Path) -> None:
    with two_engines(tmp_path) as home, ExitStack() as stack:
        keys, seats = _seated(home, stack, 2, watch="live", pace="none")
        socket = stack.enter_context(home.client.websocket_connect(f"ws://{HOST}/ws/watch/{keys[0]['code']}"))
        onlooker = Seat(socket, "")
        onlooker.heard()
        _settle(seats)
        onlooker.heard()
        before = [seat.view for seat in (*seats, onlooker)]
        counts = [len(seat.texts) for seat in (*seats, onlooker)]
        home.take_over()
        for seat, view, count in zip((*seats, onlooker), before, counts, strict=True):
            assert seat.heard() == []
            assert _kinds(seat.texts[count:]) == ["pong"]
            assert seat.view == view
        asked = next(seat for seat in seats if seat.words)
        asked.act(asked.words[-1])
        assert any(message["type"] == "update" for message in onlooker.heard())


def _settle(seats: list[Seat]) -> None:
    """Until a person is to discard, and no window is open."""
    for _ in range(_MANY):
        for seat in seats:
            seat.heard()
        if any(seat.view["phase"] == "turn" and seat.words for seat in seats):
            return
        for seat in seats:
            if _open_window(seat):
                seat.act("pass")
            elif seat.words and seat.view["phase"] in ("flowers", "declare"):
                seat.act(seat.words[0])
        time.sleep(0.01)
    raise AssertionError(f"nobody came to his turn: {[(seat.view['phase'], seat.words) for seat in seats]}")


def test_somebody_away_for_whom_a_bot_plays_stays_so(tmp_path: Path) -> None:
    with two_engines(tmp_path) as home, ExitStack() as stack:
        _, seats = _seated(home, stack, 2, away="vote", window=1)
        _settle(seats)
        here = next(seat for seat in seats if seat.words)
        gone = next(seat for seat in seats if seat is not here)
        gone.socket.close()
        while all(person["state"] != "away" for person in _people(here)):
            time.sleep(0.01)
        here.ask({"type": "propose", "what": "stand_in", "version": here.view["version"], "seat": gone.view["me"]})
        people = _people(here)
        assert [person["seat"] for person in people if person["played_for"]] == [gone.view["me"]]
        told = len(here.texts)
        home.take_over()
        assert here.heard() == []
        assert _kinds(here.texts[told:]) == ["pong"]
        # and it does play
        for _ in range(_MANY):
            if here.view["phase"] == "hand_over":
                break
            here.heard()
            if here.words:
                here.act(here.words[-1])
            elif _open_window(here):
                here.act("pass")
        assert here.view["hand"] >= 1
        assert here.view["phase"] == "hand_over"


def _people(seat: Seat) -> Any:
    seat.heard()
    return [json.loads(text) for text in seat.texts if '"type":"people"' in text][-1]["people"]


def test_the_time_for_a_move_runs_on_from_where_it_was(tmp_path: Path) -> None:
    with two_engines(tmp_path) as home, ExitStack() as stack:
        _, seats = _seated(home, stack, 2, pace="20", bank=0)
        _settle(seats)
        time.sleep(1.2)
        home.take_over()
        asked = next(seat for seat in seats if seat.words)
        clocks = [message for message in asked.heard() if message["type"] == "clocks"]
        assert len(clocks) == 1
        left = clocks[0]["asked"][0]["left_ms"]
        assert 0 < left < 20_000 - 1_000


def test_what_is_counted_is_told_before_it_and_goes_on_after_it(tmp_path: Path) -> None:
    with two_engines(tmp_path) as home, home.sit(home.open()) as seat:

        def counted() -> tuple[int, int, int, int, bool]:
            looked = home.starting.looked()
            if looked is None:
                return 0, 0, 0, 0, False
            figures = looked.figures
            return (
                figures.actions.up_to[-1],
                figures.refused.total(),
                looked.store.tables,
                figures.sockets,
                looked.ready,
            )

        for _ in range(3):
            _go_on(seat)
        seat.act("nothing like it")
        _until(lambda: counted() == (3, 1, 1, 1, True))
        home.take_over()
        assert counted() == (3, 1, 1, 1, True)
        _go_on(seat)
        assert counted() == (4, 1, 1, 1, True)


def _until(holds: Callable[[], bool]) -> None:
    for _ in range(_MANY):
        if holds():
            return
        time.sleep(0.01)
    raise AssertionError("it has not come to be so")


def test_whoever_guesses_letters_gets_no_new_tries_by_it(tmp_path: Path) -> None:
    limits = replace(UNHURRIED, wrong_codes=Rate(_WRONG, 1 / 3600), patience_seconds=1.0)
    with two_engines(tmp_path, settings=settings_for(tmp_path, limits=limits)) as home:

        def guessed() -> str:
            return str(home.client.get("/api/invitations/AAAAAA").json()["code"])

        assert [guessed() for _ in range(_WRONG + 1)] == ["no_such_code"] * _WRONG + ["too_often"]
        home.take_over()
        assert guessed() == "too_often"


def test_what_was_tried_before_it_counts_with_what_is_tried_after_it(tmp_path: Path) -> None:
    limits = replace(UNHURRIED, wrong_codes=Rate(_WRONG, 1 / 3600), patience_seconds=1.0)
    with two_engines(tmp_path, settings=settings_for(tmp_path, limits=limits)) as home:
        told = []
        for number in range(_WRONG + 1):
            if number == 2:
                home.take_over()
            told.append(home.client.get("/api/invitations/AAAAAA").json()["code"])
        assert told == ["no_such_code"] * _WRONG + ["too_often"]


@pytest.mark.parametrize("path", ["/api/rulesets", "/api/lessons"])
def test_what_is_asked_over_http_is_answered_by_both_alike(tmp_path: Path, path: str) -> None:
    with two_engines(tmp_path) as home:
        early = home.client.get(path)
        home.take_over()
        late = home.client.get(path)
        assert early.status_code == late.status_code == 200
        assert early.content == late.content
        assert dict(early.headers) == dict(late.headers)


@pytest.mark.parametrize("name", ["ru-classic", "bmja"])
def test_what_a_seat_is_told_around_it_says_nothing_of_what_others_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    rules = load_preset(name)
    name_alike(monkeypatch)
    lived = []
    for place, wall in enumerate(two_walls(rules, random.Random(name))):
        with two_engines(tmp_path / str(place), walls=OneWall(wall, rules)) as home:
            opened = home.open(rules=name, bots=["club"] * (len(deal_places(compile_rules(rules))) - 1))
            with home.sit(opened, greet=False) as seat:
                seat.hello("salt")
                for turn in range(SAME // 4 - 1):
                    if turn == SAME // 8:
                        home.take_over()
                        seat.heard()
                    words = [word for word in seat.words if word == "pass" or word.startswith(("discard", "flower"))]
                    seat.act(words[-1])
                lived.append([*seat.texts, home.get("/api/tables/t", opened).text])
    assert lived[0] == lived[1]
    assert any('"phase":"claim"' in text for text in lived[0])
