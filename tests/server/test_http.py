"""HTTP beside play: rule sets, new tables, replays, records, OpenAPI, the page's files."""

import gzip
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from eastwind import __version__
from eastwind.keeper.presets import documents_of, presets
from eastwind.rules import available, load_preset
from eastwind.server.wire.protocol import RuleSetInfo, RuleSetPage
from eastwind.tiles.shuffle import commitment_of
from eastwind.words import LANGUAGES, text
from tests.server.support import House, ToldWalls, house, settings_for

WISH = {"rules": "ru-classic", "options": {}, "name": "Ann", "bots": ["novice", "club", "novice"]}


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Eastwind</title>" + " " * 2000)
    (static / "assets" / "index-abc123.js").write_text("// script\n" * 500)
    (static / "assets" / "face-abc123.woff2").write_bytes(b"wOF2" + bytes(2000))
    (static / ".digest").write_text("secret of the build")
    (tmp_path / "outside.txt").write_text("not of the page")
    with house(tmp_path, settings=settings_for(tmp_path / "data", static=static)) as found:
        yield found


# --- rule sets


def test_rule_sets_are_told_with_their_options(home: House) -> None:
    told = [RuleSetInfo.model_validate_json(json.dumps(row)) for row in home.client.get("/api/rulesets").json()]
    assert [info.id for info in told] == list(presets())
    for info in told:
        preset = load_preset(info.id)
        assert (info.digest, info.title) == (preset.digest, preset.file.title)
        assert info.players == preset.cited("seats.players").value
        assert info.about
        assert [document.name for document in info.documents] == list(documents_of(preset))
        assert [option.name for option in info.options] == [option.name for option in preset.options]
        for shown, option in zip(info.options, preset.options, strict=True):
            assert (tuple(shown.keys), shown.source) == (option.keys, option.source)
            assert bool(shown.values) == (option.values is not None)
            for choice, writes in shown.values.items():
                assert writes == option.written_by(choice)
    scoring = next(
        option for info in told if info.id == "family" for option in info.options if option.name == "scoring"
    )
    assert set(scoring.values) == {"counting", "chronicle"}
    assert scoring.values["chronicle"]["patterns.mahjong.in_force"] is True
    info = next(info for info in told if info.id == "ru-classic")
    limit = next(option for option in info.options if option.name == "limit")
    assert (limit.kind, limit.default, limit.choices) == ("int", 2000, [500, 1000, 2000, "none"])


def test_a_rule_set_is_told_about_in_the_language_that_is_asked_for(home: House) -> None:
    def about(language: str) -> list[str]:
        answer = home.client.get("/api/rulesets", headers={"Accept-Language": language}).json()
        return [row["about"] for row in answer]

    told = [about(language) for language in LANGUAGES]
    assert all(len(lines) == len(available()) for lines in told)
    assert len({line for lines in told for line in lines}) == len(LANGUAGES) * len(available())


def test_special_hands_are_told_with_their_form_and_worth(home: House) -> None:
    page = RuleSetPage.model_validate_json(home.client.get("/api/rulesets/gambler-standard").text)
    patterns = {pattern.rule: pattern for pattern in page.patterns}
    assert patterns["peking_garden"].tiles
    assert patterns["seven_pairs"].flat == 350
    half = RuleSetPage.model_validate_json(home.client.get("/api/rulesets/bmja").text)
    assert any(pattern.half_limit for pattern in half.patterns)


def test_a_rule_set_is_told_as_it_stands_at_a_table(home: House) -> None:
    def page(options: dict[str, Any]) -> RuleSetPage:
        answer = home.client.get("/api/rulesets/ru-classic", params={"options": json.dumps(options)})
        assert answer.status_code == 200, answer.text
        return RuleSetPage.model_validate_json(answer.text)

    plain, flowers = page({}), page({"flowers": True, "limit": "none"})
    assert "flower" not in [pattern.rule for pattern in plain.patterns]
    flower = next(pattern for pattern in flowers.patterns if pattern.rule == "flower")
    assert (flower.points, flower.source, flower.winner_only) == (4, "RU VIII", False)
    mahjong = next(pattern for pattern in plain.patterns if pattern.rule == "mahjong")
    assert (mahjong.points, mahjong.winner_only, mahjong.limit) == (20, True, False)
    assert next(pattern for pattern in plain.patterns if pattern.rule == "heavenly").limit
    assert (plain.limit, flowers.limit) == (2000, 0)
    assert flowers.options["flowers"] is True


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/api/rulesets/nothing", "ru-classic"),
        ('/api/rulesets/ru-classic?options={"limit":-1}', "limit"),
        ('/api/rulesets/ru-classic?options={"flowres":true}', "flowers"),
        ('/api/rulesets/ru-classic?options={"ready_hand":"none"}', "ready_at_once"),
        ("/api/rulesets/ru-classic?options=[1]", "object"),
        ("/api/rulesets/ru-classic?options=x", "object"),
        ('/api/rulesets/ru-classic?options={"limit":[1]}', "object"),
    ],
)
def test_what_cannot_be_asked_is_named(home: House, path: str, expected: str) -> None:
    answer = home.client.get(path)
    assert answer.status_code == 422
    assert answer.json()["code"] == "malformed"
    assert expected in answer.json()["expected"]


