"""Options that a household inherits go by themselves where its own rules have settled them, and only there."""

import pytest

from eastwind.rules import RuleFaults, RuleSet, load_file, load_preset
from eastwind.rules.options import Value

ROBBING = "claims.rob_exposed_kong", "claims.rob_concealed_kong_wonders"


def home(parent: str, body: str, **chosen: Value) -> RuleSet:
    head = f'id = "home"\nversion = 1\ntitle = "At home"\nextends = "{parent}"\n'
    return load_file(head + body, "home.toml", chosen)


def offered(rules: RuleSet) -> dict[str, tuple[Value, ...]]:
    return {option.name: option.choices for option in rules.options}


def test_an_option_whose_values_are_set_apart_is_withdrawn() -> None:
    rules = home("ru-classic", '[claims]\nrob_concealed_kong_wonders = { value = false, source = "house" }\n')
    assert [rules.cited(key).value for key in ROBBING] == [True, False]
    assert set(offered(load_preset("ru-classic"))) - set(offered(rules)) == {"robbing"}
    assert RuleSet.from_json(rules.to_json()) == rules
    assert "robbing" not in offered(RuleSet.from_json(rules.to_json()))


def test_an_option_of_several_values_that_are_those_of_no_choice_is_withdrawn() -> None:
    assert "scoring" in offered(load_preset("family"))
    row = 'mahjong = { points = { value = 20, source = "house" }, in_force = { value = true, source = "house" } }'
    found = {
        name
        for name in ("true", "false")
        if "scoring" in offered(home("family", f"[patterns]\n{row.replace('true', name)}\n"))
    }
    assert len(found) == 1, "one way of playing it is that of the choice in force, the other that of none"


def test_an_option_that_cannot_be_chosen_any_more_is_withdrawn() -> None:
    kongs = '[play]\nown_kongs = { value = false, source = "house" }\n'
    assert "robbing" in offered(load_preset("bg-classic"))
    assert "robbing" not in offered(home("bg-classic", kongs))
    with pytest.raises(RuleFaults, match="not offered"):
        home("bg-classic", kongs, robbing=True)


def test_a_choice_that_another_option_could_make_possible_stays() -> None:
    rules = home("ru-classic", '[ready]\nat_once = { value = true, source = "house" }\n')
    assert "none" in offered(rules)["ready_hand"]
    assert home("ru-classic", "", ready_hand="none", ready_at_once=False).option("ready_hand") == "none"


def test_a_value_that_the_parent_did_not_think_of_is_offered_first() -> None:
    rules = home("ru-classic", '[claims]\ntie = { value = "all", source = "house" }\n')
    assert offered(rules)["tie"] == ("all", "farthest", "nearest")
    assert rules.option("tie") == "all"
    assert (
        home("ru-classic", '[claims]\ntie = { value = "all", source = "house" }\n', tie="nearest").option("tie")
        == "nearest"
    )


def test_an_option_that_the_file_offers_itself_is_its_own_fault() -> None:
    apart = '[claims]\nrob_concealed_kong_wonders = { value = false, source = "house" }\n'
    with pytest.raises(RuleFaults, match=r"the same value as claims\.rob_exposed_kong"):
        home("ru-classic", apart + '[options.robbing]\nsource = "house"\n')


def test_presets_offer_what_their_files_say() -> None:
    for parent in ("ru-classic", "bg-classic", "bmja"):
        assert set(offered(home(parent, ""))) == set(offered(load_preset(parent)))
