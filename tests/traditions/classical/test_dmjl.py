"""What the German club's rules add, row by row."""

import pytest

from eastwind.scoring.layout import Happening, Source
from tests.support.hands import loser, winner
from tests.support.rules import preset

DMJL = preset("dmjl")
PLAIN = ("34p 99m 678s 456m", "234s", "5p")


# ----------------------------------------------------------------------------------------------------------- everybody


def test_three_concealed_sets_double_for_everybody() -> None:
    assert loser("111m 333p 555s 1467z", rules=DMJL).worth_of("three_concealed_sets") == ["x2"]
    assert loser("111m 333p 1z", "(5555s) 123m", rules=DMJL).worth_of("three_concealed_sets") == ["x2"]
    assert not loser("111m 333p 1z", "555s 123m", rules=DMJL).has("three_concealed_sets")


def test_a_kong_of_three_concealed_tiles_and_a_discard_is_exposed_for_points_but_concealed_for_doubles() -> None:
    sheet = loser("111m 333p 1z", "5555s 123m", rules=DMJL)
    assert sheet.worth_of("kong_simple_exposed") == ["+8"]
    assert sheet.has("three_concealed_sets")
    assert not loser("111m 333p 1z", "5555s+ 123m", rules=DMJL).has("three_concealed_sets")


def test_sets_of_dragons_and_winds_double_for_losers() -> None:
    assert loser("77z 147m 25p", "555z 666z", rules=DMJL).worth_of("two_dragons_and_pair") == ["x2"]
    assert loser("777z 147m 2p", "555z 666z", rules=DMJL).worth_of("three_dragon_sets") == ["x4"]
    assert loser("44z 14m", "111z 222z 333z", rules=DMJL).worth_of("three_winds_and_pair") == ["x2"]
    assert loser("444z 1m", "111z 222z 333z", rules=DMJL).worth_of("four_wind_sets") == ["x4"]


def test_for_a_winner_three_dragon_sets_and_four_wind_sets_are_limit_hands() -> None:
    assert winner("777z 34p 22m", "555z 666z", "5p", rules=DMJL).limit_hands == {"three_scholars_any"}
    assert winner("444z 2m", "111z 222z 333z", "2m", rules=DMJL).limit_hands == {"four_blessings"}


def test_own_flower_and_season_double_together_only() -> None:
    assert loser("147m 258p 369s 1357z", flowers="3f 7f", rules=DMJL).worth_of("own_flower_and_season") == ["x2"]
    assert loser("147m 258p 369s 1357z", flowers="3f 8f", rules=DMJL).doubles == 0
    assert loser("147m 258p 369s 1357z", flowers="1234f", rules=DMJL).worth_of("all_flowers") == ["x2"]


def test_too_many_tiles_are_worth_nothing() -> None:
    assert loser("111m 333p 555s 147z 258m", surplus=2, rules=DMJL).total == 0


# ------------------------------------------------------------------------------------------------------------- winner


@pytest.mark.parametrize(("pair", "line", "points"), [
    ("5s", "last_pair_of_simples", "+2"), ("8s", "last_pair_of_simples", "+2"), ("1s", "last_pair_of_ends", "+4"),
    ("9s", "last_pair_of_ends", "+4"), ("4z", "last_pair_of_ends", "+4"), ("7z", "last_pair_of_ends", "+4"),
])  # fmt: skip
def test_the_last_tile_completes_a_pair(pair: str, line: str, points: str) -> None:
    sheet = winner(f"345p {pair} 678s 456m", "234s", pair, rules=DMJL)
    assert sheet.worth_of(line) == [points]


def test_the_only_kind_that_completes_counts_whatever_its_place() -> None:
    # a pung from a pair and a pair of which two are held elsewhere: nothing but 5p
    assert winner("46p 99m 678s 456m", "234s", "5p", rules=DMJL).worth_of("only_kind") == ["+2"]
    assert winner("3p 4p 99m 678s 456m", "2222p", "5p", rules=DMJL).has("only_kind")
    assert not winner(*PLAIN, rules=DMJL).has("only_kind")


