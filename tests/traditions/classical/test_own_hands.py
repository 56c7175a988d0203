"""Hands that a household writes itself: forms in its file, and sums for the whole hand."""

from collections import Counter
from functools import cache

import pytest

from eastwind.rules import compile_rules, load_file
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import Source
from tests.support.hands import winner

HEAD = 'id = "home"\nversion = 1\ntitle = "At home"\nextends = "{}"\n[patterns]\n'


@cache
def _rules(rows: str, base: str = "ru-classic") -> Rules:
    rules: Rules = compile_rules(load_file(HEAD.format(base) + rows, "home.toml"))
    return rules


def _row(worth: str, tiles: str, number: int = 1) -> str:
    return (
        f'own_hand_{number} = {{ {worth}, who = "winner", title = "Ours", '
        f'tiles = {{ value = "{tiles}", source = "house" }} }}\n'
    )


LIMIT = 'limit = { value = true, source = "house" }'
HALF = 'half_limit = { value = true, source = "house" }'
FLAT = 'flat = { value = 123, source = "house" }'
RUN = "+11a +22b +33c ESWN 5566z"


@pytest.mark.parametrize("hand", ["11m 22p 33s 1234556z", "77s 88m 99p 1234556z", "44p 55m 66s 1234556z"])
def test_a_form_wins(hand: str) -> None:
    sheet = winner(hand, "", "6z", rules=_rules(_row(LIMIT, RUN)))
    assert (sheet.limit_hands, sheet.total, sheet.won) == ({"own_hand_1"}, 2000, True)


@pytest.mark.parametrize("hand", ["11m 22p 33p 1234556z", "11m 22p 44s 1234556z", "11m 22p 33s 1233556z"])
def test_a_form_missed_by_little_does_not(hand: str) -> None:
    assert not winner(hand, "", "6z", rules=_rules(_row(LIMIT, RUN))).won


@pytest.mark.parametrize(("worth", "total"), [(LIMIT, 2000), (HALF, 1000), (FLAT, 123)])
def test_a_form_is_worth_what_its_row_says(worth: str, total: int) -> None:
    sheet = winner("11m 22p 33s 1234556z", "", "6z", rules=_rules(_row(worth, RUN)))
    assert sheet.total == total
    assert sheet.has("own_hand_1")


def test_the_own_wind_is_the_seats() -> None:
    rules = _rules(_row(LIMIT, "112233445566m oo"))
    for seat, wind in (("east", "1"), ("north", "4")):
        assert winner(f"112233445566m {wind}z", "", f"{wind}z", seat=seat, rules=rules).limit_hands == {"own_hand_1"}
        # still three pairs of chows and a pair
        other = winner("112233445566m 2z", "", "2z", seat=seat, rules=rules)
        assert (other.won, other.limit_hands) == (True, set())


def test_a_form_needs_all_its_tiles_in_hand() -> None:
    rules = _rules(_row(LIMIT, "111222333a 444b DDb"))
    held = winner("111222333m 444p 5z", "", "5z", rules=rules)
    assert held.limit_hands == {"own_hand_1"}
    assert not winner("222333m 444p 5z", "111m", "5z", rules=rules).limit_hand


def test_of_two_forms_the_better_counts() -> None:
    rows = _row(FLAT, RUN) + _row(HALF, "+1a +1a +22b +33c ESWN 5566z", 2)
    sheet = winner("11m 22p 33s 1234556z", "", "6z", rules=_rules(rows))
    assert sheet.lines == Counter(["own_hand_2 +1000"])


def test_what_does_not_ask_for_a_form_counts_with_one() -> None:
    # half the limit is less than what a hand of bonus tiles and doubles comes to
    flowered = HEAD.format("ru-classic").replace("[patterns]", '[tiles]\nflowers = { value = true, source = "house" }')
    rules: Rules = compile_rules(load_file(flowered + "[patterns]\n" + _row(HALF, "1133557799m 5566z"), "home.toml"))
    hand = ("1133557799m 556z", "", "6z", Source.LOOSE)
    assert winner(*hand, rules=rules).lines == Counter(["own_hand_1 +1000"])
    sheet = winner(*hand, flowers="12345678f", rules=rules)
    assert not sheet.has("own_hand_1")
    # two pairs of dragons, read as pairs
    assert sheet.worth_of("pair_dragon") == ["+2", "+2"]
    assert sheet.total == 2000


def test_a_household_can_give_a_known_hand_a_sum() -> None:
    rows = 'thirteen_wonders = { flat = { value = 777, source = "house" }, who = "winner" }\n'
    sheet = winner("19m 19p 19s 1234567z", "", "7z", rules=_rules(rows))
    assert sheet.lines == Counter(["thirteen_wonders +777"])
    assert (sheet.total, sheet.limited) == (777, False)


def test_a_hand_with_a_sum_is_worth_its_count_where_that_is_more() -> None:
    rows = 'all_honours = { flat = { value = 30, source = "house" }, who = "winner" }\n'
    sheet = winner("55z 11z", "222z 333z 777z", "5z", rules=_rules(rows))
    assert not sheet.has("all_honours")
    assert sheet.has("only_honours")
