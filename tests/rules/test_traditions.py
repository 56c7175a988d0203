"""The tradition that a rule set names, and the one that it inherits."""

from collections.abc import Mapping
from typing import Any

import pytest

from eastwind.rules import RuleFaults, checks, compile, compile_rules, load_file, load_preset, loader
from eastwind.rules.loader import load_tree, preset_tree

HEAD = 'id = "home"\nversion = 1\ntitle = "At home"\nextends = "ru-classic"\n'


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Mapping[str, Any]:
    """The tree of a set of another tradition."""
    known = ("classical", "toy")
    for module in (checks, loader):
        monkeypatch.setattr(module, "TRADITIONS", known)
    monkeypatch.setattr(compile, "TRADITIONS", known)
    return {**preset_tree("ru-classic"), "id": "toy", "tradition": "toy"}


def _child(parent: str, **more: object) -> Mapping[str, Any]:
    return {"id": "home", "version": 1, "title": "At home", "extends": parent, **more}


def _faults(tree: Mapping[str, Any], **others: Mapping[str, Any]) -> list[str]:
    with pytest.raises(RuleFaults) as raised:
        load_tree(tree, "home.toml", others=others)
    return [str(fault) for fault in raised.value.faults]


def test_a_set_that_names_no_tradition_is_classical() -> None:
    for rules in (load_preset("ru-classic"), load_file(HEAD, "home.toml")):
        assert rules.tradition == "classical"
        assert compile_rules(rules).tradition == 0


def test_a_set_that_names_the_classical_tradition_is_the_same_set() -> None:
    named = load_file(f'{HEAD}tradition = "classical"\n', "home.toml")
    assert named.tradition == "classical"
    assert named == load_file(HEAD, "home.toml")


def test_a_tradition_is_compiled_to_its_number_and_inherited(toy: Mapping[str, Any]) -> None:
    for rules in (load_tree(toy, "toy.toml"), load_tree(_child("toy"), "home.toml", others={"toy": toy})):
        assert rules.tradition == "toy"
        assert compile_rules(rules).tradition == 1
        assert type(rules).from_json(rules.to_json()) == rules
    named = load_tree(_child("toy", tradition="toy"), "home.toml", others={"toy": toy})
    assert named == load_tree(_child("toy"), "home.toml", others={"toy": toy})


def test_a_parent_of_another_tradition_is_refused(toy: Mapping[str, Any]) -> None:
    expected = 'home.toml: tradition: expected "toy", the tradition of toy.toml, found "classical"'
    assert _faults(_child("toy", tradition="classical"), toy=toy) == [expected]
    expected = 'home.toml: tradition: expected "classical", the tradition of ru-classic.toml, found "toy"'
    assert _faults(_child("ru-classic", tradition="toy")) == [expected]


def test_an_unknown_tradition_is_refused() -> None:
    tree = {**preset_tree("ru-classic"), "tradition": "clasical"}
    assert _faults(tree) == [
        'home.toml: tradition: expected a tradition: a known name; did you mean "classical"?, found "clasical"'
    ]
    assert _faults({**tree, "tradition": 7})[0].startswith("home.toml: tradition: expected ")


def test_an_unknown_tradition_of_a_child_is_told_of_with_all_other_faults() -> None:
    assert "tradition" in _faults(_child("ru-classic", tradition=["classical"]))[0]
    with pytest.raises(RuleFaults) as raised:
        load_file(f'{HEAD}tradition = "clasical"\n[play]\nfuriten = 3\n', "home.toml")
    assert {fault.key for fault in raised.value.faults} == {"tradition", "play.furiten"}
