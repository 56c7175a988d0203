"""A match that several persons began: what was seen stands, also once all but one have left it for good."""

import json
from pathlib import Path
from typing import Any

import pytest

from eastwind.server.tables.claim_window import opened
from eastwind.table import Phase
from tests.server.house import House, Seat, house
from tests.server.party import departed, party, play
from tests.server.still_time import StillTime
from tests.server.tables.test_company import code_of, open_for, seated, take


def _take_back(seat: Seat, to: str = "move") -> str:
    return code_of(seat.ask({"type": "take_back", "version": seat.view["version"], "to": to}))


def _plays(seat: Seat) -> None:
    """Plays until something of one's own could be taken back."""
    for _ in range(60):
        if seat.view["phase"] in ("hand_over", "match_over"):
            return
        if not seat.words:
            seat.heard()
            continue
        word = "pass" if "pass" in seat.words else seat.words[-1]
        seat.act(word)
        if word != "pass":
            return


@pytest.mark.parametrize("to", ["move", "deal"])
def test_who_is_left_alone_with_bots_takes_nothing_back(home: House, to: str) -> None:
    with seated(home, 2) as (ann, ben):
        assert _take_back(ann, to) == "not_alone"
        departed(ben)
        ann.heard()
        _plays(ann)
        assert _take_back(ann, to) == "not_alone"
        assert ann.view["helped"]["taken_back"] + ann.view["helped"]["again"] == 0


def test_nor_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        opened = open_for(home, 2)
        other = take(home, opened, "Ben").json()
        with home.sit(opened, greet=False) as ann, home.sit(other, greet=False) as ben:
            ann.hello("a")
            ben.hello("b")
            ben.ask({"type": "ready", "ready": True})
            ann.ask({"type": "begin", "level": "club"})
            departed(ben)
    with house(tmp_path) as home, home.sit(opened) as ann:
        assert ann.welcome["several"]
        _plays(ann)
        assert _take_back(ann) == "not_alone"


def test_who_is_left_alone_may_end_the_match_and_does_not_play_it_once_more_with_its_walls(home: House) -> None:
    opened = open_for(home, 2)
    other = take(home, opened, "Ben").json()
    with home.sit(opened, greet=False) as ann, home.sit(other, greet=False) as ben:
        ann.hello("a")
        ben.hello("b")
        ben.ask({"type": "ready", "ready": True})
        ann.ask({"type": "begin", "level": "club"})
        departed(ben)
        ann.heard()
        ann.ask({"type": "give_up", "version": ann.view["version"], "what": "match"})
    assert home.live_table(opened).match.table.phase is Phase.MATCH_OVER
    for key in (opened, other):
        answer = home.post(f"/api/tables/{opened['table']}/again", key)
        assert (answer.status_code, answer.json()["code"]) == (409, "not_alone")


def test_a_match_that_one_person_began_goes_back_as_ever(home: House) -> None:
    opened = open_for(home, 2)
    with home.sit(opened, greet=False) as ann:
        ann.hello("a")
        # nobody has come: bots sit there from the first deal
        ann.ask({"type": "begin", "level": "club"})
        _plays(ann)
        assert not [
            told
            for told in ann.ask({"type": "take_back", "version": ann.view["version"], "to": "move"})
            if told["type"] == "error"
        ]
        assert ann.view["helped"]["taken_back"] == 1
    with home.sit(opened) as ann:
        assert not ann.welcome["several"]


def test_what_was_agreed_about_help_holds_for_who_is_left_alone(home: House) -> None:
    with seated(home, 2, help="none") as (ann, ben):
        departed(ben)
        ann.heard()
        assert code_of(ann.ask({"type": "advice"})) == "no_help"


def test_how_long_it_takes_to_open_a_window_is_told_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lets a seat's chows pass looks at its hand: the time that takes says something of it."""
    still = StillTime()

    def opened_slowly(*arguments: Any) -> Any:
        still.now += 0.1
        return opened(*arguments)

    monkeypatch.setattr("eastwind.server.tables.claim_windows.opened", opened_slowly)
    with house(tmp_path, **still.given) as home, party(home, still, 2, window=4) as found:
        play(found, lambda: found.seats()[0].view["phase"] == "claim")
        for seat in found.seats():
            last = [message for text in seat.texts if (message := json.loads(text))["type"] == "window"][-1]
            assert last["left_ms"] == 4000
