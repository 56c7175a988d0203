"""Whatever the description of the interface allows, and what it does not, gets an answer that it describes: every endpoint."""

import contextlib
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
import schemathesis
from fastapi import FastAPI
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from pydantic import TypeAdapter
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, status_code_conformance
from starlette.testclient import TestClient

from eastwind.rules import available
from eastwind.server.app import create_app
from eastwind.server.http.interface import ROUTERS
from eastwind.server.jobs.work_queue import WorkQueue
from eastwind.server.store.postgres import PostgresStore
from eastwind.server.wire.calculator import HandRefusal
from eastwind.server.wire.protocol import ErrorMessage
from tests.server.apart import InThreads
from tests.server.house import ORIGIN, House, house, settings_for

load_all_checks()
#: That answers have the form that is described is looked at by the models themselves, see `_has_its_form`.
_CHECKS: Final = [not_a_server_error, status_code_conformance, content_type_conformance]
_REFUSED: Final[TypeAdapter[Any]] = TypeAdapter(ErrorMessage | HandRefusal)
_ROUTES: Final = {
    (method, route.path): route
    for router in ROUTERS
    for route in router.routes
    if isinstance(route, APIRoute)
    for method in sorted(route.methods or ())
}
_HAS_A_BODY: Final = [call for call, route in _ROUTES.items() if route.body_field is not None]


@dataclass(frozen=True)
class _Place:
    """A server with something in it, and the names of what is there."""

    app: FastAPI
    client: TestClient
    schema: Any
    #: By the name of the field that it stands in; Schemathesis would hardly ever guess one.
    known: dict[str, list[str]]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[_Place]:
    store = PostgresStore(request.getfixturevalue("postgres").empty()) if request.param == "postgres" else None
    app = create_app(
        settings_for(tmp_path_factory.mktemp("data")), work_queue=WorkQueue(apart=InThreads()), store=store
    )
    # a fault is an answer of status 500, which no endpoint may give here
    with TestClient(app, base_url=ORIGIN, raise_server_exceptions=False) as client:
        wish = {"rules": "ru-classic", "name": "Ann", "bots": ["novice"] * 3}
        opened = client.post("/api/tables", json=wish).json()
        exported = client.post("/api/household/export", json={"parent": "ru-classic", "id": "ours", "name": "Ours"})
        rules = list(available())
        known = {
            "name": rules,
            "rules": [*rules, exported.text],
            "parent": rules,
            "table": [opened["table"]],
            "token": [opened["token"]],
            "layout": ["turtle"],
            "day": ["2025-06-21"],
            "text": [exported.text, 'extends = "ru-classic"\nid = "ours"'],
            "record": ['{"type": "match"}'],
        }
        yield _Place(app, client, schemathesis.openapi.from_dict(app.openapi()), known)


