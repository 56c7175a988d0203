"""Texts in rule sets of users: refusals with their place, and the mending of exported sets."""

from typing import Any

import pytest

from eastwind.rules import RuleFaults
from eastwind.rules.loader import load_file, load_tree
from eastwind.rules.written import check_written, mended

OWN = "id = 'ours'\nversion = 1\nextends = 'bmja'\n"


def faults_of(tree: dict[str, Any]) -> list[str]:
    with pytest.raises(RuleFaults) as refused:
        check_written(tree, "ours.toml")
    return [fault.key for fault in refused.value.faults]


def test_every_text_with_a_control_character_is_named_by_its_place() -> None:
    tree = {
        "title": "Ours\x00",
        "notes": [{"id": "a", "text": "line\nline"}, {"id": "b", "text": "\x1b[2J"}],
        "patterns": {"chow\x07": {"points": 2}, "pung": {"title": "Pung\u202e", "points": 4}},
    }
    assert faults_of(tree) == ["notes[1].text", "patterns", "patterns.pung.title", "title"]


def test_what_is_found_is_shown_without_what_it_was_refused_for() -> None:
    with pytest.raises(RuleFaults) as refused:
        check_written({"title": "a\x00b", "k\x00y": 1}, "ours.toml")
    assert "\x00" not in str(refused.value)
    assert "a�b" in str(refused.value)
    assert "k�y" in str(refused.value)


def test_titles_that_nobody_can_see_are_refused_and_other_texts_may_be_empty() -> None:
    assert faults_of({"title": "\u3164"}) == ["title"]
    check_written({"title": "Ours", "notes": [{"text": ""}], "numbers": [1, 2.5, True, None]}, "ours.toml")


@pytest.mark.parametrize("title", ["a\\u0000b", "\\u202Eours", "\\u3164"])
def test_a_file_and_a_tree_are_held_to_the_same(title: str) -> None:
    with pytest.raises(RuleFaults) as from_file:
        load_file(f'{OWN}title = "{title}"\n', "ours.toml")
    tree = {"id": "ours", "version": 1, "extends": "bmja", "title": title.encode().decode("unicode_escape")}
    with pytest.raises(RuleFaults) as from_tree:
        load_tree(tree, "ours.toml")
    assert str(from_file.value) == str(from_tree.value)


def test_a_set_that_was_exported_before_is_mended() -> None:
    tree = {
        "id": "ours",
        "title": "\u3164",
        "version": 1,
        "notes": [{"id": "a", "text": "told\x00 once"}, {"id": "b", "text": ""}],
        "patterns": {"pung": {"title": "\u202ePung", "points": 4}, "chow": {"title": "\u200f", "points": 2}},
    }
    assert mended(tree) == {
        "id": "ours",
        "title": "ours",
        "version": 1,
        "notes": [{"id": "a", "text": "told once"}, {"id": "b", "text": ""}],
        "patterns": {"pung": {"title": "Pung", "points": 4}, "chow": {"points": 2}},
    }
    check_written(mended(tree), "ours.toml")


def test_a_set_that_is_as_it_should_be_stays_as_it_is() -> None:
    tree = {"id": "ours", "title": "Ours", "patterns": {"pung": {"title": "", "points": 4}}, "list": [1, [2]]}
    assert mended(tree) == tree
