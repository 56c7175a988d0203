"""The sources' worked examples, asked as programs and people ask them: `eastwind score` and `eastwind settle`."""

from typing import Any

import pytest

from eastwind.cli.main import main
from eastwind.interchange.hand_json import answer, hand_to_json
from eastwind.interchange.hand_text import Winds, hand_from_text
from eastwind.interchange.settlement_json import settlement_answer
from eastwind.scoring.layout import Happening, Source
from eastwind.tiles.notation import CODES, parse_tiles


def ask(rules: str, tiles: str, seat: str = "N", wind: str = "W", **more: Any) -> dict[str, Any]:
    """The bill of a hand; it won by a discard, written last, unless something else is said."""
    said: dict[str, Any] = {"won": True, "source": Source.DISCARD, "events": (), **more}
    options = said.pop("options", {})
    hand = hand_from_text(tiles, winds=Winds("ESWN".index(seat), "ESWN".index(wind)), **said)
    return answer({"rules": rules, "options": options, **hand_to_json(hand)})


def sums(found: dict[str, Any]) -> tuple[int, int, int]:
    return found["points"], found["doubles"], found["total"]


def limits_of(found: dict[str, Any]) -> list[str]:
    return [line["rule"] for line in found["lines"] if line["limit"]]


def rules_of(found: dict[str, Any]) -> list[str]:
    return [line["rule"] for line in found["lines"]]


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        pytest.param("234m 88s 67p 5p [111p] [666z]", (28, 1, 56), id="exposed, without the source's pung of characters"),
        pytest.param("88s 67p 5p [111p] [444m] [666z]", (30, 1, 60), id="1 exposed"),
        pytest.param("111p 444m 666z 88s 67p 5p", (40, 1, 80), id="1 concealed"),
        pytest.param("234m 88s 67p 5p [666p] [345s]", (22, 0, 22), id="2 exposed"),
        pytest.param("234m 666p 345s 88s 67m 5m", (24, 0, 24), id="2 concealed"),
        pytest.param("99s 67s 5s [333s] [666z] [123s]", (26, 2, 104), id="3 exposed"),
        pytest.param("222s 666z 345s 99s 67s 8s", (32, 2, 128), id="3 concealed"),
        pytest.param("99p 34p 5p [111p] [666p] [234p]", (26, 3, 208), id="4 exposed"),
        pytest.param("111p 666p 88p 234p 34p 2p", (32, 3, 256), id="4 concealed"),
    ],
)  # fmt: skip
def test_the_russian_box(tiles: str, expected: tuple[int, int, int]) -> None:
    assert sums(ask("ru-classic", tiles)) == expected


@pytest.mark.parametrize(
    ("tiles", "options", "expected"),
    [
        pytest.param("88s 22p 2p [111m] [777s] [555z]", {}, (42, 1, 84), id="1"),
        pytest.param("666z 99s 67s 5s [444s] [123s]", {}, (30, 2, 120), id="2"),
        pytest.param("111p 666p 88p 234p 34p 2p", {}, (32, 3, 256), id="3"),
    ],
)
def test_the_polish_rules(tiles: str, options: dict[str, Any], expected: tuple[int, int, int]) -> None:
    found = ask("pl-classic", tiles, options=options)
    assert sums(found) == expected


def test_the_polish_settlement_and_its_limit() -> None:
    values = {"E": 64, "S": 12, "W": 16, "N": 4}
    question = {"rules": "pl-classic", "values": values, "winners": ["E"], "discarder": None, "penalty": False}
    found = settlement_answer(question)
    assert found["net"] == {"E": 384, "S": -124, "W": -112, "N": -148}
    assert [one for one in found["payments"] if one[1] != "E"] == [["S", "W", 4], ["N", "S", 8], ["N", "W", 12]]
    for limit in (300, 500):
        # all honours: the limit, twice from each as East has won
        capped = ask("pl-classic", "33z 77z 7z [111z] [222z] [555z]", seat="E", options={"limit": limit})
        assert capped["total"] == limit
        paid = settlement_answer({**question, "values": {**dict.fromkeys("ESWN", 0), "E": capped["total"]}})
        assert [one[2] for one in paid["payments"]] == [2 * limit] * 3


