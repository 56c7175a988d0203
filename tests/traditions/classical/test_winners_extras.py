"""What only the winner has: points and doubles of section V, but for the only possible tile."""

import pytest

from eastwind.rules import compile_rules, load_preset
from eastwind.scoring.hand import Hand
from eastwind.scoring.layout import Happening, Source
from eastwind.tiles.notation import parse_tiles
from eastwind.traditions.classical.patterns import Pattern
from eastwind.traditions.hand_score import hand_score_of
from tests.support.hands import winner
from tests.support.rules import ru

#: With a chow laid out and 5 of bamboo: no points but for mahjong. (5 of dots as a loose tile would be a limit hand.)
PLAIN = "34s 99m 678p 456m"


def test_mahjong_is_twenty_points() -> None:
    sheet = winner(PLAIN, "444z", "5s")
    assert sheet.worth_of("mahjong") == ["+20"]
    assert sheet.total == 24


@pytest.mark.parametrize(
    ("source", "worth"),
    [
        (Source.WALL, ["+2"]),
        (Source.LOOSE, ["+2"]),
        (Source.LAST_WALL, ["+2"]),
        (Source.DISCARD, []),
        (Source.LAST_DISCARD, []),
        (Source.ROBBED_KONG, []),
    ],
    ids=lambda value: value.name.lower() if isinstance(value, Source) else "",
)
def test_the_last_tile_from_the_wall_is_two_points_a_loose_tile_too(source: Source, worth: list[str]) -> None:
    assert winner(PLAIN, "444z", "5s", source).worth_of("last_from_wall") == worth


@pytest.mark.parametrize(
    ("source", "line"),
    [
        (Source.LOOSE, "loose_tile_win"),
        (Source.LAST_WALL, "last_wall_tile_win"),
        (Source.ROBBED_KONG, "robbed_kong"),
    ],
    ids=["loose", "last", "robbed"],
)
def test_a_loose_tile_the_last_of_the_wall_and_a_robbed_kong_double_each_for_itself(source: Source, line: str) -> None:
    for other in Source:
        sheet = winner(PLAIN, "444z", "5s", other)
        assert sheet.worth_of(line) == (["x2"] if other is source else [])
    assert winner(PLAIN, "444z", "5s", source).doubles == 1


def test_no_scoring_set_or_pair_doubles() -> None:
    sheet = winner(PLAIN, "234s", "5s")
    assert sheet.worth_of("no_scoring_set") == ["x2"]
    assert sheet.total == 40


def test_flowers_and_the_extras_of_a_winner_do_not_spoil_the_hand_without_a_scoring_set() -> None:
    sheet = winner("24p 99m 678s 456m", "234s", "3p", Source.WALL, flowers="1f")
    assert sheet.worth_of("no_scoring_set") == ["x2"]
    assert sheet.total == (20 + 2 + 2 + 4) * 2


@pytest.mark.parametrize(
    ("concealed", "meld"),
    [
        ("34p 55z 678s 456m", "234s"),
        ("34p 22z 678s 456m", "234s"),
        ("34p 33z 678s 456m", "234s"),
        ("34p 99m 678s 456m", "222s"),
    ],
    ids=["dragon-pair", "prevailing-pair", "own-pair", "pung"],
)
def test_a_pair_or_a_set_of_worth_spoils_the_hand_without_a_scoring_set(concealed: str, meld: str) -> None:
    assert not winner(concealed, meld, "5p").has("no_scoring_set")


def test_a_pair_of_guest_winds_does_not_spoil_it() -> None:
    assert winner("34p 44z 678s 456m", "234s", "5p").has("no_scoring_set")


def test_no_chow_doubles() -> None:
    sheet = winner("22p 99m 777s", "222m 4444z", "2p")
    assert sheet.worth_of("no_chow") == ["x2"]
    assert sheet.total == (20 + 2 + 2 + 4 + 16) * 2


@pytest.mark.parametrize("hand", [("34p 99m 777s 666s", "222m"), ("22p 99m 777s 666s", "123m")], ids=["held", "laid"])
def test_one_chow_spoils_it(hand: tuple[str, str]) -> None:
    assert not winner(hand[0], hand[1], "5p" if "34p" in hand[0] else "2p").has("no_chow")


def test_three_wind_sets_and_a_pair_of_the_fourth_double() -> None:
    sheet = winner("34p 44z", "111z 222z 3333z", "5p", seat="north", round_wind="north")
    assert sheet.worth_of("three_winds_and_pair") == ["x2"]
    assert sheet.total == (20 + 4 + 4 + 16 + 4) * 2 * 2  # and one suit with honours


@pytest.mark.parametrize(
    ("concealed", "melds"),
    [("34p 55z", "111z 222z 3333z"), ("34p 44z", "111z 222z 345p"), ("34p 99p", "111z 222z 3333z")],
    ids=["pair-of-a-dragon", "two-sets", "pair-of-a-suit"],
)
def test_three_winds_and_a_pair_missed_by_one(concealed: str, melds: str) -> None:
    assert not winner(concealed, melds, "5p").has("three_winds_and_pair")


def test_two_dragon_sets_and_a_pair_of_the_third_double() -> None:
    sheet = winner("34p 77z 678s", "555z 6666z", "5p")
    assert sheet.worth_of("two_dragons_and_pair") == ["x2"]
    assert sheet.total == (20 + 4 + 16 + 2) * 2 * 2 * 2


@pytest.mark.parametrize(
    ("concealed", "melds"),
    [("34p 44z 678s", "555z 6666z"), ("34p 77z 678s", "555z 444z")],
    ids=["pair-of-a-wind", "one-set"],
)
def test_two_dragons_and_a_pair_missed_by_one(concealed: str, melds: str) -> None:
    assert not winner(concealed, melds, "5p").has("two_dragons_and_pair")


def test_a_ready_hand_declared_at_once_doubles_and_a_plain_one_does_not() -> None:
    assert winner(PLAIN, "444z", "5s", events=Happening.READY_AT_ONCE).worth_of("ready_at_once") == ["x2"]
    assert winner(PLAIN, "444z", "5s", events=Happening.READY).doubles == 0


def test_ready_at_once_is_worth_nothing_where_it_is_not_played() -> None:
    sheet = winner(PLAIN, "444z", "5s", events=Happening.READY_AT_ONCE, rules=ru(ready_at_once=False))
    assert sheet.doubles == 0


def test_a_robbed_kong_is_worth_nothing_where_none_may_be_robbed() -> None:
    assert winner(PLAIN, "444z", "5s", Source.ROBBED_KONG, rules=ru(robbing=False)).doubles == 0


def test_a_line_about_the_last_tile_names_none_when_there_is_none_in_particular() -> None:
    hand = Hand(tuple(parse_tiles("123m 456m 789m 234p 55z")), source=Source.WALL, won=True)
    lines = {line.pattern: line.tiles for line in hand_score_of(compile_rules(load_preset("ru-classic")), hand).lines}
    assert lines[Pattern.LAST_FROM_WALL] == ()
