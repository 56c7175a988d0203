"""House rules over HTTP: every value in words, contradictions with ways out, files and digests, a table under a draft."""

import json
import re
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from eastwind.bots import BUILT_IN
from eastwind.interchange.rules_file import export_text
from eastwind.rules import RuleSet, available, load_preset
from eastwind.server.services.household.book import slots
from eastwind.server.services.household.draft import draft_of, id_of
from eastwind.server.tables.registry import TableRegistry
from eastwind.traditions.classical.patterns import NAMES
from eastwind.words import LANGUAGES
from tests.server.drafts import Json, change, check, draft, post, row


@pytest.fixture(scope="module")
def shared_house_with() -> dict[str, Any]:
    return {"bots": BUILT_IN}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", available())
def test_a_book_says_every_value_in_words(client: TestClient, name: str, language: str) -> None:
    book = post(client, "book", {"parent": name}, language=language)
    values = [value for section in book["sections"] for value in section["values"]]
    assert [value["key"] for value in values] == list(slots())
    for value in values:
        assert 0 < len(value["label"]) <= 60
        assert value["about"].endswith(".")
        if value["kind"] in ("choice", "limit") and language != "en":
            assert all(choice["label"] != str(choice["value"]) for choice in value["choices"]), value["key"]
            assert len({choice["label"] for choice in value["choices"]}) == len(value["choices"])
        if value["kind"] == "fact" and isinstance(value["value"], str) and language != "en":
            assert value["words"] != value["value"]
    labels = [value["label"] for value in values]
    assert len(set(labels)) == len(labels)
    assert [pattern["rule"] for pattern in book["patterns"]] == list(NAMES)


@pytest.mark.parametrize("language", ["ru", "bg"])
@pytest.mark.parametrize("name", available())
def test_a_book_leaves_no_aside_and_no_note_in_english(client: TestClient, name: str, language: str) -> None:
    book = post(client, "book", {"parent": name}, language=language)
    values = [value for section in book["sections"] for value in section["values"]]
    asides = [one["note"] for one in (*values, *book["patterns"]) if one["note"]]
    told = [note[part] for note in book["notes"] for part in ("unclear", "decided")]
    assert asides
    assert told
    for words in (*asides, *told):
        assert not re.search("[A-Za-z]{2,}", words), words


def test_a_book_tells_a_note_in_place_of_its_id(client: TestClient) -> None:
    book = post(client, "book", {"parent": "bg-classic"}, language="pl")
    notes = {key: note for note in book["notes"] for key in note["keys"]}
    told = {value["key"]: value["note"] for section in book["sections"] for value in section["values"]}
    robbing = notes["claims.rob_exposed_kong"]
    assert told["claims.rob_exposed_kong"] == f"Niejasne: {robbing['unclear']} Postanowiono: {robbing['decided']}"
    pung = next(pattern for pattern in book["patterns"] if pattern["rule"] == "pung_dragon_exposed")
    assert pung["note"] == "W źródle niejasne: co postanowiono, mówi księga zasad."


def test_every_slot_takes_what_the_presets_say() -> None:
    for name in available():
        rules = load_preset(name)
        for key, slot in slots().items():
            value = rules.cited(key).value
            if slot.kind in ("switch", "choice", "fact"):
                assert value in slot.choices
            elif isinstance(value, int):
                assert slot.minimum is not None
                assert slot.maximum is not None
                assert slot.minimum <= value <= slot.maximum


def test_values_that_a_file_may_leave_out_can_be_changed_like_any_others() -> None:
    for key in ("play.own_chows", "play.own_pungs", "settlement.penalty_suit_honours"):
        assert (slots()[key].kind, slots()[key].choices) == ("switch", (False, True))


def test_a_hand_can_be_asked_to_be_concealed_and_let_be_exposed_again(client: TestClient) -> None:
    book = post(client, "book", {"parent": "ru-classic"})
    offered = {pattern["rule"]: pattern["may_be_exposed"] for pattern in book["patterns"]}
    assert (offered["all_honours"], offered["thirteen_wonders"], offered["dragon_set"]) == (True, False, False)
    asked = draft(patterns={"all_honours": row("limit", concealed=True)})
    found = check(client, asked)
    assert found["faults"] == []
    assert [(one["key"], one["after"]) for one in found["differences"]] == [
        ("patterns.all_honours", "limit; only concealed")
    ]
    refused = check(client, draft(patterns={"thirteen_wonders": row("limit", concealed=True)}))
    assert [fault["keys"] for fault in refused["faults"]] == [["patterns.thirteen_wonders"]]


