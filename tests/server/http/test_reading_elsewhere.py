"""Reading a table that another process has in hand: that process answers, or the store where it cannot be reached."""

import asyncio
from collections.abc import Mapping
from types import SimpleNamespace
from typing import cast

import pytest
from starlette.responses import Response
from starlette.types import Message

from eastwind.server.cluster.ownership import Ownership
from eastwind.server.counters import Counters
from eastwind.server.http.guard import LED
from eastwind.server.http.peers.client import Client, PeerAnswer
from eastwind.server.http.peers.relay import Relay
from eastwind.server.limits.rate_limits import RateLimits
from eastwind.server.settings import Limits
from eastwind.server.store.memory import MemoryStore
from eastwind.server.store.rows import ProcessRow
from eastwind.server.tables.registry import TableRegistry

THERE = ProcessRow("b" * 16, "ws://127.0.0.1:4711", "secret")


class _Tables:
    """`TableRegistry`, as far as the relay asks them: another process has table `t`, whose code is ABCDEF, in hand."""

    def __init__(self) -> None:
        self.store = _Codes()
        self.buried: list[ProcessRow] = []

    async def elsewhere(self, table: str) -> ProcessRow | None:
        return THERE if table == "t" and not self.buried else None

    async def remove_process(self, process: ProcessRow) -> None:
        self.buried.append(process)


class _Codes(MemoryStore):
    async def invited(self, code: str) -> str | None:
        return "t" if code == "ABCDEF" else None


class _Neighbour:
    """Another process, as a `Client` reaches it."""

    def __init__(self, fails: OSError | None = None) -> None:
        self.fails = fails
        self.asked: list[tuple[str, float]] = []

    async def ask(
        self, where: ProcessRow, method: str, target: str, body: bytes, headers: Mapping[str, str], patience: float
    ) -> PeerAnswer:
        assert (where, method, body) == (THERE, "GET", b"")
        assert headers["authorization"] == "Bearer token"
        self.asked.append((target, patience))
        if self.fails is not None:
            raise self.fails
        return PeerAnswer(200, {"content-type": "text/plain"}, b"there")


def _answered(path: str, tables: _Tables, neighbour: _Neighbour, *, led: bool = False, query: bytes = b"") -> bytes:
    """The answer to a GET of a path: `here` where this process gives it."""
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
        "app": SimpleNamespace(state=SimpleNamespace(rate_limits=RateLimits(Limits()))),
    }
    here = Response("here", media_type="text/plain")
    app = Relay(here, cast("TableRegistry", tables), cast("Ownership", None), Counters(), cast("Client", neighbour))
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
def test_what_is_read_of_a_table_is_answered_by_the_process_that_has_it(path: str) -> None:
    neighbour = _Neighbour()
    assert _answered(path, _Tables(), neighbour, query=b"a=1") == b"there"
    [(target, patience)] = neighbour.asked
    assert target == f"{path}?a=1"
    assert (patience < 5) == (path in _BRIEF)


@pytest.mark.parametrize("path", [*_BRIEF, *_LONG])
@pytest.mark.parametrize("fails", [TimeoutError("it hangs"), ConnectionResetError("it ends")], ids=repr)
def test_where_that_process_cannot_be_reached_it_is_answered_from_the_store(path: str, fails: OSError) -> None:
    neighbour, tables = _Neighbour(fails), _Tables()
    assert _answered(path, tables, neighbour) == b"here"
    assert len(neighbour.asked) == 1
    assert tables.buried == []


def test_where_nobody_listens_there_any_more_the_process_is_gone() -> None:
    neighbour, tables = _Neighbour(ConnectionRefusedError("nobody")), _Tables()
    assert _answered("/api/tables/t", tables, neighbour) == b"here"
    assert tables.buried == [THERE]


def test_whoever_was_led_here_is_led_no_further() -> None:
    neighbour = _Neighbour()
    assert _answered("/api/tables/t", _Tables(), neighbour, led=True) == b"here"
    assert neighbour.asked == []


@pytest.mark.parametrize("path", ["/api/tables/u", "/api/invitations/GHIJKL", "/api/tables", "/api/tables/t/rulebook"])
def test_what_no_other_process_has_in_hand_is_read_here(path: str) -> None:
    neighbour = _Neighbour()
    assert _answered(path, _Tables(), neighbour) == b"here"
    assert neighbour.asked == []