def test_the_last_tile_of_the_wall_or_the_discard_after_it() -> None:
    assert winner(*PLAIN, Source.LAST_WALL, rules=DMJL).worth_of("last_wall_tile_win") == ["x2"]
    assert winner(*PLAIN, Source.LAST_DISCARD, rules=DMJL).worth_of("last_discard_win") == ["x2"]
    assert not winner(*PLAIN, rules=DMJL).has("last_discard_win")


def test_a_concealed_hand_is_drawn_to_the_end() -> None:
    held = "34p 99m 678s 456m 234s"
    assert winner(held, "", "5p", Source.WALL, rules=DMJL).worth_of("concealed_hand") == ["x2"]
    assert winner("34p 99m 678s 456m", "7777z", "5p", Source.WALL, rules=DMJL).has("concealed_hand")
    assert not winner(held, "", "5p", Source.DISCARD, rules=DMJL).has("concealed_hand")
    assert not winner("34p 99m 678s 456m", "7777z+", "5p", Source.WALL, rules=DMJL).has("concealed_hand")


def test_a_ready_hand_of_the_first_discard_needs_fewer_than_three_exposed_sets() -> None:
    at_once = Happening.READY_AT_ONCE
    two = winner("34p 99m 678s", "234s 222m", "5p", Source.WALL, events=at_once, rules=DMJL)
    assert two.worth_of("ready_with_first_discard") == ["x2"]
    # the last set, taken from a discard, is exposed as well
    assert not winner("34p 99m 678s", "234s 222m", "5p", events=at_once, rules=DMJL).has("ready_with_first_discard")


def test_one_suit_doubles_for_the_winner_alone() -> None:
    assert winner("34m 99m 678m 456m", "234m", "5m", rules=DMJL).worth_of("one_suit") == ["x8"]
    assert not loser("2468m 135599m", "777m", rules=DMJL).has("one_suit")


# --------------------------------------------------------------------------------------------------------- limit hands


@pytest.mark.parametrize("last", range(1, 10))
def test_nine_gates_wait_for_any_tile_of_the_suit(last: int) -> None:
    sheet = winner("1112345678999s", "", f"{last}s", rules=DMJL)
    assert "nine_gates" in sheet.limit_hands
    assert sheet.total == 500


def test_nine_gates_are_waited_for() -> None:
    # the same tiles, another one last
    assert "nine_gates" not in winner("1123455678999s", "", "1s", rules=DMJL).limit_hands


def test_a_concealed_hand_of_one_suit() -> None:
    held = "11345m 34567m 789m"
    assert winner(held, "", "5m", Source.WALL, rules=DMJL).limit_hands == {"concealed_one_suit"}
    assert winner("11345m 34567m", "8888m", "5m", Source.WALL, rules=DMJL).limit_hands == {"concealed_one_suit"}
    assert not winner(held, "", "5m", Source.DISCARD, rules=DMJL).limit_hand
    assert not winner("11345m 34567m", "789m", "5m", Source.WALL, rules=DMJL).limit_hand


def test_a_hidden_treasure_of_concealed_pungs_of_any_suits() -> None:
    kong = "7777p"
    for melds in ("", f"({kong})", kong):
        concealed = "111m 222p 33s 44z" if melds else "111m 222p 33s 888s 44z"
        sheet = winner(concealed, melds, "3s", Source.WALL, rules=DMJL)
        assert sheet.limit_hands == {"hidden_treasure_of_pungs"}, melds
    assert not winner("111m 222p 33s 44z", kong + "+", "3s", Source.WALL, rules=DMJL).limit_hand
    assert not winner("111m 222p 33s 44z", kong, "3s", Source.DISCARD, rules=DMJL).limit_hand


def test_a_kong_on_a_kong() -> None:
    hand = ("34p 99m", "5555m 6666s 234s", "5p", Source.LOOSE)
    events = Happening.KONG_ON_KONG
    assert winner("34p 9m 9m", "5555m (6666s) 234s", "2p", Source.LOOSE, events=events, rules=DMJL).limit_hands == {
        "kong_on_kong"
    }
    assert winner(*hand, rules=DMJL).limit_hands == {"grapes_on_the_roof"}


def test_robbing_a_concealed_kong_for_thirteen_wonders() -> None:
    sheet = winner("19m 19p 19s 1234567z", "", "1m", Source.ROBBED_KONG, rules=DMJL)
    assert sheet.limit_hands == {"thirteen_wonders"}