def test_a_draft_without_changes_differs_in_nothing(client: TestClient) -> None:
    found = check(client, draft())
    assert found["faults"] == []
    assert found["differences"] == []
    assert found["id"] == "sundays"
    assert found["players"] == 4
    assert all(example["before"] == example["after"] for example in found["examples"])
    assert len(found["examples"]) >= 10


def test_changes_are_told_in_words_and_shown_by_hands(client: TestClient) -> None:
    asked = draft(
        values={"limit.cap": change(300, "Grandmother")},
        patterns={
            "no_chow": row("points", 10),
            "own_hand_1": row("limit", tiles="11a 23456789a ESWN", title="Our street"),
        },
    )
    found = check(client, asked)
    assert found["faults"] == []
    told = {one["key"]: (one["label"], one["before"], one["after"], one["note"]) for one in found["differences"]}
    assert told["limit.cap"] == ("Limit", "2,000 points", "300 points", "Grandmother")
    assert told["patterns.no_chow"][1:3] == ("1 double", "10 points")
    assert told["patterns.own_hand_1"][0] == "Our street"
    own = found["examples"][0]
    assert (own["label"], own["before"], own["after"]) == ("Our street", None, 300)
    assert found["shown"]["id"] == own["id"]
    assert [line["rule"] for line in found["shown"]["after"]["lines"] if line["limit"]] == ["own_hand_1"]
    assert {2000, 300} == {
        worth for one in found["examples"] for worth in (one["before"], one["after"]) if worth in (2000, 300)
    }
    other = found["examples"][3]["id"]
    assert check(client, asked, example=other)["shown"]["id"] == other


def test_a_form_that_was_emptied_is_missing_and_not_the_parents(client: TestClient) -> None:
    found = check(client, draft("bmja", patterns={"gates_of_heaven": row("limit", tiles="")}))
    (fault,) = found["faults"]
    assert fault["keys"] == ["patterns.gates_of_heaven"]
    assert fault["said"] == "Gates of heaven: The form is missing."


def test_what_the_parent_gives_for_waiting_can_be_taken_back(client: TestClient) -> None:
    asked = draft(
        "bmja",
        patterns={"all_honours": row("limit", waiting_tenths=0), "knitting": row("half_limit", waiting_tenths=3)},
    )
    found = check(client, asked)
    assert found["faults"] == []
    told = {one["key"]: (one["before"], one["after"]) for one in found["differences"]}
    assert told == {
        "patterns.all_honours": ("limit; Waits for a limit hand: 4/10", "limit"),
        "patterns.knitting": (
            "half limit; Waits for a limit hand: 2/10",
            "half limit; Waits for a limit hand: 3/10",
        ),
    }
    file = post(client, "export", asked)
    taken = post(client, "import", {"text": json.dumps(file)})
    assert taken["digest"] == found["digest"]
    assert taken["draft"]["patterns"]["all_honours"]["waiting_tenths"] == 0
    assert check(client, taken["draft"])["digest"] == found["digest"]


def test_an_inherited_option_that_is_settled_by_the_draft_is_asked_no_more(client: TestClient) -> None:
    asked = draft(values={"claims.rob_concealed_kong_wonders": change(False)})
    assert check(client, asked)["faults"] == []
    rules = RuleSet.from_json(post(client, "export", asked)["rules"])
    assert "robbing" not in {option.name for option in rules.options}