def test_the_bulgarian_guide() -> None:
    own = ask("bg-classic", "234m 33z 67p 5p [345s] [234s]", seat="W")
    assert "pair_own_wind" in rules_of(own)
    assert "pair_own_wind" not in rules_of(ask("bg-classic", "234m 44z 67p 5p [345s] [234s]", seat="W"))
    pung = ask("bg-classic", "234m 88m 67p 5p [345s] [222z]", seat="S")
    assert {"pung_wind_exposed", "own_wind_set"} <= set(rules_of(pung))
    assert not {"pung_wind_exposed", "own_wind_set"} & set(
        rules_of(ask("bg-classic", "234m 88m 67p 5p [345s] [222z]", seat="W"))
    )
    assert ask("bg-classic", "111222333m 99m 66z 6z", seat="S")["total"] <= 300
    strange = ask("bg-classic", "1133557799m 1246m")
    assert strange["won"]
    assert strange["doubles"] == 3
    assert not ask("ru-classic", "1133557799m 1246m")["won"]


@pytest.mark.parametrize("rules", ["gambler-classic", "gambler-standard"])
def test_the_club(rules: str) -> None:
    undeclared = ask(rules, "1111z 234m 67p 88s 35s", won=False, source=Source.NONE)
    assert "pung_wind_concealed" in rules_of(undeclared)
    dead = {"rules": rules, "seat": "E", "round": "E", "won": False, "dead": True, "melds": []}
    short = [CODES[kind] for kind in parse_tiles("111z 234m 67p 88s")]
    assert answer({**dead, "hand": short})["total"] > 0
    assert answer({**dead, "hand": [*short, *(CODES[kind] for kind in parse_tiles("444p 9s 9s"))]})["total"] == 0


@pytest.mark.parametrize("limit", [500, 1000, 2000])
def test_seven_pairs_pay_the_same_whatever_the_limit(limit: int) -> None:
    found = ask("gambler-standard", "11m 33m 55p 77p 99s 44s 3z 3z", options={"limit": limit})
    assert (found["total"], rules_of(found)) == (350, ["seven_pairs"])


def test_the_clubs_abroad() -> None:
    ready = (Happening.READY,)
    snake = ask("bmja", "1123456789m 123z 4z", events=ready)
    assert (snake["total"], limits_of(snake)) == (1000, ["wriggling_snake"])
    half = ask("bmja", "2244668m 224466p 8p", events=ready)
    assert (half["total"], rules_of(half), limits_of(half)) == (500, ["knitting"], [])
    assert limits_of(ask("dmjl", "1112345678999s 2s", source=Source.WALL))[0] in ("nine_gates", "concealed_one_suit")
    waiting = ask("bmja", "123m 456p 789s 1234z", won=False, source=Source.NONE)
    assert waiting["total"] < 400
    thirteen = ask("bmja", "19m 19p 19s 1234567z", won=False, source=Source.NONE, events=ready)
    assert thirteen["total"] == 400


def test_the_family_counts_sets_and_adds_up_its_own() -> None:
    found = ask("family", "234m 88m 567p [333s] [4444s]", seat="E", source=Source.WALL)
    assert found["total"] == 3 + 3 + 4 + 5 + 2
    two = {"rules": "family", "values": {"E": 17, "S": 7}, "winners": ["E"], "discarder": None, "penalty": False}
    assert settlement_answer(two) == {"payments": [], "net": {"E": 17, "S": 7}}


def test_three_settle_among_themselves() -> None:
    values = {"E": 64, "S": 12, "W": 16}
    question = {"rules": "bg-classic", "options": {"players": 3}, "winners": ["S"], "discarder": "W", "penalty": False}
    found = settlement_answer({**question, "values": values})
    assert found["payments"] == [["E", "S", 12], ["W", "S", 12]]


def test_the_clubs_abroad_make_a_dangerous_discard_pay_for_all() -> None:
    values = {"E": 4, "S": 100, "W": 8, "N": 2}
    question = {"rules": "dmjl", "values": values, "winners": ["S"], "discarder": "W", "penalty": True}
    assert settlement_answer(question)["payments"] == [["W", "S", 400]]
    east = {**question, "values": {**values, "E": 100, "S": 4}, "winners": ["E"]}
    assert settlement_answer(east)["payments"] == [["W", "E", 600]]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["123m 456p 789s 55z 234s", "--win", "wall", "--rules", "bmja"],
            "Chows allowed in a winning hand: 1. Only a hand that was declared ready",
        ),
        (["1123456789m 123z 4z", "--win", "discard", "--rules", "bmja", "--event", "ready"], "Total: 1,000"),
        (["11m 33m 55p 77p 99s 44s 33z", "--win", "discard", "--rules", "gambler-standard"], "Total: 350"),
        (["234m 88m 567p [333s] [4444s]", "--win", "wall", "--rules", "family"], "Total: 17"),
    ],
    ids=["barred", "limit", "flat", "own scores"],
)
def test_people_are_told_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], told: str
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["score", *arguments]) == 0
    assert told in capsys.readouterr().out
