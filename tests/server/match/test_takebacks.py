"""What somebody may do who sits alone with bots: take a move back, begin a hand anew, give it up, end the match."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from eastwind.match.chance import FairWalls
from eastwind.match.entries import ActionEntry
from eastwind.match.takebacks import actions_in_force
from eastwind.record import verify_shuffle
from eastwind.record.replay import parse_lines, replay
from eastwind.server.operations.inspection import inspect
from tests.server.house import House, Seat, house
from tests.server.walls import ToldWalls

EAST: Final = "1111m 2345p 678s 55z 9s"
WINNING: Final = "123456789m 11122z"
OPTIONS: Final = {"ready_at_once": False}
#: A wall on which bots that pass everything leave the first player alone until the wall is used up.
NOBODY: Final = {"taken_back": 0, "again": 0, "given_up": 0, "repeated": False}


def take_back(seat: Seat, to: str = "move", *, passes: bool = True) -> list[dict[str, Any]]:
    return seat.ask({"type": "take_back", "version": seat.view["version"], "to": to, "passes": passes})


def give_up(seat: Seat, what: str) -> list[dict[str, Any]]:
    return seat.ask({"type": "give_up", "version": seat.view["version"], "what": what})


def play_again(home: House, opened: dict[str, Any]) -> Any:
    proof = {"Authorization": f"Bearer {opened['token']}"}
    return home.client.post(f"/api/tables/{opened['table']}/again", headers=proof)


def same(view: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two views are the same but for their versions and for the help that was had."""
    return {**view, "version": 0, "helped": 0} == {**other, "version": 0, "helped": 0}


def lines_of(home: House, opened: dict[str, Any]) -> list[dict[str, Any]]:
    text = home.get(f"/api/tables/{opened['table']}/record", opened).text
    return [json.loads(line) for line in text.splitlines()]


def test_a_move_that_is_taken_back_is_asked_again_and_the_versions_grow(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({"east": EAST})) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            before = seat.view
            assert before["helped"] == NOBODY
            seat.act("discard 9s")
            later = seat.view
            assert not same(later, before)
            take_back(seat)
            assert same(seat.view, before)
            assert seat.view["version"] > later["version"]
            assert seat.view["helped"] == {**NOBODY, "taken_back": 1}
            # what was taken back is in the journal, and nothing is missing there
            kept = home.store.actions(opened["table"], 1)
            assert [row.version for row in kept] == list(range(2, len(kept) + 2))
            assert (kept[0].action, kept[-1].action) == ("discard 9s", "!take_back 2")
            seat.act("discard 2p")
            assert seat.view["seats"][seat.view["me"]]["pond"][0]["tile"] == "2p"
    # and the same table stands there after a restart
    with house(tmp_path) as home, home.sit(opened) as seat:
        assert seat.view["helped"] == {**NOBODY, "taken_back": 1}
        assert seat.view["seats"][seat.view["me"]]["pond"][0]["tile"] == "2p"
        take_back(seat)
        assert same(seat.view, before)


def test_several_moves_are_taken_back_one_after_the_other(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({"east": EAST})) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            views = []
            for word in ("discard 9s", "discard 2p", "discard 3p"):
                while seat.words == ["pass"] or word not in seat.words:
                    seat.act("pass")
                views.append(seat.view)
                seat.act(word)
            for before in reversed(views):
                take_back(seat, passes=False)
                assert same(seat.view, before)
            [error] = take_back(seat)
            assert error["code"] == "nothing_to_take_back"


