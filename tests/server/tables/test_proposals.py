"""What needs everybody's consent: a discard taken back, an early end, the same people once more."""

import json
from dataclasses import replace
from typing import Any

import pytest

from eastwind.record import replay
from eastwind.server.match import chance
from tests.server.house import House, Message, Seat
from tests.server.tables.test_company import code_of, seated


def propose(seat: Seat, what: str) -> list[Message]:
    return seat.ask({"type": "propose", "what": what, "version": seat.view["version"]})


def reply(seat: Seat, proposal: Message, *, agree: bool = True) -> list[Message]:
    return seat.ask({"type": "reply", "proposal": proposal["number"], "agree": agree})


def proposal_in(told: list[Message]) -> Message:
    return [each for each in told if each["type"] == "proposal"][-1]


def told_last(seat: Seat, kind: str) -> Message:
    return next((each for each in reversed(seat.heard()) if each["type"] == kind), {})


def until_a_discard(seats: list[Seat]) -> tuple[Seat, list[Seat], Message]:
    """Who has discarded, the others, and what the discarder saw before."""
    for _ in range(200):
        for seat in seats:
            seat.heard()
        view = seats[0].view
        if view["phase"] in ("claim", "rob"):
            for seat in seats:
                if view["turn"] != seat.view["me"]:
                    seat.act("pass", view["version"])
            continue
        asked = next((seat for seat in seats if seat.words), None)
        assert asked is not None, view["phase"]
        before = asked.view
        discards = [word for word in asked.words if word.startswith("discard")]
        asked.act(discards[-1] if discards else asked.words[-1])
        if asked.view["phase"] == "claim" and asked.view["turn"] == asked.view["me"]:
            others = [seat for seat in seats if seat is not asked]
            for seat in others:
                seat.heard()
            return asked, others, before
    raise AssertionError("nobody has discarded")


def end_early(seats: list[Seat]) -> None:
    made = proposal_in(propose(seats[0], "end"))
    for seat in seats[1:]:
        reply(seat, made)
    for seat in seats:
        seat.heard()


def own(view: Message) -> Message:
    found: Message = view["seats"][view["me"]]
    return found


@pytest.mark.parametrize("persons", [2, 3])
def test_a_discard_is_taken_back_when_all_agree(home: House, persons: int) -> None:
    with seated(home, persons) as seats:
        asked, others, before = until_a_discard(seats)
        made = proposal_in(propose(asked, "take_back"))
        assert (made["by"], made["outcome"], len(made["asked"])) == (asked.view["me"], "open", persons)
        for seat in others:
            assert proposal_in(seat.heard())["number"] == made["number"]
            reply(seat, made)
        assert proposal_in(asked.heard())["outcome"] == "agreed"
        view = asked.view
        assert (view["phase"], view["turn"], own(view)) == ("turn", view["me"], own(before))
        assert view["version"] > before["version"]
        assert view["helped"]["taken_back"] == 1


def test_one_who_refuses_is_enough_and_all_are_told_who_it_was(home: House) -> None:
    with seated(home, 3) as seats:
        asked, (first, second), _ = until_a_discard(seats)
        version = asked.view["version"]
        made = proposal_in(propose(asked, "take_back"))
        reply(first, made)
        reply(second, made, agree=False)
        told = proposal_in(asked.heard())
        assert (told["outcome"], told["refused_by"]) == ("refused", second.view["me"])
        assert asked.view["version"] == version
        # it is over: nobody can agree to it any more
        first.heard()
        assert reply(first, made) == []


def test_a_window_stands_still_while_its_discard_may_be_taken_back(home: House) -> None:
    with seated(home, 2) as seats:
        asked, [other], _ = until_a_discard(seats)
        made = proposal_in(propose(asked, "take_back"))
        version = other.view["version"]
        other.act("pass", version)
        assert other.view["version"] == version
        reply(other, made, agree=False)
        asked.heard()
        assert asked.view["version"] > version, "what was answered meanwhile counts once it goes on"


def test_only_who_discarded_takes_back_and_only_until_it_is_answered(home: House) -> None:
    with seated(home, 2) as seats:
        asked, [other], _ = until_a_discard(seats)
        assert code_of(propose(other, "take_back")) == "nothing_to_take_back"
        stale = asked.view["version"]
        other.act("pass", stale)
        asked.heard()
        wish = {"type": "propose", "what": "take_back", "version": stale}
        assert code_of(asked.ask(wish)) == "stale_version"


def test_what_is_proposed_again_after_a_lost_line_is_told_as_it_stands(home: House) -> None:
    with seated(home, 2) as seats:
        ann, ben = seats
        made = proposal_in(propose(ann, "end"))
        again = proposal_in(propose(ann, "end"))
        assert (again["number"], again["outcome"]) == (made["number"], "open")
        assert code_of(propose(ben, "end")) == "proposal_open"


