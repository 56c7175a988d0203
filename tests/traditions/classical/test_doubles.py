"""Doubles that every player has, won or not: section V of the source; flowers: section VIII."""

import pytest

from tests.support.hands import WINDS, loser, winner
from tests.support.rules import ru

SEATS = pytest.mark.parametrize("seat", WINDS)


@pytest.mark.parametrize("dragon", ["5", "6", "7"])
@pytest.mark.parametrize("form", ["pung", "kong", "added", "concealed-kong", "in-hand"])
def test_a_dragon_set_doubles_once_in_every_form(dragon: str, form: str) -> None:
    laid = {
        "pung": "{}{}{}z",
        "kong": "{}{}{}{}z",
        "added": "{}{}{}{}z+",
        "concealed-kong": "({}{}{}{}z)",
        "in-hand": "",
    }
    meld = laid[form].format(*dragon * 4)
    held = f"{dragon * 3}z" if form == "in-hand" else ""
    for sheet in (
        winner(f"34p 99m 678s 456m {held}", meld, "5p"),
        loser(f"147m 258p 369s 9m {held}", meld),
    ):
        assert sheet.worth_of("dragon_set") == ["x2"]
        assert sheet.doubles == 1


@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_dragon_set_doubles(number: int) -> None:
    melds = ["555z", "6666z", "(7777z)"][:number]
    hand = {1: "147m 258p 369s 9m", 2: "147m 258p 3s", 3: "147m 2p"}[number]
    sheet = loser(hand, " ".join(melds))
    assert sheet.worth_of("dragon_set") == ["x2"] * number
    assert sheet.doubles == number


@SEATS
def test_the_own_wind_and_the_prevailing_wind_double_and_no_other(seat: str) -> None:
    for wind in WINDS:
        tile = WINDS.index(wind) + 1
        for prevailing in WINDS:
            sheet = loser("147m 258p 369s 9m", f"{str(tile) * 3}z", seat=seat, round_wind=prevailing)
            assert sheet.has("own_wind_set") == (wind == seat)
            assert sheet.has("prevailing_wind_set") == (wind == prevailing)
            assert sheet.doubles == (wind == seat) + (wind == prevailing)


def test_a_wind_that_is_own_and_prevailing_doubles_twice_for_the_winner_too() -> None:
    sheet = winner("34p 99m 678s 456m", "1111z", "5p", seat="east", round_wind="east")
    assert sheet.doubles == 2
    assert sheet.total == (20 + 16) * 4


@pytest.mark.parametrize("suit", ["m", "p", "s"])
def test_one_suit_with_honours_doubles_once_and_without_three_times(suit: str) -> None:
    with_honours = winner(f"34{suit} 44z 678{suit} 789{suit}", f"123{suit}", f"5{suit}")
    assert with_honours.worth_of("one_suit_with_honours") == ["x2"]
    assert not with_honours.has("one_suit")
    without = winner(f"34{suit} 99{suit} 678{suit} 222{suit}", f"123{suit}", f"5{suit}")
    assert without.worth_of("one_suit") == ["x8"]
    assert not without.has("one_suit_with_honours")


def test_a_tile_of_a_second_suit_spoils_one_suit_wherever_it_lies() -> None:
    for sheet in (
        winner("34m 99m 678m 789m", "123p", "5m"),
        winner("34m 99p 678m 789m", "123m", "5m"),
        loser("1134m 678m 789m", "123p"),
        loser("1134m 678m 44z 9s", "123m"),
    ):
        assert not sheet.has("one_suit")
        assert not sheet.has("one_suit_with_honours")


def test_a_loser_s_doubles_look_at_all_of_his_tiles() -> None:
    assert loser("1134m 678m 789m", "123m").worth_of("one_suit") == ["x8"]
    assert loser("1134m 678m 44z 9m", "123m").worth_of("one_suit_with_honours") == ["x2"]
    assert loser("119m 11p 9s 1234z", "999p").worth_of("terminals_and_honours") == ["x2"]
    assert not loser("119m 11p 8s 1234z", "999p").has("terminals_and_honours")
    assert loser("1122334455z", "666z").worth_of("only_honours") == ["x8"]
    assert not loser("112233445z 1m", "666z").has("only_honours")