def test_the_end_of_a_hand_can_be_taken_back_and_its_result_holds_no_more(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({"east": WINNING})) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            before = seat.view
            seat.act("mahjong")
            assert len(home.store.results(opened["table"])) == 1
            take_back(seat)
            assert same(seat.view, before)
            assert (seat.view["result"], seat.view["history"]) == (None, [])
            assert home.store.results(opened["table"]) == []
            seat.act("mahjong")
            assert [summary["hand"] for summary in seat.view["history"]] == [1]
            seat.next_hand()
            assert seat.view["hand"] == 2
        replayed = home.get(f"/api/tables/{opened['table']}/hands/1/replay", opened).json()
        kinds = [event["kind"] for frame in replayed["frames"] for event in frame["events"]]
        assert kinds.count("mahjong") == 1
    with house(tmp_path) as home, home.sit(opened) as seat:
        assert (seat.view["hand"], len(seat.view["history"])) == (2, 1)


def test_a_hand_begins_anew_from_its_deal(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({"east": WINNING})) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            before = seat.view
            [error] = take_back(seat, "deal")
            assert error["code"] == "nothing_to_take_back"
            seat.act("mahjong")
            take_back(seat, "deal")
            assert same(seat.view, before)
            assert seat.view["helped"] == {**NOBODY, "again": 1}


def test_a_hand_that_is_given_up_is_played_to_its_end_and_counts(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({"east": EAST})) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            before = seat.view
            told = give_up(seat, "hand")
            assert len(told) > 4
            assert seat.view["phase"] == "hand_over"
            assert [summary["hand"] for summary in seat.view["history"]] == [1]
            assert seat.view["helped"] == {**NOBODY, "given_up": 1}
            [error] = give_up(seat, "hand")
            assert error["code"] == "not_your_turn"
            # that, too, can be taken back
            take_back(seat)
            assert same(seat.view, before)


@pytest.mark.parametrize("finished", [False, True])
def test_a_match_that_is_left_keeps_what_its_finished_hands_came_to(tmp_path: Path, *, finished: bool) -> None:
    with house(tmp_path, walls=ToldWalls({"east": WINNING}, {"east": EAST, "dealer": "0"})) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            seat.act("mahjong")
            scores = seat.view["history"][-1]["scores"]
            if not finished:
                seat.next_hand()
            give_up(seat, "match")
            view = seat.view
            assert (view["phase"], view["match_end"]) == ("match_over", "left")
            assert [it["score"] for it in view["seats"]] == scores
            assert len(view["history"]) == 1
            assert view["result"]["how"] == ("won" if finished else "dropped")
            assert view["secret"] is not None
            for message in ({"to": "move", "type": "take_back"}, {"what": "match", "type": "give_up"}):
                [error] = seat.ask({"version": view["version"], **message})
                assert error["code"] == "match_over"
        lines = lines_of(home, opened)
        assert [line["type"] for line in lines[-2:]] == ["left", "end_game"]
        assert lines[0]["format"] == 3
        assert len(list(replay(lines))) > 1
        brought = home.client.post("/api/replays", json={"record": "\n".join(map(json.dumps, lines))}).json()
        assert brought["hands"] == [1]
    with house(tmp_path) as home, home.sit(opened) as seat:
        assert (seat.view["match_end"], len(seat.view["history"])) == ("left", 1)


def test_the_record_has_what_was_taken_back(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({"east": EAST})) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            seat.act("discard 9s")
            take_back(seat)
            seat.act("discard 2p")
            give_up(seat, "hand")
            take_back(seat)
            give_up(seat, "hand")
        lines = lines_of(home, opened)
        assert lines[0]["format"] == 3
        backs = [line for line in lines if line["type"] == "taken_back"]
        assert backs[0]["actions"][0] == {"seat": backs[0]["seat"], "action": "discard 9s"}
        assert len(backs) == 2
        acts = [line for line in lines if line["type"] in ("act", "given_up")]
        assert acts[0]["action"] == "discard 2p"
        assert [line["type"] for line in lines].count("given_up") == 1
        assert lines[-1]["type"] == "end_hand"
        # it can be played again, and what is not so is noticed
        text = home.get(f"/api/tables/{opened['table']}/record", opened).text
        assert len(list(replay(parse_lines(text)))) == sum(line["type"] in ("start_hand", "act") for line in lines)
        brought = home.client.post("/api/replays", json={"record": text}).json()
        assert brought["hands"] == [1]
        changed = text.replace('"action":"discard 9s"', '"action":"discard 7z"', 1)
        assert changed != text
        assert home.client.post("/api/replays", json={"record": changed}).status_code == 422