@pytest.mark.parametrize(("method", "path"), list(_ROUTES), ids=[" ".join(call) for call in _ROUTES])
def test_every_request_gets_an_answer_as_described(
    place: _Place, caplog: pytest.LogCaptureFixture, method: str, path: str
) -> None:
    operation = place.schema[path][method]
    modes = [schemathesis.GenerationMode.POSITIVE]
    if _can_be_wrong(operation):
        modes.append(schemathesis.GenerationMode.NEGATIVE)
    for mode in modes:
        # of some calls nothing can be wrong that would still be an address
        with contextlib.suppress(Unsatisfiable):
            _ask(place, operation, _ROUTES[method, path], mode)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def _ask(place: _Place, operation: Any, route: APIRoute, mode: schemathesis.GenerationMode) -> None:
    cases = operation.as_strategy(generation_mode=mode)

    @settings(
        max_examples=settings().max_examples // 25,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(case=cases, chance=st.none() | st.integers(0, 99))
    def ask(case: Any, chance: int | None) -> None:
        if chance is not None:
            _name_what_there_is(case, place.known, random.Random(chance))
        sent = case.as_transport_kwargs(base_url=ORIGIN)
        # the calls know no cookies, and the client takes none with a request; bytes have a name of their own there
        del sent["cookies"]
        if isinstance(sent.get("data"), bytes | str):
            sent["content"] = sent.pop("data")
        response = place.client.request(**sent)
        case.validate_response(response, checks=_CHECKS)
        _has_its_form(route, response)

    ask()


def _can_be_wrong(operation: Any) -> bool:
    """Whether the description forbids anything of what a request could say."""
    said = operation.definition.raw
    forbids = [set(row["schema"]) - {"type", "title", "description", "default"} for row in said.get("parameters", [])]
    return "requestBody" in said or any(forbids)


def _name_what_there_is(case: Any, known: dict[str, list[str]], chance: random.Random) -> None:
    """Puts names of what there is in the place of texts at random."""

    def named(value: Any, field: str = "") -> Any:
        if isinstance(value, dict):
            return {key: named(part, key) for key, part in value.items()}
        if isinstance(value, list):
            return [named(part) for part in value]
        return chance.choice(known[field]) if isinstance(value, str) and field in known else value

    case.body = named(case.body)
    case.path_parameters = named(case.path_parameters)
    if "Authorization" in case.headers:
        case.headers["Authorization"] = f"Bearer {known['token'][0]}"


def _has_its_form(route: APIRoute, response: Any) -> None:
    """The answer is what its model says, and says what a page may do with it."""
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    if response.status_code >= 400:
        _REFUSED.validate_json(response.content)
    elif response.headers["Content-Type"] == "application/json" and route.response_model is not None:
        TypeAdapter(route.response_model).validate_json(response.content)


_BODIES: Final = {
    "garbage": b"garbage",
    "nothing": b"",
    "no text": b"\xff\xfe\x00\x01",
    "half a character": b'{"rules": "\\ud800", "text": "\\udfff"}',
    "deep": b"[" * 60_000,
    "deep objects": b'{"a":' * 60_000,
    "digits": b'{"version": ' + b"9" * 5000 + b"}",
    "no number": b'{"hands": NaN, "seed": Infinity, "before": -Infinity}',
    "a byte order mark": b"\xef\xbb\xbf{}",
    "many keys": json.dumps({f"key {number}": number for number in range(500)}).encode(),
    "a long text": json.dumps({"text": "\x00" * 60_000, "record": "\x00" * 60_000, "rules": "[" * 60_000}).encode(),
    "null": b"null",
    "a list": b"[{}, {}]",
    "controls": b'{"name": "\\u0000\\u001b[2J\\u202e"}',
}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def home(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    more: dict[str, Any] = (
        {"store": PostgresStore(request.getfixturevalue("postgres").empty())} if request.param == "postgres" else {}
    )
    with house(tmp_path_factory.mktemp("house"), **more) as found:
        yield found


def _not_there(path: str) -> tuple[int, ...]:
    """The answer where an address has a part that nobody has filled in."""
    return (404,) if "{" in path else ()


@pytest.mark.parametrize("body", _BODIES.values(), ids=list(_BODIES))
def test_a_body_that_is_no_question_is_told_so_everywhere(home: House, body: bytes) -> None:
    for method, path in _HAS_A_BODY:
        answer = home.client.request(method, path, content=body, headers={"Content-Type": "application/json"})
        # what could be a question is one about something that is not there
        assert answer.status_code in (413, 422, *_not_there(path)), (path, answer.text[:300])
        told = ErrorMessage.model_validate_json(answer.content)
        assert told.expected, path
        assert told.got.isprintable(), path


@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data", "application/json; charset=utf-7", "\xff", ""])
def test_a_body_of_another_kind_is_told_so_everywhere(home: House, kind: str) -> None:
    for method, path in _HAS_A_BODY:
        answer = home.client.request(method, path, content=b"--x", headers={b"Content-Type": kind.encode("latin-1")})
        assert answer.status_code in (422, *_not_there(path)), (path, answer.text[:300])
        assert ErrorMessage.model_validate_json(answer.content).expected, path


_PARTS: Final = {
    "a zero": "%00",
    "300 letters": "a" * 300,
    "no text": "%ff%fe",
    "half a character": "%ed%a0%80",
    "a way up": "..%2f..%2f..%2fetc%2fpasswd",
    "digits": "9" * 5000,
    "a minus": "-1",
    "controls": "%1b%5b2J%0d%0a",
    "a question mark": "%3f",
    "right to left": "%e2%80%ae",
}


@pytest.mark.parametrize("part", _PARTS.values(), ids=list(_PARTS))
def test_a_name_that_nothing_could_have_is_refused_everywhere(home: House, part: str) -> None:
    token = home.open()["token"]
    for method, path in _ROUTES:
        if "{" not in path:
            continue
        place = "/".join(part if step.startswith("{") else step for step in path.split("/"))
        answer = home.client.request(method, place, headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code in (404, 405, 422), (method, place[:100], answer.text[:300])
        ErrorMessage.model_validate_json(answer.content)
