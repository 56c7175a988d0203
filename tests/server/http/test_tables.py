"""Tables over HTTP: opened, replayed, recorded."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from eastwind.bots import BUILT_IN
from eastwind.tiles.shuffle import commitment_of
from eastwind.words import LANGUAGES, bot_person, text
from tests.server.house import House, house
from tests.server.walls import ToldWalls

WISH = {"rules": "ru-classic", "options": {}, "name": "Ann", "bots": ["novice", "club", "novice"]}


@pytest.mark.parametrize(
    "change",
    [
        {"rules": "nothing"},
        {"rules": 5},
        {"name": ""},
        {"name": "x" * 41},
        {"bots": ["club"] * 2},
        {"bots": ["club", "club", "grandmaster"]},
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
    person = bot_person("club", language)
    for wish, own in ((sorted(names)[0], [person]), (person.upper(), [])):
        answer = home.client.post(
            "/api/tables",
            json={**WISH, "name": wish, "bots": ["club"] * 3},
            headers={"Accept-Language": asked},
        )
        row = home.store.table(answer.json()["table"])
        assert row is not None
        given = [seat.name for seat in row.seats]
        assert len({name.casefold() for name in given}) == 4
        assert given[1 : 1 + len(own)] == own, "who sits down once has their own name"
        assert set(given[1 + len(own) :]) <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_bot_is_somebody_of_its_own(language: str) -> None:
    persons = [bot_person(level, language) for level in BUILT_IN.levels]
    names = {name.strip() for name in text(language, "bot-names").split(",")}
    assert len({*persons, *names}) == len(persons) + len(names)
    assert all(person and len(person) <= 8 for person in persons)
    assert bot_person("tidy", language) == ""


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
            answer = home.get(f"/api/tables/{opened['table']}/hands/1/replay", opened)
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


def test_a_table_with_rules_of_another_version_is_refused_in_words(home: House) -> None:
    row = home.store.table(home.open()["table"])
    assert row is not None
    rules = json.loads(row.ruleset)
    del rules["rules"]["seats"]
    home.store.create(replace(row, id="old", ruleset=json.dumps(rules)))
    answer = home.client.get("/api/tables/old", headers={"Authorization": "Bearer anything"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")
    assert "rule set" in answer.json()["expected"]