def test_where_other_persons_sit_nothing_of_it_is_possible(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({"east": EAST})) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            seat.act("discard 9s")
            live_table = home.live_table(opened)
            match = live_table.match
            seats = list(match.seating.seats)
            other = next(number for number, row in enumerate(seats) if row.player != "person")
            seats[other] = replace(seats[other], player="person")
            row = replace(match.seating.row, seats=tuple(seats))
            live_table._state.match = replace(match, seating=type(match.seating)(row))
            for message in ({"to": "move", "type": "take_back"}, {"what": "match", "type": "give_up"}):
                [error] = seat.ask({"version": seat.view["version"], **message})
                assert error["code"] == "not_alone"


def test_what_answers_a_view_that_holds_no_more_is_late(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({"east": EAST})) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            version = seat.view["version"]
            seat.act("discard 9s")
            [error] = seat.ask({"type": "take_back", "version": version, "to": "move"})
            assert error["code"] == "stale_version"


def test_a_database_with_all_of_it_is_whole(tmp_path: Path) -> None:
    with house(tmp_path, walls=FairWalls()) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            give_up(seat, "hand")
            take_back(seat)
            give_up(seat, "hand")
            take_back(seat, "deal")
            give_up(seat, "hand")
            seat.next_hand()
            give_up(seat, "match")
        path = home.app.state.table_registry.store.path
    found = inspect(path)
    assert (found.faults, found.hands) == ((), 1)


def test_a_match_that_is_over_is_played_once_more_with_its_walls_and_dice(tmp_path: Path) -> None:
    with house(tmp_path, walls=FairWalls()) as home:
        opened = home.open(rules="dmjl")
        with home.sit(opened, greet=False) as seat:
            seat.hello("a share of one's own")
            first = seat.view
            early = play_again(home, opened)
            assert (early.status_code, early.json()["code"]) == (409, "match_not_over")
            give_up(seat, "hand")
            seat.next_hand()
            second = seat.view
            give_up(seat, "match")
        answer = play_again(home, opened)
        assert answer.status_code == 201
        repeated = answer.json()
        assert repeated["commitment"] == opened["commitment"]
        with home.sit(repeated, greet=False) as seat:
            seat.hello("another share")
            assert seat.view["helped"] == {**NOBODY, "repeated": True}
            other = {"table": 0, "helped": 0}
            assert same({**seat.view, **other}, {**first, **other})
            give_up(seat, "hand")
            seat.next_hand()
            assert seat.view["wall"]["dice"] == second["wall"]["dice"]
            give_up(seat, "match")
        lines = lines_of(home, repeated)
        assert (lines[0]["format"], lines[0]["repeats"]) == (3, opened["table"])
        assert verify_shuffle(lines).hands == 2
        path = home.app.state.table_registry.store.path
    assert inspect(path).faults == ()
    with house(tmp_path) as home, home.sit(repeated) as seat:
        assert seat.view["helped"]["repeated"]


def test_entries_that_hold_are_those_that_nothing_took_back() -> None:
    def rows(*actions: str) -> list[ActionEntry]:
        return [ActionEntry(version, 1, 0, version - 1, action) for version, action in enumerate(actions, 2)]

    played = rows("discard 1m", "pass", "!take_back 2", "discard 2m", "pass", "!take_back 6", "chow 1m", "!again 2")
    assert [row.action for row in actions_in_force(played[:2])] == ["discard 1m", "pass"]
    assert [row.action for row in actions_in_force(played[:7])] == ["discard 2m", "chow 1m"]
    assert actions_in_force(played) == []
