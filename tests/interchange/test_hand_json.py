"""Questions of programs: what is answered, and how a wrong question is told."""

import json
from dataclasses import replace
from typing import Any

import pytest

from eastwind.interchange.examples import HANDS
from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.hand_json import answer, hand_from_json, hand_to_json
from eastwind.interchange.rules_in_use import rules_in_use
from eastwind.rules import available, compile_rules, load_preset
from eastwind.scoring.hand import HandFault
from eastwind.scoring.layout import Happening, Source, Unit
from eastwind.traditions.hand_score import hand_score_of
from eastwind.words import LANGUAGES
from tests.support.questions import codes, question


def test_the_answer_is_the_bill_line_by_line() -> None:
    plain = {"doubles": 0, "limit": False, "source": "RU V", "title": None}
    assert answer(question()) == {
        "won": True,
        "points": 24,
        "doubles": 0,
        "uncapped": 24,
        "total": 24,
        "limited": False,
        "lines": [
            {"rule": "pung_simple_exposed", "tiles": "666m", "points": 2, **plain},
            {"rule": "pair_dragon", "tiles": "55z", "points": 2, **plain},
            {"rule": "mahjong", "tiles": "", "points": 20, **plain},
        ],
    }


def test_the_third_worked_example_of_the_russian_rules() -> None:
    exposed = [{"kind": "pung", "tiles": codes("444s")}, {"kind": "pung", "tiles": codes("666z")}]
    found = answer(question(melds=exposed, hand=codes("99s 234s 67s 5s"), last="5s"))
    assert (found["points"], found["doubles"], found["total"]) == (26, 2, 104)
    assert {line["rule"] for line in found["lines"]} == {
        "pung_simple_exposed",
        "pung_dragon_exposed",
        "mahjong",
        "dragon_set",
        "one_suit_with_honours",
    }


def limits_of(found: dict[str, Any]) -> list[str]:
    return [line["rule"] for line in found["lines"] if line["limit"]]


@pytest.mark.parametrize("rules", available())
def test_every_example_hand_is_valued_as_the_scorer_values_it(rules: str) -> None:
    for example in HANDS:
        use = rules_in_use(rules, flowers=example.flowers)
        declared = Happening.READY | Happening.READY_AT_ONCE
        # nobody can have declared a ready hand where there is none
        none = use.rules.file.ready.hand.value == "none"
        hand = replace(example, events=example.events & ~declared) if none else example
        asked = {"rules": rules, **json.loads(json.dumps(hand_to_json(hand)))}
        bill = hand_score_of(use.compiled, hand)
        found = answer(asked)
        assert (found["won"], found["points"], found["doubles"], found["total"]) == (
            bill.won,
            bill.in_unit(Unit.POINTS),
            bill.in_unit(Unit.DOUBLES),
            bill.total,
        )
        assert [line["rule"] for line in found["lines"]] == [line.pattern.key for line in bill.lines]
        assert limits_of(found) == ([line.pattern.key for line in bill.lines] if bill.is_limit_hand else [])
        assert all(line["source"] == use.rules.source_of(line["rule"]) for line in found["lines"])


def test_a_hand_survives_the_way_through_json() -> None:
    for hand in HANDS:
        assert hand_from_json(json.loads(json.dumps(hand_to_json(hand)))) == hand


def test_a_limit_hand_is_named() -> None:
    found = answer(question(melds=[], hand=codes("19m 19p 19s 1234567z 1m"), last="1m"))
    assert (limits_of(found), found["total"], found["points"]) == (["thirteen_wonders"], 2000, 0)


def test_a_hand_that_is_not_complete_has_not_won() -> None:
    found = answer(question(hand=codes("55z 123m 789s 17p 5p")))
    assert found["won"] is False
    assert {line["rule"] for line in found["lines"]} == {"pung_simple_exposed", "pair_dragon"}


