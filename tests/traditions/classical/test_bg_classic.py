"""What the Bulgarian guide keeps of its examples, and what only it has."""

from collections import Counter

import pytest

from eastwind.scoring.layout import Source
from tests.support.hands import loser, winner
from tests.support.rules import preset

BG = preset("bg-classic")
CHOWS = "34m 567p 345s 678s"


def test_a_pair_of_the_own_wind_scores() -> None:
    sheet = winner(f"{CHOWS} 33z", "", "2m", Source.WALL, seat="west", round_wind="east", rules=BG)
    assert sheet.lines == Counter(["pair_own_wind 33z +2", "mahjong +10", "all_chows +10"])


def test_a_pair_of_another_wind_scores_nothing_even_the_prevailing_one() -> None:
    sheet = winner(f"{CHOWS} 44z", "", "2m", Source.WALL, seat="west", round_wind="north", rules=BG)
    assert sheet.lines == Counter(["mahjong +10", "all_chows +10"])


def test_a_pung_of_the_own_wind_scores_and_doubles() -> None:
    sheet = winner("222z 67p 345s 678s 44z", "", "5p", seat="south", round_wind="north", rules=BG)
    assert sheet.lines == Counter(["pung_wind_concealed 222z +8", "own_wind_set 222z x2", "mahjong +10"])


@pytest.mark.parametrize("melds", ["111z", "1111z", "(1111z)"])
def test_other_winds_score_nothing_in_any_set(melds: str) -> None:
    sheet = winner("67p 345s 678s 44z", melds, "5p", seat="south", round_wind="east", rules=BG)
    assert sheet.lines == Counter(["mahjong +10"])


def test_a_hand_that_comes_to_the_limit_pays_it() -> None:
    sheet = winner("999p 888p 222p 5p", "1111p", "5p", Source.WALL, rules=BG)
    assert (sheet.total, sheet.limited) == (300, True)


def test_four_chows_are_worth_what_was_agreed() -> None:
    for points in (10, 20, 30):
        sheet = winner(f"{CHOWS} 44z", "", "2m", rules=preset("bg-classic", all_chows=points))
        assert sheet.worth_of("all_chows") == [f"+{points}"]


def test_one_suit_with_honours_needs_a_pair_of_honours() -> None:
    pair = winner("34m 567m 678m 11z", "111m", "2m", seat="south", rules=BG)
    assert pair.worth_of("one_suit_with_honours") == ["x2"]
    sets = winner("34m 567m 678m 99m", "555z", "2m", seat="south", rules=BG)
    assert not sets.has("one_suit_with_honours")
    assert sets.has("dragon_set")


def test_doubles_are_the_winners_alone() -> None:
    sheet = loser("147m 258p 369s 9m", "555z", rules=BG)
    assert sheet.lines == Counter(["pung_dragon_exposed 555z +4"])


def test_fourteen_of_one_suit_win() -> None:
    sheet = winner("1113p 5577p 99p 246p", "", "9p", rules=BG)
    assert sheet.won
    assert sheet.lines == Counter(
        ["pung_terminal_concealed 111p +8", "pung_terminal_exposed 999p +4", "mahjong +10", "one_suit_any_tiles x8"]
    )
    assert sheet.total == 22 * 8


def test_four_sets_and_a_pair_of_one_suit_are_no_exception() -> None:
    sheet = winner("1113p 5579p 9p 2468p", "", "9p", rules=BG)
    assert sheet.has("one_suit")
    assert not sheet.has("one_suit_any_tiles")


def test_fourteen_of_one_suit_may_lie_on_the_table_in_part() -> None:
    sheet = winner("1346889p", "222p 5555p", "1p", rules=BG)
    assert sheet.won
    assert sheet.worth_of("pung_simple_exposed") == ["+2"]
    assert sheet.worth_of("kong_simple_exposed") == ["+8"]
    assert not winner("1346889p", "222m 5555p", "1p", rules=BG).won


def test_honours_are_no_suit() -> None:
    assert not winner("111222333z 4456z", "", "7z", rules=BG).won


def test_the_last_of_four_alike_leaves_the_pung_concealed() -> None:
    sheet = winner("1113557924686p", "", "1p", rules=BG)
    assert sheet.worth_of("pung_terminal_concealed") == ["+8"]


def test_a_tile_from_the_wall_is_worth_two_where_agreed() -> None:
    hand = (f"{CHOWS} 44z", "", "2m", Source.WALL)
    assert not winner(*hand, rules=BG).has("last_from_wall")
    assert winner(*hand, rules=preset("bg-classic", last_from_wall=True)).worth_of("last_from_wall") == ["+2"]
