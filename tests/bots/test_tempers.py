"""Tempers as data: one for a rule set that has its own, the general one for all others, and none that does not fit."""

import json
from typing import Any

import pytest

from eastwind.bots import tempers
from eastwind.bots.binding import misfit
from eastwind.bots.temper import NUMBERS, SEVERAL, Number
from eastwind.bots.tempers import TemperError, general, read_temper, shipped, temper_of, write_temper
from eastwind.rules import available, compile_rules, load_preset
from eastwind.rules.compiled import Rules
from tests.support.rules import house, preset

OWN = [name for name in available() if shipped(name) is not None]


def numbers_of(rules: Rules) -> list[float]:
    return list(map(float, temper_of(rules).numbers))


def text(**changes: Any) -> str:
    tree = json.loads(write_temper(general()))
    return json.dumps({**tree, **changes})


def test_the_places_of_the_numbers_leave_no_gap() -> None:
    taken = [place for number in Number for place in range(number, number + SEVERAL.get(number, 1))]
    assert taken == list(range(NUMBERS))


@pytest.mark.parametrize("name", OWN)
def test_a_rule_set_has_the_temper_that_was_found_for_it(name: str) -> None:
    temper = shipped(name)
    assert temper is not None
    assert temper.told["rules"] == name
    assert misfit(temper.told, load_preset(name)) is None
    assert temper.told["command"].startswith(f"eastwind train {name} ")
    assert temper.told["duel"]["low"] > 0
    assert temper.told["duel"]["hands"] >= 160_000
    assert numbers_of(preset(name)) == temper.numbers.tolist()
    assert write_temper(read_temper(write_temper(temper))) == write_temper(temper)


def test_the_russian_set_has_one_that_gains_three_points_a_hand() -> None:
    temper = shipped("ru-classic")
    assert temper is not None
    assert temper.told["duel"]["difference"] >= 3.0


def test_a_households_rules_have_the_general_temper() -> None:
    assert numbers_of(house(claims__tie="all")) == general().numbers.tolist()
    assert numbers_of(preset("ru-classic", limit=500)) == general().numbers.tolist()


def test_a_temper_for_what_a_rule_set_was_once_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    old = read_temper(text(rules="ru-classic", digest="0" * 64, seed=1, command="eastwind train ru-classic", duel={}))
    monkeypatch.setattr(tempers, "shipped", lambda name: old)
    monkeypatch.setattr(tempers, "_found", {})
    with pytest.raises(TemperError, match="the temper of ru-classic is for the digest 000"):
        temper_of(compile_rules(load_preset("ru-classic")))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("[", "expected the JSON of a temper"),
        ("[]", "expected the JSON of a temper"),
        (text(numbers={"hazard": 0.1}), "expected all numbers of a temper"),
        (text(numbers={"mood": 0.1}), "expected the JSON of a temper"),
        (text(author="somebody"), "expected all numbers of a temper"),
        (text().replace('"hazard": 0.08', '"hazard": -1'), "hazard: expected 1 of 0 or more, found -1"),
        (text().replace('"hazard": 0.08', '"hazard": "much"'), "hazard: expected numbers, found 'much'"),
        (text().replace("0.13, ", ""), "pace: expected 5 of 0 or more"),
    ],
)
def test_what_is_no_temper_is_refused(given: str, said: str) -> None:
    with pytest.raises(TemperError, match=said):
        read_temper(given)