def test_all_contradictions_come_at_once_each_with_its_values_and_ways_out(client: TestClient) -> None:
    values = {"ready.hand": change("none"), "wall.drawn": change("counter-clockwise")}
    asked = draft(values=values, patterns={"thirteen_wonders": row("none")})
    found = check(client, asked)
    assert found["digest"] is None
    keys = [tuple(fault["keys"]) for fault in found["faults"]]
    assert set(keys) == {
        ("ready.at_once", "ready.hand"),
        ("wall.drawn", "wall.broken_stack"),
        ("shapes.thirteen_wonders", "patterns.thirteen_wonders"),
    }
    for fault in found["faults"]:
        assert fault["kind"] == "contradiction"
        assert fault["ways"], fault
        for way in fault["ways"]:
            healed = json.loads(json.dumps(asked))
            name = way["key"].removeprefix("patterns.")
            if name != way["key"]:
                healed["patterns"].pop(name, None)
                if not way["value"]:
                    healed["patterns"][name] = row("none")
            else:
                healed["values"][way["key"]] = change(way["value"])
            left = [tuple(one["keys"]) for one in check(client, healed)["faults"]]
            assert set(left) == set(keys) - {tuple(fault["keys"])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_speak_the_language_that_is_asked_for(client: TestClient, language: str) -> None:
    asked = draft(
        values={"ready.hand": change("none"), "wall.dead_wall": change(99)},
        patterns={"own_hand_1": row("limit", tiles="11a 23456789a ESW", title="X")},
    )
    said = [fault["said"] for fault in check(client, asked, language)["faults"]]
    assert len(said) == 3
    if language != "en":
        assert not set(said) & {fault["said"] for fault in check(client, asked, "en")["faults"]}


def test_what_cannot_be_written_is_told_at_its_place(client: TestClient) -> None:
    values = {
        "limit.cap": change(-1),
        "tiles.flowers": change("many"),
        "match.rounds": change([1]),
    }
    found = check(client, draft(values=values, patterns={"own_hand_2": row("limit")}))
    places = {key for fault in found["faults"] for key in fault["keys"]}
    assert {"limit.cap", "tiles.flowers", "match.rounds", "patterns.own_hand_2"} <= places
    unknowns: list[Json] = [{"values": {"limit.top": change(3)}}, {"patterns": {"no_chows": row("points")}}]
    for unknown in unknowns:
        refused = client.post("/api/household/draft", json={"draft": draft(**unknown)})
        assert refused.status_code == 422
        [[name]] = unknown.values()
        assert name in refused.text


def test_values_that_an_option_sets_together_may_be_set_apart(client: TestClient) -> None:
    for name in available():
        rules = load_preset(name)
        for option in rules.options:
            if len(option.keys) < 2:
                continue
            key = option.keys[0]
            others = (
                [choice for choice in slots()[key].choices if choice != rules.cited(key).value]
                if key in slots()
                else []
            )
            for other in others[:1]:
                faults = check(client, draft(name, values={key: change(other)}))["faults"]
                assert all(fault["kind"] == "contradiction" for fault in faults), (name, option.name)


FORMS = [
    ("11a 23456789a ESW", "14"),
    ("11111a 234a 567a ESW", "four"),
    ("11a 23456789a ESWQ", "Q"),
    ("12x", "12x"),
    ("!", "!"),
    ("18z", "8"),
    ("10m", "0"),
    ("+12z", "+12z"),
    ("((1)2)m", "(2|3|4)"),
    ("(1|)m", "(1|)m"),
    ("11a |", "|"),
    ("1m 1p 1s 1a", "three"),
    ("(1|2|3|4|5|6|7|8|9)(1|2|3|4|5|6|7|8|9)(1|2|3|4|5|6|7|8|9)a 12345678901a", ""),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("form", "named"), FORMS)
def test_the_faults_of_a_form_are_told_in_words(client: TestClient, form: str, named: str, language: str) -> None:
    found = post(client, "form", {"tiles": form}, language=language)
    assert found["count"] == 0
    assert found["faults"]
    english = post(client, "form", {"tiles": form})["faults"]
    if language == "en":
        assert any(named in fault for fault in english)
    else:
        assert not set(english) & set(found["faults"])


def test_a_form_is_drawn(client: TestClient) -> None:
    found = post(client, "form", {"tiles": "11a 23456789a ESWN"})
    assert found["count"] == len(found["hands"]) == 3
    assert [len(hand["tiles"]) for hand in found["hands"]] == [14, 14, 14]
    assert post(client, "form", {"tiles": " "}) == {"count": 0, "hands": [], "faults": []}


def test_a_table_is_played_by_a_draft_and_its_record_holds_the_whole_set(client: TestClient) -> None:
    asked = draft(
        "dmjl",
        values={"limit.cap": change(300)},
        patterns={"own_hand_1": row("limit", tiles="11a 23456789a ESWN", title="Street")},
    )
    digest = check(client, asked)["digest"]
    opened = post(client, "tables", {"draft": asked, "name": "Ann", "bots": ["novice"] * 3}, 201)
    seat = {"Authorization": f"Bearer {opened['token']}"}
    assert isinstance(client.app, FastAPI)
    table_registry: TableRegistry = client.app.state.table_registry
    assert client.portal is not None
    row_kept = client.portal.call(table_registry.store.table, opened["table"])
    assert row_kept is not None
    assert RuleSet.from_json(json.loads(row_kept.ruleset)).digest == digest
    page = client.get(f"/api/household/tables/{opened['table']}", headers=seat).json()
    assert page["limit"] == 300
    assert "own_hand_1" in [pattern["rule"] for pattern in page["patterns"]]
    assert (
        client.get(f"/api/household/tables/{opened['table']}", headers={"Authorization": "Bearer x"}).status_code == 401
    )


def test_friends_sit_down_at_a_table_that_is_played_by_a_draft_and_may_read_its_book_before(client: TestClient) -> None:
    asked = draft("bg-classic", title="Sundays", values={"limit.cap": change(300)})
    terms = {"persons": 2, "window": 7, "watch": "later", "away": "vote", "pace": "20", "bank": 60, "help": "tiles"}
    opened = post(client, "tables", {"draft": asked, "name": "Ann", "bots": ["novice"] * 2, **terms}, 201)
    told = client.get(f"/api/invitations/{opened['code']}").json()
    agreed = {name: told[name] for name in terms if name != "persons"}
    assert agreed == {name: value for name, value in terms.items() if name != "persons"}
    assert (told["title"], told["first_east"], [seat["free"] for seat in told["seats"]].count(True)) == (
        "Sundays",
        "seat-by-roll",
        1,
    )
    book = client.get(f"/api/invitations/{opened['code']}/rulebook")
    assert (book.status_code, book.json()["title"]) == (200, "Sundays")
    assert client.get("/api/invitations/AAAAAA/rulebook").json()["code"] == "no_such_code"
    seat = client.post(f"/api/tables/{opened['table']}/seats", json={"name": "Ben", "seat": None})
    assert (seat.status_code, seat.json()["table"]) == (201, opened["table"])


def test_no_table_is_opened_by_what_contradicts_itself(client: TestClient) -> None:
    asked = draft(values={"ready.hand": change("none")})
    refused = post(client, "tables", {"draft": asked, "name": "Ann", "bots": ["novice"] * 3}, 422)
    assert "ready.at_once" in refused["expected"]
    assert post(client, "export", asked, 422)["code"] == "malformed"
    two = draft("family", values={"seats.players": change(2)})
    assert post(client, "tables", {"draft": two, "name": "Ann", "bots": ["novice"] * 3}, 422)["code"] == "malformed"


def test_sizes_are_bounded(client: TestClient) -> None:
    for bad in (
        draft(title="x" * 61),
        draft("x" * 61),
        draft(values={"Limit": change(1)}),
        draft(base="x" * 300_001),
        draft("no-such-set"),
        draft(base="{}"),
    ):
        assert post(client, "draft", {"draft": bad}, 422)["code"] == "malformed"


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("Sundays at Grandmother's", "sundays-at-grandmother-s"),
        ("Наши правила", "nashi-pravila"),
        ("Żółwie zasady", "zolwie-zasady"),
        ("Домашни правила", "domashni-pravila"),
        ("ru-classic", "house-ru-classic"),
        ("1990", "house-1990"),
        ("麻將", "house-rules"),
    ],
)
def test_an_id_is_made_from_any_title(title: str, expected: str) -> None:
    assert id_of(title) == expected