def test_a_hand_that_did_not_win_has_no_last_tile() -> None:
    loser = question(hand=codes("55z 123m 789s 6p 1z"), last=None, source=None, won=False)
    assert answer(loser)["total"] == 4
    # a fourteenth tile: the hand ended in its own turn
    assert answer({**loser, "hand": codes("55z 123m 789s 6p 14z")})["total"] == 4


def test_what_may_be_missing_may_be_missing_or_null() -> None:
    whole = question(options={}, events=[])
    for key in ("options", "events", "flowers"):
        for asked in ({**whole, key: None}, {name: value for name, value in whole.items() if name != key}):
            assert answer(asked) == answer(whole)


def test_flowers_in_a_hand_switch_them_on() -> None:
    assert answer(question(flowers=["4f"]))["total"] == answer(question())["total"] + 4
    assert answer(question(flowers=["4f"], options={"flowers": False}))["total"] == 28
    assert not rules_in_use("ru-classic").rules.file.tiles.flowers.value


def test_options_are_those_of_the_rule_set() -> None:
    wonders = question(melds=[], hand=codes("19m 19p 19s 1234567z 1m"), last="1m", options={"limit": 500})
    assert answer(wonders)["total"] == 500


def test_events_count() -> None:
    at_once = question(melds=[], hand=codes("666m 55z 123m 789s 67p 5p"), events=["ready", "ready_at_once"])
    assert "ready_at_once" in [line["rule"] for line in answer(at_once)["lines"]]
    heavenly = question(melds=[], hand=codes("55z 123m 789s 456p 234s"), last=None, source=None, events=["heavenly"])
    assert limits_of(answer(heavenly)) == ["heavenly"]


def test_a_dead_hand_says_that_it_is_one() -> None:
    short = question(hand=codes("55z 123m 789s 6p"), last=None, source=None, won=False)
    with pytest.raises(HandFault, match="12 tiles"):
        answer(short)
    assert answer({**short, "dead": True})["total"] == 4
    many = {**short, "hand": codes("55z 123m 789s 667788p"), "dead": True}
    assert answer(many)["total"] == 0
    assert hand_from_json(hand_to_json(hand_from_json({**_hand_alone(many)}))).surplus == 4
    with pytest.raises(HandFault, match="not a dead hand"):
        answer({**short, "hand": codes("55z 123m 789s 67p"), "dead": True})


