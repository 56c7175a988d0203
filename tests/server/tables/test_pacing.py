"""Tables of several at which persons have a time for each move, and a bank."""

from pathlib import Path

import pytest

from eastwind.server.tables.pacing import BILL_SECONDS
from tests.server.house import House, Message, Seat, house
from tests.server.party import MANY, Party, asked_of, party, play
from tests.server.still_time import StillTime
from tests.server.tables.test_company import open_for

SECOND_MS = 1000


@pytest.fixture
def house_with(still: StillTime) -> Message:
    return still.given


def clocks(told: list[Message]) -> dict[int, tuple[int, int]]:
    """Whose time runs, as it was told last: what is left for the move, what of the bank."""
    last = [each for each in told if each["type"] == "clocks"][-1]
    return {one["seat"]: (one["left_ms"], one["bank_ms"]) for one in last["asked"]}


def told_of(seat: Seat, kind: str) -> bool:
    return any(f'"type":"{kind}"' in text for text in seat.texts)


def up_to(found: Party, number: int) -> Seat:
    """Plays until it is somebody's turn to discard."""
    seat = found.there[number][0]
    play(found, lambda: any(word.startswith("discard") for word in seat.words))
    return seat


def test_what_runs_out_is_answered_and_everybody_is_told(home: House, still: StillTime) -> None:
    with party(home, still, 2, pace="10", window=1) as found:
        ben = up_to(found, 1)
        ann, version = found.seats()[0], ben.view["version"]
        found.pass_time(9.0)
        assert [each for each in ben.heard() if each["type"] == "update"] == []
        found.pass_time(1.5)
        told = ann.heard()
        assert {"type": "ran_out", "seat": ben.view["me"]} in told
        ben.heard()
        assert ben.view["version"] > version
        assert ben.view["seats"][ben.view["me"]]["pond"] != []


def test_the_time_goes_on_while_somebody_is_gone_for_a_moment(home: House, still: StillTime) -> None:
    with party(home, still, 2, pace="10", bank=60, window=1) as found:
        me = up_to(found, 1).view["me"]
        found.pass_time(2.0)
        found.go(1, 4.0)
        ben = found.come(1, greet=False)
        told = ben.hello()
        assert "discard" in " ".join(ben.words)
        move, bank = clocks(told)[me]
        assert 3 * SECOND_MS <= move <= 4 * SECOND_MS
        assert bank == 60 * SECOND_MS


def test_the_bank_is_drawn_on_when_the_time_for_the_move_is_gone_and_lasts_for_the_hand(
    home: House, still: StillTime
) -> None:
    with party(home, still, 2, pace="10", bank=60, window=1) as found:
        ben = up_to(found, 1)
        me = ben.view["me"]
        found.pass_time(30.0)
        assert not told_of(ben, "ran_out")
        ben.discard()
        play(found, lambda: any(word.startswith("discard") for word in ben.words))
        found.pass_time(0)
        found.go(1, 0)
        move, bank = clocks(found.come(1, greet=False).hello())[me]
        assert move >= 9 * SECOND_MS
        # what went by while the question was put counts as well
        assert 38 * SECOND_MS <= bank <= 40 * SECOND_MS


def test_of_who_is_not_there_when_he_is_asked_it_does_not_run(home: House, still: StillTime) -> None:
    with party(home, still, 2, pace="10", window=1, away="wait") as found:
        ann, ben = found.seats()
        me = ben.view["me"]
        ben_waits = asked_of(found, me)
        while ben_waits():
            ben.act(ben.words[-1])
        found.go(1)
        play(found, ben_waits)
        version = ann.view["version"]
        found.pass_time(1000.0)
        ann.heard()
        assert ann.view["version"] == version
        assert clocks(found.come(1, greet=False).hello()) == {me: (10 * SECOND_MS, 0)}
        found.pass_time(10.0)
        assert told_of(ann, "ran_out") or {"type": "ran_out", "seat": me} in ann.heard()


def test_it_goes_on_after_a_restart_of_the_server(tmp_path: Path, still: StillTime) -> None:
    with house(tmp_path, **still.given) as home, party(home, still, 2, pace="60", bank=30, window=1) as found:
        me = up_to(found, 1).view["me"]
        found.pass_time(40.0)
        home.call(home.app.state.table_registry.look_at_clocks)
        keys = found.keys
    still.now += 5000.0
    with house(tmp_path, **still.given) as home, home.sit(keys[0]), home.sit(keys[1], greet=False) as ben:
        told = ben.hello()
        if ben.view["phase"] == "claim":
            # a window in which nobody was asked stands open once more
            still.go(home, 1.1)
            told = ben.heard()
        move, bank = clocks(told)[me]
        assert 19 * SECOND_MS <= move <= 20 * SECOND_MS
        assert bank == 30 * SECOND_MS


def test_a_bill_is_read_for_so_long(home: House, still: StillTime) -> None:
    with party(home, still, 2, pace="10", window=1) as found:
        ann, ben = found.seats()
        over = ("hand_over", "match_over")
        play(found, lambda: ann.view["phase"] in over)
        ann.next_hand()
        assert ann.view["hand"] == 1
        found.pass_time(BILL_SECONDS)
        ann.heard()
        assert ann.view["hand"] == 2
        assert not told_of(ben, "ran_out")


def test_the_terms_are_told_before_anybody_sits_down(home: House) -> None:
    opened = open_for(home, 2, pace="30", bank=120)
    told = home.client.get(f"/api/invitations/{opened['code']}").json()
    assert (told["pace"], told["bank"]) == ("30", 120)


def test_where_nothing_was_agreed_there_is_no_clock(home: House, still: StillTime) -> None:
    with party(home, still, 2, window=1) as found:
        ben = up_to(found, 1)
        version = ben.view["version"]
        found.pass_time(100_000.0)
        ben.heard()
        assert ben.view["version"] == version
        assert not told_of(ben, "clocks")


def test_many_moves_may_run_out_one_after_the_other(home: House, still: StillTime) -> None:
    with party(home, still, 3, pace="10", window=1) as found:
        ann = found.seats()[0]
        for _ in range(MANY):
            found.pass_time(11.0)
            ann.heard()
            if ann.view["hand"] == 2:
                return
            found.pass_time(BILL_SECONDS if ann.view["phase"] == "hand_over" else 0)
        raise AssertionError("the hand did not come to its end")
