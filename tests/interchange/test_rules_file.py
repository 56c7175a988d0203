"""Rule sets that are handed on, and in what two of them differ."""

import json

import pytest

from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.rules_diff import differences
from eastwind.interchange.rules_file import export_rules, export_text, import_rules, import_text, toml_of, toml_value
from eastwind.rules import RuleSet, available, load_file, load_preset
from eastwind.words import LANGUAGES

HOUSE = """
id = "sundays"
version = 3
title = "Sundays \\"at\\" Grandmother's"
extends = "ru-classic"

[documents.NOTEBOOK]
title = "Notebook\\nof 1951"
language = "en"

[limit]
cap = { value = 300, source = "NOTEBOOK p. 1", note = "Smudged." }

[claims]
rob_exposed_kong = { value = false, source = "house" }
rob_concealed_kong_wonders = { value = false, source = "house" }

[wall]
dead_wall = { value = 16, source = "house" }

[patterns]
no_chow = { points = { value = 10, source = "NOTEBOOK p. 3" } }
nothing_drawn = { doubles = { value = 3, source = "house" }, who = "winner" }
grapes_on_the_roof = { in_force = { value = false, source = "house" } }

[options]
limit = { choices = [300, 500] }
penalty = { offered = false }

[[notes]]
id = "smudge"
keys = ["limit.cap"]
source = "NOTEBOOK p. 1"
unclear = "300 or 800."
decided = "300."
"""


def household() -> RuleSet:
    return load_file(HOUSE, "sundays.toml")


@pytest.mark.parametrize("name", available())
def test_a_preset_comes_back_with_its_digest(name: str) -> None:
    rules = load_preset(name)
    assert import_text(export_text(rules), "file") == rules
    assert load_file(toml_of(rules, "a comment"), "copy.toml").digest == rules.digest


def test_a_household_comes_back_with_its_digest() -> None:
    rules = household()
    assert import_rules(json.loads(export_text(rules))).digest == rules.digest
    assert load_file(toml_of(rules), "copy.toml").digest == rules.digest


def test_chosen_options_come_back_too() -> None:
    rules = load_preset("ru-classic", {"flowers": True, "limit": 500})
    back = import_text(export_text(rules), "file")
    assert back.digest == rules.digest
    assert back.option("limit") == 500


def test_a_set_that_was_changed_is_not_taken() -> None:
    exported = export_rules(household())
    exported["rules"]["rules"]["limit"]["cap"]["value"] = 301
    with pytest.raises(InterchangeError, match="has the digest"):
        import_rules(exported)
    exported["rules"]["rules"]["limit"]["cap"]["value"] = -1
    with pytest.raises(InterchangeError, match=r"gift\.json: .*limit\.cap"):
        import_text(json.dumps(exported), "gift.json")


@pytest.mark.parametrize("text", ["", "[]", "{}", "5", '{"type": "start_game"}', "[" * 100_000])
def test_what_is_no_exported_set_is_told(text: str) -> None:
    with pytest.raises(InterchangeError, match="gift: "):
        import_text(text, "gift")


def test_values_of_toml_keep_every_character() -> None:
    import tomllib

    value = {"text": 'a "b" \\ \n\x7f\u2028 ж', "list": [1, True, "x"], "an odd key": {"x": False}}
    assert tomllib.loads(f"value = {toml_value(value)}")["value"] == value


def test_differences_are_told_in_words() -> None:
    found = {one.key: one for one in differences(load_preset("ru-classic"), household(), "en")}
    assert (found["limit.cap"].before, found["limit.cap"].after) == ("2,000 points", "300 points")
    assert (found["limit.cap"].source, found["limit.cap"].note) == ("NOTEBOOK p. 1", "Smudged.")
    assert (found["wall.dead_wall"].before, found["wall.dead_wall"].after) == ("14", "16")
    assert (found["patterns.no_chow"].label, found["patterns.no_chow"].after) == ("No chow", "10 points")
    assert found["patterns.nothing_drawn"].before == "not played"
    assert (found["patterns.grapes_on_the_roof"].after, found["patterns.grapes_on_the_roof"].source) == (
        "not played",
        "house",
    )
    assert found["options.penalty"].after == "not offered at set-up"
    assert found["options.limit"].after == "offered at set-up: 300 points, 500 points, 1–1000000"
    assert found["notes[smudge]"].after == "300."
    # one option stands for both keys of robbing: it is told once
    assert sum(one.label == "Robbing a kong" for one in found.values() if one.key.startswith("claims")) == 1
    assert len(found) == 9


def test_a_hand_of_ones_own_is_compared_with_its_form_its_title_and_what_waiting_for_it_is_worth() -> None:
    def house(**changes: str) -> RuleSet:
        row = {
            "limit": "{ value = true, source = 'house' }",
            "who": "'winner'",
            "tiles": "{ value = '147a 258b 369c ESWN 5z', source = 'house' }",
            "title": "'Knit'",
            **changes,
        }
        inside = ", ".join(f"{key} = {value}" for key, value in row.items())
        head = "id = 'house'\nversion = 1\ntitle = 'House'\nextends = 'bmja'\n[patterns]\n"
        return load_file(f"{head}own_hand_1 = {{ {inside} }}\n", "house.toml")

    plain = house()
    (new,) = (one for one in differences(load_preset("bmja"), plain, "en") if one.key.startswith("patterns"))
    assert (new.label, new.before, new.after) == ("Knit", "not played", "limit; 147a 258b 369c ESWN 5z")
    (form,) = differences(plain, house(tiles="{ value = '147a 258b 369c ESWN 7z', source = 'house' }"), "en")
    assert (form.before, form.after) == ("limit; 147a 258b 369c ESWN 5z", "limit; 147a 258b 369c ESWN 7z")
    (title,) = differences(plain, house(title="'Fishing net'"), "en")
    assert (title.label, title.before, title.after) == ("Fishing net", "limit; Knit", "limit; Fishing net")
    (waiting,) = differences(plain, house(waiting_tenths="{ value = 3, source = 'house' }"), "en")
    assert (waiting.label, waiting.before) == ("Knit", "limit")
    assert waiting.after == "limit; Waits for a limit hand: 3/10"
    assert list(differences(plain, house(), "en")) == []


def test_a_set_does_not_differ_from_itself() -> None:
    assert list(differences(household(), household(), "en")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_differences_have_words_in_every_language(language: str) -> None:
    rules = load_preset("ru-classic"), household()
    there, back = list(differences(*rules, language)), list(differences(rules[1], rules[0], language))
    assert len(there) == 9
    # the note is only in one of them
    assert len(back) == 8
    assert all(one.label and one.after for one in [*there, *back])
