"""Files of house rules over HTTP: taken in, refused with the place, kept by an earlier version."""

import json
import re
from typing import Any, Final

import pytest
from starlette.testclient import TestClient

from eastwind.bots import BUILT_IN
from eastwind.interchange.rules_file import export_rules, export_text
from eastwind.rules import RuleSet, available, load_file, load_preset
from eastwind.words import LANGUAGES
from tests.server.drafts import Json, change, check, draft, post, row


@pytest.fixture(scope="module")
def shared_house_with() -> dict[str, Any]:
    return {"bots": BUILT_IN}


def test_a_file_comes_back_as_the_same_rules(client: TestClient) -> None:
    asked = draft(
        values={
            "limit.cap": change(500, "since 1990"),
            "settlement.counters": change([[2, 500], [10, 100]]),
            "settlement.stock": change(2000),
        },
        patterns={
            "no_chow": row("points", 10),
            "own_hand_1": row("flat", 777, tiles="11a 23456789a ESWN", title="Улица"),
        },
    )
    digest = check(client, asked)["digest"]
    exported = post(client, "export", asked)
    assert exported["digest"] == digest
    taken = post(client, "import", {"text": json.dumps(exported)})
    assert taken["digest"] == digest
    assert taken["draft"]["base"] is None
    assert taken["draft"]["values"].keys() == asked["values"].keys()
    assert check(client, taken["draft"])["digest"] == digest


@pytest.mark.parametrize("name", available())
def test_any_set_can_be_taken_in_and_changed(client: TestClient, name: str) -> None:
    rules = load_preset(name)
    taken = post(client, "import", {"text": export_text(rules)})
    assert check(client, taken["draft"])["digest"] == rules.digest
    changed = {
        **taken["draft"],
        "title": "Ours",
        "id": "",
        "values": {"table.danger_warning": change(not rules.file.table.danger_warning.value)},
    }
    found = check(client, changed)
    assert found["faults"] == []
    assert [one["key"] for one in found["differences"]] == ["table.danger_warning"]
    assert post(client, "export", changed)["rules"]["rules"]["extends"] == rules.id


def test_a_file_of_the_command_line_is_taken_in(client: TestClient) -> None:
    text = 'id = "sundays"\nversion = 1\ntitle = "Sundays"\nextends = "ru-classic"\n'
    text += '[limit]\ncap = { value = 300, source = "house" }\n'
    taken = post(client, "import", {"text": text})
    assert taken["digest"] is None, "a household's own file says no digest that could be right"
    assert taken["draft"]["values"] == {"limit.cap": {"value": 300, "note": ""}}
    assert check(client, taken["draft"])["digest"] == load_file(text, "sundays.toml").digest


def test_a_file_that_was_changed_is_refused(client: TestClient) -> None:
    exported = export_rules(load_preset("ru-classic"))
    exported["rules"]["rules"]["limit"]["cap"]["value"] = 99
    refused = post(client, "import", {"text": json.dumps(exported)}, 422)
    assert "digest" in refused["got"]
    for text in ("", "{}", "[[", "id = 1", "{" * 5000):
        assert post(client, "import", {"text": text}, 422)["code"] == "malformed"


def test_everything_that_is_wrong_with_a_file_is_told_with_its_place(client: TestClient) -> None:
    head = 'id = "sundays"\nversion = 1\ntitle = "Sundays"\nextends = "ru-classic"\n'
    text = (
        head
        + '[limit]\ncap = { value = -3, source = "house" }\n[wall]\ndrawn = { value = "up\\ndown", source = "house" }\n'
    )
    refused = post(client, "import", {"text": text}, 422)
    faults = {fault["place"]: (fault["expected"], fault["found"]) for fault in refused["faults"]}
    assert list(faults) == ["wall.drawn.value", "limit.cap.value"]
    assert faults["limit.cap.value"] == ('a whole number from 1 to 1000000 or "none"', "-3")
    assert faults["wall.drawn.value"][1] == '"up down"'
    assert "\ufffd" not in json.dumps(refused, ensure_ascii=False)


