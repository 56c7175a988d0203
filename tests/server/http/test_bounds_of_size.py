"""Dictionaries, refusals, nested rules: whatever comes, a server reads little of it and says little."""

import json
from typing import Any, Final

import pytest

from eastwind.server.wire.refusals import shortened
from tests.server.house import House
from tests.server.refused import BOOK, JSON, LARGEST_REFUSAL, PEN, ROUTES, is_refused, wide


@pytest.fixture(scope="module")
def home(shared_home: House) -> House:
    return shared_home


# --- open dictionaries, and refusals -----------------------------------------------------------------------------------------

_MANY: Final = {f"k{number}": 1 for number in range(33_000)}
_LONG: Final = {"k" * 400_000: 1}
_WITH_OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "/api/sheet": {"book": BOOK},
    "/api/settle": {"rules": "ru-classic", "values": {"E": 64}},
    "/api/score": {"rules": "ru-classic", "hand": ["1m"], "seat": "E", "round": "E", "won": False},
    "/api/tables": {"rules": "ru-classic", "name": "Ann", "bots": ["club"] * 3},
    "/api/simulate": {"before": {"rules": "ru-classic"}, "hands": 10},
}


def _with_options(path: str, options: dict[str, Any]) -> dict[str, Any]:
    wish = json.loads(json.dumps(_WITH_OPTIONS[path]))
    inner = wish["book"] if "book" in wish else wish.get("before", wish)
    inner["options"] = options
    found: dict[str, Any] = wish
    return found


@pytest.mark.parametrize("path", list(_WITH_OPTIONS))
@pytest.mark.parametrize(
    "options",
    [
        _MANY,
        _LONG,
        {f"k{number}": 1 for number in range(65)},
        {"k" * 65: 1},
        {"": 1},
        {"limit": "x" * 400_000},
        {"limit": 10**400},
        {"limit": "\x00"},
    ],
    ids=["33,000", "one long", "65", "65 letters", "no letter", "long value", "large value", "zero"],
)
def test_an_open_dictionary_has_64_names_of_64_letters(home: House, path: str, options: dict[str, Any]) -> None:
    assert is_refused(home.client.post(path, json=_with_options(path, options)))


@pytest.mark.parametrize("path", list(_WITH_OPTIONS))
def test_64_options_that_are_not_offered_are_told_in_few_words(home: House, path: str) -> None:
    options = {f"{number:02}" + "k" * 62: "v" * 200 for number in range(64)}
    assert is_refused(home.client.post(path, json=_with_options(path, options)))


def _bloated() -> dict[str, bytes]:
    many, letters = 100_000, 400_000
    return {
        **wide(),
        "names": json.dumps(_MANY).encode(),
        "a long name": json.dumps(_LONG).encode(),
        "long values": json.dumps({"rules": "я" * 200_000}).encode(),
        "a list": json.dumps({"answers": [""] * many}).encode(),
        "lists": json.dumps({"seats": [{}] * many}).encode(),
        "places": json.dumps({"places": [[-1]] * 80_000}).encode(),
        "entries": json.dumps({"book": {"entries": [{"type": "x"}] * 30_000}}).encode(),
        "drafts": json.dumps({"draft": {"title": "x", "parent": "bmja", "values": _MANY, "patterns": {}}}).encode(),
        "draft": json.dumps({"title": "x", "parent": "bmja", "values": _MANY}).encode(),
        "patterns": json.dumps({"title": "x", "parent": "bmja", "patterns": {"x" * letters: 1}}).encode(),
        "keys of a text": json.dumps({"text": "".join(f"a{number}=1\n" for number in range(30_000))}).encode(),
        "patterns of a text": json.dumps(
            {"text": _OWN + "[patterns]\n" + "".join(f"p{number}=1\n" for number in range(30_000))}
        ).encode(),
        "a long key of a text": json.dumps({"text": _OWN + "k" * 390_000 + " = 1\n"}).encode(),
        "documents": json.dumps(
            {
                "text": _OWN
                + "".join('notes = [{id="a", source="X", unclear="u", decided="d"}]\n' for _ in range(1))
                + "".join(f'[documents.D{number}]\ntitle="t"\nlanguage="en"\n' for number in range(7_000))
            }
        ).encode(),
        "a file": json.dumps({"before": {"file": _OWN + "".join(f"a{n}=1\n" for n in range(15_000))}}).encode(),
        "a layout": json.dumps({"text": "name x\n" + "?\n" * 45_000}).encode(),
        "signs": json.dumps({"text": '\U0001f000\\"' * 3_000}).encode(),
        "a record": json.dumps({"record": "x" * letters}).encode(),
        "no json": b'"' + b"\\" * letters,
        "a set": json.dumps({"rules": {"format": 2, "rules": _MANY, "defaults": {}}}).encode(),
    }


_OWN: Final = "id = 'ours'\nversion = 1\ntitle = 'Ours'\nextends = 'bmja'\n"


@pytest.mark.parametrize("what", list(_bloated()))
def test_no_refusal_is_larger_than_64_kilobytes_whatever_comes(home: House, what: str) -> None:
    """Asked of each endpoint that knows one of its fields, and of two that do not; the attack of this name asks more."""
    body = _bloated()[what]
    said = set(json.loads(body)) if body.startswith(b"{") else set()
    for method, path, fields in ROUTES:
        if not fields or not (fields & said or path in ("/api/tables", "/api/score")):
            continue
        place = path.replace("{table}", "t").replace("{lesson}", "turn").replace("{name}", "ru-classic")
        place = place.replace("{trainer}", "worth").replace("{level}", "1").replace("{seed}", "1")
        answer = home.client.request(method, place, content=body, headers=JSON)
        assert answer.status_code < 500, (path, answer.text[:300])
        if answer.status_code >= 400:
            assert len(answer.content) <= LARGEST_REFUSAL, (path, len(answer.content))
        else:
            told = answer.json()
            assert len(told.get("faults", []) if isinstance(told, dict) else []) <= 100, path


