"""Texts, names, numbers and dictionaries that nobody could mean are refused by either database, in few words."""

import asyncio
import contextlib
import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.requests import Request

from eastwind.record.lines import PERSON
from eastwind.rules.schema import VALUE_KEYS
from eastwind.server.http import incoming
from eastwind.server.match.chance import token_hash
from eastwind.server.store.postgres import PostgresStore
from eastwind.server.store.rows import SeatRow
from eastwind.server.wire.refusals import Refusal
from eastwind.traditions.classical.patterns import NAMES
from tests.server.house import HOST, House, house
from tests.server.refused import BOOK, JSON, LARGEST_REFUSAL, PEN, ROUTES, is_refused, wide
from tests.server.silly import end
from tests.server.tables.test_company import open_for, take

_NUL: Final = "a\x00b"
_UNSEEN: Final = (
    "   ",
    "\u3164",
    "\u2800\u200b",
    "\u00ad",
    "\ufe0f",
    "\u202eAnn",
    "Ann\u2066",
    "A\nB",
    "A\x1bB",
    "A\x85B",
)


@pytest.fixture(params=["sqlite", "postgres"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A server over either database."""
    more: dict[str, Any] = {}
    if request.param == "postgres":
        more["store"] = PostgresStore(request.getfixturevalue("postgres").empty())
    with house(tmp_path, **more) as home:
        yield home


@pytest.fixture(scope="module")
def home(shared_home: House) -> House:
    return shared_home


# --- control characters ------------------------------------------------------------------------------------------------------


def test_a_guests_nonce_with_a_zero_is_refused_and_the_table_begins(either: House) -> None:
    opened = open_for(either, 2)
    guest = take(either, opened, "Guest").json()
    with either.sit(opened) as opener, either.sit(guest, greet=False) as other:
        told = other.hello("a\x00b")
        assert [(one["type"], one["code"]) for one in told] == [("error", "malformed")]
        other.hello("a good one")
        other.ask({"type": "ready", "ready": True})
        opener.ask({"type": "begin", "level": "club"})
        assert opener.view["hand"] == 1


def test_an_opener_begins_though_a_guest_said_a_zero_and_went(either: House) -> None:
    opened = open_for(either, 2)
    guest = take(either, opened, "Guest").json()
    with either.sit(opened) as opener:
        with either.sit(guest, greet=False) as other:
            other.hello("a\x00b")
        with either.sit(guest) as other:
            other.ask({"type": "ready", "ready": True})
            opener.ask({"type": "begin", "level": "club"})
            assert opener.view["hand"] == 1


@pytest.mark.parametrize("nonce", ["\x00", "a\x1b[2J", "\x7f", "\x9f", "a\nb"], ids=ascii)
def test_a_nonce_with_control_characters_is_refused_at_a_table_of_one(either: House, nonce: str) -> None:
    opened = either.open()
    with either.sit(opened, greet=False) as seat:
        assert [one["code"] for one in seat.hello(nonce)] == ["malformed"]
        seat.hello("good")
        assert seat.view["hand"] == 1


@pytest.mark.parametrize("name", ["a\x00b", *_UNSEEN], ids=ascii)
def test_a_name_that_is_unseen_turned_round_or_broken_is_refused(either: House, name: str) -> None:
    wish = {"rules": "ru-classic", "name": name, "bots": ["club"] * 3}
    assert is_refused(either.client.post("/api/tables", json=wish))
    opened = open_for(either, 2)
    assert is_refused(either.client.post(f"/api/tables/{opened['table']}/seats", json={"name": name}))
    assert take(either, opened, "Guest").status_code == 201


@pytest.mark.parametrize("name", ["Łucja", "Юлия", "דנה", "نرگس می", "👩‍🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "李小龙"])
def test_a_name_in_any_script_is_taken(either: House, name: str) -> None:
    opened = either.open(name=name)
    with either.sit(opened) as seat:
        assert name in [one["name"] for one in seat.view["seats"]]


def test_a_zero_in_an_address_is_refused(either: House) -> None:
    token = {"Authorization": f"Bearer {either.open()['token']}"}
    for method, path, _ in ROUTES:
        if "{" not in path:
            continue
        place = "/".join("a%00b" if step.startswith("{") else step for step in path.split("/"))
        answer = either.client.request(method, place, headers=token)
        assert answer.status_code == 422, (method, path, answer.text[:200])
        assert len(answer.content) <= LARGEST_REFUSAL
    for query in ("options=%7B%22a%00%22:1%7D", "options=%7B%7D&x%00=1", "language=%00"):
        assert either.client.get(f"/api/rulesets/ru-classic?{query}").status_code == 422


@pytest.mark.parametrize("path", ["tables/a%00b", "watch/a%00b"])
def test_a_socket_at_an_address_with_a_zero_is_told_so(either: House, path: str) -> None:
    with either.client.websocket_connect(f"ws://{HOST}/ws/{path}") as socket:
        socket.send_text(json.dumps({"type": "hello", "token": "x" * 16}))
        assert socket.receive_json()["code"] == "malformed"


def test_a_zero_anywhere_in_a_body_is_refused(either: House) -> None:
    """In a value, in a name, deep within a rule set that is brought whole, as an escape and as half a pair."""
    for body in (
        {"rules": {"format": 1, "rules": {"title": _NUL}, "defaults": {}}},
        {"rules": {"format": 1, "rules": {_NUL: 1}, "defaults": {}}},
        {"rules": {"format": 1, "rules": {"notes": [{"id": ["\x9f"]}]}, "defaults": {}}},
        {"rules": {"format": 1, "rules": {"title": "\ud800"}, "defaults": {}}},
    ):
        assert is_refused(either.client.post("/api/rulebook", content=json.dumps(body), headers=JSON)), body
    held = {"table": "t", "seat": 0, "token": "x" * 16, "name": _NUL, "opened": "", "over": False}
    assert is_refused(either.client.post("/api/moves", json={"seats": [held]}))
    assert is_refused(either.client.post("/api/statistics", json={"seats": [{"table": _NUL, "token": "x" * 16}]}))
    assert is_refused(either.client.post("/api/share/code", json={"text": _NUL}))
    for change in ({"name": _NUL}, {"names": [_NUL, "b"]}, {"id": _NUL}, {"begun": _NUL}, {"rules": _NUL}):
        book = {**BOOK, **change}
        assert is_refused(either.client.post("/api/sheet", json={"book": book})), change
        wish = {"book": book, "revision": 1, "pen": PEN}
        assert is_refused(either.client.put("/api/sheet/published/an-evening", json=wish)), change


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "utf-8"])
@pytest.mark.parametrize("text", [_NUL, "a\x7f", "a\x9f", "\ud800"], ids=ascii)
@pytest.mark.parametrize("ascii_only", [True, False], ids=["escaped", "raw"])
def test_a_control_character_is_refused_in_whatever_encoding_a_body_comes(
    home: House, encoding: str, text: str, ascii_only: bool
) -> None:
    body = {"rules": {"format": 1, "rules": {"title": text}, "defaults": {}}}
    sent = json.dumps(body, ensure_ascii=ascii_only).encode(encoding, "surrogatepass")
    answer = home.client.post("/api/rulebook", content=sent, headers=JSON)
    assert is_refused(answer)
    # what is no UTF-8 is not looked into
    assert ("JSON in UTF-8" if encoding != "utf-8" else "body.rules.rules.title") in answer.json()["expected"]


@pytest.mark.parametrize("what", list(wide()))
def test_a_body_of_very_many_parts_is_not_looked_through_in_the_loop(
    monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Other tables are played in the loop meanwhile."""
    threads: set[str] = set()
    check = incoming.check_value

    def noted(whole: Any, *, controls: bool = True) -> None:
        threads.add(threading.current_thread().name)
        check(whole, controls=controls)

    monkeypatch.setattr(incoming, "check_value", noted)
    body = wide()[what]

    async def looked_through() -> None:
        request = Request({**_SCOPE, "headers": []}, _brings(body))
        with contextlib.suppress(Refusal):
            await incoming.LOOK_THROUGH.dependency(request)

    asyncio.run(looked_through())
    assert all(name.startswith("incoming") for name in threads), threads


_SCOPE: Final = {"type": "http", "method": "POST", "path": "/", "path_params": {}, "query_string": b""}


def _brings(body: bytes) -> Any:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


@pytest.mark.parametrize(
    ("body", "is_suspect"),
    [
        (b'{"a": 1, "b": ["c:d", "e"]}', False),
        (b'{"' + b"k" * 64 + b'": 1}', False),
        (b'{"' + b"k" * 65 + b'": 1}', True),
        (b'{"' + "я".encode() * 65 + b'"  :\t1}', True),
        (b'{"' + b"k" * 40 + b'\\"' + b"k" * 40 + b'": 1}', True),
        (b'{"a' + b" " * 300 + b'":1}', True),
        (b"{" + b",".join(b'"%d":1' % number for number in range(1 + max(len(VALUE_KEYS), len(NAMES)))) + b"}", True),
        (b'{"a":"\\u0000"}', True),
        (b'{"a":"\x7f"}', True),
        (b'{"a":"\xc2\x85"}', True),
    ],
)
def test_only_bodies_in_which_something_could_be_wrong_are_looked_through(body: bytes, is_suspect: bool) -> None:
    assert incoming.may_be_wrong(body) is is_suspect


@pytest.mark.parametrize(
    "keys",
    [["limit.of_nobody"], ["a.b"], [f"a.k{number:03}" for number in range(100)]],
    ids=["unknown", "short", "many"],
)
def test_a_draft_has_only_values_and_patterns_that_are_known(home: House, keys: list[str]) -> None:
    change = {"value": 1, "note": ""}
    row = {"worth": "limit", "who": "winner"}
    for more in ({"values": dict.fromkeys(keys, change)}, {"patterns": {key[2:]: row for key in keys}}):
        draft = {"title": "x", "parent": "bmja", **more}
        assert is_refused(home.client.post("/api/household/draft", json={"draft": draft}))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A whole match as its table gives it."""
    with house(tmp_path_factory.mktemp("record")) as home:
        opened = home.open()
        with home.sit(opened) as seat:
            while seat.view["phase"] != "hand_over":
                seat.act(seat.words[0])
        end(home, opened)
        return str(home.get(f"/api/tables/{opened['table']}/record", opened).text)


def _changed(record: str, seat: int | None = None, **change: Any) -> str:
    """The record with something else in its first line, or in a seat of it."""
    head, _, rest = record.partition("\n")
    first = json.loads(head)
    (first if seat is None else first["seats"][seat]).update(change)
    return f"{json.dumps(first)}\n{rest}"


def _played_on(home: House, record: str) -> Any:
    """What is answered to who brings a record and plays on from its first decision."""
    answer = home.client.post("/api/replays", json={"record": record})
    if answer.status_code != 201:
        return answer
    at = f"/api/replays/{answer.json()['replay']}/hands/1"
    decisions = home.client.get(f"{at}/opinion").json()["decisions"]
    return home.client.post(f"{at}/on/{decisions[0]['frame']}")


def test_a_record_with_names_that_nobody_may_have_is_played_on_with_what_can_be_seen_of_them(
    either: House, record: str
) -> None:
    for name, kept in (("A\x00B\u202e", "AB"), ("A\x85\nB", "A B"), ("\u3164", "")):
        for seat in (0, 1):
            answer = _played_on(either, _changed(record, seat, name=name))
            assert answer.status_code == 201, answer.text
            with either.sit(answer.json()) as sat:
                assert sat.view["seats"][seat]["name"] == kept


@pytest.mark.parametrize("text", [_NUL, "a\x9fb", "\x1b[2J", "a" * 129], ids=ascii)
def test_a_record_whose_words_no_database_keeps_is_refused(either: House, record: str, text: str) -> None:
    for changed in (
        _changed(record, 0, player=text),
        _changed(record, 1, player=text),
        _changed(record, 0, nonce=text),
        _changed(record, table=text),
        _changed(record, repeats=text),
        _changed(record, commitment=text),
    ):
        assert is_refused(_played_on(either, changed))


def test_a_record_with_a_bot_that_is_not_known_here_is_played_on_by_another(either: House, record: str) -> None:
    answer = _played_on(either, _changed(record, 1, player="of-our-own"))
    assert answer.status_code == 201, answer.text
    with either.sit(answer.json()) as sat:
        assert sat.act(sat.words[0])[-1]["type"] == "update"


def test_a_file_with_control_characters_is_refused_by_its_reader(either: House) -> None:
    own = "id = 'ours'\nversion = 1\ntitle = \"Ou\\u0000rs\"\nextends = 'bmja'\n"
    for text in (own, "a\x00b", own.replace("\\u0000", "\\u0085")):
        answer = either.client.post("/api/household/import", json={"text": text})
        assert is_refused(answer), answer.text[:300]
        answer = either.client.post("/api/simulate", json={"before": {"file": text}, "hands": 10})
        assert is_refused(answer), answer.text[:300]
    assert is_refused(either.client.post("/api/replays", json={"record": "a\x00b"}))


# --- numbers -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2**31, 2**32, 2**53 - 1, 2**63, -1])
def test_a_version_or_hand_above_its_column_is_refused(either: House, number: int) -> None:
    opened = either.open()
    with either.sit(opened) as seat:
        for message in (
            {"type": "act", "version": number, "action": "pass"},
            {"type": "take_back", "version": number, "to": "move"},
            {"type": "give_up", "version": number, "what": "hand"},
            {"type": "next_hand", "hand": number},
            {"type": "propose", "what": "end", "version": number},
            {"type": "reply", "proposal": number, "agree": True},
        ):
            assert [one["code"] for one in seat.ask(message)] == ["malformed"], message
    for path in (
        f"/api/tables/{opened['table']}/hands/{number}/replay",
        f"/api/tables/{opened['table']}/hands/{number}/end",
        f"/api/tables/{opened['table']}/hands/1/trials/{number}",
        f"/api/tables/{opened['table']}/tries/{number}/0",
    ):
        assert either.get(path, opened).status_code == 422, path
    for path in (f"hands/{number}/on/0", f"hands/1/on/{number}"):
        assert either.post(f"/api/tables/{opened['table']}/{path}", opened).status_code == 422, path


def test_the_largest_version_is_an_old_one_and_no_fault(either: House) -> None:
    opened = either.open()
    with either.sit(opened) as seat:
        assert [one["code"] for one in seat.act("pass", 2**31 - 1)] == ["stale_version"]


def test_a_revision_that_cannot_be_counted_exactly_is_refused_and_the_largest_is_kept(either: House) -> None:
    place = "/api/sheet/published/an-evening"
    for revision in (2**53, 2**63, 2**64, 10**30, -1):
        wish = {"book": BOOK, "revision": revision, "pen": PEN}
        assert is_refused(either.client.put(place, json=wish)), revision
    wish = {"book": BOOK, "revision": 2**53 - 1, "pen": PEN}
    assert either.client.put(place, json=wish).status_code == 200
    assert either.client.get(place).json()["revision"] == 2**53 - 1


# --- what was kept before ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["\u202eAnn", "   ", "\u3164"], ids=ascii)
def test_a_table_with_a_name_that_nobody_may_have_any_more_goes_on(either: House, name: str) -> None:
    opened = either.open()
    store = either.app.state.table_registry.store
    row = either.call(store.table, opened["table"])
    token = "t" * 43
    seats = (SeatRow(PERSON, name, token_hash=token_hash(token)), *row.seats[1:])
    either.call(store.create, replace(row, id="before", seats=seats))
    with either.sit({"table": "before", "token": token}) as seat:
        assert name in [one["name"] for one in seat.view["seats"]]
        assert seat.act(seat.words[-1])[-1]["type"] == "update"


def test_a_published_book_with_such_a_name_can_still_be_followed(either: House) -> None:
    place = "/api/sheet/published/an-evening"
    assert either.client.put(place, json={"book": BOOK, "revision": 1, "pen": PEN}).status_code == 200
    store = either.app.state.table_registry.store
    row = either.call(store.book, "an-evening")
    old = replace(row, book=row.book.replace("Ewa", "\u202eEwa"))
    either.call(store.keep_book, old, row, 0, 500)
    assert either.client.get(place).json()["book"]["names"][0] == "\u202eEwa"
