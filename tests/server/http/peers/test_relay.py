"""Which requests a server takes for those of another process of its own database, and what it believes of them."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any, Final

import pytest
from starlette.types import Message, Receive, Scope, Send

from eastwind.server.cluster.signing import (
    BODY,
    HOST,
    HTTP,
    NONCE,
    PREFIX,
    SIGNATURE,
    TIME,
    VISITOR,
    WEBSOCKET,
    Verifier,
    key_of,
    signed,
)
from eastwind.server.http.peers.relay import WELCOME
from eastwind.server.http.peers.signed_requests import SignedRequests
from eastwind.server.wire.protocol import ErrorMessage, Welcome

NOW: Final = 1_800_000_000.0
SECRET: Final = "the secret in the database"
OURS: Final = {VISITOR: "203.0.113.9", HOST: "mahjong.example.org", "origin": "https://mahjong.example.org"}
TARGET: Final = "/api/tables/abc/seats?x=1"


class _Door:
    """A server as far as its outermost middleware: what came through, and what was answered."""

    def __init__(self, now: float = NOW, most: int = 100) -> None:
        self.now = now
        self.verifier: Final = Verifier(SECRET, lambda: self.now, most)
        self.seen: list[tuple[Scope, bytes]] = []
        self.answered: list[Message] = []

    async def _app(self, scope: Scope, receive: Receive, _: Send) -> None:
        body = b"" if scope["type"] == "websocket" else (await receive())["body"]
        self.seen.append((scope, body))

    def comes(
        self,
        headers: Mapping[str, str] | list[tuple[str, str]],
        body: bytes = b"",
        *,
        form: str = HTTP,
        method: str = "POST",
        target: str = TARGET,
    ) -> bool:
        """Whether a request comes through; `answered` has what is said of it if not."""
        path, _, question = target.partition("?")
        pairs = list(headers.items()) if isinstance(headers, Mapping) else headers
        scope: Scope = {
            "type": form,
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in pairs],
            "client": ("198.51.100.7", 4711),
            "path": path,
            "raw_path": path.encode(),
            "query_string": question.encode(),
            "extensions": {"websocket.http.response": {}},
            **({"method": method} if form == HTTP else {"subprotocols": ["x"]}),
        }
        parts = [body[:5], body[5:]]

        async def receive() -> Message:
            return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

        async def send(message: Message) -> None:
            self.answered.append(message)

        before = len(self.seen)
        self.answered = []
        asyncio.run(SignedRequests(self._app, self.verifier, 1000)(scope, receive, send))
        assert bool(self.answered) != (len(self.seen) > before)
        return len(self.seen) > before

    @property
    def why(self) -> str:
        headers: dict[bytes, bytes] = dict(self.answered[0]["headers"])
        return headers[f"{PREFIX}refused".encode()].decode()


def _signed(body: bytes = b"", *, form: str = HTTP, method: str = "POST", **more: Any) -> dict[str, str]:
    return signed(
        key_of(more.get("secret", SECRET)), form, method, TARGET, more.get("headers", OURS), body, more.get("now", NOW)
    )


def test_another_process_is_believed_for_whom_it_speaks_and_what_was_asked_for() -> None:
    door = _Door()
    sent = {"host": "127.0.0.1:9", "content-length": "11", **_signed(b"a long body")}
    assert door.comes(sent, b"a long body")
    ((seen, body),) = door.seen
    assert body == b"a long body"
    assert seen["client"] == ("203.0.113.9", 0)
    assert seen["eastwind.led"] is True
    assert sorted(seen["headers"]) == [
        (b"content-length", b"11"),
        (b"host", b"mahjong.example.org"),
        (b"origin", b"https://mahjong.example.org"),
    ]


def test_a_handshake_is_signed_as_one() -> None:
    door = _Door()
    assert not door.comes(_signed(method="GET"), form=WEBSOCKET)
    assert not door.comes(_signed(form=WEBSOCKET, method="GET"), method="GET")
    assert door.comes(_signed(form=WEBSOCKET, method="GET"), form=WEBSOCKET)
    assert door.seen[0][0]["subprotocols"] == []


def test_the_secret_is_in_nothing_that_is_sent() -> None:
    assert SECRET not in json.dumps(_signed(b"body"))
    assert key_of(SECRET).hex() not in json.dumps(_signed(b"body"))


def test_a_request_that_comes_again_is_refused() -> None:
    door = _Door()
    sent = _signed()
    assert door.comes(sent)
    for later in (0, 59, 60):
        door.now = NOW + later
        assert not door.comes(sent)
        assert door.why == "again"


def test_what_was_believed_is_refused_by_whoever_goes_on_in_its_place() -> None:
    before, after = _Door(most=2), _Door()
    early, sent = _signed(), [_signed(now=NOW + second) for second in (1, 2)]
    before.now = after.now = NOW + 3
    assert all(before.comes(each) for each in (early, *sent))
    # as it goes from process to process
    after.verifier.recall(json.loads(json.dumps(before.verifier.remembered)))
    for each in (early, *sent):
        assert not after.comes(each)
        assert after.why == "again"
    assert after.comes(_signed(now=NOW + 3))


def test_what_was_signed_before_it_died_is_refused_by_whoever_goes_on_in_its_place() -> None:
    after = _Door()
    after.now = NOW + 5
    after.verifier.recall(None)
    assert not after.comes(_signed(now=NOW + 4))
    assert after.why == "again"
    after.now = NOW + 7
    assert after.comes(_signed(now=NOW + 7))


@pytest.mark.parametrize("off", [-61, -3600, 61, 86_400])
def test_a_request_of_another_time_is_refused(off: float) -> None:
    door = _Door()
    assert not door.comes(_signed(now=NOW + off))
    assert door.why == "time"


@pytest.mark.parametrize("off", [-60, 0, 60])
def test_clocks_may_differ_by_a_minute(off: float) -> None:
    assert _Door().comes(_signed(now=NOW + off))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (VISITOR, "203.0.113.10"),
        (HOST, "evil.example.org"),
        ("origin", "https://evil.example.org"),
        (TIME, str(int(NOW) + 1)),
        (NONCE, "0" * 32),
        (BODY, "0" * 64),
        (SIGNATURE, "0" * 64),
        (SIGNATURE, "é"),
        ("authorization", "Bearer of somebody else"),
        ("content-type", "text/plain"),
    ],
)
def test_whatever_is_changed_on_the_way_is_noticed(name: str, value: str) -> None:
    door = _Door()
    assert not door.comes({**_signed(), name: value})
    assert door.why == "signature"
    # nor may it be said a second time
    assert not door.comes([*_signed().items(), (name, value)])
    assert not door.comes([(name, value), *_signed().items()])


@pytest.mark.parametrize("name", [VISITOR, HOST, "origin", TIME, NONCE, BODY, SIGNATURE])
def test_whatever_is_left_out_on_the_way_is_noticed(name: str) -> None:
    assert not _Door().comes({key: value for key, value in _signed().items() if key != name})


def test_another_address_method_or_body_is_noticed() -> None:
    door = _Door()
    for target in ("/api/tables/abd/seats?x=1", "/api/tables/abc/seats?x=2", "/api/tables/abc/seats", "/api/tables"):
        assert not door.comes(_signed(), target=target)
    assert not door.comes(_signed(), method="PUT")
    for body in (b"", b"another body", b"a long body" + b" " * 2000):
        assert not door.comes(_signed(b"a long body"), body)
        assert door.why == "body"


def test_parts_cannot_be_moved_from_one_header_to_the_next() -> None:
    headers = {VISITOR: "203.0.113.9", HOST: "a", "accept": "b"}
    sent = _signed(headers=headers)
    assert not _Door().comes({**sent, HOST: "ab", "accept": ""})
    assert not _Door().comes({**sent, HOST: "", "accept": "ab"})


def test_headers_that_were_not_signed_are_not_believed() -> None:
    door = _Door()
    more = {"x-forwarded-for": "192.0.2.1", "cookie": "a=b", "sec-fetch-site": "same-origin", "transfer-encoding": "x"}
    assert door.comes({**_signed(), **more})
    assert {name for name, _ in door.seen[0][0]["headers"]} == {b"host", b"origin"}


def test_a_process_is_asked_with_its_own_key_only() -> None:
    assert not _Door().comes(_signed(secret="the secret of a third process"))


@pytest.mark.parametrize("proof", ["", SECRET, "another"])
def test_an_older_version_that_sends_the_secret_itself_is_told_to_ask_again(proof: str) -> None:
    sent = {"x-eastwind-proof": proof, VISITOR: "203.0.113.9", HOST: "mahjong.example.org"}
    door = _Door()
    assert not door.comes(sent)
    start, body = door.answered
    headers = dict(start["headers"])
    assert start["status"] == 503
    assert headers[b"retry-after"] == b"1"
    assert headers[b"x-content-type-options"] == b"nosniff"
    assert ErrorMessage.model_validate_json(body["body"]).code == "interrupted"
    assert not door.comes(sent, form=WEBSOCKET)
    assert door.answered[0]["type"] == "websocket.http.response.start"


def test_a_visitor_without_such_headers_passes_as_one() -> None:
    door = _Door()
    assert door.comes({"host": "127.0.0.1:9", "x-forwarded-for": "192.0.2.1"})
    assert door.seen[0][0]["client"] == ("198.51.100.7", 4711)
    assert "eastwind.led" not in door.seen[0][0]


def test_what_is_remembered_is_bounded_and_what_was_forgotten_is_refused() -> None:
    door = _Door(most=10)
    sent = [_signed(now=NOW + number) for number in range(30)]
    assert all(map(door.comes, sent))
    assert len(door.verifier) == 10
    for old in sent:
        assert not door.comes(old)
        assert door.why == "again"
    # a clock that is set back makes no forgotten request a new one
    door.now = NOW - 30
    assert not any(map(door.comes, sent))
    assert door.comes(_signed(now=NOW + 25))


def test_requests_that_prove_nothing_are_not_remembered() -> None:
    door = _Door()
    for number in range(50):
        assert not door.comes({**_signed(), NONCE: f"{number:032x}"})
    assert len(door.verifier) == 0


def test_that_somebody_has_proved_who_he_is_is_read_off_what_he_is_told_first() -> None:
    assert Welcome(build="", set_back=False).model_dump_json().startswith(WELCOME)
