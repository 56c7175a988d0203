"""The best reading of a hand, the limit, dead hands."""

import numpy as np
import pytest

from eastwind.hands.tables import lookup
from eastwind.rules import compile_rules, load_file
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import BILL, Source
from eastwind.traditions.classical.sums import MOST_OF_ALL
from eastwind.traditions.port import score
from tests.support.hands import hand_record, loser, winner
from tests.support.rules import preset, ru


def test_three_equal_chows_are_read_as_three_pungs_when_that_is_worth_more() -> None:
    sheet = winner("111222333m 33z 34s", "", "5s")
    assert sheet.worth_of("pung_terminal_concealed") == ["+8"]
    assert sheet.worth_of("pung_simple_concealed") == ["+4", "+4"]
    assert sheet.total == 20 + 16 + 2


def test_and_as_chows_when_a_hand_without_points_is_worth_more() -> None:
    sheet = winner("111222333m 44z 34s", "", "5s")
    assert sheet.has("no_scoring_set")
    assert sheet.total == 40 > 20 + 16


def test_the_discard_goes_into_the_set_where_it_costs_least() -> None:
    # 222 34 and the discarded 2: the chow takes it, the pung stays concealed
    sheet = winner("22234p 99m 456s 678s", "", "2p")
    assert sheet.worth_of("pung_simple_concealed") == ["+4"]
    assert not sheet.has("pung_simple_exposed")


def test_a_tile_that_is_pair_or_middle_alike_pays_for_the_only_possible_tile_once() -> None:
    sheet = winner("3445p 678s 456m", "444z", "4p")
    assert sheet.worth_of("only_possible_tile") == ["+2"]


def test_a_pung_of_ones_is_read_out_of_a_run_when_it_pays() -> None:
    # 11 123 455667 8 or 111 23 4 ...: with the pair 55 the pung of 1 stands
    sheet = winner("11123455567p 99s", "", "8p")
    assert sheet.worth_of("pung_terminal_concealed") == ["+8"]
    assert sheet.worth_of("mahjong") == ["+20"]


def test_the_limit_caps_a_hand() -> None:
    sheet = winner("22p 99p", "(1111p) 5555z 3333z", "2p", rules=ru())
    assert sheet.points == 20 + 32 + 16 + 16 + 2
    assert sheet.doubles == 1 + 1 + 1 + 1  # dragon, own wind, one suit with honours, no chow
    assert sheet.total == 86 * 16
    assert not sheet.limited
    capped = winner("22p 99p", "(1111p) 5555z 3333z", "2p", rules=ru(limit=1000))
    assert (capped.total, capped.limited, capped.limit_hand) == (1000, True, False)
    assert capped.lines == sheet.lines


def test_a_hand_worth_exactly_the_limit_is_not_cut() -> None:
    sheet = winner("34p 99s", "111p 444m 777z", "5p", rules=ru(limit=60))
    assert (sheet.total, sheet.limited) == (60, False)


def test_a_loser_s_hand_has_the_limit_too() -> None:
    sheet = loser("1m", "(5555z) (6666z) (7777z) (3333z)", rules=ru())
    assert sheet.points == 128
    assert (sheet.total, sheet.limited, sheet.limit_hand) == (2000, True, False)


def test_without_a_limit_nothing_is_cut() -> None:
    sheet = loser("1m", "(5555z) (6666z) (7777z) (3333z)", rules=ru(limit="none"))
    # three dragons, own wind, one suit with honours, only 1, 9 and honours
    assert sheet.doubles == 6
    assert (sheet.total, sheet.limited) == (128 * 64, False)


def test_a_dead_hand_short_of_tiles_cannot_win_but_counts() -> None:
    assert loser("147m 258p 36s 9m", "222s", surplus=-1).total == 2


def test_a_dead_hand_with_too_many_tiles_counts_nothing() -> None:
    sheet = loser("147m 258p 3699s 9m", "222s", surplus=1)
    assert (sheet.total, sheet.lines) == (0, {})


def test_without_the_rule_of_dead_hands_too_many_tiles_do_not_matter() -> None:
    assert loser("147m 258p 3699s 9m", "222s", surplus=1, rules=ru(dead_hand=False)).total == 2


@pytest.mark.parametrize("source", list(Source))
def test_a_hand_said_to_have_won_that_is_not_complete_has_no_mahjong(source: Source) -> None:
    sheet = winner("147m 258p 369s 9m", "222s", "9s", source)
    assert not sheet.has("mahjong")
    assert sheet.total == 2


@pytest.mark.parametrize("rules", [ru(limit="none"), preset("pl-classic", limit="none")], ids=["RU", "PL"])
def test_without_a_limit_the_agreed_figure_of_a_limit_hand_is_the_least_that_it_is_worth(rules: Rules) -> None:
    """RU IV, PL: the limit is agreed because hands can come to more; where none was, a better hand is not worth less."""
    rich = winner("7z", "(1111z) (2222z) (5555z) (6666z)", "7z", rules=rules)
    poor = winner("66z 88s", "(1111z) (2222z) (5555z)", "6z", rules=rules)
    assert rich.total > poor.total > int(rules.limit_worth)
    assert (rich.limit_hand, rich.limited) == (False, False)
    assert rich.total == rich.points << rich.doubles


def test_without_a_limit_a_limit_hand_of_little_worth_has_the_agreed_figure() -> None:
    sheet = winner("22s 33s", "(1111s) (9999s) 555s", "3s", rules=ru(limit="none"))
    assert sheet.limit_hands == set()
    jade = winner("666s 88s 66z", "222s 4444s", "6z", rules=ru(limit="none"))
    assert (jade.total, jade.limit_hand, jade.limit_hands) == (2000, True, {"imperial_jade"})


def test_with_a_limit_a_limit_hand_is_worth_the_limit_whatever_it_counts() -> None:
    sheet = winner("7z", "(1111z) (2222z) (5555z) (6666z)", "7z", rules=ru())
    assert (sheet.total, sheet.limit_hand) == (2000, True)


BEYOND_ALL = """
id = "beyond"
version = 1
title = "Ten doubles for everything"
extends = "ru-classic"

[limit]
cap = { value = "none", source = "house" }
[patterns]
only_honours = { doubles = { value = 10, source = "house" } }
own_wind_set = { doubles = { value = 10, source = "house" } }
"""


def test_without_a_limit_figures_beyond_all_measure_stay_a_number_that_can_be_paid() -> None:
    rules = compile_rules(load_file(BEYOND_ALL, "beyond.toml"))
    sheet = winner("7z", "(3333z) (2222z) (5555z) (6666z)", "7z", rules=rules)
    assert sheet.points << sheet.doubles > MOST_OF_ALL
    assert (sheet.total, sheet.limited) == (MOST_OF_ALL, True)


@pytest.mark.parametrize("then", ["a poor hand", "a dead hand"])
def test_a_bill_keeps_nothing_of_the_hand_that_was_written_into_it_before(then: str) -> None:
    if then == "a dead hand":
        record = hand_record("147m 258p 3699s 9m", "222s", won=False, surplus=1)
    else:
        record = hand_record("123m 456p 789s 12s 55z", last="3s")
    used, fresh = np.zeros(1, BILL)[0], np.zeros(1, BILL)[0]
    score(lookup(), ru(), hand_record("1122334455667z", last="7z"), used)
    assert used["limit_hand"]
    for bill in (used, fresh):
        score(lookup(), ru(), record, bill)
    for field in BILL.names or ():
        # of these only the rows that are counted say anything
        if field not in ("lines", "steps"):
            assert used[field] == fresh[field], field