def test_only_ones_nines_and_honours_doubles_the_winner_once() -> None:
    sheet = winner("11m 99p 111s", "999m 444z", "9p")
    assert sheet.worth_of("terminals_and_honours") == ["x2"]
    assert not sheet.has("one_suit_with_honours")


def test_a_chow_spoils_only_ones_nines_and_honours() -> None:
    assert not winner("11m 999p 12s", "999m 444z", "3s").has("terminals_and_honours")


def test_honours_alone_have_their_own_double_and_not_that_of_ones_nines_and_honours() -> None:
    sheet = loser("1122334455z", "666z")
    assert sheet.has("only_honours")
    assert not sheet.has("terminals_and_honours")
    assert not sheet.has("one_suit_with_honours")


def test_ones_and_nines_and_honours_of_one_suit_double_for_both() -> None:
    sheet = winner("111m 99m 44z", "222z 111z", "9m")
    assert sheet.worth_of("terminals_and_honours") == ["x2"]
    assert sheet.worth_of("one_suit_with_honours") == ["x2"]


def test_doubles_multiply_the_sum_of_all_points() -> None:
    sheet = loser("47m 25p 3s 55z", "(1111m) 777z", flowers="1f")
    assert sheet.points == 32 + 4 + 2 + 4
    assert sheet.total == 42 * 2


@pytest.mark.parametrize("flower", range(1, 9))
@SEATS
def test_every_flower_has_four_points_and_the_own_ones_double(flower: int, seat: str) -> None:
    own = (flower - 1) % 4 == WINDS.index(seat)
    for sheet in (
        winner("34p 99m 678s 456m", "234s", "5p", flowers=f"{flower}f", seat=seat),
        loser("147m 258p 369s 9m", "234s", flowers=f"{flower}f", seat=seat),
    ):
        assert sheet.worth_of("flower") == ["+4"]
        assert sheet.worth_of("own_flower") == (["x2"] if own and flower <= 4 else [])
        assert sheet.worth_of("own_season") == (["x2"] if own and flower > 4 else [])


def test_own_flower_and_own_season_double_each() -> None:
    sheet = loser("147m 258p 369s 9m", "234s", flowers="48f", seat="north")
    assert sheet.total == 8 * 4


@pytest.mark.parametrize(
    ("flowers", "line"), [("1234f", "all_flowers"), ("5678f", "all_seasons")], ids=["flowers", "seasons"]
)
def test_all_four_of_a_kind_double_twice_beside_the_own_one(flowers: str, line: str) -> None:
    sheet = loser("147m 258p 369s 9m", "234s", flowers=flowers)
    assert sheet.worth_of(line) == ["x4"]
    assert sheet.doubles == 3
    assert sheet.total == 16 * 8


def test_four_bonus_tiles_of_both_kinds_are_no_full_bouquet() -> None:
    sheet = loser("147m 258p 369s 9m", "234s", flowers="1256f", seat="north")
    assert not sheet.has("all_flowers")
    assert not sheet.has("all_seasons")
    assert sheet.total == 16


def test_all_eight_double_six_times() -> None:
    sheet = loser("147m 258p 369s 9m", "234s", flowers="12345678f")
    assert sheet.doubles == 6
    assert sheet.total == 2000 < 32 * 64, "a loser's hand has the limit too"
    assert sheet.limited


def test_flowers_alone_score_nothing_where_they_are_not_played() -> None:
    sheet = loser("147m 258p 369s 9m", "234s", flowers="12345678f", rules=ru(flowers=False))
    assert (sheet.total, sheet.doubles) == (0, 0)


def test_a_loser_has_none_of_the_winner_s_extras() -> None:
    sheet = loser("147m 258p 369s 9m", "222s", events=8)
    assert sheet.lines.keys() == {"pung_simple_exposed 222s +2"}


def test_four_alike_that_a_loser_did_not_declare_are_a_concealed_pung() -> None:
    sheet = loser("2222m 147p 258s 369s")
    assert sheet.lines.keys() == {"pung_simple_concealed 222m +4"}
    assert loser("5555z 147p 258s 369s").total == 8 * 2


def test_a_loser_with_several_pairs_of_worth_has_the_points_of_each() -> None:
    sheet = loser("22z 33z 55z 77z 147m 25p")
    assert sheet.points == 8
    assert sheet.doubles == 0


def test_the_pair_within_a_pung_is_not_counted_again() -> None:
    assert loser("555z 147m 258p 369s 9m").points == 8
