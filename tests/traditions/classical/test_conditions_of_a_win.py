"""What a rule set can ask of a complete hand before it may win; only readings that may win are valued."""

from collections.abc import Callable

import pytest

from eastwind.rules.compiled import PenaltyRule, Rules
from eastwind.scoring.layout import Happening, Source
from eastwind.traditions.classical.patterns import Pattern
from tests.support.hands import winner
from tests.support.rules import house, preset, ru

PLAIN = ("34p 99m 678s 456m", "234s", "5p")


ASKING: dict[str, Callable[[], Rules]] = {
    "chows": lambda: house(play__most_chows=3),
    "points": lambda: house(play__least_points=30),
    "doubles": lambda: house(play__least_doubles=1),
    "concealed": lambda: house(play__winning_hand="concealed"),
    "pair": lambda: house(play__pair_from_discard=False),
    "ready": lambda: house(ready__hand="to-win"),
    "wall": lambda: house(play__win_from_discard=False),
    "one suit": lambda: house("bg-classic", patterns__one_suit_any_tiles__concealed=True),
}


@pytest.mark.parametrize("what", ASKING)
def test_a_rule_that_bars_complete_hands_makes_the_table_ask_the_scorer(what: str) -> None:
    assert ASKING[what]().asks_scorer


def test_under_most_rule_sets_every_complete_hand_wins() -> None:
    asking = {name for name in ("ru-classic", "pl-classic", "bmja", "family", "dmjl") if preset(name).asks_scorer}
    assert asking == {"bmja", "family"}


def _few_chows(most: int) -> Rules:
    return house(play__most_chows=most, patterns__hidden_snake__in_force=False)


@pytest.mark.parametrize("most", range(5))
def test_chows_at_the_most(most: int) -> None:
    rules = _few_chows(most)
    for chows, sets in enumerate(("111m 222p 333s", "234m 222p 333s", "234m 456p 333s", "234m 456p 678s")):
        assert winner("444z 9m", sets, "9m", rules=rules).won == (chows <= most)


def test_the_best_reading_of_those_that_may_win() -> None:
    # as chows it would wait at both ends; with one chow at the most only the pungs win
    hand = ("111222333m 4s", "555z", "4s")
    assert winner(*hand, rules=_few_chows(0)).lines == winner(*hand, rules=ru()).lines
    few = winner("112233m 9m", "555z 678p", "9m", rules=_few_chows(2))
    assert not few.won


def test_least_points_are_those_before_doubling() -> None:
    # mahjong 20, a pung of dragons 4, doubled
    hand = ("34p 99m 678s", "234s 555z", "5p")
    assert winner(*hand, rules=house(play__least_points=24)).won
    assert not winner(*hand, rules=house(play__least_points=25)).won


def test_least_doubles() -> None:
    hand = ("34p 99m 678s", "234s 555z", "5p")
    assert winner(*hand, rules=house(play__least_doubles=1)).won
    assert not winner(*hand, rules=house(play__least_doubles=2)).won
    assert not winner("34p 99m 678s 222p", "234s", "5p", rules=house(play__least_doubles=1)).won


def test_limit_hands_need_no_points_and_doubles() -> None:
    rules = house(play__least_points=500, play__least_doubles=9)
    assert winner("19m 19p 19s 1234567z", "", "7z", rules=rules).won
    assert winner("34p 99m 678s 456m 234s", "", "5p", events=Happening.EARTHLY, rules=rules).won


def test_a_concealed_hand_may_have_concealed_kongs_and_end_with_a_discard() -> None:
    rules = house(play__winning_hand="concealed")
    assert winner("34p 99m 678s 456m 234s", "", "5p", rules=rules).won
    assert winner("34p 99m 678s 456m", "(1111z)", "5p", rules=rules).won
    for meld in ("234s", "111z", "1111z", "1111z+"):
        assert not winner("34p 99m 678s 456m", meld, "5p", rules=rules).won


def test_a_discard_may_not_complete_the_pair() -> None:
    rules = house(play__pair_from_discard=False)
    pair = ("345p 9m 678s 456m", "234s", "9m")
    for source in (Source.DISCARD, Source.LAST_DISCARD):
        assert not winner(*pair, source, rules=rules).won
    for source in (Source.WALL, Source.LOOSE, Source.ROBBED_KONG):
        assert winner(*pair, source, rules=rules).won
    assert winner(*PLAIN, rules=rules).won
    assert not winner("1133557799224m", "", "4m", rules=rules).won


def test_a_ready_hand_that_must_be_declared() -> None:
    rules = house(ready__hand="to-win")
    assert not winner(*PLAIN, rules=rules).won
    for event in (Happening.READY, Happening.READY_AT_ONCE, Happening.EARTHLY):
        assert winner(*PLAIN, events=event, rules=rules).won


def test_a_kong_is_robbed_only_where_robbing_is_on() -> None:
    assert winner(*PLAIN, Source.ROBBED_KONG, rules=ru()).won
    assert not winner(*PLAIN, Source.ROBBED_KONG, rules=ru(robbing=False)).won
    wonders = ("19m 19p 19s 1234567z", "", "7z", Source.ROBBED_KONG)
    assert not winner(*wonders, rules=ru(robbing=False)).won
    concealed_only = house(claims__rob_exposed_kong=False)
    assert winner(*wonders, rules=concealed_only).won
    assert not winner(*PLAIN, Source.ROBBED_KONG, rules=concealed_only).won


def test_a_hand_that_may_not_win_counts_as_one_that_did_not() -> None:
    sheet = winner("34p 99m 678s", "234s 555z", "5p", rules=house(play__least_doubles=2))
    assert not sheet.has("mahjong")
    assert sheet.worth_of("pung_dragon_exposed") == ["+4"]
    assert sheet.total == 8


def test_nobody_wins_by_a_discard_where_the_rules_say_so() -> None:
    rules = house(play__win_from_discard=False)
    for source in (Source.DISCARD, Source.LAST_DISCARD):
        assert not winner(*PLAIN, source, rules=rules).won
    for source in (Source.WALL, Source.LOOSE, Source.LAST_WALL):
        assert winner(*PLAIN, source, rules=rules).won
    assert winner(*PLAIN, Source.ROBBED_KONG, rules=rules).won, "the tile of a robbed kong is no discard"


def test_what_only_a_discard_brings_is_not_in_force_where_no_discard_wins() -> None:
    rules = house("dmjl", play__win_from_discard=False, settlement__discarder="no-matter")
    assert not rules.in_force[Pattern.LAST_DISCARD_WIN]
    assert not rules.in_force[Pattern.EARTHLY]
    assert rules.penalty == rules.danger == PenaltyRule.NONE
    assert preset("dmjl").in_force[Pattern.LAST_DISCARD_WIN]
