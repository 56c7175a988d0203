"""Who pays whom over HTTP: a table's settlement with its reasons, and what a rule set asks of one."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from eastwind.interchange.settlement_json import settlement_answer
from eastwind.rules import available

Json = dict[str, Any]
VALUES = {"E": 64, "S": 12, "W": 16, "N": 4}


def settled(client: TestClient, **wish: Any) -> Json:
    answer = client.post("/api/settle", json={"rules": "ru-classic", "values": VALUES, **wish})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


@pytest.mark.parametrize("rules", available())
def test_it_is_the_settlement_of_the_command_line(client: TestClient, rules: str) -> None:
    seats = settled(client, rules=rules, values={})["asks"]["seats"]
    values = {seat: VALUES[seat] for seat in seats}
    wishes: list[Json] = [{"winners": ["E"]}, {"winners": [seats[1]], "discarder": "E"}, {"winners": []}]
    for wish in wishes:
        told = settled(client, rules=rules, values=values, **wish)
        counted = settlement_answer({"rules": rules, "values": values, **wish})
        paid = [["ESWN"[one["payer"]], "ESWN"[one["payee"]], one["amount"]] for one in told["payments"]]
        assert sorted(paid) == sorted(counted["payments"])
        assert told["net"] == counted["net"]


def test_every_payment_says_what_it_is_for(client: TestClient) -> None:
    told = settled(client, winners=["S"], discarder="W", penalty=True)
    [payment] = told["payments"]
    assert (payment["payer"], payment["payee"], payment["amount"]) == (2, 1, 48)
    assert [(part["loser"], part["amount"], part["reasons"]) for part in payment["parts"]] == [
        (0, 24, ["settle-penalty", "settle-winner", "settle-dealer"]),
        (2, 12, ["settle-penalty", "settle-winner"]),
        (3, 12, ["settle-penalty", "settle-winner"]),
    ]


def test_hands_left_out_come_to_nothing(client: TestClient) -> None:
    assert settled(client, values={"E": 10}, winners=["E"])["net"] == {"E": 60, "S": -20, "W": -20, "N": -20}


def test_a_rule_set_says_what_its_settlement_depends_on(client: TestClient) -> None:
    asks = {rules: settled(client, rules=rules, values={})["asks"] for rules in ("ru-classic", "bg-classic", "family")}
    assert {rules: (one["losers"], one["penalty"], one["drawn"]) for rules, one in asks.items()} == {
        "ru-classic": (True, True, False),
        "bg-classic": (False, False, False),
        "family": (True, False, True),
    }
    assert asks["family"]["seats"] == ["E", "W"]
    assert {one["several"] for one in asks.values()} == {False}
    assert {one["waiting"] for one in asks.values()} == {None}


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"winners": ["S"], "discarder": "S"}, "S won"),
        ({"rules": "bg-classic", "winners": ["S"], "discarder": "W", "penalty": True}, "has no penalty"),
        ({"rules": "family", "values": VALUES}, "is for 2 players"),
        ({"winners": ["S", "W"], "discarder": "E"}, "one winner"),
    ],
)
def test_what_contradicts_itself_or_the_rules_is_refused_in_words(client: TestClient, wish: Json, said: str) -> None:
    answer = client.post("/api/settle", json={"rules": "ru-classic", "values": VALUES, **wish})
    assert answer.status_code == 422
    assert said in answer.json()["expected"]