def test_two_things_are_not_proposed_at_once_and_who_proposed_may_withdraw(home: House) -> None:
    with seated(home, 2) as seats:
        ann, ben = seats
        made = proposal_in(propose(ann, "end"))
        assert code_of(propose(ben, "end")) == "proposal_open"
        assert proposal_in(reply(ann, made, agree=False))["refused_by"] == ann.view["me"]
        assert proposal_in(propose(ben, "end"))["outcome"] == "open"


def test_nobody_is_asked_without_end(home: House) -> None:
    with seated(home, 2) as seats:
        ann, _ = seats
        for _ in range(3):
            reply(ann, proposal_in(propose(ann, "end")), agree=False)
        assert code_of(propose(ann, "end")) == "too_often"


def test_the_match_ends_early_when_all_agree_and_its_record_replays(home: House) -> None:
    with seated(home, 2) as seats:
        asked, others, _ = until_a_discard(seats)
        made = proposal_in(propose(asked, "take_back"))
        for seat in others:
            reply(seat, made)
        for seat in seats:
            seat.heard()
        end_early(seats)
        assert {seat.view["phase"] for seat in seats} == {"match_over"}
        table = seats[0].view["table"]
        text = home.get(f"/api/tables/{table}/record", {"token": seats[0].token}).text
        assert '"taken_back"' in text
        assert '"left"' in text
        assert list(replay([json.loads(line) for line in text.splitlines()]))
        assert code_of(propose(seats[0], "end")) == "match_over"


def test_who_is_away_cannot_agree(home: House) -> None:
    with seated(home, 2) as seats:
        ann, ben = seats
        ben.socket.close()
        while "away" not in [person["state"] for person in told_last(ann, "people").get("people", [])]:
            pass
        assert code_of(propose(ann, "end")) == "not_all_here"


def test_a_proposal_is_found_by_who_comes_back(home: House) -> None:
    with seated(home, 2) as seats:
        ann, ben = seats
        made = proposal_in(propose(ann, "end"))
        with home.sit({"table": ann.view["table"], "token": ben.token}, greet=False) as again:
            assert proposal_in(again.hello())["number"] == made["number"]


def test_the_same_people_play_once_more_with_the_keys_that_they_have(home: House) -> None:
    with seated(home, 2) as seats:
        ann, ben = seats
        assert code_of(propose(ann, "again")) == "match_not_over"
        end_early(seats)
        made = proposal_in(propose(ann, "again"))
        reply(ben, made)
        found = {seat.token: proposal_in(seat.heard() or [])["again"] if seat is ann else None for seat in seats}
        new: Any = found[ann.token]
        old = home.store.table(ann.view["table"])
        row = home.store.table(new["table"])
        assert old is not None
        assert row is not None
        assert row.secret != old.secret
        assert sorted(seat.name for seat in row.seats) == sorted(seat.name for seat in old.seats)
        assert all(seat.nonce == "" for seat in row.seats)
        with (
            home.sit({"table": new["table"], "token": ann.token}, greet=False) as first,
            home.sit({"table": new["table"], "token": ben.token}, greet=False) as second,
        ):
            [lobby] = first.hello("a")
            assert lobby["you"] == lobby["opener"] == new["seat"]
            second.hello("b")
            second.ask({"type": "ready", "ready": True})
            first.ask({"type": "begin", "level": "club"})
            assert first.view["hand"] == 1
            assert first.view["commitment"] == new["commitment"] != replace(old).id


def test_seats_are_drawn_anew(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with seated(home, 2) as seats:
        end_early(seats)
        for drawn in ([3, 2, 1, 0], [1, 2, 3, 0]):
            monkeypatch.setattr(chance, "shuffled", lambda _, drawn=drawn: drawn)
            told = reply(seats[1], proposal_in(propose(seats[0], "again")))
            for seat, heard in zip(seats, (seats[0].heard(), told), strict=True):
                assert proposal_in(heard)["again"]["seat"] == drawn[seat.view["me"]]


def test_who_has_gone_is_not_waited_for_and_leaves_a_free_seat(home: House) -> None:
    with seated(home, 3) as seats:
        ann, ben, cid = seats
        end_early(seats)
        made = proposal_in(propose(ann, "again"))
        reply(ben, made)
        cid.socket.close()
        told = proposal_in(ann.heard())
        while told["outcome"] == "open":
            told = proposal_in(ann.heard() or [told])
        new = home.store.table(told["again"]["table"])
        assert new is not None
        assert sorted((seat.player, seat.name) for seat in new.seats if seat.player == "person") == [
            ("person", ""),
            ("person", "Ann"),
            ("person", "P1"),
        ]


def test_alone_nothing_has_to_be_agreed_on(home: House) -> None:
    with home.sit(home.open()) as ann:
        assert code_of(propose(ann, "end")) == "alone"