# --- new tables


@pytest.mark.parametrize(
    "change",
    [
        {"rules": "nothing"},
        {"rules": 5},
        {"name": ""},
        {"name": "x" * 41},
        {"bots": ["club"] * 2},
        {"bots": ["club", "club", "master"]},
        {"options": {"limit": "many"}},
        {"options": {"limit": 2.5}},
        {"more": 1},
        {"wall": "123m"},
        {"seed": 1},
    ],
    ids=str,
)
def test_what_cannot_be_opened_is_refused(home: House, change: dict[str, Any]) -> None:
    answer = home.client.post("/api/tables", json={**WISH, **change})
    assert answer.status_code == 422, answer.text
    assert answer.json()["code"] == "malformed"
    assert answer.json()["expected"]


def test_a_body_that_is_not_json_is_refused(home: House) -> None:
    answer = home.client.post("/api/tables", content="{", headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_the_promise_is_made_before_the_nonce_and_kept(home: House) -> None:
    opened = home.open()
    row = home.store.table(opened["table"])
    assert row is not None
    assert commitment_of(row.secret) == opened["commitment"]
    assert row.first_dealer is None
    assert home.store.deals(opened["table"]) == []
    with home.sit(opened, greet=False) as seat:
        seat.hello("salt")
        assert seat.view["commitment"] == opened["commitment"]
    after = home.store.table(opened["table"])
    assert after is not None
    assert after.secret == row.secret
    assert [seat.nonce for seat in after.seats] == ["salt", "", "", ""]


def test_secrets_tokens_and_names_differ(home: House) -> None:
    opened = [home.open() for _ in range(20)]
    for key in ("table", "token", "commitment"):
        assert len({row[key] for row in opened}) == len(opened)
    assert all(len(row["token"]) >= 43 for row in opened)


def test_a_table_nobody_sits_at_has_no_view_yet(home: House) -> None:
    opened = home.open()
    for path in ("", "/record"):
        answer = home.get(f"/api/tables/{opened['table']}{path}", opened)
        assert (answer.status_code, answer.json()["code"]) == (409, "not_seated")


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("pl", "pl"),
        ("bg-BG,bg;q=0.9,en;q=0.8", "bg"),
        ("de-DE,de;q=0.9,ru;q=0.4,en;q=0.3", "ru"),
        ("ru;q=x,pl;q=0.1", "pl"),
        ("", "en"),
        ("de", "en"),
    ],
)
def test_bots_have_names_of_the_language(home: House, asked: str, language: str) -> None:
    names = {name.strip() for name in text(language, "bot-names").split(",")}
    answer = home.client.post(
        "/api/tables", json={**WISH, "name": sorted(names)[0]}, headers={"Accept-Language": asked}
    )
    row = home.store.table(answer.json()["table"])
    assert row is not None
    given = [seat.name for seat in row.seats]
    assert len(set(given)) == 4
    assert set(given[1:]) <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_enough_names(language: str) -> None:
    names = [name.strip() for name in text(language, "bot-names").split(",")]
    assert len(set(names)) == len(names) >= 6
    assert all(name and len(name) <= 8 for name in names)


# --- replays and records of a match that goes on


def test_hands_in_play_have_no_replay_and_no_place_in_the_record(tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls({"east": "123456789m 11122z"}, {})) as home:
        opened = home.open(options={"ready_at_once": False})
        with home.sit(opened) as seat:
            for hand in (0, 1, 2, 99):
                answer = home.get(f"/api/tables/{opened['table']}/hands/{hand}/replay", opened)
                assert (answer.status_code, answer.json()["code"]) == (409, "hand_not_over")
            seat.act("mahjong")
            seat.next_hand()
        assert home.get(f"/api/tables/{opened['table']}/hands/1/replay", opened).status_code == 200
        assert home.get(f"/api/tables/{opened['table']}/hands/2/replay", opened).status_code == 409
        answer = home.get(f"/api/tables/{opened['table']}/record", opened)
        lines = [json.loads(line) for line in answer.text.splitlines()]
        assert [line["hand"] for line in lines if line["type"] == "start_hand"] == [1]
        assert lines[-1]["type"] == "end_hand"
        assert "secret" not in answer.text
        assert answer.headers["Content-Disposition"].endswith(f'eastwind-{opened["table"]}.jsonl"')


def test_a_hand_is_no_word(home: House) -> None:
    opened = home.open()
    answer = home.get(f"/api/tables/{opened['table']}/hands/first/replay", opened)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


# --- OpenAPI