def test_a_preset_itself_is_kept_whole() -> None:
    rules = load_preset("ru-classic", {"limit": 500})
    assert draft_of(rules).base == export_text(rules)


def test_the_hand_that_is_shown_first_is_one_that_the_change_touches(client: TestClient) -> None:
    plain = check(client, draft())
    assert plain["shown"]["id"] == plain["examples"][0]["id"]
    for pattern, worth in (("only_honours", row("none")), ("last_from_wall", row("points", 30))):
        asked = draft(patterns={pattern: worth})
        found = check(client, asked)
        changed = {one["id"]: one["before"] != one["after"] for one in found["examples"]}
        assert changed[found["shown"]["id"]], pattern
        # who has chosen a hand keeps it
        untouched = next(name for name, is_changed in changed.items() if not is_changed)
        assert check(client, asked, example=untouched)["shown"]["id"] == untouched


def test_a_hand_is_worth_under_a_draft_what_it_says(client: TestClient) -> None:
    asked = {
        "melds": [{"kind": "pung", "tiles": ["6z"] * 3}],
        "hand": ["2m", "3m", "4m", "8m", "8m", "4p", "5p", "6p", "5s", "6s", "7s"],
        "last": "6p",
        "source": "discard",
        "seat": "S",
        "round": "E",
        "won": True,
    }
    plain = client.post("/api/score", json={**asked, "rules": "ru-classic"}).json()
    changed = draft("ru-classic", patterns={"mahjong": row("points", 100)})
    own = post(client, "score", {**asked, "draft": changed})
    assert own["total"] != plain["total"]
    same = post(client, "score", {**asked, "draft": draft("ru-classic")})
    assert (same["total"], same["lines"]) == (plain["total"], plain["lines"])
    five = post(client, "score", {**asked, "hand": ["2m"] * 11, "draft": changed}, 422)
    assert (five["code"], five["reason"]) == ("impossible_hand", "five")
    # flowers before the player switch that option on
    flowered = post(client, "score", {**asked, "flowers": ["1f"], "draft": changed})
    assert flowered["total"] > own["total"]


