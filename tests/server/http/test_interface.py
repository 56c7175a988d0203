"""The interface as a whole: what its description says, and what it answers where there is nothing to be asked."""

import inspect
import json
import re
from collections.abc import Iterator
from typing import Any

import fastapi.routing
import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from eastwind.server.http.interface import ROUTERS
from eastwind.server.wire.error_codes import ErrorCode
from tests.server.house import HOST, House

#: A call of the interface: its path, its method, what is said of it.
Call = tuple[str, str, dict[str, Any]]


@pytest.fixture(scope="module")
def home(shared_home: House) -> House:
    return shared_home


@pytest.fixture(scope="module")
def described(home: House) -> dict[str, Any]:
    told: dict[str, Any] = home.client.get("/api/openapi.json").json()
    return told


@pytest.fixture(scope="module")
def calls(described: dict[str, Any]) -> list[Call]:
    return [(path, method, call) for path, calls in described["paths"].items() for method, call in calls.items()]


# --- endpoints


def test_no_request_waits_for_endpoints_to_be_worked_out(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    monkeypatch.setattr(fastapi.routing, "create_model_field", lambda name, *_, **__: made.append(name))
    # past all routers, to the last one of the interface, and to one in the middle
    for path in ("/", "/api/nothing", "/api/address", "/api/bots"):
        home.client.get(path)
    assert made == []


# --- the description


def test_every_endpoint_is_described(home: House, calls: list[Call]) -> None:
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    listed = {(route.path, method.lower()) for route in routes for method in route.methods or ()}
    assert {(path, method) for path, method, _ in calls} == listed
    assert all(path.startswith("/api/") for path, _ in listed)
    for path, _, call in calls:
        assert call["description"], path


def test_nothing_that_an_endpoint_asks_for_costs_a_thread() -> None:
    """FastAPI gives whatever is no coroutine to one, for each request."""

    def needs(dependant: Dependant) -> Iterator[Dependant]:
        for each in dependant.dependencies:
            yield each
            yield from needs(each)

    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    found = {need.call for route in routes for need in needs(route.dependant)}
    assert len(found) > 10  # they were looked for, and found
    assert [call for call in found if not _is_coroutine(call)] == []


def _is_coroutine(call: Any) -> bool:
    return inspect.iscoroutinefunction(call) or inspect.iscoroutinefunction(type(call).__call__)


def test_every_endpoint_has_a_name_of_its_own(calls: list[Call]) -> None:
    names = [call["operationId"] for _, _, call in calls]
    assert sorted(set(names)) == sorted(names)
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", name) for name in names)


def test_every_answer_has_a_type(calls: list[Call]) -> None:
    for path, method, call in calls:
        [good] = [answer for status, answer in call["responses"].items() if status.startswith("2")]
        [(kind, content)] = good["content"].items()
        assert content["schema"], (path, method)
        if kind == "application/json":
            assert content["schema"].keys() & {"$ref", "items", "type"}, (path, method)


def test_every_refusal_has_a_type_and_says_when(calls: list[Call]) -> None:
    statuses = {str(code): code.status for code in ErrorCode}
    for path, method, call in calls:
        for status, answer in call["responses"].items():
            if status.startswith(("2", "3")):
                continue
            schema = answer["content"]["application/json"]["schema"]
            assert any(form["$ref"].endswith("/ErrorMessage") for form in schema.get("anyOf", [schema])), (path, method)
            told = re.findall(r"(?:^|; )(\w+): ", answer["description"])
            assert told, (path, method)
            assert {statuses[code] for code in told} == {int(status)}, (path, method)


def test_the_description_says_how_a_seat_is_proved(described: dict[str, Any], calls: list[Call]) -> None:
    assert described["components"]["securitySchemes"]["seat"].items() >= {"type": "http", "scheme": "bearer"}.items()
    secured = {path for path, _, call in calls if call.get("security") == [{"seat": []}]}
    assert secured == {path for path, _, call in calls if "401" in call["responses"]}
    assert {"/api/tables/{table}", "/api/tables/{table}/record", "/api/household/tables/{table}"} <= secured
    # a parameter of this name would be ignored by whoever reads the description
    parameters = [parameter["name"].lower() for _, _, call in calls for parameter in call.get("parameters", [])]
    assert "authorization" not in parameters


# --- who asks for what there is not


@pytest.mark.parametrize("authorization", [None, "", "Basic abc", "Bearer", "Bearer ", f"Bearer {'x' * 43}"])
def test_a_seat_that_is_not_proved_is_asked_for_its_proof(
    home: House, calls: list[Call], authorization: str | None
) -> None:
    table = home.open()["table"]
    for path, method, call in calls:
        if "security" not in call:
            continue
        place = path.format(table=table, hand=1, frame=1, version=0, round=1)
        headers = {} if authorization is None else {"Authorization": authorization}
        answer = home.client.request(method, place, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "wrong_token"), path
        scheme, _, parameters = answer.headers["WWW-Authenticate"].partition(" ")
        assert scheme == "Bearer"
        assert ("invalid_token" in parameters) == (authorization is not None)


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/rulesets/", "/api/tables/a/b", "/api//rulesets", "/api/%00"]
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"])
def test_a_path_that_there_is_not_is_not_found(home: House, path: str, method: str) -> None:
    answer = home.client.request(method, path)
    assert answer.status_code == 404
    assert answer.headers["Content-Type"] == "application/json"
    assert "Allow" not in answer.headers
    if method != "HEAD":
        assert answer.json()["code"] == "not_found"
        assert "/api/openapi.json" in answer.json()["expected"]


def test_a_method_that_a_path_does_not_take_is_told_those_it_does(home: House, described: dict[str, Any]) -> None:
    for path, takes in {**described["paths"], "/api/openapi.json": {"get": {}, "head": {}}}.items():
        place = re.sub(r"{\w+}", "1", path)
        for method in {"get", "post", "put", "patch", "delete", "options", "brew"} - set(takes):
            # a path of one endpoint may fit another as well: /api/simulate/report.css is no simulation
            answer = home.client.request(method.upper(), place)
            if answer.status_code == 405:
                assert answer.json()["code"] == "method_not_allowed"
                allowed = set(answer.headers["Allow"].lower().split(", "))
                assert allowed >= set(takes)
                assert method not in allowed
            else:
                assert answer.json()["code"] == "no_such_simulation", (method, place)


def test_a_rule_set_that_there_is_not_is_not_found(home: House) -> None:
    for path in ("/api/rulesets/nothing", "/api/rulesets/nothing/book", "/api/rulesets/nothing/examples"):
        answer = home.client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
        assert "ru-classic" in answer.json()["expected"]


def test_a_body_that_is_no_text_is_malformed(home: House) -> None:
    answer = home.client.post("/api/tables", content=b"\xff\xfe", headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    assert home.client.get("/api/about", headers={"Host": HOST}).status_code == 200


# --- what does not fit


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        (
            "/api/tables",
            {"rules": "ru-classic"},
            [
                "body.name: a text of at most 40 characters, but the field is missing",
                "body.bots: a list, each of it a text, but the field is missing",
            ],
        ),
        (
            "/api/score",
            {"rules": "ru-classic"},
            ['body.hand: a list, each of it a tile like "5m" or "1z", but the field is missing'],
        ),
    ],
)
def test_a_missing_field_is_named_with_what_is_expected(
    home: House, path: str, body: object, expected: list[str]
) -> None:
    answered = home.client.post(path, json=body)
    assert answered.status_code == 422
    told = answered.json()
    assert all(part in told["expected"] for part in expected), told
    assert json.loads(told["got"]) == body


@pytest.mark.parametrize(
    ("body", "kind", "expected", "got"),
    [
        (b"garbage", "application/json", "a body in JSON; at character 0: Expecting value", "garbage"),
        (b'{"hand": [1', "application/json", "a body in JSON; at character 11: Expecting ',' delimiter", '{"hand": [1'),
        (b'"x"', "application/json", "a body that is an object of JSON", '"x"'),
        (b"", "application/json", "a body that is an object of JSON", "null"),
        (b"hand=5z", "application/x-www-form-urlencoded", "with `Content-Type: application/json`", "hand=5z"),
    ],
)
def test_a_body_that_is_no_object_of_json_is_told_as_that(
    home: House, body: bytes, kind: str, expected: str, got: str
) -> None:
    answer = home.client.post("/api/score", content=body, headers={"Content-Type": kind})
    told = answer.json()
    assert (answer.status_code, told["code"], told["got"]) == (422, "malformed", got)
    assert expected in told["expected"]