_RULES: Final = 'id = "a"\nversion = 1\ntitle = "A"\nextends = "ru-classic"\n'
#: Something of every sort that can be wrong with a file.
_FAULTY: Final = (
    "",
    "hello world",
    'id = "a',
    "id = 1\nid = 2",
    "[limit]\n[limit]",
    "a = [1,",
    '{"type":',
    '{"type": "x"}',
    '{"type": "ruleset", "rules": {}}',
    "{" * 5000,
    'id = "a"\nversion = 1\ntitle = "A"\n[limit]\nextends = "ru-classic"\n',
    'id = "a"\nversion = 1\ntitle = "A"\nextends = "ru-clasic"\n',
    'id = "A B"\nversion = "x"\ntitle = 3\nextends = "ru-classic"\n',
    _RULES + "x = 2020-01-01\n",
    _RULES + "[limit]\ncap = 300\n",
    _RULES + '[limit]\ncap = { value = -3, source = "XX I" }\n[wall]\ndrawn = { value = "up", source = "decision" }\n',
    _RULES + '[[notes]]\nid = "x"\ndropped = true\n[[notes]]\nid = "y"\nkeys = ["limit.cp"]\n[[notes]]\nid = "y"\n',
    _RULES + '[documents.OURS]\ntitle = "Ours"\n[play]\n[seats]\nplayers = []\n',
    _RULES + '[patterns]\nno_chw = { points = { value = 3, source = "house" } }\n',
    _RULES
    + '[patterns]\nno_chow = { points = { value = 3, source = "house" }, doubles = { value = 3, source = "house" } }\n',
    _RULES
    + '[patterns]\nchow = { limit = { value = true, source = "house" }, concealed = { value = true, source = "house" } }\n',
    _RULES + '[patterns]\nmahjong = { points = { value = 9, source = "house" }, who = "all", title = "M" }\n',
    _RULES + '[patterns]\nown_hand_1 = { limit = { value = true, source = "house" }, who = "winner" }\n',
    _RULES + '[patterns]\nown_hand_1 = { flat = { value = 9, source = "house" }, who = "winner", '
    'tiles = { value = "11a", source = "house" } }\n',
    _RULES + '[options.mine]\nkeys = ["limit.cp"]\nchoices = [3]\n[options.limit]\nkind = "number"\nchoices = [1.5]\n',
    _RULES + '[options.flowers]\nkind = "switch"\nvalues = { a = { "limit.cap" = 5 } }\n',
    _RULES + '[ready]\nhand = { value = "none", source = "house" }\n',
)
#: English that no name, key or value of a file is.
_ENGLISH: Final = re.compile(
    r"\b(an|the|of|with|that|nothing|or|and|found|expected|hands?|known?|unknown|whole|is|while)\b"
)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("text", _FAULTY)
def test_what_is_wrong_with_a_file_is_told_wholly_in_the_readers_language(
    client: TestClient, language: str, text: str
) -> None:
    answer = client.post("/api/household/import", json={"text": text}, headers={"Accept-Language": language})
    assert answer.status_code == 422
    faults = answer.json()["faults"]
    assert faults
    for fault in faults:
        told = [fault["said"]] if fault["said"] else [fault["expected"], fault["found"]]
        assert all(told), fault
        for part in [fault["place"], *told]:
            without_quotes = re.sub(r'"[^"]*"', "", part)
            assert not _ENGLISH.search(without_quotes), fault


def test_a_changed_file_is_told_so_with_both_digests(client: TestClient) -> None:
    exported = export_rules(load_preset("ru-classic"))
    exported["digest"] = "0" * 64
    answer = client.post(
        "/api/household/import", json={"text": json.dumps(exported)}, headers={"Accept-Language": "ru"}
    )
    (fault,) = answer.json()["faults"]
    assert load_preset("ru-classic").digest in fault["expected"]
    assert "правила изменили" in fault["found"]


def test_a_file_that_is_no_json_is_refused_with_line_and_column(client: TestClient) -> None:
    (fault,) = post(client, "import", {"text": '{"title": "Sundays",\n "rules" 3}'}, 422)["faults"]
    assert fault["place"] == "line 2, column 10"


