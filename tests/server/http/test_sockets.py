"""Every rule of the wire: a typed refusal that names what was expected, nothing changed, nobody else disturbed."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from fastapi import WebSocket

from eastwind.rules import load_preset
from eastwind.server.http.sockets import SeatSocket
from eastwind.server.limits.rate_limits import RateLimits
from eastwind.server.settings import UNHURRIED, Limits, Rate
from eastwind.server.store.memory import MemoryStore
from eastwind.server.tables.live_table import LiveTable
from eastwind.server.wire.protocol import ErrorMessage, NewTable
from tests.server.house import House, Message, Seat, house, settings_for
from tests.server.line import Line
from tests.server.players import SHY
from tests.server.walls import ToldWalls
from tests.support.apps import app_with

#: East's own hand: pairs and a kong to play with. Nothing that the others hold can be claimed by them.
EAST = "1111m 2345p 678s 55z 9s"


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, walls=ToldWalls({"east": EAST}, {"east": EAST}), settings=settings_for(tmp_path)) as found:
        yield found


@pytest.fixture
def opened(home: House) -> Message:
    return home.open(options={"ready_at_once": False})


@pytest.fixture
def seat(home: House, opened: Message) -> Iterator[Seat]:
    with home.sit(opened) as found:
        yield found


def refusal(told: list[Message]) -> ErrorMessage:
    """The one message that was told: an error with its reasons."""
    [message] = told
    assert message["type"] == "error", message
    error = ErrorMessage.model_validate_json(json.dumps(message))
    assert error.expected
    assert error.got
    return error


def state(home: House, opened: Message) -> tuple[Message, list[str]]:
    """The view, and all that was journalled."""
    rows = home.store.actions(opened["table"], 1)
    return home.view(opened), [row.action for row in rows]


MALFORMED = {
    "not JSON": "{",
    "no object": "[]",
    "a number": "5",
    "no field": '{"type": "act"}',
    "a field too many": '{"type": "ping", "more": 1}',
    "a wrong type": '{"type": "act", "version": "1", "action": "pass"}',
    "a float": '{"type": "act", "version": 1.5, "action": "pass"}',
    "a truth value": '{"type": "act", "version": true, "action": "pass"}',
    "a negative version": '{"type": "act", "version": -1, "action": "pass"}',
    "an empty action": '{"type": "act", "version": 1, "action": ""}',
    "a long action": json.dumps({"type": "act", "version": 1, "action": "pass " * 20}),
    "hand 0": '{"type": "next_hand", "hand": 0}',
    "not a number": '{"type": "act", "version": NaN, "action": "pass"}',
    "deep nesting": "[" * 2000 + "]" * 2000,
    "too large": json.dumps({"type": "ping", "more": "x" * 5000}),
    "nothing": "",
    "half a character": '{"type": "\\ud800"}',
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=list(MALFORMED))
def test_malformed_messages_are_refused(home: House, opened: Message, seat: Seat, text: str) -> None:
    before = state(home, opened)
    with home.sit(opened) as other:
        assert refusal(seat.say(text)).code in ("malformed", "unknown_type")
        assert other.heard() == []
        assert state(home, opened) == before
        # the line is still good, for both
        assert seat.act("discard 9s")[0]["type"] == "update"
        assert other.heard()[0]["type"] == "update"


def test_binary_messages_are_refused(seat: Seat) -> None:
    seat.socket.send_bytes(b'{"type": "ping"}')
    assert refusal(seat.heard()).code == "malformed"


@pytest.mark.parametrize("text", ['{"type": "shuffle"}', "{}", '{"type": 5}', '{"version": 1}'])
def test_unknown_types_are_refused(seat: Seat, text: str) -> None:
    error = refusal(seat.say(text))
    assert error.code == "unknown_type"
    assert "type" in error.expected


def test_a_refusal_names_the_field_and_what_it_should_be(seat: Seat) -> None:
    error = refusal(seat.say('{"type": "act", "version": "1", "action": "pass"}'))
    assert "version" in error.expected
    assert "integer" in error.expected


def test_what_came_is_told_back_shortened_and_printable(seat: Seat) -> None:
    error = refusal(seat.say("\x00\x1b[31m" + "x" * 3000))
    assert len(error.got) < 250
    assert error.got.isprintable()


def test_nothing_is_shown_or_done_before_hello(home: House, opened: Message) -> None:
    with home.sit(opened) as seated, home.sit(opened, greet=False) as nobody:
        before = state(home, opened)
        for message in (
            {"type": "act", "version": seated.view["version"], "action": "discard 9s"},
            {"type": "next_hand", "hand": 1},
            {"type": "advice"},
        ):
            assert refusal(nobody.ask(message)).code == "not_seated"
        assert state(home, opened) == before
        seated.act("discard 9s")
        assert nobody.heard() == []


def test_a_wrong_token_shows_nothing(home: House, opened: Message) -> None:
    with home.sit(opened, greet=False) as seat:
        for token in ("x" * 43, opened["token"][:-1] + "!", opened["token"].lower()):
            error = refusal(seat.ask({"type": "hello", "token": token}))
            assert error.code == "wrong_token"
            assert token not in error.model_dump_json()
        # the line stays open for the right one
        assert seat.hello()[0]["type"] == "update"


def test_the_token_of_another_table_is_a_wrong_token(home: House, opened: Message) -> None:
    other = home.open(name="Bob")
    with home.sit({"table": opened["table"], "token": other["token"]}, greet=False) as seat:
        assert refusal(seat.hello()).code == "wrong_token"
    answer = home.get(f"/api/tables/{opened['table']}", other)
    assert answer.status_code == 401
    assert answer.json()["code"] == "wrong_token"


@pytest.mark.parametrize("path", ["", "/record", "/hands/1/replay"])
def test_http_needs_the_token_too(home: House, opened: Message, seat: Seat, path: str) -> None:
    place = f"/api/tables/{opened['table']}{path}"
    for headers in (
        {},
        {"Authorization": "Basic abc"},
        {"Authorization": "Bearer "},
        {"Authorization": f"Bearer {'x' * 43}"},
    ):
        answer = home.client.get(place, headers=headers)
        assert answer.status_code == 401
        assert answer.json()["code"] == "wrong_token"
        assert "hand" not in answer.json()


def test_tokens_are_not_kept(home: House, opened: Message, tmp_path: Path) -> None:
    home.store.checkpoint()
    for file in tmp_path.iterdir():
        assert opened["token"].encode() not in file.read_bytes()


def test_an_unknown_table_is_told(home: House, opened: Message) -> None:
    with home.sit({"table": "nowhere", "token": opened["token"]}, greet=False) as seat:
        assert refusal(seat.hello()).code == "no_such_table"
    answer = home.get("/api/tables/nowhere", opened)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")


ILLEGAL = [
    "discard 9m",
    "discard 9z",
    "dance",
    "pass",
    "pung",
    "mahjong",
    "concealed_kong 2p",
    "added_kong 1m",
    "flower 1f",
    "discard",
]


@pytest.mark.parametrize("word", ILLEGAL)
def test_illegal_actions_are_refused(home: House, opened: Message, seat: Seat, word: str) -> None:
    before = state(home, opened)
    with home.sit(opened) as other:
        error = refusal(seat.act(word))
        assert error.code == "illegal_action"
        assert error.got == word
        assert error.position == "1111m2345p6789s55z"
        assert error.version == seat.view["version"]
        assert other.heard() == []
    assert state(home, opened) == before


def test_what_is_offered_is_what_is_expected(seat: Seat) -> None:
    error = refusal(seat.act("discard 9m"))
    assert all(word in error.expected for word in seat.words)


def test_an_action_out_of_turn_is_refused(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({}, first_dealer=0)) as home:
        opened = home.open(options={"ready_at_once": False})
        with home.sit(opened) as seat:
            while seat.view["phase"] != "hand_over":
                seat.act(seat.words[0])
            error = refusal(seat.act("discard 1m"))
            assert error.code == "not_your_turn"
            assert "next hand" in error.expected


def test_a_late_action_is_refused(home: House, opened: Message, seat: Seat) -> None:
    seat.act("discard 9s")
    before = state(home, opened)
    error = refusal(seat.act("discard 5z", version=1))
    assert error.code == "stale_version"
    assert error.version == seat.view["version"]
    assert str(seat.view["version"]) in error.expected
    assert state(home, opened) == before


def test_an_action_from_the_future_is_refused(home: House, opened: Message, seat: Seat) -> None:
    before = state(home, opened)
    assert refusal(seat.act("discard 9s", version=seat.view["version"] + 1)).code == "stale_version"
    assert state(home, opened) == before


def test_an_action_sent_twice_is_applied_once_and_told_how_things_stand(
    home: House, opened: Message, seat: Seat
) -> None:
    seat.act("discard 9s", version=1)
    after, now = state(home, opened), {"type": "update", "events": [], "view": seat.view}
    with home.sit(opened) as other:
        assert seat.act("discard 9s", version=1) == [now]
        assert other.heard() == []
    assert state(home, opened) == after


def test_a_repetition_long_after_is_told_how_things_stand(home: House, opened: Message, seat: Seat) -> None:
    answers = []
    for _ in range(4):
        version = seat.view["version"]
        word = seat.words[0]
        answers.append((version, word))
        seat.act(word)
    last = seat.view
    for version, word in answers:
        assert seat.act(word, version=version) == [{"type": "update", "events": [], "view": last}]
    assert home.view(opened) == last


def test_a_repetition_on_a_new_line_is_told_how_things_stand(tmp_path: Path) -> None:
    walls = ToldWalls({"east": EAST})
    with house(tmp_path, walls=walls) as home:
        opened = home.open(options={"ready_at_once": False})
        with home.sit(opened) as seat:
            seat.act("discard 9s", version=1)
            now = {"type": "update", "events": [], "view": seat.view}
    with house(tmp_path, walls=walls) as home, home.sit(opened) as seat:
        assert seat.act("discard 9s", version=1) == [now]


def test_the_other_of_two_sockets_that_is_faster_wins(home: House, opened: Message, seat: Seat) -> None:
    with home.sit(opened) as other:
        told = seat.act("discard 9s", version=1)
        assert other.heard() == told
        assert refusal(other.act("discard 5z", version=1)).code == "stale_version"
        assert seat.heard() == []


def test_next_hand_is_for_hands_that_are_over(home: House, opened: Message, seat: Seat) -> None:
    before = state(home, opened)
    for hand in (1, 2, 7):
        assert refusal(seat.ask({"type": "next_hand", "hand": hand})).code == "hand_not_over"
    assert state(home, opened) == before


def test_next_hand_sent_twice_deals_once(home: House, opened: Message, seat: Seat) -> None:
    while seat.view["phase"] != "hand_over":
        seat.act(seat.words[0])
    dealt = seat.next_hand()
    assert dealt[0]["events"][0]["kind"] == "deal"
    assert seat.view["hand"] == 2
    now = {"type": "update", "events": [], "view": seat.view}
    assert seat.ask({"type": "next_hand", "hand": 1}) == [now]
    assert [deal.hand for deal in home.store.deals(opened["table"])] == [1, 2]


def test_hello_shows_the_view_as_it_is(home: House, opened: Message, seat: Seat) -> None:
    seat.act("discard 9s")
    with home.sit(opened, greet=False) as again:
        [update] = again.hello("another nonce")
        assert update["events"] == []
        assert update["view"] == seat.view


def test_everybody_of_a_seat_hears_everything(home: House, opened: Message, seat: Seat) -> None:
    with home.sit(opened) as second, home.sit(opened) as third:
        told = seat.act("discard 9s")
        assert len(told) > 1
        assert second.heard() == told
        assert third.heard() == told


def test_the_oldest_of_too_many_sockets_is_dropped(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limits=replace(UNHURRIED, sockets_a_seat=2))
    with house(tmp_path, settings=settings) as home:
        opened = home.open()
        with home.sit(opened) as first, home.sit(opened) as second, home.sit(opened) as third:
            assert first.socket.receive()["type"] == "websocket.close"
            assert third.heard() == second.heard() == []


class DeafLine(Line):
    """Whoever is at its end reads nothing."""

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()


def test_a_slow_reader_is_dropped_and_disturbs_nobody(tmp_path: Path) -> None:
    app = app_with(settings_for(tmp_path), bots=SHY, store=MemoryStore(), walls=ToldWalls({"east": EAST}))
    allowed = RateLimits(replace(UNHURRIED, waiting_messages=2))

    async def work() -> None:
        rules = load_preset("ru-classic", {"ready_at_once": False})
        opened = await app.state.table_registry.open(
            rules, NewTable(rules=rules.id, name="Ann", bots=["club"] * 3), "en"
        )
        hello = json.dumps({"type": "hello", "token": opened.token, "nonce": ""})
        deaf, other, serving = DeafLine(), Line(), []
        for line in (deaf, other):
            socket = SeatSocket(cast("WebSocket", line), opened.table, app.state.table_registry, allowed, "build")
            serving.append(asyncio.ensure_future(socket.serve()))
            line.send(hello)
        view = (await other.told())[-1]["view"]
        for _ in range(4):
            act = {"type": "act", "version": view["version"], "action": view["legal"][-1]["word"]}
            other.send(json.dumps(act))
            view = (await other.told())[-1]["view"]
        await serving[0]
        assert (deaf.closed, other.closed) == (1013, None)
        other.hang_up()
        await serving[1]

    asyncio.run(work())


def test_a_fast_client_is_slowed_down_not_cut_off(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limits=replace(UNHURRIED, messages=Rate(2, 50)))
    with house(tmp_path, settings=settings) as home, home.sit(home.open()) as seat:
        for _ in range(10):
            assert seat.heard() == []


def test_a_socket_that_says_nothing_is_closed(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limits=Limits(hello_seconds=0.05))
    with house(tmp_path, settings=settings) as home, home.sit(home.open(), greet=False) as nobody:
        assert nobody.socket.receive() == {"type": "websocket.close", "code": 1008, "reason": ""}


def test_a_hello_that_takes_long_to_look_at_is_looked_at_to_its_end(tmp_path: Path) -> None:
    app = app_with(settings_for(tmp_path), bots=SHY, store=MemoryStore())
    table_registry = app.state.table_registry

    async def work() -> None:
        rules = load_preset("ru-classic")
        opened = await table_registry.open(rules, NewTable(rules=rules.id, name="Ann", bots=["club"] * 3), "en")
        load = table_registry._load

        async def slowly(table: str) -> LiveTable:
            await asyncio.sleep(0.3)
            found: LiveTable = await load(table)
            return found

        table_registry._load = slowly
        allowed = RateLimits(replace(UNHURRIED, hello_seconds=0.1))
        for token, closed in ((opened.token, None), ("x" * 43, 1008)):
            table_registry._live_tables.clear()
            line = Line()
            socket = SeatSocket(cast("WebSocket", line), opened.table, table_registry, allowed, "build")
            serving = asyncio.ensure_future(socket.serve())
            line.send(json.dumps({"type": "hello", "token": token, "nonce": ""}))
            await asyncio.sleep(0.6)
            assert line.closed == closed
            line.hang_up()
            await serving

    asyncio.run(work())


def test_pings_are_answered_without_a_seat(home: House, opened: Message) -> None:
    with home.sit(opened, greet=False) as nobody:
        assert nobody.heard() == []


def test_answers_in_a_window_stay_good_while_others_answer(tmp_path: Path) -> None:
    """After the deal three seats are asked at once; the bots have answered before the person does."""
    with house(tmp_path, walls=ToldWalls({}, first_dealer=1)) as home:
        opened = home.open()
        with home.sit(opened, greet=False) as seat:
            told = seat.hello()
            # what the bots answer is told to nobody
            assert [message["view"]["phase"] for message in told] == ["declare"]
            answered = seat.act("pass", version=1)
            assert answered[0]["type"] == "update"
            assert seat.act("pass", version=1) == [{**answered[-1], "events": []}]
            assert refusal(seat.act("pass", version=2)).code == "stale_version"
