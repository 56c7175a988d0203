"""Every reason for which a hand that is complete by its form may not win is found, and told in every language."""

import pytest

from eastwind.cli.texts.hand_score_text import bill_as_text
from eastwind.explain import RulesInUse, obstacles_to_hand
from eastwind.interchange.hand_json import answer
from eastwind.interchange.hand_text import hand_from_text
from eastwind.rules import RuleSet, load_preset
from eastwind.scoring.hand import Hand
from eastwind.scoring.layout import Source
from eastwind.traditions.hand_score import hand_score_of
from eastwind.words import LANGUAGES, text
from tests.support.rules import house_rules

OPEN = "234m 88m 67p 5p [333s] [456s]"
PAIRS = "11m 44m 77p 99p 22s 66s 5z 5z"

#: What refuses, the rules that do, the hand, and what is asked and there.
REFUSALS = [
    pytest.param("points", house_rules("ru-classic", {"play.least_points": 50}), OPEN, 50, 22, id="points"),
    pytest.param("doubles", house_rules("ru-classic", {"play.least_doubles": 1}), OPEN, 1, 0, id="doubles"),
    pytest.param("chows", house_rules("ru-classic", {"play.most_chows": 2}), OPEN, 2, None, id="chows"),
    pytest.param("exposed", house_rules("ru-classic", {"play.winning_hand": "concealed"}), OPEN, None, None, id="open"),
    pytest.param("pair", load_preset("family"), "123m 456p 789s 111z 2z 2z", None, None, id="pair"),
    pytest.param("ready", load_preset("bmja"), "88m 67p 5p [333s] [999s] [222m]", None, None, id="ready"),
    pytest.param("form", load_preset("ru-classic"), PAIRS, None, None, id="form"),
    pytest.param("form", load_preset("bmja"), PAIRS, None, None, id="form where more is asked, too"),
]


def won(tiles: str) -> Hand:
    return hand_from_text(tiles, won=True, source=Source.DISCARD)


@pytest.mark.parametrize(("kind", "rules", "tiles", "needs", "has"), REFUSALS)
def test_a_refused_hand_is_told_why(kind: str, rules: RuleSet, tiles: str, needs: int | None, has: int | None) -> None:
    use = RulesInUse.of(rules)
    hand = won(tiles)
    found = obstacles_to_hand(use, hand)
    assert [(lack.kind, lack.needs, lack.has) for lack in found] == [(kind, needs, has)]
    for language in LANGUAGES:
        told = bill_as_text(use, hand, hand_score_of(use.compiled, hand), language)
        sentence = text(
            language, f"calculator-bar-{kind}", needs=str(needs or 0), has=str(has or 0), form=found[0].form
        )
        assert sentence.split("{")[0][:20] in told
        assert text(language, "cli-score-barred") in told


def test_a_form_that_is_not_played_is_called_by_its_name() -> None:
    hand = won(PAIRS)
    use = RulesInUse.of(load_preset("ru-classic"))
    (lack,) = obstacles_to_hand(use, hand)
    assert (lack.form, lack.source) == ("seven_pairs", use.rules.source_of("shapes.seven_pairs"))
    assert text("en", "pattern-seven-pairs") in bill_as_text(use, hand, hand_score_of(use.compiled, hand), "en")
    assert obstacles_to_hand(RulesInUse.of(load_preset("gambler-standard")), hand) == ()


def test_tiles_that_are_complete_by_no_rules_are_refused_by_none() -> None:
    assert obstacles_to_hand(RulesInUse.of(load_preset("ru-classic")), won("147m 258p 369s 12345z")) == ()


def test_programs_are_told_why_a_hand_may_not_win() -> None:
    melds = [{"kind": "pung", "tiles": [tile] * 3} for tile in ("3s", "9s", "2m")]
    asked = {
        "rules": "bmja", "hand": ["8m", "8m", "6p", "7p", "5p"], "last": "5p", "source": "discard",
        "seat": "S", "round": "E", "won": True, "melds": melds,
    }  # fmt: skip
    assert [bar["kind"] for bar in answer(asked)["obstacles"]] == ["ready"]
    assert "obstacles" not in answer({**asked, "events": ["ready"]})
    assert "obstacles" not in answer({**asked, "won": False, "last": None, "source": None})
