"""Who pays whom, as programs ask it."""

from typing import Any

import pytest

from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.questions import MOST
from eastwind.interchange.rules_file import export_rules
from eastwind.interchange.settlement_json import settlement_answer
from tests.support.rules import Written, house_rules


def question(**changes: Any) -> dict[str, Any]:
    base: dict[str, Any] = {
        "rules": "ru-classic",
        "values": {"E": 64, "S": 12, "W": 16, "N": 4},
        "winners": ["E"],
        "discarder": None,
        "penalty": False,
    }
    return {**base, **changes}


def test_the_worked_example_of_a_settlement() -> None:
    assert settlement_answer(question()) == {
        "payments": [["S", "E", 128], ["S", "W", 4], ["W", "E", 128], ["N", "E", 128], ["N", "S", 8], ["N", "W", 12]],
        "net": {"E": 384, "S": -124, "W": -112, "N": -148},
    }


def test_nobody_pays_for_a_drawn_hand() -> None:
    assert settlement_answer(question(winners=[])) == {"payments": [], "net": {"E": 0, "S": 0, "W": 0, "N": 0}}


def test_the_penalty_is_paid_by_the_discarder_alone() -> None:
    found = settlement_answer(question(winners=["S"], discarder="W", penalty=True))
    # twice for East, once for West and once for North
    assert found == {"payments": [["W", "S", 48]], "net": {"E": 0, "S": 48, "W": -48, "N": 0}}


def test_a_discard_alone_changes_nothing_here() -> None:
    winning = question(winners=["S"])
    assert settlement_answer({**winning, "discarder": "W"}) == settlement_answer(winning)


def test_the_largest_values_do_not_overflow() -> None:
    values = {"E": 0, "S": MOST, "W": 0, "N": 0}
    found = settlement_answer(question(values=values, winners=["S"], discarder="E", penalty=True))
    assert found["payments"] == [["E", "S", 4 * MOST]]


def test_options_count() -> None:
    found = settlement_answer(question(winners=["S"], options={"penalty": False}))
    assert found["net"]["S"] == 48


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "two seats at a table for four": ({"rules": "dmjl", "values": {"E": 1, "S": 2}}, "for 4 players"),
    "one seat": ({"values": {"E": 1}}, "players"),
    "a seat that is none": ({"values": {"E": 1, "S": 2, "W": 3, "Q": 4}}, "expected E, S, W, N"),
    "values that are a list": ({"values": [1, 2, 3, 4]}, "values: expected an object"),
    "a value that is no number": ({"values": {"E": "1", "S": 2, "W": 3, "N": 4}}, "values.E"),
    "a value below nothing": ({"values": {"E": 1, "S": -2, "W": 3, "N": 4}}, "values.S"),
    "a value beyond all bounds": ({"values": {"E": 1, "S": MOST + 1, "W": 3, "N": 4}}, "values.S"),
    "a value that is true": ({"values": {"E": 1, "S": 2, "W": True, "N": 4}}, "values.W"),
    "a winner that is none": ({"winners": ["X"]}, "winners[0]"),
    "a winner twice": ({"winners": ["E", "E"]}, "each seat once"),
    "winners that are text": ({"winners": "E"}, "winners: expected a list"),
    "a discarder who won": ({"discarder": "E"}, "E won"),
    "a penalty without a discarder": ({"penalty": True}, "discarder"),
    "a penalty in a drawn hand": ({"winners": [], "discarder": "S", "penalty": True}, "winner"),
    "a penalty that is not played": (
        {"winners": ["S"], "discarder": "E", "penalty": True, "options": {"penalty": False}},
        "no penalty",
    ),
    "several winners of a drawn tile": ({"winners": ["E", "S"]}, "one discard"),
    "an unknown key": ({"discard": "E"}, '"discarder"'),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_question_that_is_wrong_is_told_with_the_place(name: str) -> None:
    changes, told = WRONG[name]
    with pytest.raises(InterchangeError) as caught:
        settlement_answer(question(**changes))
    assert told in str(caught.value)


def test_several_winners_are_settled_or_refused_by_name() -> None:
    with pytest.raises(InterchangeError, match="ru-classic knows one winner of a hand, found 2"):
        settlement_answer(question(winners=["W", "S"], discarder="E"))


def test_who_stood_one_tile_short_is_paid_for_a_drawn_hand_where_the_rules_say_so() -> None:
    written: Written = {"settlement.drawn_hand": "to-waiting-hands", "settlement.drawn_hand_amount": 10}
    ours = export_rules(house_rules("ru-classic", written))
    found = settlement_answer(question(rules=ours, winners=[], waiting=["S", "N"]))
    assert found["net"] == {"E": -20, "S": 20, "W": -20, "N": 20}


def test_nobody_is_asked_to_stand_one_tile_short_where_it_is_not_paid() -> None:
    with pytest.raises(InterchangeError, match="waiting: expected no seats; ru-classic"):
        settlement_answer(question(winners=[], waiting=["S"]))


def test_where_nobody_pays_each_adds_what_his_hand_came_to() -> None:
    found = settlement_answer({"rules": "family", "values": {"E": 30, "W": 12}, "winners": ["E"]})
    assert found == {"payments": [], "net": {"E": 30, "W": 12}}