def _hand_alone(asked: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in asked.items() if key not in ("rules", "options")}


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str, str]] = {
    "five of a tile": ({"hand": codes("66m 123m 789s 67p 5p")}, "five", "6m"),
    "thirteen tiles": ({"hand": codes("55z 123m 789s 6p 5p")}, "size", "55z 123m"),
    "fifteen tiles": ({"hand": codes("55z 123m 789s 67p 95p")}, "size", "15 tiles"),
    "a chow over the end of its suit": ({"melds": [{"kind": "chow", "tiles": codes("8m9m1p")}]}, "chow", "89m1p"),
    "a chow of winds": ({"melds": [{"kind": "chow", "tiles": codes("123z")}]}, "chow", "123z"),
    "a pung of two kinds": ({"melds": [{"kind": "pung", "tiles": codes("112m")}]}, "pung", "112m"),
    "a kong of three": ({"melds": [{"kind": "concealed_kong", "tiles": codes("111m")}]}, "kong", "111m"),
    "a set of nothing": ({"melds": [{"kind": "pung", "tiles": []}]}, "pung", "not a pung"),
    "a set of flowers": ({"melds": [{"kind": "chow", "tiles": codes("123f")}]}, "chow", "123f"),
    "a loose tile with nothing to replace": ({"source": "loose"}, "loose", "5p"),
    "a robbed tile of which one has more": (
        {"hand": codes("55z 123m 456p 55p 5p"), "source": "robbed_kong"},
        "robbed",
        "5p",
    ),
    "a bonus tile in the hand": ({"hand": codes("1f 5z 123m 789s 67p 5p")}, "bonus", "1f"),
    "no bonus tile among the flowers": ({"flowers": ["5m"]}, "flower", "5m"),
    "a flower twice": ({"flowers": ["1f", "1f"]}, "flower-twice", "1f"),
    "a last tile that is elsewhere": ({"last": "4z"}, "last", "4z"),
    "a win with no last tile": ({"last": None}, "no-last", "55z"),
    "a win from nowhere": ({"source": None}, "no-source", "55z"),
    "dealt complete with a set on the table": (
        {"last": None, "source": None, "events": ["heavenly"]},
        "heavenly-sets",
        "666m",
    ),
    "dealt complete and won by a discard": (
        {"melds": [], "hand": codes("666m 55z 123m 789s 67p 5p"), "events": ["heavenly"]},
        "heavenly-source",
        "as dealt",
    ),
    "dealt complete at another seat than East": (
        {
            "melds": [],
            "hand": codes("666m 55z 123m 789s 67p 5p"),
            "last": None,
            "source": None,
            "seat": "S",
            "events": ["heavenly"],
        },
        "heavenly-seat",
        "seat S",
    ),
    "East completed by East's discard": (
        {"melds": [], "hand": codes("666m 55z 123m 789s 67p 5p"), "seat": "E", "events": ["earthly"]},
        "earthly-seat",
        "seat E",
    ),
    "the first discard, from the wall": (
        {"seat": "S", "source": "wall", "events": ["earthly"]},
        "earthly-source",
        "discard",
    ),
    "the first discard that is the last one too": (
        {
            "melds": [],
            "hand": codes("666m 55z 123m 789s 67p 5p"),
            "seat": "S",
            "source": "last_discard",
            "events": ["earthly", "ready_at_once"],
        },
        "earthly-last",
        "cannot also be the last",
    ),
    "declared ready at once, and a set claimed since": ({"events": ["ready_at_once"]}, "ready-at-once-sets", "666m"),
    "declared ready where nobody does": (
        {"rules": "pl-classic", "events": ["ready"]},
        "no-ready",
        "pl-classic has no ready hand",
    ),
    "declared ready at once where nobody does, and not won": (
        {"rules": "bg-classic", "won": False, "last": None, "source": None, "events": ["ready_at_once"]},
        "no-ready",
        "bg-classic has no ready hand",
    ),
    "declared ready at once where one only declares later": (
        {"options": {"ready_at_once": False}, "events": ["ready_at_once"]},
        "no-ready-at-once",
        "at once",
    ),
    "the first discard after a claim": ({"seat": "S", "events": ["earthly"]}, "earthly-sets", "666m"),
    "both at once": (
        {"melds": [], "hand": codes("666m 55z 123m 789s 67p 5p"), "source": "wall", "events": ["heavenly", "earthly"]},
        "earthly-heavenly",
        "not both",
    ),
    "drawn though nothing was": ({"source": "wall", "events": ["nothing_drawn"]}, "nothing-drawn", "5p"),
    "a kong on a kong with one kong": (
        {"melds": [{"kind": "kong", "tiles": codes("6666m")}], "source": "loose", "events": ["kong_on_kong"]},
        "kong-on-kong",
        "Kongs here: 1",
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_hand_that_cannot_exist_is_told_with_its_tile_and_the_reason(name: str) -> None:
    changes, reason, tile = IMPOSSIBLE[name]
    with pytest.raises(HandFault) as caught:
        answer(question(**changes))
    assert caught.value.reason == reason
    for language in LANGUAGES:
        assert tile.split(" ")[0] in caught.value.told(language) or language != "en"
    assert tile in str(caught.value)
    assert len({caught.value.told(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_who_leads_is_not_asked_of_seats_with_numbers() -> None:
    """Where seats have numbers, nothing in a hand says which of them leads."""
    dealt = question(melds=[], hand=codes("666m 55z 123m 789s 67p 5p"), last=None, source=None, events=["heavenly"])
    for rules in available():
        numbers = rules_in_use(rules).rules.file.seats.names.value == "numbers"
        asked = {**dealt, "rules": rules, "seat": "W"}
        if numbers:
            assert answer(asked)["points"] >= 0
        else:
            with pytest.raises(HandFault, match="seat W"):
                answer(asked)


def test_a_loose_tile_needs_a_kong_or_a_flower() -> None:
    kong = [{"kind": "kong", "tiles": codes("6666m")}]
    assert answer(question(source="loose", melds=kong))["won"]
    assert answer(question(source="loose", flowers=["1f"]))["won"]


MALFORMED: dict[str, tuple[Any, str]] = {
    "no object": ([1], "expected an object"),
    "no rules": ({}, '"rules"'),
    "unknown key": (question(evnts=[]), '"events"'),
    "unknown rules": (question(rules="ru-clasic"), "ru-classic"),
    "a path": (question(rules="../house.toml"), "no such preset"),
    "rules that are no text": (question(rules=4), "rules: expected the name"),
    "options that are none": (question(options=[1]), "options: expected an object"),
    "an option that is not offered": (question(options={"jokers": True}), "jokers"),
    "an option that cannot be so": (question(options={"limit": True}), "limit"),
    "a tile that is none": (question(hand=["0m"]), "hand[0]"),
    "a tile that is a number": (question(hand=[5]), "hand[0]"),
    "a tile that is a list": (question(last=["5p"]), "last"),
    "a hand that is text": (question(hand="123m"), "hand: expected a list"),
    "a kind of set that is none": (question(melds=[{"kind": "pong", "tiles": []}]), "melds[0].kind"),
    "a set without tiles": (question(melds=[{"kind": "pung"}]), "melds[0]"),
    "a source that is none": (question(source="sky"), "source"),
    "a seat that is none": (question(seat="e"), 'seat: expected "E", "S", "W" or "N", found "e"'),
    "a round that is none": (question(round=None), "round"),
    "won as a number": (question(won=1), "won: expected true or false"),
    "an event that is none": (question(events=["raining"]), "events[0]"),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_a_malformed_question_is_told_with_the_place_and_what_was_expected(name: str) -> None:
    asked, told = MALFORMED[name]
    with pytest.raises(InterchangeError) as caught:
        answer(asked)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_rule_sets_are_compiled_once_for_the_same_question() -> None:
    assert rules_in_use("ru-classic", {"limit": 500}) is rules_in_use("ru-classic", {"limit": 500})
    assert rules_in_use("ru-classic", {"limit": 1}) is not rules_in_use("ru-classic")
    # 1 and true are equal to Python, and are not the same option
    with pytest.raises(InterchangeError, match="limit"):
        rules_in_use("ru-classic", {"limit": True})
    assert rules_in_use("ru-classic").compiled == compile_rules(load_preset("ru-classic"))


def test_sources_are_those_of_the_scorer() -> None:
    hand = hand_from_json({key: value for key, value in question().items() if key != "rules"})
    assert hand.source is Source.DISCARD


def test_ready_with_the_first_discard_may_go_with_claimed_sets() -> None:
    """In `dmjl` the hand is not frozen, and what was claimed before counts against it only from three sets on."""
    found = answer({**question(events=["ready_at_once"]), "rules": "dmjl"})
    assert "ready_with_first_discard" in [line["rule"] for line in found["lines"]]


@pytest.mark.parametrize(
    ("rules", "options"), [("bg-classic", {}), ("pl-classic", {}), ("ru-classic", {"robbing": False})]
)
def test_a_complete_hand_that_robs_a_kong_where_none_may_be_robbed_is_told_why(
    rules: str, options: dict[str, bool]
) -> None:
    robbing = question(melds=[], hand=codes("123m 456p 789p 88s 34m 5m"), last="5m", source="robbed_kong")
    found = answer({**robbing, "rules": rules, "options": options})
    assert not found["won"]
    assert [(bar["kind"], bar["source"]) for bar in found["obstacles"]] == [
        ("robbing", found["obstacles"][0]["source"])
    ]
    by_discard = answer({**robbing, "rules": rules, "options": options, "source": "discard"})
    assert (by_discard["won"], by_discard.get("obstacles")) == (True, None)
