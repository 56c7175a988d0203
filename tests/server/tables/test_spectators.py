"""Those who look on without a seat: they are counted, and see no more than was agreed on."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from eastwind.server.tables import spectators
from tests.server.house import HOST, House, Message, Seat
from tests.server.tables.test_company import code_of, open_for, seated, take
from tests.server.tables.test_proposals import told_last, until_a_discard


@contextmanager
def look_on(home: House, code: str) -> Iterator[Seat]:
    with home.client.websocket_connect(f"ws://{HOST}/ws/watch/{code}") as socket:
        yield Seat(socket, "")


def code_at(home: House, seats: list[Seat]) -> str:
    row = home.store.table(seats[0].view["table"])
    assert row is not None
    return row.code or ""


def play_out(seats: list[Seat]) -> None:
    """To the end of the hand; everybody passes."""
    for _ in range(600):
        for seat in seats:
            seat.heard()
        view = seats[0].view
        if view["phase"] in ("hand_over", "match_over"):
            return
        for seat in seats:
            if view["phase"] in ("claim", "rob"):
                if view["turn"] != seat.view["me"]:
                    seat.act("pass", view["version"])
            elif seat.words:
                seat.act("pass" if "pass" in seat.words else seat.words[-1])
                break
    raise AssertionError("the hand has no end")


def test_where_nobody_may_look_on_nobody_does(home: House) -> None:
    with seated(home, 2) as seats:
        code = code_at(home, seats)
        assert home.client.get(f"/api/invitations/{code}").json()["watch"] == "none"
        assert home.client.get(f"/api/invitations/{code}/hands/1/replay").json()["code"] == "not_watched"
        with look_on(home, code) as eve:
            assert code_of(eve.heard()) == "not_watched"
        with look_on(home, "AAAAAA") as eve:
            assert code_of(eve.heard()) == "no_such_code"


def test_who_looks_on_sees_the_table_live_and_no_hand(home: House) -> None:
    with seated(home, 2, watch="live") as seats, look_on(home, code_at(home, seats)) as eve:
        assert told_last(eve, "watching")["begun"]
        assert [seat["hand"] for seat in eve.view["seats"]] == [None] * 4
        _, _, _ = until_a_discard(seats)
        eve.heard()
        assert eve.view["version"] == seats[0].view["version"]
        assert eve.view["last_discard"] == seats[0].view["last_discard"]
        assert (eve.view["legal"], [seat["drawn"] for seat in eve.view["seats"]]) == ([], [None] * 4)
        play_out(seats)
        eve.heard()
        assert eve.view["phase"] == "hand_over"
        assert eve.view["result"] == seats[0].view["result"]
        # live is what everybody sees at once; walks through open hands are for those who wait
        code = code_at(home, seats)
        assert home.client.get(f"/api/invitations/{code}/hands/1/replay").json()["code"] == "not_watched"


def test_who_sees_everything_a_hand_later_sees_nothing_before(home: House) -> None:
    with seated(home, 2, watch="later") as seats, look_on(home, code_at(home, seats)) as eve:
        code = code_at(home, seats)
        until_a_discard(seats)
        assert {told["type"] for told in eve.heard()} <= {"watching"}
        assert home.client.get(f"/api/invitations/{code}/hands/1/replay").json()["code"] == "hand_not_over"
        play_out(seats)
        assert told_last(eve, "watching")["hands"] == [1]
        replay = home.client.get(f"/api/invitations/{code}/hands/1/replay").json()
        assert all(seat["hand"] for seat in replay["frames"][0]["view"]["seats"])
        assert home.client.get(f"/api/invitations/{code}/hands/2/replay").json()["code"] == "no_such_hand"


def test_nothing_else_is_open_to_who_looks_on(home: House) -> None:
    with seated(home, 2, watch="live") as seats, look_on(home, code_at(home, seats)) as eve:
        eve.heard()
        table, version = seats[0].view["table"], seats[0].view["version"]
        asked: list[Message] = [
            {"type": "advice"},
            {"type": "act", "version": version, "action": "pass"},
            {"type": "hello", "token": seats[0].token, "nonce": ""},
            {"type": "say", "phrase": "wow"},
        ]
        assert {code_of(eve.ask(each)) for each in asked} == {"not_seated"}
        for path in ("", "/record", "/rulebook", "/hands/1/replay", "/hands/1/end", "/hands/1/opinion"):
            assert home.client.get(f"/api/tables/{table}{path}").status_code == 401


def test_those_who_look_on_are_counted_and_the_persons_told(home: House) -> None:
    with seated(home, 2, watch="live") as seats:
        code = code_at(home, seats)
        assert told_last(seats[0], "watchers") == {}
        with look_on(home, code) as eve, look_on(home, code) as dan:
            eve.heard()
            dan.heard()
            assert told_last(seats[0], "watchers") == {"type": "watchers", "mode": "live", "count": 2}
            assert home.client.get(f"/api/invitations/{code}").json()["watchers"] == 2
        while told_last(seats[1], "watchers").get("count") not in (0, None):
            pass
        assert home.client.get(f"/api/invitations/{code}").json()["watchers"] == 0


def test_no_more_look_on_than_there_is_room_for(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spectators, "MOST", 1)
    with seated(home, 2, watch="live") as seats:
        code = code_at(home, seats)
        with look_on(home, code) as eve, look_on(home, code) as dan:
            eve.heard()
            assert code_of(dan.heard()) == "watched_by_many"


def test_who_comes_before_the_first_deal_sees_it(home: House) -> None:
    opened = open_for(home, 2, watch="live")
    other = take(home, opened, "Ben").json()
    with (
        home.sit(opened, greet=False) as ann,
        home.sit(other, greet=False) as ben,
        look_on(home, opened["code"]) as eve,
    ):
        assert not told_last(eve, "watching")["begun"]
        ann.hello("a")
        assert told_last(ann, "watchers") == {}
        ben.hello("b")
        ben.ask({"type": "ready", "ready": True})
        ann.ask({"type": "begin", "level": "club"})
        assert told_last(eve, "watching")["begun"]
        assert eve.view["hand"] == 1
