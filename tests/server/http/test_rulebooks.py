"""The rulebook over HTTP."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from eastwind.bots import BUILT_IN
from eastwind.rules import available, load_preset
from eastwind.words import LANGUAGES, text
from tests.support.rules import house_rules


@pytest.fixture(scope="module")
def shared_house_with() -> dict[str, Any]:
    return {"bots": BUILT_IN}


def book(client: TestClient, name: str, language: str = "en", status: int = 200, **query: str) -> Any:
    found = client.get(f"/api/rulesets/{name}/book", params=query, headers={"Accept-Language": language})
    assert found.status_code == status, found.text
    return found.json()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_set_is_a_book_in_the_language_asked_for(client: TestClient, language: str) -> None:
    for name in available():
        told = book(client, name, language)
        assert (told["rules"], told["language"]) == (name, language)
        assert told["title"] == text(language, f"ruleset-{name}")
        assert told["digest"] == load_preset(name).digest


def test_the_book_is_that_of_the_chosen_options(client: TestClient) -> None:
    sentences = {
        block["anchor"]: block["text"]
        for chapter in book(client, "ru-classic", options='{"limit": 500}')["chapters"]
        for block in chapter["blocks"]
        if block["kind"] == "sentence"
    }
    assert sentences["value/limit.cap"] == text("en", "book-limit-cap", count=500)


def test_every_limit_hand_is_worth_what_the_calculator_says(client: TestClient) -> None:
    for name in available():
        for chapter in book(client, name)["chapters"]:
            for entry in chapter["blocks"]:
                if entry["kind"] != "pattern" or entry["example"] is None or chapter["id"] != "hands":
                    continue
                keys = ("melds", "hand", "last", "source", "flowers", "seat", "round", "won", "events")
                question = {key: entry["example"][key] for key in keys}
                for meld in question["melds"]:
                    assert meld["kind"] != "none"
                answered = client.post("/api/score", json={**question, "rules": name, "options": {}})
                assert answered.status_code == 200, answered.text
                assert answered.json()["total"] == entry["example"]["bill"]["total"], (name, entry["rule"])


def test_what_there_is_no_book_of_is_refused(client: TestClient) -> None:
    assert book(client, "no-such-set", status=404)["code"] == "not_found"
    assert book(client, "ru-classic", options='{"limit": -1}', status=422)["code"] == "malformed"
    assert client.post("/api/rulebook", json={"rules": {"format": 1}}).json()["code"] == "malformed"


def test_a_set_that_is_brought_along_is_read(client: TestClient) -> None:
    rules = house_rules("ru-classic", {"limit.cap": 777})
    told = client.post("/api/rulebook", json={"rules": rules.to_json()}).json()
    assert (told["title"], told["digest"]) == ("Our table", rules.digest)


def test_the_book_of_a_table_is_asked_for_with_its_token(client: TestClient) -> None:
    opened = client.post(
        "/api/tables", json={"name": "Ann", "rules": "ru-classic", "options": {"limit": 500}, "bots": ["novice"] * 3}
    )
    assert opened.status_code == 201, opened.text
    table = opened.json()
    path = f"/api/tables/{table['table']}/rulebook"
    assert client.get(path, headers={"Authorization": "Bearer wrong"}).status_code == 401
    told = client.get(path, headers={"Authorization": f"Bearer {table['token']}"}).json()
    assert told["digest"] == load_preset("ru-classic", {"limit": 500}).digest
