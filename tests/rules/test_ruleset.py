"""Options chosen, the digest, and the set as a game record holds it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import eastwind
from eastwind.rules import Option, RuleFaults, RuleSet, compile_rules, load_preset
from eastwind.rules.options import OPTION_NAMES

RU = load_preset("ru-classic")


def values_of(option: Option) -> st.SearchStrategy[object]:
    """Everything that an option can be set to."""
    offered: st.SearchStrategy[object] = st.sampled_from(option.choices)
    if option.kind == "number":
        return offered | st.integers(option.minimum, option.maximum)
    return offered


def make_sense(options: dict[str, Any]) -> bool:
    if options.get("stock_end", "never") != "never" and not options.get("stock", 0):
        return False
    return not (options.get("ready_hand") == "none" and options.get("ready_at_once", True))


CHOICES = st.fixed_dictionaries({}, optional={option.name: values_of(option) for option in RU.options}).filter(
    make_sense
)


@given(CHOICES)
def test_every_choice_is_in_force_and_comes_back_from_a_record(options: dict[str, Any]) -> None:
    rules = load_preset("ru-classic", options)
    for option in rules.options:
        assert option.value == options.get(option.name, option.default)
        assert option.value == rules.option(option.name)
        for key, value in option.written_by(option.value).items():
            assert rules.cited(key).value == value

    read = RuleSet.from_json(json.loads(json.dumps(rules.to_json(), sort_keys=True)))
    assert read == rules
    assert read.digest == rules.digest
    assert read.options == rules.options
    assert read.file == rules.file
    assert compile_rules(read).tobytes() == compile_rules(rules).tobytes()


@given(CHOICES, CHOICES)
def test_sets_are_equal_when_the_same_is_in_force(one: dict[str, Any], two: dict[str, Any]) -> None:
    defaults = {option.name: option.default for option in RU.options}
    same = {**defaults, **one} == {**defaults, **two}
    first, second = load_preset("ru-classic", one), load_preset("ru-classic", two)
    assert (first == second) == same
    assert (first.digest == second.digest) == same


@given(CHOICES)
def test_the_order_of_choosing_does_not_matter(options: dict[str, Any]) -> None:
    assert load_preset("ru-classic", options) == load_preset("ru-classic", dict(reversed(options.items())))


def test_choosing_the_default_changes_nothing() -> None:
    assert load_preset("ru-classic", {option.name: option.default for option in RU.options}) == RU


def test_a_choice_is_cited_as_one() -> None:
    rules = load_preset("ru-classic", {"limit": 500})
    assert rules.file.limit.cap.note == "Chosen at set-up."
    assert rules.source_of("limit.cap") == "RU IV"
    assert next(option.default for option in rules.options if option.name == "limit") == 2000


def test_options_stand_in_dialogue_order() -> None:
    names = [option.name for option in RU.options]
    assert names == [name for name in OPTION_NAMES if name in names]


@pytest.mark.parametrize(
    ("options", "key", "expected", "found"),
    [
        ({"flower": True}, "flower", 'did you mean "flowers"?', "not offered"),
        ({"flowers": 1}, "flowers", "true or false", "1"),
        ({"flowers": "yes"}, "flowers", "true or false", '"yes"'),
        ({"limit": 0}, "limit", 'a whole number from 1 to 1000000 or "none"', "0"),
        ({"limit": -500}, "limit", "a whole number from 1", "-500"),
        ({"limit": 1_000_001}, "limit", "a whole number from 1", "1000001"),
        ({"limit": True}, "limit", "a whole number from 1", "true"),
        ({"limit": 500.0}, "limit", "a whole number from 1", "500.0"),
        ({"limit": None}, "limit", "a whole number from 1", "None"),
        ({"limit": [500]}, "limit", "a whole number from 1", "a list of 1"),
        ({"rounds": 17}, "rounds", "a whole number from 1 to 16", "17"),
        ({"rounds": "none"}, "rounds", "a whole number from 1 to 16", '"none"'),
        ({"ready_hand": "always"}, "ready_hand", '"required", "optional" or "none"', '"always"'),
        ({"ready_hand": "none"}, "ready_at_once", 'false while ready.hand is "none"', "true"),
        ({"tie": ""}, "tie", '"farthest" or "nearest"', '""'),
    ],
    ids=str,
)
def test_a_choice_that_cannot_be_made(options: dict[str, Any], key: str, expected: str, found: str) -> None:
    with pytest.raises(RuleFaults) as raised:
        load_preset("ru-classic", options)
    (fault,) = raised.value.faults
    assert (fault.file, fault.key) == ("options", key)
    assert expected in fault.expected
    assert found in fault.found


def test_all_choices_that_cannot_be_made_are_told_at_once() -> None:
    with pytest.raises(RuleFaults) as raised:
        load_preset("ru-classic", {"flowers": 1, "tie": "dice", "nonsense": 3, "ready_hand": "none"})
    assert {fault.key for fault in raised.value.faults} == {"flowers", "tie", "nonsense", "ready_at_once"}


def test_the_digest_is_the_same_in_another_process() -> None:
    code = "from eastwind.rules import load_preset; print(load_preset('ru-classic', {'limit': 500}).digest)"
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert digests == {load_preset("ru-classic", {"limit": 500}).digest}
    assert all(len(digest) == 64 for digest in digests)


@pytest.mark.parametrize(
    "broken",
    [None, 3, [], {}, {"format": 2, "rules": {}}, {"format": 1}, {"format": 1, "rules": {}, "defaults": []}],
    ids=str,
)
def test_what_is_no_rule_set_is_refused(broken: object) -> None:
    with pytest.raises(RuleFaults) as raised:
        RuleSet.from_json(broken)
    assert all(fault.file == "record" for fault in raised.value.faults)


def test_a_record_that_was_tampered_with_is_refused_or_has_another_digest() -> None:
    record = json.loads(json.dumps(RU.to_json()))
    record["rules"]["patterns"]["mahjong"]["points"]["value"] = 21
    assert RuleSet.from_json(record).digest != RU.digest
    record["rules"]["patterns"]["mahjong"]["points"]["value"] = "many"
    with pytest.raises(RuleFaults, match=r"record: patterns\.mahjong\.points\.value"):
        RuleSet.from_json(record)


def test_nothing_can_be_changed_after_loading() -> None:
    with pytest.raises(TypeError):
        RU.file.patterns["mahjong"] = RU.file.patterns["chow"]  # type: ignore[index]  # that is what is refused
    with pytest.raises(ValueError, match="frozen"):
        RU.file.limit.cap.value = 3  # type: ignore[misc]  # that is what is refused
    with pytest.raises(AttributeError):
        RU.options[0].value = True  # type: ignore[misc]  # that is what is refused


def test_asking_for_what_is_not_there() -> None:
    with pytest.raises(KeyError, match="no option 'colour'"):
        RU.option("colour")
    with pytest.raises(KeyError, match="no value"):
        RU.cited("limit.colour")
    with pytest.raises(KeyError, match="no value"):
        RU.cited("limit")
    with pytest.raises(KeyError, match="no pattern"):
        RU.pattern("royal_flush")


def test_code_reads_known_values_by_their_types() -> None:
    sources = Path(eastwind.__file__).parent.rglob("*.py")
    literal = re.compile(r"""\.cited\(\s*["']""")
    found = [
        f"{path.name}: {line.strip()}"
        for path in sources
        for line in path.read_text().splitlines()
        if literal.search(line)
    ]
    assert not found, "read as `rules.file.<section>.<value>.value`: " + "; ".join(found)
