"""The calculator over HTTP: bills, what a hand lacks, refusals, examples."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from eastwind.bots import BUILT_IN
from eastwind.interchange.examples import limit_hands, worth_as_a_whole
from eastwind.interchange.hand_json import answer
from eastwind.rules import available, load_preset
from eastwind.tiles.notation import CODES, parse_tiles

Json = dict[str, Any]


@pytest.fixture(scope="module")
def shared_house_with() -> dict[str, Any]:
    return {"bots": BUILT_IN}


def tiles(text: str) -> list[str]:
    return [CODES[kind] for kind in parse_tiles(text)]


def question(hand: str, *melds: tuple[str, str], **more: Any) -> Json:
    """A question about a hand of South's in the East round; a winning hand's last tile is written last, and was discarded."""
    hidden = tiles(hand)
    return {
        "rules": "ru-classic",
        "melds": [{"kind": kind, "tiles": tiles(text)} for kind, text in melds],
        "hand": hidden,
        "last": hidden[-1] if hidden else None,
        "source": "discard" if hidden else None,
        "flowers": [],
        "seat": "S",
        "round": "E",
        "won": True,
        **more,
    }


def score(client: TestClient, asked: Json, status: int = 200, language: str = "en") -> Any:
    answered = client.post("/api/score", json=asked, headers={"Accept-Language": language})
    assert answered.status_code == status, answered.text
    return answered.json()


def test_the_answer_is_that_of_the_command_line_and_more(client: TestClient) -> None:
    asked = question("234m 88m 45p 567s 6p", ("pung", "666z"), flowers=["6f"], options={"limit": 1000})
    told = score(client, asked)
    assert told.pop("missing") is None
    assert told == answer(asked)
    assert told["won"]
    assert told["uncapped"] == told["total"]


def test_one_tile_short_the_waits_are_told_with_their_worth(client: TestClient) -> None:
    missing = score(client, question("234m 88m 45p 567s", ("pung", "666z")))["missing"]
    assert (missing["to_lay"], missing["distance"]) == (0, 0)
    assert [(wait["tile"], wait["left"]) for wait in missing["waits"]] == [("3p", 4), ("6p", 4)]
    for wait in missing["waits"]:
        for source, worth in (("wall", wait["by_wall"]), ("discard", wait["by_discard"])):
            whole = question(f"234m 88m 45p 567s {wait['tile']}", ("pung", "666z"), source=source)
            assert score(client, whole)["total"] == worth
    assert missing["waits"][0]["by_wall"] > missing["waits"][0]["by_discard"]


def test_a_hand_that_waits_for_a_limit_hand_waits_for_all_of_it(client: TestClient) -> None:
    missing = score(client, question("19m 19p 19s 1234567z"))["missing"]
    assert [wait["tile"] for wait in missing["waits"]] == tiles("19m 19p 19s 1234567z")
    assert {wait["by_discard"] for wait in missing["waits"]} == {2000}


def test_a_tile_of_which_all_four_are_in_the_hand_is_not_waited_for(client: TestClient) -> None:
    missing = score(client, question("5m 123p 456p", ("pung", "555m"), ("pung", "777s")))["missing"]
    assert (missing["distance"], missing["waits"], missing["useful"]) == (0, [], [])


def test_farther_off_the_next_tiles_are_told(client: TestClient) -> None:
    missing = score(client, question("24m 88m 46p 57s 15z", ("pung", "666z")))["missing"]
    assert (missing["to_lay"], missing["distance"], missing["waits"]) == (0, 2, [])
    assert [(tile["tile"], tile["left"]) for tile in missing["useful"]] == [("3m", 4), ("5p", 4), ("6s", 4)]


def test_fewer_tiles_count_as_they_lie(client: TestClient) -> None:
    told = score(client, question("666z 88m"))
    assert told["missing"]["to_lay"] == 8
    assert (told["missing"]["waits"], told["missing"]["useful"], told["missing"]["discards"]) == ([], [], [])
    # a concealed pung of dragons, doubled for the dragons and for one suit with honours
    assert told["total"] == 32
    assert not told["won"]


def test_no_tile_at_all_is_a_hand_of_nothing(client: TestClient) -> None:
    told = score(client, question(""))
    assert (told["total"], told["lines"], told["missing"]["to_lay"]) == (0, [], 13)


def test_fourteen_tiles_that_are_not_complete_have_their_best_discard_first(client: TestClient) -> None:
    told = score(client, question("234m 88m 45p 567s 9p", ("pung", "666z")))
    discards = told["missing"]["discards"]
    assert not told["won"]
    assert (discards[0]["tile"], discards[0]["distance"]) == ("9p", 0)
    assert [wait["tile"] for wait in discards[0]["waits"]] == ["3p", "6p"]
    assert [discard["distance"] for discard in discards] == sorted(discard["distance"] for discard in discards)
    assert discards[-1]["useful"]


@pytest.mark.parametrize(
    ("rules", "hand", "distance", "useful"),
    [
        pytest.param("gambler-standard", "135m 147p 258s 1257z", 6, None, id="far from everything"),
        pytest.param("gambler-standard", "13579m 2p 9s 123567z", 3, "246m 4z", id="the garden of Peking"),
        pytest.param("gambler-standard", "11m 33m 55p 77p 99s 14s 3z", 1, "14s 3z", id="any seven pairs"),
        pytest.param("bmja", "1133m 1133p 5m 57p 9s 1z", 2, "123456789m 123456789p", id="knitting"),
        pytest.param("bmja", "11223344z 19m 1p 55s", 2, None, id="pairs of ends"),
        pytest.param("bg-classic", "1133557799m 128p", 3, None, id="tiles of one suit"),
        pytest.param("bmja", "1135679m 6p 38s 123z", 3, "248m 4z", id="the wriggling snake"),
    ],
)
def test_irregular_forms_are_seen_from_far_off(
    client: TestClient, rules: str, hand: str, distance: int, useful: str | None
) -> None:
    missing = score(client, question(hand, rules=rules))["missing"]
    assert missing["distance"] == distance
    assert missing["waits"] == []
    if useful is not None:
        assert [it["tile"] for it in missing["useful"]] == tiles(useful)


@pytest.mark.parametrize(
    ("rules", "hand", "waits"),
    [
        pytest.param("gambler-standard", "1234567s 123z 567z", "4z", id="the garden of Peking"),
        pytest.param("gambler-standard", "11m 33m 55p 77p 99s 44s 3z", "3z", id="any seven pairs"),
        pytest.param("bmja", "113m 113p 557m 557p 9m", "9p", id="knitting"),
        pytest.param("bg-classic", "1133557799m 124m", "123456789m", id="tiles of one suit"),
        pytest.param("dmjl", "1112345678999m", "123456789m", id="nine gates"),
    ],
)
def test_what_completes_an_irregular_form_is_told(client: TestClient, rules: str, hand: str, waits: str) -> None:
    events = [] if rules == "bg-classic" else ["ready"]
    missing = score(client, question(hand, rules=rules, events=events))["missing"]
    found = [wait["tile"] for wait in missing["waits"]]
    assert missing["distance"] == 0
    assert found == tiles(waits)
    for wait in missing["waits"]:
        whole = question(hand + wait["tile"], rules=rules, events=events)
        assert score(client, whole)["total"] == wait["by_discard"]


def test_the_nearest_form_goes_by_the_seat(client: TestClient) -> None:
    # the pung of the great snake is made of the own wind
    hand = "123456789m 22z 77z"
    assert score(client, question(hand, rules="gambler-standard"))["missing"]["waits"][0]["by_wall"] == 2000
    other = score(client, question(hand, rules="gambler-standard", seat="W"))["missing"]["waits"]
    assert all(wait["by_wall"] < 2000 for wait in other)


def barred(client: TestClient, asked: Json) -> list[tuple[str, int | None, int | None]]:
    told = score(client, asked)
    assert not told["won"]
    assert all(bar["source"] for bar in told["missing"]["obstacles"])
    return [(bar["kind"], bar["needs"], bar["has"]) for bar in told["missing"]["obstacles"]]


def test_why_a_complete_hand_may_not_win_is_told(client: TestClient) -> None:
    not_ready = question("88m 67p 5p", ("pung", "333s"), ("pung", "999s"), ("pung", "222m"), rules="bmja")
    assert barred(client, not_ready) == [("ready", None, None)]
    assert score(client, {**not_ready, "events": ["ready"]})["won"]
    many_chows = question("234m 88m 67p 5p", ("chow", "345s"), ("chow", "456s"), rules="bmja")
    assert barred(client, many_chows) == [("chows", 1, None), ("ready", None, None)]
    assert barred(client, {**many_chows, "events": ["ready"]}) == [("chows", 1, None)]
    pair = question("123m 456p 789s 111z 2z 2z", rules="family")
    assert barred(client, pair) == [("pair", None, None)]
    assert score(client, {**pair, "source": "wall"})["won"]


def test_a_hand_that_waits_and_could_never_win_is_told_why(client: TestClient) -> None:
    hand = question("88m 67p", ("pung", "333s"), ("pung", "999s"), ("pung", "222m"), rules="bmja")
    missing = score(client, hand)["missing"]
    assert [(wait["tile"], wait["by_wall"], wait["by_discard"]) for wait in missing["waits"]] == [
        ("5p", None, None),
        ("8p", None, None),
    ]
    assert [bar["kind"] for bar in missing["obstacles"]] == ["ready"]
    assert score(client, {**hand, "events": ["ready"]})["missing"]["obstacles"] == []


def test_a_hand_that_nobody_says_to_have_won_is_not_barred(client: TestClient) -> None:
    hand = question("88m 67p 5p", ("pung", "333s"), ("pung", "999s"), ("pung", "222m"), rules="bmja", won=False)
    assert barred(client, hand) == []


def test_a_complete_hand_that_did_not_win_lacks_nothing(client: TestClient) -> None:
    told = score(client, question("234m 88m 45p 567s 6p", ("pung", "666z"), won=False))
    assert not told["won"]
    assert told["missing"]["distance"] == -1
    assert told["missing"]["discards"] == []


def test_what_was_dealt_complete_needs_no_last_tile(client: TestClient) -> None:
    told = score(client, question("234m 88m 456p 567s 666z", seat="E", last=None, source=None, events=["heavenly"]))
    assert [line["rule"] for line in told["lines"] if line["limit"]] == ["heavenly"]
    assert told["limited"]


@pytest.mark.parametrize(
    ("asked", "reason", "tile"),
    [
        pytest.param(question("11111m 234p"), "five", "1m", id="five of a tile"),
        pytest.param(question("11m 234p", ("pung", "111m")), "five", "1m", id="five with a set"),
        pytest.param(question("234m", ("pung", "123p")), "pung", None, id="a pung that is none"),
        pytest.param(question("234m", ("chow", "567z")), "chow", None, id="a chow of honours"),
        pytest.param(question("1f 234m"), "bonus", "1f", id="a flower in the hand"),
        pytest.param(question("234m", flowers=["5m"]), "flower", "5m", id="no flower"),
        pytest.param(question("234m", flowers=["1f", "1f"]), "flower-twice", "1f", id="a flower twice"),
        pytest.param(question("234m 234p 234s 111z 22z", source="loose"), "loose", "2z", id="nothing to replace"),
        pytest.param(
            question("234m 234p 234s 111z 22z", source="robbed_kong"), "robbed", "2z", id="one of a robbed kong in hand"
        ),
        pytest.param(question("234m 234p 234s 111z 22z", last="9p"), "last", "9p", id="last tile elsewhere"),
        pytest.param(question("234m 234p 234s 111z 22z", last=None), "no-last", None, id="no last tile"),
        pytest.param(
            question("23456m 234p", ("pung", "111z"), ("pung", "222z"), ("pung", "333z")), "size", None, id="too many"
        ),
    ],
)
def test_a_hand_that_cannot_exist_is_refused_with_tile_and_reason(
    client: TestClient, asked: Json, reason: str, tile: str | None
) -> None:
    told = score(client, asked, 422)
    assert (told["code"], told["reason"], told["tile"]) == ("impossible_hand", reason, tile)
    assert told["said"] == told["expected"]


def test_the_reason_is_told_in_the_language_asked_for(client: TestClient) -> None:
    told = score(client, question("11111m"), 422, language="ru-RU,ru;q=0.9")
    assert told["said"] != told["expected"]
    assert any("а" <= letter <= "я" for letter in told["said"])
    assert told["got"] == "1m1m1m1m1m"


@pytest.mark.parametrize(
    ("changed", "word"),
    [
        pytest.param({"rules": "house-of-cards"}, "house-of-cards", id="rule set"),
        pytest.param({"options": {"limits": 5}}, "limit", id="option"),
        pytest.param({"options": {"limit": -5}}, "limit", id="value of an option"),
        pytest.param({"events": ["thunder"]}, "events", id="event"),
        pytest.param({"seat": "east"}, "seat", id="wind"),
        pytest.param({"hand": ["10m"]}, "hand", id="tile"),
        pytest.param({"lucky": True}, "lucky", id="unknown key"),
    ],
)
def test_what_is_no_question_is_refused_by_name(client: TestClient, changed: Json, word: str) -> None:
    told = score(client, {**question("234m"), **changed}, 422)
    assert told["code"] == "malformed"
    assert word in told["expected"] + told["got"]


def test_bytes_that_are_no_text_are_refused_like_any_other_nonsense(client: TestClient) -> None:
    told = client.post("/api/score", content=b"\t\xff", headers={"Content-Type": "application/json"})
    assert told.status_code == 422
    assert told.json()["code"] == "malformed"


@pytest.mark.parametrize("name", available())
def test_every_limit_hand_of_a_rule_set_is_shown_by_an_example(client: TestClient, name: str) -> None:
    shown = [one for one in client.get(f"/api/rulesets/{name}/examples").json() if one["shows"] == "limit"]
    assert [example["rule"] for example in shown] == list(limit_hands(load_preset(name)))
    for example in shown:
        told = score(client, {**example["hand"], "rules": name})
        assert told["won"]
        assert example["rule"] in [line["rule"] for line in told["lines"]]
        assert told["total"] == example["total"] == worth_as_a_whole(load_preset(name), example["rule"])


@pytest.mark.parametrize("name", available())
def test_every_rule_set_has_examples_of_what_its_hands_are_worth(client: TestClient, name: str) -> None:
    shown = [one for one in client.get(f"/api/rulesets/{name}/examples").json() if one["shows"] != "limit"]
    assert len(shown) >= 5
    for example in shown:
        told = score(client, {**example["hand"], "rules": name})
        assert told["won"]
        assert told["total"] == example["total"]
        assert max(line[example["shows"]] for line in told["lines"] if line["rule"] == example["rule"]) > 0


def test_examples_follow_the_options(client: TestClient) -> None:
    shown = client.get("/api/rulesets/ru-classic/examples", params={"options": '{"limit": 500}'}).json()
    assert {example["total"] for example in shown if example["shows"] == "limit"} == {500}
    assert client.get("/api/rulesets/nowhere/examples").status_code == 404


def test_the_call_is_described(client: TestClient) -> None:
    described = client.get("/api/openapi.json").json()
    call = described["paths"]["/api/score"]["post"]
    assert call["description"]
    for example in described["components"]["schemas"]["CalculatorQuestion"]["examples"]:
        score(client, example)
