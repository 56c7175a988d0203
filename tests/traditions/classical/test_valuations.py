"""Ways to value a hand other than points doubled, and worths that are a sum for the whole hand."""

from collections import Counter

import pytest

from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import Source
from tests.support.hands import loser, winner
from tests.support.rules import house

PLAIN = ("34p 99m 678s 456m", "234s", "5p")
FIGURES = [10, 20, 40, 100]
FLAT = house(scoring__total="flat", scoring__flat=16)
TABLE = house(scoring__total="table", scoring__by_doubles=FIGURES)


@pytest.mark.parametrize("hand", [PLAIN, ("77z 99m 678s", "555z 666z", "7z"), ("19m 19p 19s 1234567z", "", "7z")])
def test_every_win_is_worth_the_same(hand: tuple[str, str, str]) -> None:
    sheet = winner(*hand, rules=FLAT)
    assert sheet.lines == Counter(["mahjong +16"])
    assert (sheet.total, sheet.won, sheet.limited) == (16, True, False)


@pytest.mark.parametrize("rules", [FLAT, TABLE], ids=["flat", "table"])
def test_only_a_winners_hand_is_worth_anything(rules: Rules) -> None:
    sheet = loser("147m 258p 369s 9m", "555z", rules=rules)
    assert (sheet.lines, sheet.total) == (Counter(), 0)


@pytest.mark.parametrize(
    ("melds", "doubles"), [("234m 567m 888m", 0), ("555z 567m 888m", 1), ("555z 666z 888m", 2), ("555z 1111z 666z", 3)]
)
def test_a_figure_for_each_number_of_doubles(melds: str, doubles: int) -> None:
    sheet = winner("34p 99s", melds, "5p", seat="east", round_wind="north", rules=TABLE)
    assert (sheet.doubles, sheet.total, sheet.points) == (doubles, FIGURES[doubles], 0)
    assert not sheet.has("mahjong")


def test_the_last_figure_stands_for_all_that_are_more() -> None:
    assert winner("34m 99m", "555z 666z 888m", "5m", rules=TABLE).total == 100


def test_limit_hands_are_worth_the_limit_beside_a_table() -> None:
    rules = house(scoring__total="table", scoring__by_doubles=FIGURES, limit__cap=160)
    assert winner("19m 19p 19s 1234567z", "", "7z", rules=rules).total == 160


def test_chows_with_points_count_for_all_who_have_finished_them() -> None:
    rules = house(patterns__chow__points=5)
    sheet = loser("123m 555p 147s 9p", "234s", rules=rules)
    assert sheet.worth_of("chow") == ["+5", "+5"]
    won = winner(*PLAIN, Source.WALL, rules=rules)
    assert won.worth_of("chow") == ["+5"] * 4
    assert not won.has("no_scoring_set")