def test_of_very_many_faults_a_hundred_are_told_and_all_are_counted(home: House) -> None:
    text = _OWN + "".join(f"a{number} = 1\n" for number in range(3_000))
    answer = home.client.post("/api/household/import", json={"text": text})
    assert answer.status_code == 422
    assert 0 < len(answer.json()["faults"]) <= 100
    assert "3000 faults in all" in answer.json()["expected"]


def test_joined_emoji_are_told_back_as_they_came_and_what_turns_writing_is_not() -> None:
    for text in ("👩‍🚀", "❤️", "نمی‌خواهم", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"):
        assert shortened(text) == text
    assert shortened("a\u202eb\u2066\u200f\x00\x85c\ufeff") == "a�b��� c�"


def test_a_refusal_of_the_socket_is_short_too(home: House) -> None:
    with home.sit(home.open()) as seat:
        for message in (
            {"type": "act", **{f"k{number}": 1 for number in range(300)}},
            {"type": "act", "k" * 3_000: 1},
            {"type": "x" * 4_000},
        ):
            seat.ask(message)
            assert len(seat.texts[-2].encode()) <= 4_096


# --- the law -----------------------------------------------------------------------------------------------------------------


def test_everything_that_comes_in_is_bounded(home: House) -> None:
    """Every text, list, number and dictionary of every request, as the description of the interface has it."""
    described = home.client.get("/api/openapi.json").json()
    loose: set[str] = set()
    for path, calls in described["paths"].items():
        for method, call in calls.items():
            for parameter in call.get("parameters", ()):
                _look(parameter["schema"], f"{method} {path} {parameter['name']}", described, loose, frozenset())
            body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            if body is not None:
                _look(body, f"{method} {path}", described, loose, frozenset())
    assert sorted(loose) == []


def _look(
    schema: dict[str, Any], place: str, described: dict[str, Any], loose: set[str], above: frozenset[str]
) -> None:
    name = schema.get("$ref", "").rpartition("/")[2]
    if name:
        if name not in above:
            _look(described["components"]["schemas"][name], name, described, loose, above | {name})
        return
    for part in (
        *schema.get("anyOf", ()),
        *schema.get("oneOf", ()),
        *schema.get("allOf", ()),
        *schema.get("prefixItems", ()),
    ):
        _look(part, place, described, loose, above)
    kind = schema.get("type")
    if "enum" in schema or "const" in schema:
        return
    if kind == "string" and "maxLength" not in schema and "pattern" not in schema:
        loose.add(f"{place}: a text")
    if kind in ("integer", "number") and not (
        {"minimum", "exclusiveMinimum"} & set(schema) and {"maximum", "exclusiveMaximum"} & set(schema)
    ):
        loose.add(f"{place}: a number")
    if kind == "array":
        if "maxItems" not in schema:
            loose.add(f"{place}: a list")
        _look(schema.get("items", {}), f"{place}[]", described, loose, above)
    if kind == "object":
        for key, part in schema.get("properties", {}).items():
            _look(part, f"{place}.{key}", described, loose, above)
        more = schema.get("additionalProperties")
        if more not in (None, False):
            names = schema.get("propertyNames", {})
            if "maxProperties" not in schema and not ({"enum", "const"} & set(names) or "$ref" in names):
                loose.add(f"{place}: a dictionary")
            if isinstance(more, dict):
                _look(more, f"{place}{{}}", described, loose, above)


# --- a rule set that lies in a score book as it came ----------------------------------------------------------------------------


def _nested(depth: int, *, of: str) -> str:
    return '{"x":' * depth + "1" + "}" * depth if of == "objects" else "[" * depth + "]" * depth


_BAD_RULES = {
    **{
        f"{of} {depth} deep": f'{{"x": {_nested(depth, of=of)}}}'
        for of in ("lists", "objects")
        for depth in (40, 200, 254)
    },
    "half a character": '{"zzz": "a\\ud800"}',
    "half a character under the name of a file": '{"text": "a\\ud800"}',
    "a zero under the name of a file": '{"record": "a\\u0000"}',
    "an escape in a name": '{"a\\u001b": 1}',
    "no number": '{"x": NaN}',
    "no end": '{"x": -Infinity}',
    "too large a number": '{"x": 1e400}',
    "too many digits": f'{{"x": 1{"0" * 400}}}',
}


@pytest.mark.parametrize("rules", _BAD_RULES.values(), ids=_BAD_RULES.keys())
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_a_book_that_could_not_be_read_again_is_refused_when_it_comes(home: House, rules: str, encoding: str) -> None:
    body = json.dumps({"book": BOOK, "revision": 1, "pen": PEN}).replace(json.dumps(BOOK["rules"]), rules, 1)
    place = "/api/sheet/published/an-evening"
    answer = home.client.put(place, content=body.encode(encoding), headers={"content-type": "application/json"})
    assert answer.status_code == 422, answer.text
    assert home.client.get(place).status_code == 404


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32"])
def test_a_body_that_is_not_utf_8_is_refused(home: House, encoding: str) -> None:
    body = json.dumps({"book": BOOK, "revision": 1, "pen": PEN}).encode(encoding)
    answer = home.client.put(
        "/api/sheet/published/an-evening", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 422
