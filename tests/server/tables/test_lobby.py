"""The lobby keeps nobody from playing: its opener removes people, begins without who is not ready, and has new letters."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from starlette.websockets import WebSocketDisconnect

from eastwind.server.match.table_settings import table_settings_from
from eastwind.server.tables.live_table import LiveTable
from eastwind.server.wire.company import Remove
from eastwind.server.wire.refusals import Refusal
from tests.server.house import House, Message, Seat, house, settings_for
from tests.server.tables.test_company import code_of, open_for


def take(home: House, opened: Message, name: str, code: str | None = None, seat: int | None = None) -> Any:
    """Sits down as the page does, with the letters."""
    wish = {"name": name, "seat": seat, "code": opened["code"] if code is None else code}
    return home.client.post(f"/api/tables/{opened['table']}/seats", json=wish)


@contextmanager
def gathered(
    home: House, persons: int, guests: int | None = None, **wish: Any
) -> Iterator[tuple[Message, list[Message], list[Seat]]]:
    """A lobby: what was opened, the guests' keys, and the seats of all who have said hello, the opener's first."""
    opened = open_for(home, persons, **wish)
    keys = [take(home, opened, f"P{number}").json() for number in range(1, (guests or persons - 1) + 1)]
    with ExitStack() as stack:
        seats = [stack.enter_context(home.sit(key, greet=False)) for key in (opened, *keys)]
        for number, seat in enumerate(seats):
            seat.hello(f"nonce {number}")
        for seat in seats:
            seat.heard()
        yield opened, keys, seats


def lobby_in(told: list[Message]) -> Message:
    return [each for each in told if each["type"] == "lobby"][-1]


def farewell(seat: Seat) -> list[str]:
    """The codes of the refusals that somebody is told until the server ends the line."""
    codes = []
    with suppress(WebSocketDisconnect):
        while True:
            told = json.loads(seat.socket.receive_text())
            if told["type"] == "error":
                codes.append(told["code"])
    return codes


def test_the_opener_removes_somebody_who_is_told_and_whose_token_is_void(home: House) -> None:
    with gathered(home, 3) as (opened, keys, (ann, ben, eve)):
        lobby = lobby_in(ann.ask({"type": "remove", "seat": 1}))
        assert [(seat["free"], seat["here"]) for seat in lobby["seats"][:3]] == [
            (False, True),
            (True, False),
            (False, True),
        ]
        assert farewell(ben) == ["removed"]
        assert lobby_in(eve.heard())["seats"][1]["free"]
        with home.sit(keys[0], greet=False) as again:
            assert code_of(again.hello()) == "wrong_token"
        assert home.get(f"/api/tables/{opened['table']}/turn", keys[0]).json()["code"] == "wrong_token"
        row = home.store.table(opened["table"])
        assert row is not None
        assert (row.seats[1].token_hash, row.seats[1].name) == (None, "")


def test_who_is_not_there_is_removed_too(home: House) -> None:
    with gathered(home, 2) as (_, _, (ann, ben)):
        ben.socket.close()
        while lobby_in(ann.heard() or [{"type": "lobby", "seats": [{}, {"here": True}]}])["seats"][1]["here"]:
            pass
        assert lobby_in(ann.ask({"type": "remove", "seat": 1}))["seats"][1]["free"]


def test_only_the_opener_removes_and_only_other_persons(home: House) -> None:
    with gathered(home, 3, guests=1) as (_, _, (ann, ben)):
        assert code_of(ben.ask({"type": "remove", "seat": 0})) == "not_opener"
        assert code_of(ben.ask({"type": "remove", "seat": 1})) == "not_opener"
        assert [code_of(ann.ask({"type": "remove", "seat": seat})) for seat in (0, 2, 3)] == ["nobody_there"] * 3
        assert code_of(ann.ask({"type": "remove", "seat": 4})) == "malformed"
        assert not lobby_in(ben.hello())["seats"][1]["free"]
        ann.ask({"type": "sit", "seat": 2})
        # who opened the table is so on any seat
        assert lobby_in(ann.ask({"type": "remove", "seat": 1}))["seats"][1]["free"]


def test_nobody_is_removed_once_the_first_hand_is_dealt(home: House) -> None:
    with gathered(home, 2) as (_, _, (ann, ben)):
        ben.ask({"type": "ready", "ready": True})
        ann.ask({"type": "begin", "level": "club"})
        assert code_of(ann.ask({"type": "remove", "seat": 1})) == "begun"


def test_who_was_removed_finds_back_neither_by_the_old_letters_nor_by_the_name_of_the_table(home: House) -> None:
    with gathered(home, 2) as (opened, _, (ann, _)):
        new = lobby_in(ann.ask({"type": "remove", "seat": 1}))["code"]
        assert new not in ("", opened["code"])
        assert home.client.get(f"/api/invitations/{opened['code']}").json()["code"] == "no_such_code"
        assert take(home, opened, "Squatter").json()["code"] == "no_such_code"
        assert take(home, opened, "Squatter", code="").json()["code"] == "no_such_code"
        assert home.client.get(f"/api/invitations/{new}").json()["code"] == new
        assert take(home, opened, "Ben", code=new.lower()).json()["seat"] == 1


def test_who_sits_at_two_seats_does_not_hear_the_new_letters_at_the_other(home: House) -> None:
    with gathered(home, 4) as (opened, _, (ann, *squatters)):
        for number, seat in enumerate(squatters, 1):
            ann.ask({"type": "remove", "seat": number})
            for other in squatters[number:]:
                told = other.heard()
                assert {each["code"] for each in told if each["type"] == "lobby"} == {""}
                assert opened["code"] not in str(told)
            assert farewell(seat) == ["removed"]
        lobby = lobby_in(ann.hello())
        assert [seat["free"] for seat in lobby["seats"]] == [False, True, True, True]
        assert take(home, opened, "Ben", code=lobby["code"]).json()["seat"] == 1


def test_letters_that_are_known_to_all_are_told_to_all(home: House) -> None:
    with gathered(home, 2) as (opened, _, (ann, ben)):
        assert [lobby_in(seat.hello())["code"] for seat in (ann, ben)] == [opened["code"]] * 2


def test_in_a_house_a_table_from_which_somebody_was_removed_is_listed_no_more(tmp_path: Path) -> None:
    with (
        house(tmp_path, settings=replace(settings_for(tmp_path), listed=True)) as home,
        gathered(home, 3, guests=1) as (opened, _, (ann, _)),
    ):
        [listed] = home.client.get("/api/invitations").json()["tables"]
        assert listed["code"] == opened["code"]
        ann.ask({"type": "remove", "seat": 1})
        assert home.client.get("/api/invitations").json()["tables"] == []


def test_a_removal_outlives_the_server(tmp_path: Path) -> None:
    with house(tmp_path) as home, gathered(home, 2) as (opened, keys, (ann, _)):
        new = lobby_in(ann.ask({"type": "remove", "seat": 1}))["code"]
    with house(tmp_path) as home, home.sit(opened, greet=False) as ann:
        lobby = lobby_in(ann.hello("again"))
        assert (lobby["code"], lobby["seats"][1]["free"]) == (new, True)
        with home.sit(keys[0], greet=False) as ben:
            assert code_of(ben.hello()) == "wrong_token"
        assert take(home, opened, "Squatter").json()["code"] == "no_such_code"
        row = home.store.table(opened["table"])
        assert row is not None
        assert row.terms is not None
        assert table_settings_from(row.terms).unlisted


def test_the_opener_begins_without_who_is_not_ready_and_they_are_told(home: House) -> None:
    with gathered(home, 4) as (_, keys, (ann, ben, eve, dan)):
        eve.ask({"type": "ready", "ready": True})
        assert code_of(ann.ask({"type": "begin", "level": "club"})) == "not_ready"
        assert code_of(eve.ask({"type": "begin", "level": "club", "anyway": True})) == "not_opener"
        ann.ask({"type": "begin", "level": "club", "anyway": True})
        assert [farewell(seat) for seat in (ben, dan)] == [["begun_without"]] * 2
        eve.heard()
        assert sorted(seat["player"] for seat in ann.view["seats"]) == ["club", "club", "person", "person"]
        assert ann.view["me"] != eve.view["me"]
        for key in (keys[0], keys[2]):
            with home.sit(key, greet=False) as again:
                assert code_of(again.hello()) == "wrong_token"
        assert {seat["name"] for seat in ann.view["seats"]}.isdisjoint({"P1", "P3"})


def test_nobody_is_begun_without_but_those_who_are_named(home: House) -> None:
    with gathered(home, 4) as (_, _, (ann, ben, eve, dan)):
        begin = {"type": "begin", "level": "club", "anyway": True}
        for seat in (eve, dan):
            seat.ask({"type": "ready", "ready": True})
        # the button named Ben while Eve took her word back
        eve.ask({"type": "ready", "ready": False})
        named = [{"seat": 1, "name": "P1"}]
        assert code_of(ann.ask({**begin, "without": named})) == "not_ready"
        assert code_of(ann.ask({**begin, "without": []})) == "not_ready"
        # somebody else on the seat, and somebody of the name on another
        assert (
            code_of(ann.ask({**begin, "without": [{"seat": 1, "name": "P2"}, {"seat": 2, "name": "P2"}]}))
            == "not_ready"
        )
        # naming alone does nothing
        assert (
            code_of(ann.ask({**begin, "anyway": False, "without": [*named, {"seat": 2, "name": "P2"}]})) == "not_ready"
        )
        assert code_of(ann.ask({**begin, "without": [{"seat": 1}]})) == "malformed"
        assert not lobby_in(ben.hello())["seats"][1]["free"]
        eve.ask({"type": "ready", "ready": True})
        # who has become ready meanwhile plays
        ann.ask({**begin, "without": [*named, {"seat": 2, "name": "P2"}]})
        assert farewell(ben) == ["begun_without"]
        assert {"P1", "P2", "P3"} & {seat["name"] for seat in ann.view["seats"]} == {"P2", "P3"}


def test_nobody_is_removed_but_who_is_named(home: House) -> None:
    with gathered(home, 3) as (_, _, (ann, ben, eve)):
        ben.ask({"type": "sit", "seat": 1})
        assert code_of(ann.ask({"type": "remove", "seat": 1, "name": "P2"})) == "nobody_there"
        assert not lobby_in(ben.hello())["seats"][1]["free"]
        assert lobby_in(ann.ask({"type": "remove", "seat": 1, "name": "P1"}))["seats"][1]["free"]
        assert farewell(ben) == ["removed"]
        assert not lobby_in(eve.hello())["seats"][2]["free"]


def test_a_squatter_who_comes_back_and_is_never_ready_keeps_nobody_from_playing(home: House) -> None:
    with gathered(home, 2) as (opened, _, (ann, squatter)):
        squatter.say('{"type": "ready", "ready": false}')
        ann.ask({"type": "begin", "level": "novice", "anyway": True})
        assert farewell(squatter) == ["begun_without"]
        assert ann.view["hand"] == 1
        assert take(home, opened, "Squatter").json()["code"] == "begun"


class _Ear:
    def __init__(self) -> None:
        self.told: list[str] = []
        self.dropped = False

    def tell(self, message: str) -> None:
        self.told.append(message)

    def drop(self) -> None:
        self.dropped = True


def test_what_somebody_asked_before_he_was_removed_is_done_for_nobody_else(home: House) -> None:
    """A message, a hello too, may wait for its turn while its seat is freed and taken by another."""
    opened = open_for(home, 3)
    old = take(home, opened, "Squatter").json()

    async def at_once(live_table: LiveTable) -> list[object]:
        ann, squatter, late = _Ear(), _Ear(), _Ear()
        await live_table.join(0, "a", ann, opened["token"])
        await live_table.join(1, "s", squatter, old["token"])
        removing = asyncio.create_task(live_table.remove(0, Remove(type="remove", seat=1), ann))
        # it has its turn, and waits for the store
        while not live_table.under_way:  # noqa: ASYNC110 — it is found out by looking
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        asked = [
            live_table.say_ready(1, ready=True, by=squatter),
            live_table.move(1, 2, squatter),
            live_table.join(1, "late", late, old["token"]),
        ]
        found = await asyncio.gather(removing, *asked, return_exceptions=True)
        assert squatter.dropped
        assert late.told == []
        return list(found)

    done, *refused = home.call(at_once, home.live_table(opened))
    assert done is None
    assert [each.message.code for each in refused if isinstance(each, Refusal)] == ["wrong_token"] * 3
    with home.sit(opened, greet=False) as ann:
        lobby = lobby_in(ann.hello("a"))
        assert [(seat["free"], seat["ready"]) for seat in lobby["seats"][:3]] == [
            (False, False),
            (True, False),
            (True, False),
        ]


def test_what_a_second_tab_asked_before_the_first_one_moved_is_done_at_the_new_seat(home: House) -> None:
    opened = open_for(home, 3)
    ben = take(home, opened, "Ben").json()

    async def at_once(live_table: LiveTable) -> list[object]:
        ann, one, two = _Ear(), _Ear(), _Ear()
        await live_table.join(0, "a", ann, opened["token"])
        await live_table.join(1, "b", one, ben["token"])
        await live_table.join(1, "b", two, ben["token"])
        moving = [live_table.move(1, 2, one), live_table.say_ready(1, ready=True, by=two)]
        return list(await asyncio.gather(*moving, return_exceptions=True))

    assert home.call(at_once, home.live_table(opened)) == [None, None]
    with home.sit(opened, greet=False) as ann:
        lobby = lobby_in(ann.hello("a"))
        assert [(seat["free"], seat["ready"]) for seat in lobby["seats"][:3]] == [
            (False, False),
            (True, False),
            (False, True),
        ]


def test_what_is_told_of_a_removal_is_the_same_whatever_the_walls_are(tmp_path: Path) -> None:
    """Nothing is dealt yet: what the others hear follows from who sits where."""

    def told(folder: Path) -> list[object]:
        with house(folder) as home, gathered(home, 3) as (_, _, (ann, ben, eve)):
            ann.ask({"type": "remove", "seat": 1})
            return [*farewell(ben), *({**each, "code": ""} for each in eve.heard())]

    assert told(tmp_path / "one") == told(tmp_path / "other")
