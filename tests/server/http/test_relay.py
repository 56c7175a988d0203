"""Whom a server takes for another process of its own database, and what it believes of it."""

import asyncio
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from eastwind.server.http.relay import WELCOME, Insiders
from eastwind.server.wire.protocol import Welcome


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