def test_a_changed_file_whose_rules_cannot_be_tells_all_of_them(client: TestClient) -> None:
    exported = export_rules(load_preset("ru-classic"))
    exported["rules"]["rules"]["limit"]["cap"]["value"] = 0
    exported["rules"]["rules"]["wall"]["drawn"]["value"] = "up"
    refused = post(client, "import", {"text": json.dumps(exported)}, 422)
    assert [fault["place"] for fault in refused["faults"]] == ["wall.drawn.value", "limit.cap.value"]


# --- sets that an earlier version has kept -----------------------------------------------------------------------------------


def _of_before(title: str, note: str, own_hand: str = "Grapes") -> Json:
    """An exported set as an earlier version wrote it, which refused less; its digest is right."""
    own = "id = 'ours'\nversion = 1\ntitle = 'Ours'\nextends = 'bmja'\n"
    own += "[limit]\ncap = {value = 500, source = 'house', note = 'n'}\n"
    own += "[patterns.own_hand_1]\nwho = 'winner'\ntitle = 'Grapes'\nlimit = {value = true, source = 'house'}\n"
    own += "tiles = {value = '11a 23456789a ESWN', source = 'house'}\n"
    whole = load_file(own, "ours.toml").to_json()
    whole["rules"]["title"] = title
    whole["rules"]["limit"]["cap"]["note"] = note
    whole["rules"]["patterns"]["own_hand_1"]["title"] = own_hand
    rules = RuleSet.from_json(whole)
    return {"type": "ruleset", "digest": rules.digest, "rules": whole}


@pytest.mark.parametrize(
    ("title", "note", "own_hand", "kept"),
    [
        ("\u202eOurs", "n", "Grapes", ("Ours", "n")),
        ("Ours", "a\x9fb", "Grapes", ("Ours", "ab")),
        ("Ours", "\x1b", "Grapes\u2066", ("Ours", None)),
        ("\u3164", "a\x00b", "\u200f", ("ours", "ab")),
    ],
    ids=ascii,
)
def test_a_set_that_an_earlier_version_exported_is_mended_and_that_is_said(
    client: TestClient, title: str, note: str, own_hand: str, kept: tuple[str, str | None]
) -> None:
    text = json.dumps(_of_before(title, note, own_hand))
    answer = client.post("/api/household/import", json={"text": text})
    assert answer.status_code == 200, answer.text
    taken = answer.json()
    assert taken["mended"] is True
    assert taken["draft"]["title"] == kept[0]
    exported = client.post("/api/household/export", json=taken["draft"]).json()
    assert exported["digest"] == taken["digest"]
    assert exported["rules"]["rules"]["limit"]["cap"].get("note") == kept[1]
    assert client.post("/api/household/import", json={"text": json.dumps(exported)}).json()["mended"] is False
    # as a parent that a browser has kept, too
    whole = draft("", title="Sundays", base=text)
    for path, body in (("book", {"parent": "", "base": text}), ("draft", {"draft": whole}), ("page", whole)):
        answer = client.post(f"/api/household/{path}", json=body)
        assert answer.status_code == 200, (path, answer.text)


def test_a_set_of_before_that_was_changed_since_is_refused(client: TestClient) -> None:
    changed = _of_before("\u202eOurs", "n")
    changed["rules"]["rules"]["title"] = "\u202eTheirs"
    assert client.post("/api/household/import", json={"text": json.dumps(changed)}).status_code == 422


def test_a_set_with_a_longer_note_than_a_draft_may_have_is_kept_whole(client: TestClient) -> None:
    text = json.dumps(_of_before("Ours", "n" * 600))
    own = "id = 'ours'\nversion = 1\ntitle = 'Ours'\nextends = 'bmja'\n[limit]\n"
    own += f"cap = {{value = 500, source = 'house', note = '{'n' * 600}'}}\n"
    for file in (text, own):
        answer = client.post("/api/household/import", json={"text": file})
        assert answer.status_code == 200, answer.text
        exported = client.post("/api/household/export", json=answer.json()["draft"]).json()
        assert exported["rules"]["rules"]["limit"]["cap"]["note"] == "n" * 600
        assert client.post("/api/household/book", json={"parent": "", "base": json.dumps(exported)}).status_code == 200