def test_a_table_is_settled_under_a_draft(client: TestClient) -> None:
    asked = {"values": {"E": 64, "S": 12, "W": 16, "N": 4}, "winners": ["S"], "discarder": "W"}
    plain = client.post("/api/settle", json={**asked, "rules": "ru-classic"}).json()
    assert post(client, "settle", {**asked, "draft": draft("ru-classic")}) == plain
    alone = draft(
        "ru-classic",
        values={"settlement.losers": change("none"), "settlement.east_between_losers": change(value=False)},
    )
    own = post(client, "settle", {**asked, "draft": alone})
    assert own["net"] != plain["net"]
    assert (own["asks"]["losers"], plain["asks"]["losers"]) == (False, True)
    contradiction = post(client, "settle", {**asked, "discarder": "S", "draft": alone}, 422)
    assert "S won" in contradiction["expected"]


def test_a_draft_has_a_page_and_examples_like_a_rule_set(client: TestClient) -> None:
    changed = draft(
        "ru-classic",
        values={"limit.cap": change(300)},
        patterns={"own_hand_1": row("limit", tiles="11a 23456789a ESWN", title="Street")},
    )
    page = post(client, "page", changed)
    assert (page["id"], page["limit"]) == ("sundays", 300)
    assert "own_hand_1" in [pattern["rule"] for pattern in page["patterns"]]
    examples = post(client, "examples", changed)
    assert {example["total"] for example in examples if example["shows"] == "limit"} == {300}
    assert "own_hand_1" in [example["rule"] for example in examples]


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_drafts_are_compared_in_words(client: TestClient, language: str) -> None:
    one = draft("ru-classic", values={"limit.cap": change(300)})
    other = draft("ru-classic", values={"limit.cap": change(500)}, patterns={"no_chow": row("none")})
    answer = client.post(
        "/api/household/compare", json={"draft": one, "other": other}, headers={"Accept-Language": language}
    ).json()
    assert [it["key"] for it in answer["differences"]] == ["limit.cap", "patterns.no_chow"]
    assert ("500" in answer["differences"][0]["before"], "300" in answer["differences"][0]["after"]) == (True, True)
    # a preset is a draft that changes nothing
    against = post(client, "compare", {"draft": one, "other": draft("ru-classic")})["differences"]
    assert [it["key"] for it in against] == ["limit.cap"]
    assert post(client, "compare", {"draft": one, "other": one})["differences"] == []


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"ready.hand": change("none"), "ready.at_once": change(value=False)},
        {"ready.hand": change("to-win")},
        {"play.win_from_discard": change(value=False)},
    ],
    ids=["as it is", "no ready hand", "ready to win", "wall alone"],
)
@pytest.mark.parametrize("parent", ["ru-classic", "pl-classic", "bg-classic", "dmjl"])
def test_the_example_hands_can_be_asked_of_the_draft_itself(
    client: TestClient, parent: str, values: dict[str, Json]
) -> None:
    asked = draft(parent, values=values)
    found = check(client, asked)
    if found["digest"] is None:
        pytest.skip("these values contradict others of that set")
    assert found["examples"]
    for example in found["examples"]:
        told = post(client, "score", {**example["hand"], "draft": asked})
        worth = told["total"] if told["won"] == example["hand"]["won"] else None
        assert worth == example["after"], example["id"]
