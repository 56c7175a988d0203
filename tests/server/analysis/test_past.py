"""What the help says of a hand that is over: of each own decision, by what the seat knew when it was asked."""

from pathlib import Path
from typing import Final

import pytest

from tests.server.house import house
from tests.server.walls import ToldWalls

OPTIONS: Final = {"ready_at_once": False}
#: One tile short of a pair of reds: 9s is worth nothing, and the red dragon that comes completes the hand.
NEAR: Final = {"east": "123456789m 111z 9s 7z", "draws": "1p 2p 3p 7z"}


def test_each_own_decision_is_judged_where_it_was_asked(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls(NEAR)) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            views = []
            # a wind of one's own pung against all sense, taken back; then what the help says, then the win
            seat.act("discard 1z")
            seat.ask({"type": "take_back", "version": seat.view["version"], "to": "move", "passes": True})
            views.append(seat.view)
            seat.act("discard 1m")
            while seat.view["phase"] != "hand_over":
                views.append(seat.view)
                seat.act("mahjong" if "mahjong" in seat.words else "pass" if "pass" in seat.words else seat.words[0])
        table = opened["table"]
        frames = home.get(f"/api/tables/{table}/hands/1/replay", opened).json()["frames"]
        answer = home.get(f"/api/tables/{table}/hands/1/opinion", opened)
        assert answer.status_code == 200
        found = answer.json()
        choices = [view for view in views if len(view["legal"]) > 1]
        assert len(found["decisions"]) == len(choices)
        me = opened["seat"]
        for judged, view in zip(found["decisions"], choices, strict=True):
            frame = frames[judged["frame"]]["view"]
            assert (frame["seats"][me]["hand"], frame["wall"]["left"]) == (
                view["seats"][me]["hand"],
                view["wall"]["left"],
            )
            assert judged["of"] == len(view["legal"])
            assert judged["did"]["action"]["word"] in [action["word"] for action in view["legal"]]
            assert judged["same"] == (
                {**judged["best"]["ranked"], "word": ""} == {**judged["did"]["ranked"], "word": ""}
            )
        first = found["decisions"][0]
        assert (first["did"]["action"]["word"], first["same"]) == ("discard 1m", False)
        assert first["best"]["action"]["tile"] in ("9s", "7z")
        # a record that somebody brings is judged likewise
        text = home.get(f"/api/tables/{table}/record", opened).text
        brought = home.client.post("/api/replays", json={"record": text}).json()
        again = home.client.get(f"/api/replays/{brought['replay']}/hands/1/opinion").json()
        assert again == found


def test_of_a_hand_that_a_bot_played_to_its_end_nothing_more_is_judged(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls(NEAR)) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            seat.act("discard 9s ready")
            seat.ask({"type": "give_up", "version": seat.view["version"], "what": "hand"})
        found = home.get(f"/api/tables/{opened['table']}/hands/1/opinion", opened).json()
        assert [judged["did"]["action"]["word"] for judged in found["decisions"]] == ["discard 9s ready"]


@pytest.mark.parametrize("what", ["replay", "opinion"])
def test_a_hand_that_is_not_over_and_one_that_there_is_not_are_told_apart(tmp_path: Path, what: str) -> None:
    with house(tmp_path, walls=ToldWalls(NEAR)) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened):
            codes = [home.get(f"/api/tables/{opened['table']}/hands/{hand}/{what}", opened) for hand in (0, 1, 2)]
        assert [(answer.status_code, answer.json()["code"]) for answer in codes] == [
            (404, "no_such_hand"),
            (409, "hand_not_over"),
            (404, "no_such_hand"),
        ]


def test_the_moves_of_a_decision_are_tried_where_it_was_made_and_nowhere_else(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls(NEAR)) as home:
        opened = home.open(options=OPTIONS)
        with home.sit(opened) as seat:
            seat.act("discard 1m")
            while seat.view["phase"] != "hand_over":
                seat.act("mahjong" if "mahjong" in seat.words else "pass" if "pass" in seat.words else seat.words[0])
        table = opened["table"]
        decisions = home.get(f"/api/tables/{table}/hands/1/opinion", opened).json()["decisions"]
        frame = decisions[0]["frame"]
        answer = home.get(f"/api/tables/{table}/hands/1/trials/{frame}", opened)
        assert answer.status_code == 200
        trial = answer.json()
        assert (trial["frame"], trial["did"]) == (frame, "discard 1m")
        words = [move["action"]["word"] for move in trial["moves"]]
        assert words[0].startswith(("discard 9s", "discard 7z"))
        # a tile of a complete set against all sense: it is shown to cost something, and why
        done = trial["moves"][words.index("discard 1m")]
        assert done["low"] < done["difference"] < done["high"] < 0
        assert {reason["kind"] for reason in trial["reasons"]} & {"nearer", "chance", "tiles"}
        assert home.get(f"/api/tables/{table}/hands/1/trials/{frame}", opened).json() == trial
        refused = home.get(f"/api/tables/{table}/hands/1/trials/999", opened)
        assert (refused.status_code, refused.json()["code"]) == (404, "no_such_decision")
        # of a record that somebody brings likewise
        text = home.get(f"/api/tables/{table}/record", opened).text
        brought = home.client.post("/api/replays", json={"record": text}).json()
        again = home.client.get(f"/api/replays/{brought['replay']}/hands/1/trials/{frame}").json()
        assert again == trial
