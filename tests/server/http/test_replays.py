"""Game records over HTTP: whoever brings one steps through it, as through a hand of a table of one's own."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from eastwind.record import parse_lines
from eastwind.server.services.replays import Replays, match_of
from eastwind.server.wire.protocol import Replay, ReplayOpened
from tests.server.house import House, Message, house
from tests.server.walls import ToldWalls
from tests.support.recorded import RecordedGame


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), walls=ToldWalls({"east": "123456789m 11122z"}, {})) as found:
        yield found


@pytest.fixture(scope="module")
def game() -> RecordedGame:
    """A whole match with flowers."""
    return RecordedGame(6, rounds=1, flowers=True).play_match(seed=6)


def bring(home: House, record: str) -> ReplayOpened:
    answer = home.client.post("/api/replays", json={"record": record})
    assert answer.status_code == 201, answer.text
    return ReplayOpened.model_validate_json(answer.text)


def step_through(home: House, opened: ReplayOpened, hand: int) -> Replay:
    answer = home.client.get(f"/api/replays/{opened.replay}/hands/{hand}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    return Replay.model_validate_json(answer.text)


def test_a_record_of_a_table_is_replayed_as_the_table_replays_it(home: House) -> None:
    opened = home.open(options={"ready_at_once": False})
    with home.sit(opened) as seat:
        seat.act("mahjong")
        seat.next_hand()
    own = home.get(f"/api/tables/{opened['table']}/hands/1/replay", opened).json()
    record = home.get(f"/api/tables/{opened['table']}/record", opened).text
    brought = bring(home, record)
    assert (brought.seat, brought.hands) == (0, [1])
    again = json.loads(step_through(home, brought, 1).model_dump_json())
    assert [without_name(frame) for frame in again["frames"]] == [without_name(frame) for frame in own["frames"]]


def without_name(frame: Message) -> Message:
    """The table is called otherwise where the record was brought."""
    return {**frame, "view": {**frame["view"], "table": None}}


def test_every_hand_of_a_record_can_be_stepped_through(home: House, game: RecordedGame) -> None:
    opened = bring(home, game.writer.text())
    assert opened.hands == [end["hand"] for end in game.of_kind("end_hand")]
    assert home.client.get(f"/api/replays/{opened.replay}").json() == opened.model_dump()
    for hand, end in zip(opened.hands, game.of_kind("end_hand"), strict=True):
        frames = step_through(home, opened, hand).frames
        assert frames[0].events[0].kind == "deal"
        assert [seat.name for seat in frames[0].view.seats] == list(game.names)
        assert all(seat.hand is not None for frame in frames for seat in frame.view.seats)
        assert frames[-1].view.result is not None
        assert list(frames[-1].view.result.scores) == end["scores"]
        assert frames[-1].view.commitment == game.lines[0]["commitment"]


def test_a_hand_that_was_not_played_to_its_end_is_not_there(home: House, game: RecordedGame) -> None:
    opened = bring(home, game.writer.text())
    for hand in (0, opened.hands[-1] + 1):
        answer = home.client.get(f"/api/replays/{opened.replay}/hands/{hand}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_hand")
        assert f"1 to {opened.hands[-1]}" in answer.json()["expected"]


def test_a_record_that_nobody_brought_is_not_there(home: House) -> None:
    for path in ("/api/replays/nothing", "/api/replays/nothing/hands/1"):
        answer = home.client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_replay")


def changed(game: RecordedGame, **change: Any) -> str:
    lines = parse_lines(game.writer.text())
    next(line for line in lines if line["type"] == "end_hand").update(change)
    return "".join(json.dumps(line) + "\n" for line in lines)


@pytest.mark.parametrize("record", ["", "x", "{}", '{"type": "start_game"}', '{"type": "start_game", "format": 99}'])
def test_what_is_no_record_is_refused_with_its_line(home: House, record: str) -> None:
    answer = home.client.post("/api/replays", json={"record": record})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    assert "line 1" in answer.json()["got"]


def test_a_record_that_does_not_replay_is_refused_with_its_line(home: House, game: RecordedGame) -> None:
    answer = home.client.post("/api/replays", json={"record": changed(game, scores=[9, 9, 9, 9])})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    [number] = [at for at, line in enumerate(game.lines, 1) if line["type"] == "end_hand"][:1]
    assert f"line {number}" in answer.json()["got"]


def test_what_nobody_asks_for_is_let_go_when_others_come(game: RecordedGame) -> None:
    replays = Replays(kept=2)
    first, second = (replays.keep(match_of(game.lines)).replay for _ in range(2))
    replays.find(first)
    replays.keep(match_of(game.lines))
    assert replays.find(first).told.replay == first
    with pytest.raises(Exception, match="no_such_replay"):
        replays.find(second)
