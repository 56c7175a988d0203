"""What strangers send: shapes that a parser chokes on, numbers without end, spellings without number.

It is refused in a typed answer, at once.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import House, house, settings_for

DEEP = "[" * 4096
LONG = "1" * 5000
FAULTS = 300
LONE_SURROGATE = '"\\ud800"'


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("strangers")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "index-abc.js").write_text("// script")
    with house(folder, settings=settings_for(folder / "data", static=static)) as found:
        yield found


def _is_typed_refusal(answer: Any) -> bool:
    told = answer.json()
    return 400 <= answer.status_code < 500 and told["type"] == "error" and bool(told["expected"])


@pytest.mark.parametrize(
    "options", [DEEP, f'{{"limit": {LONG[:4000]}}}', f'{{"limit": {LONE_SURROGATE}}}', "nonsense", "[]"]
)
def test_options_that_nobody_could_choose_are_refused(home: House, options: str) -> None:
    answer = home.client.get("/api/rulesets/ru-classic", params={"options": options[:4096]})
    assert _is_typed_refusal(answer), answer.text[:200]
    assert answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 50_000) + " = 1",
        " . ".join("a" * 20_000) + " = 1",
        ".".join(['"a b"'] * 20_000) + " = 1",
        "[" + ".".join("a" * 50_000) + "]",
        "a = " + "[" * 20_000,
        "a = " + "{a=" * 20_000,
        f"version = {LONG}",
        "{" + '"a": [' * 20_000,
        f'{{"type": {LONE_SURROGATE}}}',
        f'{{"type": {LONG}}}',
    ],
    ids=["dotted", "spaced", "quoted", "header", "lists", "tables", "digits", "json", "surrogate", "json digits"],
)
@pytest.mark.parametrize("path", ["/api/household/import", "/api/simulate"])
def test_a_file_that_nobody_could_have_written_is_refused(home: House, path: str, text: str) -> None:
    body = {"text": text} if path.endswith("import") else {"before": {"file": text}, "hands": 10, "seed": 1}
    answer = home.client.post(path, json=body)
    assert _is_typed_refusal(answer), answer.text[:200]


@pytest.mark.parametrize(
    "body", ["garbage", "[" * 5000, LONG, LONE_SURROGATE, '{"hand": ' + LONE_SURROGATE + "}", "null"]
)
@pytest.mark.parametrize("path", ["/api/score", "/api/tables", "/api/rulebook", "/api/household/draft", "/api/replays"])
def test_a_body_that_is_no_question_is_told_so(home: House, path: str, body: str) -> None:
    answer = home.client.post(path, content=body.encode(), headers={"Content-Type": "application/json"})
    assert _is_typed_refusal(answer), answer.text[:200]


def test_what_is_no_json_is_told_where_it_is_none(home: House) -> None:
    answer = home.client.post("/api/score", content=b"garbage", headers={"Content-Type": "application/json"})
    assert "JSON" in answer.json()["expected"]


@pytest.mark.parametrize("number", [2**53, 2**63, int(LONG[:4000])])
def test_numbers_larger_than_any_version_are_refused(home: House, number: int) -> None:
    with home.sit(home.open(options={"ready_at_once": False})) as seat:
        for message in ('{"type": "act", "version": %d, "action": "pass"}', '{"type": "next_hand", "hand": %d}'):
            [told] = seat.say(message % number)
            assert (told["type"], told["code"]) == ("error", "malformed")


@pytest.mark.parametrize(
    "path",
    ["/%00", "/" + "a" * 300, "/assets/" + "b" * 300, "/%ff%fe", "/api/rulesets/%00", f"/api/rulesets/{'c' * 300}"],
)
def test_addresses_that_nothing_could_have_lead_nowhere(home: House, path: str) -> None:
    answer = home.client.get(path)
    assert 400 <= answer.status_code < 500
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_file_is_kept_once_however_it_is_spelled(home: House) -> None:
    for slashes in range(1, 40):
        assert home.client.get("/assets" + "/" * slashes + "index-abc.js").status_code == 200
        assert home.client.get("/assets/" + "./" * slashes + "index-abc.js").status_code == 200
    assert len(home.app.state.page._files) == 2


def test_every_answer_is_json_that_can_be_read(home: House) -> None:
    answer = home.client.post(
        "/api/score", content=b'{"rules": "\\ud800"}', headers={"Content-Type": "application/json"}
    )
    json.dumps(answer.json(), ensure_ascii=False).encode()


def test_of_a_file_full_of_faults_the_first_hundred_are_told_and_how_many_there_are(home: House) -> None:
    known = 'extends = "ru-classic"\ntitle = "ours"\n'
    text = known + "\n".join(f"x{number} = 1" for number in range(FAULTS))
    answer = home.client.post("/api/household/import", json={"text": text})
    told = answer.json()
    assert answer.status_code == 422
    assert len(told["faults"]) == 100
    in_all = re.search(r"(\d+) faults in all$", told["expected"])
    assert in_all is not None
    assert int(in_all[1]) >= FAULTS
    assert len(answer.content) < 50_000
