"""The only possible tile: a pair, the middle or the one open end of a chow, and no other kind completes the hand."""

import pytest

from eastwind.scoring.layout import Source
from tests.support.hands import winner
from tests.support.rules import ru

LINE = "only_possible_tile"


@pytest.mark.parametrize("source", [Source.DISCARD, Source.WALL, Source.LOOSE, Source.ROBBED_KONG, Source.LAST_WALL])
@pytest.mark.parametrize(
    ("concealed", "last"),
    [
        ("9m 678s 456m 345p", "9m"),
        ("24p 99m 678s 456m", "3p"),
        ("12p 99m 678s 456m", "3p"),
        ("89p 99m 678s 456m", "7p"),
        ("13555p 678s 99m", "2p"),
    ],
    ids=["pair", "middle", "low-end", "high-end", "middle-beside-a-pung"],
)
def test_pair_middle_and_one_open_end_have_two_points(concealed: str, last: str, source: Source) -> None:
    assert winner(concealed, "444z", last, source).worth_of(LINE) == ["+2"]


@pytest.mark.parametrize(
    ("concealed", "last"),
    [
        ("34p 99m 678s 456m", "2p"),
        ("34p 99m 678s 456m", "5p"),
        ("78p 99m 678s 456m", "9p"),
        ("23p 99m 678s 456m", "1p"),
        ("55p 99m 678s 456m", "5p"),
    ],
    ids=["two-sided-low", "two-sided-high", "two-sided-at-the-edge", "two-sided-at-the-other-edge", "two-pairs"],
)
@pytest.mark.parametrize("reading", ["sole-kind", "wait-shape"])
def test_a_chow_open_at_both_ends_and_a_pung_have_none(concealed: str, last: str, reading: str) -> None:
    assert not winner(concealed, "444z", last, rules=ru(only_possible_tile=reading)).has(LINE)


@pytest.mark.parametrize(
    ("concealed", "last"),
    [("1234p 678s 456m", "4p"), ("3334p 678s 456m", "4p"), ("12345p 99m 456m", "3p")],
    ids=["pair-of-two-kinds", "pair-or-chow", "end-of-one-chow-or-side-of-another"],
)
def test_another_kind_that_would_have_completed_the_hand_spoils_it(concealed: str, last: str) -> None:
    assert not winner(concealed, "444z", last).has(LINE)


@pytest.mark.parametrize(
    ("concealed", "last"),
    [("1234p 678s 456m", "4p"), ("3334p 678s 456m", "4p"), ("12345p 99m 456m", "3p")],
    ids=["pair-of-two-kinds", "pair-or-chow", "end-of-one-chow-or-side-of-another"],
)
def test_with_the_option_wait_shape_the_place_alone_is_asked(concealed: str, last: str) -> None:
    sheet = winner(concealed, "444z", last, rules=ru(only_possible_tile="wait-shape"))
    assert sheet.worth_of(LINE) == ["+2"]


@pytest.mark.parametrize(
    ("melds", "counts"),
    [("444p", True), ("345p 345p 345p", True), ("345p 345p 567p", False), ("(9999s)", False)],
    ids=["pung-laid-out", "three-chows-laid-out", "only-three-held", "none-held"],
)
def test_a_kind_of_which_the_player_holds_all_four_does_not_count(melds: str, counts: bool) -> None:
    rest = {1: "678s 456m", 3: ""}[len(melds.split())]
    sheet = winner(f"1234p {rest}", melds, "1p")
    assert sheet.has(LINE) == counts


def test_four_held_in_the_hand_itself_do_not_count_either() -> None:
    # 4444 p and 123 p: beside 444 the single 4 and 123 read as 1234, which wants 1 or 4; no fifth 4 exists
    assert winner("1234444p 678s", "444z", "1p").worth_of(LINE) == ["+2"]


def test_a_hand_of_which_another_player_holds_the_other_wait_is_not_the_only_possible_one() -> None:
    # the rule looks at kinds, not at how many of them are still about
    assert not winner("1234p 678s 456m", "444z", "1p").has(LINE)
