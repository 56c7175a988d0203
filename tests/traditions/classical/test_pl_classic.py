"""The examples of the Polish rules, line by line, and what only they have."""

from collections import Counter

import pytest

from eastwind.scoring.layout import Happening, Source
from tests.support.hands import Sheet, loser, winner
from tests.support.rules import preset

PL = preset("pl-classic")
EXAMPLES = [
    pytest.param(
        winner("7744m", "111m 222p 555z", "7m", seat="south", round_wind="east", rules=PL),
        ["pung_terminal_exposed 111m +4", "pung_simple_exposed 222p +2", "pung_simple_exposed 777m +2",
         "pung_dragon_exposed 555z +4", "dragon_set 555z x2", "no_chow +10"],
        84,
        id="1",
    ),
    pytest.param(
        winner("666z 67s 22s", "444s 789s", "5s", seat="south", round_wind="east", rules=PL),
        ["pung_simple_exposed 444s +2", "pung_dragon_concealed 666z +8", "dragon_set 666z x2",
         "one_suit_with_honours x2"],
        120,
        id="2",
    ),
    pytest.param(
        winner("111p 666p 234p 44p 78p", "", "9p", seat="south", round_wind="east", rules=PL),
        ["pung_terminal_concealed 111p +8", "pung_simple_concealed 666p +4", "one_suit x8"],
        256,
        id="3",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("sheet", "lines", "total"), EXAMPLES)
def test_the_examples_come_out_line_by_line(sheet: Sheet, lines: list[str], total: int) -> None:
    assert sheet.lines == Counter([*lines, "mahjong +20"])
    assert sheet.total == total


def test_the_first_example_comes_to_the_sources_sum_without_no_chow() -> None:
    rules = preset("pl-classic", no_chow=False)
    assert winner("7744m", "111m 222p 555z", "7m", seat="south", round_wind="east", rules=rules).total == 64


@pytest.mark.parametrize("limit", [300, 500])
def test_a_hand_over_the_limit_is_worth_the_limit(limit: int) -> None:
    rules = preset("pl-classic", limit=limit)
    sheet = winner("666p 999p 345p 8p", "(1111p)", "8p", Source.WALL, seat="east", rules=rules)
    assert (sheet.total, sheet.limited, sheet.limit_hand) == (limit, True, False)


def test_extras_are_points() -> None:
    sheet = winner("34p 99m 678s 456m", "234s", "5p", Source.LOOSE, rules=PL)
    assert sheet.worth_of("loose_tile_win") == ["+10"]
    assert sheet.worth_of("no_scoring_set") == ["+10"]
    last = winner("34p 99m 678s 456m", "234s", "5p", Source.LAST_WALL, rules=PL)
    assert last.worth_of("last_wall_tile_win") == ["+10"]


def test_a_win_without_having_drawn_doubles_three_times() -> None:
    sheet = winner("34p 99m 678s 456m 234s", "", "5p", events=Happening.NOTHING_DRAWN, rules=PL)
    assert sheet.worth_of("nothing_drawn") == ["x8"]


def test_green_tiles_may_make_chows_and_need_no_dragon() -> None:
    sheet = winner("234s 66s 88s", "444s 234s", "8s", rules=PL)
    assert sheet.limit_hands == {"imperial_jade_with_chows"}
    assert sheet.total == 300


def test_three_dragon_sets_with_any_set_and_pair() -> None:
    assert winner("34p 99m", "555z 6666z 777z", "5p", rules=PL).limit_hands == {"three_scholars_any"}


def test_hands_worth_the_limit_are_by_agreement() -> None:
    sheet = winner("34p 99m", "555z 6666z 777z", "5p", rules=preset("pl-classic", special_hands=False))
    assert (sheet.limit_hands, sheet.total) == (set(), 300)
    assert not sheet.limit_hand


def test_a_kong_is_not_robbed_unless_the_table_says_so() -> None:
    hand = ("34p 99m 678s 456m", "234s", "5p", Source.ROBBED_KONG)
    assert not winner(*hand, rules=PL).won
    assert winner(*hand, rules=preset("pl-classic", robbing=True)).won


def test_losers_double_for_one_suit_too() -> None:
    sheet = loser("2468m 135599m", "777m", rules=PL)
    assert sheet.worth_of("one_suit") == ["x8"]


def test_a_loser_with_more_than_the_limit_counts_in_full() -> None:
    # 32 + 32 + 4 points, a double for each set of dragons
    sheet = loser("22m 3p 8s", "(5555z) (6666z) 777z", rules=PL)
    assert (sheet.total, sheet.limited) == (544, False)


def test_elsewhere_the_limit_cuts_a_losers_hand_too() -> None:
    rules = preset("ru-classic", limit=300)
    assert loser("22m 3p 8s", "(5555z) (6666z) 777z", rules=rules).total == 300


def test_the_winners_hand_is_cut_where_losers_are_free() -> None:
    free = preset("pl-classic", special_hands=False)
    won = winner("22m 78s", "(5555z) (6666z) 777z", "9s", rules=free)
    assert (won.total, won.limited) == (300, True)


def test_won_without_drawing_is_also_who_has_claimed_sets() -> None:
    hand = ("99s 34m", "123p 456p 678s", "5m")
    assert winner(*hand, rules=PL, events=Happening.NOTHING_DRAWN).worth_of("nothing_drawn") == ["x8"]


def test_by_the_option_only_a_dealt_hand_has_won_without_drawing() -> None:
    rules = preset("pl-classic", nothing_drawn="as-dealt", special_hands=False)
    assert (
        winner("99s 34m", "123p 456p 678s", "5m", rules=rules, events=Happening.NOTHING_DRAWN).worth_of("nothing_drawn")
        == []
    )
    dealt = winner(
        "99s 345m 123p 456p 678s", "", "", Source.NONE, rules=rules, seat="east",
        events=Happening.NOTHING_DRAWN | Happening.HEAVENLY,
    )  # fmt: skip
    assert dealt.worth_of("nothing_drawn") == ["x8"]
