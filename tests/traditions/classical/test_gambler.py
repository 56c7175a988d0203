"""What the club says beside the Russian rules, and its standard game."""

from collections import Counter

import pytest

from eastwind.scoring.layout import Source
from tests.support.hands import loser, winner
from tests.support.rules import house, preset

CLASSIC = preset("gambler-classic")
STANDARD = preset("gambler-standard")


def test_four_alike_undeclared_are_a_concealed_pung() -> None:
    sheet = loser("1111m 258p 369s 567z", rules=STANDARD)
    assert sheet.lines == Counter(["pung_terminal_concealed 111m +8"])


def test_a_hand_short_of_tiles_counts_and_one_with_too_many_does_not() -> None:
    assert loser("111m 258p 369s 56z", surplus=-2, rules=STANDARD).total == 8
    assert loser("111m 258p 369s 56712z", surplus=1, rules=STANDARD).total == 0
    assert not winner("34p 99s", "111p 444m 777z", "5p", rules=STANDARD).limit_hand


def test_robbing_a_kong_of_bamboo_2_is_a_limit_hand() -> None:
    hand = ("13s 99m 678s 456m", "234p", "2s")
    assert winner(*hand, Source.ROBBED_KONG, rules=CLASSIC).limit_hands == {"sawing_the_pillar"}
    assert not winner(*hand, Source.DISCARD, rules=CLASSIC).limit_hand
    assert not winner("13m 99m 678s 456m", "234p", "2m", Source.ROBBED_KONG, rules=CLASSIC).limit_hand


@pytest.mark.parametrize("suit", "mps")
@pytest.mark.parametrize("source", [Source.WALL, Source.DISCARD])
def test_peking_garden(suit: str, source: Source) -> None:
    sheet = winner(f"1234567{suit} 123456z", "", "7z", source, rules=STANDARD)
    assert (sheet.limit_hands, sheet.total) == ({"peking_garden"}, 2000)
    assert not winner(f"1234567{suit} 123456z", "", "7z", source, rules=CLASSIC).won


@pytest.mark.parametrize(("suit", "dragon"), [("m", "7"), ("p", "5"), ("s", "6")])
def test_the_true_great_snake_either_way_round(suit: str, dragon: str) -> None:
    for pung, pair in (("2", dragon), (dragon, "2")):
        held = f"123456789{suit} {pung * 3}{pair}z"
        sheet = winner(held, "", f"{pair}z", seat="south", rules=STANDARD)
        assert sheet.limit_hands == {"true_great_snake"}
        assert not winner(held, "", f"{pair}z", seat="west", rules=STANDARD).limit_hand


def test_what_misses_the_true_great_snake() -> None:
    # an exposed chow, a kong, another dragon
    for held, melds in (
        ("123456m 2227z", "789m"),
        ("123456789m 7z", "(2222z)"),
        ("123456789m 2225z", ""),
    ):
        last = "5z" if held.endswith("5z") else "7z"
        assert not winner(held, melds, last, seat="south", rules=STANDARD).limit_hand


@pytest.mark.parametrize("limit", [300, 500, 2000])
def test_seven_pairs_are_worth_350_whatever_the_limit(limit: int) -> None:
    sheet = winner("1133m 5588p 2299s 7z", "", "7z", rules=preset("gambler-standard", limit=limit))
    assert sheet.lines == Counter(["seven_pairs +350"])
    assert (sheet.total, sheet.limit_hand, sheet.won) == (350, False, True)


def test_four_alike_are_two_of_the_seven_pairs() -> None:
    assert winner("1111m 5588p 2299s 7z", "", "7z", rules=STANDARD).total == 350
    assert not winner("111m 5588p 2299s 77z", "", "7z", rules=STANDARD).won


def test_seven_pairs_of_one_suit_are_still_heavenly_twins() -> None:
    sheet = winner("1133557799224m", "", "4m", rules=STANDARD)
    assert (sheet.limit_hands, sheet.total) == ({"heavenly_twins"}, 2000)


def test_seven_pairs_that_are_sets_as_well_count_as_what_is_more() -> None:
    # 112233 445566 77 of a suit is three pairs of chows too, but no twins: four alike
    sheet = winner("223344m 223344p 5s", "", "5s", rules=STANDARD)
    assert sheet.lines == Counter(["seven_pairs +350"])


PAIRS = ("1144m 77p 2266s 33z 5z", "", "5z")


def test_seven_pairs_are_worth_their_sum_beside_flowers() -> None:
    sheet = winner(*PAIRS, seat="east", flowers="1f 5f", rules=preset("gambler-standard", flowers=True))
    assert (sheet.total, sheet.lines) == (350, Counter(["seven_pairs +350"]))


def test_by_the_option_own_flower_and_season_are_added_to_seven_pairs_and_double_them() -> None:
    rules = preset("gambler-standard", flowers=True, flowers_with_sums=True)
    assert winner(*PAIRS, seat="east", flowers="1f 5f", rules=rules).total == (350 + 8) * 4
    assert winner(*PAIRS, seat="east", flowers="2f", rules=rules).total == 354
    assert winner(*PAIRS, seat="east", rules=rules).total == 350
    low = preset("gambler-standard", flowers=True, flowers_with_sums=True, limit=500)
    assert winner(*PAIRS, seat="east", flowers="1f 5f", rules=low).total == 500, "the limit holds"
    least = preset("gambler-standard", flowers=True, flowers_with_sums=True, limit=300)
    assert winner(*PAIRS, seat="east", flowers="1f", rules=least).total == 350, "the sum itself has no limit"


@pytest.mark.parametrize("limit", [300, 350])
def test_nothing_is_added_to_a_sum_that_reaches_the_limit_by_itself(limit: int) -> None:
    rules = preset("gambler-standard", flowers=True, flowers_with_sums=True, limit=limit)
    sheet = winner(*PAIRS, seat="east", flowers="1f 5f", rules=rules)
    assert sheet.lines == Counter(["seven_pairs +350"])
    assert (sheet.total, sheet.limited) == (350, False), "no limit has cut it"


def test_flowers_are_added_to_a_sum_beside_a_table_of_doubles_too() -> None:
    added = {"scoring__flowers_with_sums": True, "tiles__flowers": True}
    rules = house("gambler-standard", scoring__total="table", scoring__by_doubles=[10, 20, 40], **added)
    both = winner(*PAIRS, seat="east", flowers="1f 5f", rules=rules)
    assert (both.points, both.doubles, both.total) == (358, 2, 358 * 4)
    assert "flower 1f +4" in both.lines
    assert winner(*PAIRS, seat="east", flowers="2f", rules=rules).total == 354
    plain = winner("34p 99m 678s 456m", "234s", "5p", seat="east", flowers="1f", rules=rules)
    assert (plain.doubles, plain.total, plain.points) == (2, 40, 0), "any other hand is worth the table's figure"