def test_the_interface_is_described(home: House) -> None:
    described = home.client.get("/api/openapi.json").json()
    paths = {path: methods for path, methods in described["paths"].items() if not path.startswith("/api/solo")}
    assert set(paths) == {
        "/api/about",
        "/api/household/book",
        "/api/household/draft",
        "/api/household/export",
        "/api/household/form",
        "/api/household/import",
        "/api/household/rulebook",
        "/api/household/tables",
        "/api/household/tables/{table}",
        "/api/rulebook",
        "/api/rulesets",
        "/api/rulesets/{name}",
        "/api/rulesets/{name}/book",
        "/api/rulesets/{name}/examples",
        "/api/score",
        "/api/simulate",
        "/api/simulate/report.css",
        "/api/simulate/{simulation}",
        "/api/simulate/{simulation}/report",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/hands/{hand}/replay",
        "/api/tables/{table}/record",
        "/api/tables/{table}/rulebook",
    }
    for path, methods in paths.items():
        for method in methods.values():
            assert method["description"], path
            for status, answer in method["responses"].items():
                if status.startswith("4"):
                    schema = answer["content"]["application/json"]["schema"]
                    assert any(form["$ref"].endswith("/ErrorMessage") for form in schema.get("anyOf", [schema])), path
    assert {"TableView", "Replay", "TableOpened", "ErrorMessage"} <= set(described["components"]["schemas"])


def test_unknown_paths_of_the_interface_are_refused(home: House) -> None:
    for answer in (home.client.get("/api/nothing"), home.client.delete("/api/tables"), home.client.get("/api/")):
        assert answer.status_code == 404
        assert answer.json()["code"] == "malformed"


# --- the page


PAGES = ["/", "/index.html", "/play", "/table/abc/replay/3", "/../outside.txt", "/%2e%2e/outside.txt", "/.digest"]


@pytest.mark.parametrize("path", PAGES)
def test_every_other_path_is_the_page(home: House, path: str) -> None:
    answer = home.client.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html>")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Type"].startswith("text/html")


def test_built_files_are_kept_for_ever(home: House) -> None:
    answer = home.client.get("/assets/index-abc123.js")
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert home.client.get("/assets/index-old.js").status_code == 404


def test_files_are_sent_again_only_when_they_changed(home: House) -> None:
    first = home.client.get("/")
    again = home.client.get("/", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    index = home.app.state.rooms.store.path.parent.parent / "static" / "index.html"
    index.write_text("<!doctype html><title>New</title>")
    changed = home.client.get("/", headers={"If-None-Match": first.headers["ETag"]})
    assert "New" in changed.text


def test_files_are_compressed_for_those_who_take_it(home: House) -> None:
    with home.client.stream("GET", "/assets/index-abc123.js", headers={"Accept-Encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(raw) == b"// script\n" * 500
    for asked in ("identity", "gzip;q=0", "br"):
        plain = home.client.get("/assets/index-abc123.js", headers={"Accept-Encoding": asked})
        assert "Content-Encoding" not in plain.headers
        assert plain.headers["Vary"] == "Accept-Encoding"
    font = home.client.get("/assets/face-abc123.woff2", headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in font.headers


@pytest.mark.parametrize(
    ("path", "kind"), [("sw.js", "text/javascript"), ("manifest-ru.webmanifest", "application/manifest+json")]
)
def test_what_installs_the_page_is_asked_for_each_time(home: House, path: str, kind: str) -> None:
    static = home.app.state.rooms.store.path.parent.parent / "static"
    (static / path).write_text("{}")
    answer = home.client.get(f"/{path}")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Type"].startswith(kind)
    policy = answer.headers["Content-Security-Policy"]
    assert "script-src 'self'" in policy
    assert "manifest-src 'self'" in policy


def test_the_server_says_which_page_it_has_to_give(home: House) -> None:
    assert home.client.get("/api/about").json()["build"] == ""
    index = home.app.state.rooms.store.path.parent.parent / "static" / "index.html"
    index.write_text('<!doctype html><meta name="build" content="0123abcd"><title>New</title>')
    answer = home.client.get("/api/about")
    assert answer.json() == {"version": __version__, "build": "0123abcd"}
    assert answer.headers["Cache-Control"] == "no-store"
    with home.sit(home.open()) as seat:
        assert seat.welcome == {"type": "welcome", "build": "0123abcd"}


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    with house(tmp_path, settings=settings_for(tmp_path, static=tmp_path / "nothing")) as home:
        answer = home.client.get("/")
        assert answer.status_code == 404
        assert "make page" in answer.text
        assert home.client.get("/api/about").json()["build"] == ""


def test_a_table_with_rules_of_another_version_is_refused_in_words(home: House) -> None:
    row = home.store.table(home.open()["table"])
    assert row is not None
    rules = json.loads(row.ruleset)
    del rules["rules"]["seats"]
    home.store.create(replace(row, id="old", ruleset=json.dumps(rules)))
    answer = home.client.get("/api/tables/old", headers={"Authorization": "Bearer anything"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")
    assert "rule set" in answer.json()["expected"]


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        (
            "/api/tables",
            {"rules": "ru-classic"},
            [
                "body.name: a text, but the field is missing",
                'body.bots: a list, each of it "novice" or "club", but the field is missing',
            ],
        ),
        ("/api/score", {"rules": "ru-classic"}, ["body.hand: a list, each of it a text, but the field is missing"]),
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
