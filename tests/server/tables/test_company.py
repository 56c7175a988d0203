"""Several persons at one table: they are invited, come, sit down, begin, and claim in windows that tell nothing."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Message, Seat, house, settings_for

CODE = "code"


def open_for(home: House, persons: int, **wish: Any) -> Message:
    return home.open(persons=persons, **{"bots": ["club"] * (4 - persons), **wish})


def take(home: House, opened: Message, name: str, seat: int | None = None) -> Any:
    return home.client.post(f"/api/tables/{opened['table']}/seats", json={"name": name, "seat": seat})


@contextmanager
def seated(home: House, persons: int, **wish: Any) -> Iterator[list[Seat]]:
    """So many persons at a table that has begun."""
    opened = open_for(home, persons, **wish)
    tables = [opened, *(take(home, opened, f"P{number}").json() for number in range(1, persons))]
    with ExitStack() as stack:
        yield begun_with(home, tables, stack)


def begun_with(home: House, tables: list[Message], stack: ExitStack) -> list[Seat]:
    """Those to whom the table has given these keys, the opener in front: they sit down, and begin."""
    seats = [stack.enter_context(home.sit(each, greet=False)) for each in tables]
    for number, seat in enumerate(seats):
        seat.hello(f"nonce {number}")
    for seat in seats[1:]:
        seat.ask({"type": "ready", "ready": True})
    seats[0].ask({"type": "begin", "level": "club"})
    for seat in seats:
        seat.heard()
    return seats


def code_of(told: list[Message]) -> str:
    [error] = [each for each in told if each["type"] == "error"]
    return str(error[CODE])


def test_an_invitation_says_what_is_played_on_before_anybody_sits_down(home: House) -> None:
    opened = open_for(home, 3, window=7, help="none")
    told = home.client.get(f"/api/invitations/{opened[CODE].lower()}").json()
    assert (told["table"], told["window"], told["help"], told["begun"]) == (opened["table"], 7, "none", False)
    assert [(seat["name"] != "", seat["free"]) for seat in told["seats"]] == [
        (True, False),
        (False, True),
        (False, True),
        (True, False),
    ]
    assert told["commitment"] == opened["commitment"]
    assert home.client.get("/api/invitations/AAAAAA").json()[CODE] == "no_such_code"


def test_a_table_of_one_has_no_code(home: House) -> None:
    assert home.open()[CODE] == ""


def test_a_seat_is_never_taken_by_two(home: House) -> None:
    opened = open_for(home, 3)
    assert take(home, opened, "Ben", 2).json()["seat"] == 2
    assert take(home, opened, "Eve", 2).json()[CODE] == "seat_taken"
    assert take(home, opened, "Eve").json()["seat"] == 1
    assert take(home, opened, "Dan").json()[CODE] == "table_full"


def test_nobody_sits_down_at_a_table_that_has_begun(home: House) -> None:
    opened = open_for(home, 2)
    with home.sit(opened, greet=False) as ann:
        ann.hello("a")
        ann.ask({"type": "begin", "level": "novice"})
        assert take(home, opened, "Ben").json()[CODE] == "begun"
        assert {seat["player"] for seat in ann.view["seats"]} == {"person", "club", "novice"}


def test_the_lobby_says_who_is_there_and_begins_when_all_are_ready(home: House) -> None:
    opened = open_for(home, 2)
    other = take(home, opened, "Ben").json()
    with home.sit(opened, greet=False) as ann, home.sit(other, greet=False) as ben:
        [lobby] = ann.hello("a")
        assert [seat["here"] for seat in lobby["seats"]] == [True, False, False, False]
        ben.hello("b")
        assert not ann.heard()[-1]["may_begin"]
        assert code_of(ann.ask({"type": "begin", "level": "club"})) == "not_ready"
        assert code_of(ben.ask({"type": "begin", "level": "club"})) == "not_opener"
        ben.ask({"type": "ready", "ready": True})
        assert ann.heard()[-1]["may_begin"]
        assert code_of(ann.ask({"type": "begin", "level": "nobody"})) == "malformed"
        ann.ask({"type": "begin", "level": "club"})
        ben.heard()
        assert {seat["name"] for seat in ben.view["seats"]} >= {"Ann", "Ben"}
        assert ann.view["me"] != ben.view["me"]
        assert code_of(ben.ask({"type": "sit", "seat": 3})) == "begun"


def test_a_free_seat_may_be_chosen_before_the_first_deal(home: House) -> None:
    opened = open_for(home, 3)
    other = take(home, opened, "Ben").json()
    with home.sit(opened, greet=False) as ann, home.sit(other, greet=False) as ben:
        ann.hello("a")
        ben.hello("b")
        assert code_of(ben.ask({"type": "sit", "seat": 0})) == "seat_taken"
        ann.ask({"type": "sit", "seat": 2})
        lobby = ben.heard()[-1]
        assert [seat["name"] for seat in lobby["seats"][:3]] == ["", "Ben", "Ann"]
        assert lobby["opener"] == 2
        ben.ask({"type": "ready", "ready": True})
        ann.ask({"type": "begin", "level": "club"})
        assert ann.view["seats"][2]["name"] == "Ann"


def test_every_person_has_a_share_in_the_shuffle(home: House) -> None:
    with seated(home, 3) as seats:
        table = seats[0].view["table"]
        row = home.store.table(table)
        assert row is not None
        assert sorted(seat.nonce for seat in row.seats) == ["", "nonce 0", "nonce 1", "nonce 2"]


def test_a_table_without_help_gives_no_advice(home: House) -> None:
    with seated(home, 2, help="none") as seats:
        assert code_of(seats[0].ask({"type": "advice"})) == "no_help"


def test_others_are_told_who_is_there(home: House) -> None:
    opened = open_for(home, 2)
    other = take(home, opened, "Ben").json()
    with home.sit(opened, greet=False) as ann:
        ann.hello("a")
        with home.sit(other, greet=False) as ben:
            ben.hello("b")
            ben.ask({"type": "ready", "ready": True})
            ann.ask({"type": "begin", "level": "club"})
            ben.heard()
            his = ben.view["me"]
        told = [each for each in ann.heard() if each["type"] == "people"][-1]
        assert {person["seat"]: person["state"] for person in told["people"]}[his] == "away"
        with home.sit(other) as again:
            assert again.view["me"] == his
            told = [each for each in ann.heard() if each["type"] == "people"][-1]
            assert {person["seat"]: person["state"] for person in told["people"]}[his] != "away"


@pytest.mark.parametrize("persons", [2, 3, 4])
def test_several_persons_play_a_hand_to_its_end(home: House, persons: int) -> None:
    with seated(home, persons) as seats:
        for _ in range(600):
            for seat in seats:
                seat.heard()
            view = seats[0].view
            if view["phase"] in ("hand_over", "match_over"):
                break
            for seat in seats:
                if view["phase"] in ("claim", "rob"):
                    if view["turn"] != seat.view["me"]:
                        seat.act("pass", view["version"])
                elif seat.words:
                    seat.act("pass" if "pass" in seat.words else seat.words[-1])
                    break
        assert {seat.view["phase"] for seat in seats} == {"hand_over"}
        first, *others = seats
        for seat in others:
            assert not [told for told in seat.next_hand() if told["type"] == "update"]
        first.next_hand()
        assert {seat.heard() is not None and seat.view["hand"] for seat in seats} == {2}


def test_a_phrase_is_heard_by_everybody_and_there_is_no_free_text(home: House) -> None:
    with seated(home, 2) as seats:
        ann, ben = seats
        ann.ask({"type": "say", "phrase": "good-luck"})
        assert ben.heard()[-1] == {"type": "said", "seat": ann.view["me"], "phrase": "good-luck"}
        assert code_of(ann.ask({"type": "say", "phrase": "anything else"})) == "malformed"


def test_who_talks_without_end_is_held_back_and_the_others_are_not(home: House) -> None:
    with seated(home, 2) as seats:
        ann, ben = seats
        said = [ann.ask({"type": "say", "phrase": "wow"}) for _ in range(5)]
        assert [each[-1]["type"] for each in said] == ["said"] * 4 + ["error"]
        assert code_of(said[-1]) == "too_often"
        assert len([told for told in ben.heard() if told["type"] == "said"]) == 4
        assert ben.ask({"type": "say", "phrase": "no-hurry"})[-1]["type"] == "said"


def test_a_seat_goes_on_in_a_window_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        opened = open_for(home, 2, window=1)
        other = take(home, opened, "Ben").json()
        with home.sit(opened, greet=False) as ann, home.sit(other, greet=False) as ben:
            ann.hello("a")
            ben.hello("b")
            ben.ask({"type": "ready", "ready": True})
            ann.ask({"type": "begin", "level": "club"})
            ben.heard()
            for seat in (ann, ben):
                if seat.words and seat.view["phase"] == "turn":
                    seat.act(seat.words[-1])
            hand = ann.view["seats"][ann.view["me"]]["hand"]
    with house(tmp_path) as home, home.sit(opened) as ann, home.sit(other) as ben:
        assert ann.view["seats"][ann.view["me"]]["hand"] == hand
        for _ in range(20):
            for seat in (ann, ben):
                view = seat.view
                if view["phase"] in ("claim", "rob") and view["turn"] != view["me"]:
                    seat.act("pass")
                elif seat.words:
                    seat.act("pass" if "pass" in seat.words else seat.words[-1])
                ann.heard()
                ben.heard()
        assert ann.view["version"] > 8


def test_who_comes_back_to_an_open_window_is_not_told_whether_others_have_answered(home: House) -> None:
    """All that a seat is told at its greeting is the same before and after; only the time runs."""

    def told_to(seat: Seat) -> list[Message]:
        return [{**message, "left_ms": None} for message in seat.hello() if message["type"] in ("view", "window")]

    with seated(home, 4, window=10) as seats:
        while all(seat.view["phase"] not in ("claim", "rob") for seat in seats):
            for seat in seats:
                if seat.words:
                    seat.act(next(word for word in reversed(seat.words) if not word.startswith("kong")))
                    break
            for seat in seats:
                seat.heard()
        first, back, _ = (seat for seat in seats if seat.view["me"] != seat.view["turn"])
        before = told_to(back)
        assert [message["answered"] for message in before if message["type"] == "window"] == [False]
        first.act("pass", first.view["version"])
        assert told_to(back) == before


def test_who_was_overtaken_at_a_seat_is_told_so_and_finds_the_table_as_it_is(home: House) -> None:
    opened = open_for(home, 3)
    live_table = home.live_table(opened)
    before = live_table.match.seating.row
    eve = replace(before.seats[1], name="Eve", token_hash=bytes(32))
    # another process was faster
    after = replace(before, seats=(before.seats[0], eve, *before.seats[2:]))
    home.call(home.app.state.table_registry.store.reseat, before, after)
    assert take(home, opened, "Ben").json()[CODE] == "seat_taken"
    assert take(home, opened, "Ben").json()["seat"] == 2


def test_in_a_house_tables_are_listed_at_which_somebody_waits(tmp_path: Path) -> None:
    with house(tmp_path, settings=replace(settings_for(tmp_path), listed=True)) as home:
        opened = open_for(home, 2)
        assert home.client.get("/api/invitations").json() == {"listed": True, "tables": []}
        with home.sit(opened, greet=False) as ann:
            ann.hello("a")
            [listed] = home.client.get("/api/invitations").json()["tables"]
            assert (listed["code"], listed["seats"][0]["name"]) == (opened["code"], "Ann")
            take(home, opened, "Ben")
            assert home.client.get("/api/invitations").json()["tables"] == []


def test_elsewhere_no_table_is_listed(home: House) -> None:
    opened = open_for(home, 2)
    with home.sit(opened, greet=False) as ann:
        ann.hello("a")
        assert home.client.get("/api/invitations").json() == {"listed": False, "tables": []}
