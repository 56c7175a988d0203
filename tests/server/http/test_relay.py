"""Whom a server takes for another process of its own database, and what it believes of it."""

import asyncio
from collections.abc import Mapping
from typing import Any, cast

import pytest
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from eastwind.server.game.holds import Holds
from eastwind.server.game.rooms import Rooms
from eastwind.server.http import relay
from eastwind.server.http.guard import LED
from eastwind.server.http.inside import Answer
from eastwind.server.http.relay import WELCOME, Insiders, Relay
from eastwind.server.running.figures import Figures
from eastwind.server.store.memory import MemoryStore
from eastwind.server.store.rows import ProcessRow
from eastwind.server.wire.protocol import Welcome

THERE = ProcessRow("b" * 16, "ws://127.0.0.1:4711", "secret")


def _seen(headers: dict[str, str]) -> Scope:
    found: list[Scope] = []

    async def app(scope: Scope, _: Receive, __: Send) -> None:
        found.append(scope)

    async def nothing(*_: Any) -> Any:
        return {}

    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "headers": raw, "client": ("198.51.100.7", 4711), "path": "/"}
    asyncio.run(Insiders(app, "proof")(scope, nothing, nothing))
    return found[0]


def test_another_process_is_believed_for_whom_it_speaks_and_what_was_asked_for() -> None:
    ours = {"x-eastwind-proof": "proof", "x-eastwind-visitor": "203.0.113.9", "x-eastwind-host": "mahjong.example.org"}
    seen = _seen({"host": "127.0.0.1:9", "origin": "https://mahjong.example.org", **ours})
    assert seen["client"] == ("203.0.113.9", 0)
    assert sorted(seen["headers"]) == [(b"host", b"mahjong.example.org"), (b"origin", b"https://mahjong.example.org")]


@pytest.mark.parametrize("proof", ["", "proo", "proof ", "another"])
def test_whoever_only_says_so_is_a_stranger(proof: str) -> None:
    ours = {"x-eastwind-proof": proof, "x-eastwind-visitor": "203.0.113.9", "x-eastwind-host": "mahjong.example.org"}
    seen = _seen({"host": "127.0.0.1:9", **ours})
    assert seen["client"] == ("198.51.100.7", 4711)
    assert seen["headers"] == [(b"host", b"127.0.0.1:9")]
    assert "eastwind.led" not in seen


def test_that_somebody_has_proved_who_he_is_is_read_off_what_he_is_told_first() -> None:
    assert Welcome(build="", set_back=False).model_dump_json().startswith(WELCOME)


class _Tables:
    """`Rooms`, as far as the relay asks them: another process has table `t`, whose code is ABCDEF, in hand."""

    def __init__(self) -> None:
        self.store = _Codes()
        self.buried: list[ProcessRow] = []

    async def elsewhere(self, table: str) -> ProcessRow | None:
        return THERE if table == "t" and not self.buried else None

    async def bury(self, process: ProcessRow) -> None:
        self.buried.append(process)


class _Codes(MemoryStore):
    async def invited(self, code: str) -> str | None:
        return "t" if code == "ABCDEF" else None


class _Neighbour:
    """Another process, as `ask` reaches it."""

    def __init__(self, fails: OSError | None = None) -> None:
        self.fails = fails
        self.asked: list[tuple[str, float]] = []

    async def __call__(
        self, where: ProcessRow, method: str, target: str, body: bytes, headers: Mapping[str, str], patience: float
    ) -> Answer:
        assert (where, method, body) == (THERE, "GET", b"")
        assert headers["authorization"] == "Bearer token"
        self.asked.append((target, patience))
        if self.fails is not None:
            raise self.fails
        return Answer(200, {"content-type": "text/plain"}, b"there")


def _answered(path: str, tables: _Tables, *, led: bool = False, query: bytes = b"") -> bytes:
    """What a GET of a path is answered with: `here` where this process does it."""
    said = bytearray()

    async def send(message: Message) -> None:
        said.extend(message.get("body", b""))

    async def nothing() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    raw = [(b"host", b"localhost"), (b"authorization", b"Bearer token")]
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": query,
        "headers": raw,
        "client": ("127.0.0.1", 1),
    }
    here = Response("here", media_type="text/plain")
    app = Relay(here, cast("Rooms", tables), cast("Holds", None), Figures())
    asyncio.run(app({**scope, **({LED: True} if led else {})}, nothing, send))
    return bytes(said)


_BRIEF = ("/api/tables/t", "/api/tables/t/turn", "/api/invitations/ABCDEF", "/api/invitations/abcdef")
_LONG = (
    "/api/tables/t/record",
    "/api/tables/t/hands/1/replay",
    "/api/tables/t/hands/1/end",
    "/api/tables/t/hands/1/opinion",
    "/api/tables/t/hands/1/trials/3",
    "/api/tables/t/tries/7/1",
    "/api/invitations/ABCDEF/hands/1/replay",
)


@pytest.mark.parametrize("path", [*_BRIEF, *_LONG])
def test_what_is_read_of_a_table_is_answered_by_the_process_that_has_it(
    monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    neighbour = _Neighbour()
    monkeypatch.setattr(relay, "ask", neighbour)
    assert _answered(path, _Tables(), query=b"a=1") == b"there"
    [(target, patience)] = neighbour.asked
    assert target == f"{path}?a=1"
    assert (patience < 5) == (path in _BRIEF)


@pytest.mark.parametrize("path", [*_BRIEF, *_LONG])
@pytest.mark.parametrize("fails", [TimeoutError("it hangs"), ConnectionResetError("it ends")], ids=repr)
def test_where_that_process_cannot_be_reached_it_is_answered_from_the_store(
    monkeypatch: pytest.MonkeyPatch, path: str, fails: OSError
) -> None:
    neighbour, tables = _Neighbour(fails), _Tables()
    monkeypatch.setattr(relay, "ask", neighbour)
    assert _answered(path, tables) == b"here"
    assert len(neighbour.asked) == 1
    assert tables.buried == []


def test_where_nobody_listens_there_any_more_the_process_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    neighbour, tables = _Neighbour(ConnectionRefusedError("nobody")), _Tables()
    monkeypatch.setattr(relay, "ask", neighbour)
    assert _answered("/api/tables/t", tables) == b"here"
    assert tables.buried == [THERE]


def test_whoever_was_led_here_is_led_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    neighbour = _Neighbour()
    monkeypatch.setattr(relay, "ask", neighbour)
    assert _answered("/api/tables/t", _Tables(), led=True) == b"here"
    assert neighbour.asked == []


@pytest.mark.parametrize("path", ["/api/tables/u", "/api/invitations/GHIJKL", "/api/tables", "/api/tables/t/rulebook"])
def test_what_no_other_process_has_in_hand_is_read_here(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    neighbour = _Neighbour()
    monkeypatch.setattr(relay, "ask", neighbour)
    assert _answered(path, _Tables()) == b"here"
    assert neighbour.asked == []
