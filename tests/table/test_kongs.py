"""The three kongs, the loose tiles and their refill, and robbing. RU III and VII, classical.md sections 2 and 5."""

from collections.abc import Mapping

import numpy as np
import pytest

from eastwind.hands.distance import set_keys
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import Source
from eastwind.table import EventKind, Phase
from eastwind.tiles.notation import parse_tile
from tests.support.rules import house, ru
from tests.support.story import Story


def test_a_kong_from_a_discard_needs_three_concealed_and_takes_a_loose_tile() -> None:
    story = Story(east="5z", west="555z 147m 258p 369s 1z", loose="9s 8s")
    story.play("east discard 5z")
    assert story.offers("west") == ["kong", "pung", "pass"]
    story.play("west kong")
    assert story.sets("west") == ["kong 5555z"]
    assert (story.turn, story.drawn, story.record.source) == ("west", "9s", Source.LOOSE)
    assert story.record.loose_count == 1
    story.play("west discard 9s")


def test_two_concealed_are_not_enough_for_a_kong() -> None:
    story = Story(east="5z", west="55z 147m 258p 369s 12z").play("east discard 5z")
    assert story.offers("west") == ["pung", "pass"]


def test_a_discard_is_never_laid_onto_one_s_exposed_pung() -> None:
    story = Story(east="5z", west="55z 147m 258p 369s 12z", north="5z", draws="1z")
    story.play("east discard 5z", "west pung", "west discard 1z", "north discard 5z")
    assert not story.may("west", "kong")


def test_a_drawn_fourth_tile_makes_an_exposed_kong_of_an_exposed_pung() -> None:
    story = Story(east="5z", west="55z 147m 258p 369s 12z", draws="1z 1z 1z 5z", loose="9s")
    story.play(
        "east discard 5z", "west pung", "west discard 1z", "north discard 1z", "east draws 1z", "east discard 1z"
    )
    story.play("south draws 1z", "south discard 1z", "west draws 5z", "west added_kong 5z")
    assert story.sets("west") == ["added_kong 5555z"]
    assert (story.turn, story.drawn) == ("west", "9s")


def test_where_kongs_are_not_made_by_adding_the_fourth_tile_stays_in_the_hand() -> None:
    rules = house(play__kong_by_adding="not-allowed", claims__rob_exposed_kong=False)
    hands = {"east": "5z", "west": "55z 147m 258p 369s 12z", "south": "666z 147m 258p 369s 1z"}
    story = Story(rules, hands=hands, draws="1z 6z 1z 5z")
    story.play("east gives 5z", "west pung", "west gives 1z")
    story.until("west")
    while story.drawn != "5z":
        story.idle()
        story.until("west")
    assert not story.may("west", "added_kong")
    assert story.may("west", "discard 5z")


def test_and_a_concealed_kong_is_laid_out_all_the_same() -> None:
    rules = house(play__kong_by_adding="not-allowed", claims__rob_exposed_kong=False)
    story = Story(rules, east="1z", south="666z 147m 258p 369s 1z", draws="6z").play("east gives 1z", "south draws 6z")
    assert story.may("south", "concealed_kong 6z")


def test_the_fourth_tile_cannot_be_added_in_the_turn_that_began_with_the_pung() -> None:
    story = Story(east="5z", west="555z 147m 258p 369s 1z")
    story.play("east discard 5z", "west pung")
    assert all(offer.startswith("discard") for offer in story.offers("west"))


def test_four_from_the_wall_make_a_concealed_kong_in_one_s_turn() -> None:
    story = Story(east="1z", south="555z 147m 258p 369s 1z", draws="5z", loose="9s")
    story.play("east discard 1z", "south draws 5z", "south concealed_kong 5z")
    assert story.sets("south") == ["concealed_kong 5555z"]
    assert (story.turn, story.drawn) == ("south", "9s")


def test_east_may_lay_out_a_kong_of_the_deal_before_the_first_discard() -> None:
    story = Story(east="5555z 147m 258p 369s 1z", loose="9s")
    story.play("east concealed_kong 5z")
    assert story.drawn == "9s"


def test_a_kong_may_wait_for_a_later_turn() -> None:
    story = Story(east="5555z 147m 258p 369s 1z", draws="9m 9p 9s 9s")
    story.play("east discard 1z", "south discard 9m", "west discard 9p", "north discard 9s", "east draws 9s")
    assert story.may("east", "concealed_kong 5z")


def test_four_alike_that_were_never_declared_count_as_a_concealed_pung() -> None:
    story = Story(east="5555z 147m 258p 369s 5s", south="46s 123m 456p 789p 11p")
    story.play("east discard 5s", "south mahjong")
    assert story.value("east") == 8 * 2


def test_the_loose_tiles_are_refilled_two_at_a_time_from_the_end_of_the_wall() -> None:
    story = Story(
        east="1111z 2222z 3333z 47m", draws="9m", loose="1p 4p 7p 1s", south="147m", west="258m", north="369m"
    )
    assert story.left == 136 - 53 - 2
    story.play("east concealed_kong 1z")
    assert (story.drawn, story.record.loose_count, story.left) == ("1p", 1, 81)
    story.play("east concealed_kong 2z")
    assert (story.drawn, story.record.loose_count, story.left) == ("4p", 2, 79)
    assert story.told(EventKind.REFILL)
    story.play("east concealed_kong 3z")
    assert (story.drawn, story.record.loose_count, story.left) == ("7p", 1, 79)
    story.play("east gives 7p")
    story.flush()
    assert story.left == 78


def test_a_win_with_the_replacement_tile_of_a_kong_is_a_win_with_a_loose_tile() -> None:
    story = Story(east="1z", south="555z 123m 456p 78s 99s", draws="5z", loose="6s")
    story.play("east discard 1z", "south concealed_kong 5z", "south mahjong")
    assert story.win_source == Source.LOOSE
    # kong 32, mahjong 20, last tile from the wall 2; dragon, loose tile
    assert story.value("south") == (32 + 20 + 2) * 4


# --- robbing


NORTH = "55m 147p 258s 12346z"
WAITS_5 = "46m 345s 456p 789p 22s"
ALSO_5 = "34m 234s 678s 111p 33p"


def _kong_by_adding(
    options: Mapping[str, bool | str] | None = None, *, south: str = "", west: str = "", rules: Rules | None = None
) -> Story:
    """North has an exposed pung of 5 characters, draws the fourth and adds it."""
    story = Story(
        ru(**(options or {})) if rules is None else rules,
        east="5m 258p 19s 1234567z",
        south=south,
        west=west,
        north=NORTH,
        draws="7z 6z 7z 5m",
        loose="9m",
    )
    story.play("east discard 5m", "north pung", "north discard 6z", "east gives 7z", "south gives 6z", "west gives 7z")
    return story.play("north draws 5m", "north added_kong 5m")


def test_an_exposed_kong_may_be_robbed_for_mahjong_when_it_is_declared() -> None:
    story = _kong_by_adding(west=WAITS_5)
    assert (story.phase, story.asked) == (Phase.ROB, {"west"})
    assert story.offers("west") == ["mahjong", "pass"]
    story.play("west mahjong")
    assert (story.winner, story.win_source) == ("west", Source.ROBBED_KONG)
    assert story.sets("north") == ["pung 555m"]
    assert story.hand("west").startswith("456m")


def test_the_robbed_kong_doubles_and_the_robbed_player_is_left_with_the_points_of_a_pung() -> None:
    story = _kong_by_adding(west=WAITS_5)
    story.play("west mahjong")
    # mahjong 20, only possible tile 2; no scoring set, robbed kong
    assert story.value("west") == 22 * 4
    assert story.value("north") == 2
    assert story.penalty == 0


def test_if_nobody_robs_the_kong_stands_and_takes_its_loose_tile() -> None:
    story = _kong_by_adding(west=WAITS_5)
    story.play("west pass")
    assert story.sets("north") == ["added_kong 5555m"]
    assert (story.phase, story.turn, story.drawn) == (Phase.TURN, "north", "9m")
    assert story.record.source == Source.LOOSE


@pytest.mark.parametrize(("tie", "winner"), [("farthest", "west"), ("nearest", "south")])
def test_of_two_robbers_the_one_wins_who_would_win_a_discard(tie: str, winner: str) -> None:
    story = _kong_by_adding({"tie": tie}, west=WAITS_5, south=ALSO_5)
    assert story.asked == {"south", "west"}
    story.play("west mahjong", "south mahjong")
    assert story.winner == winner


def test_nobody_is_asked_who_does_not_wait_for_the_tile() -> None:
    story = _kong_by_adding(west="46p 123s 456s 789s 22s")
    assert story.phase is Phase.TURN
    assert story.sets("north") == ["added_kong 5555m"]


@pytest.mark.parametrize(("robbing", "asked"), [(True, {"west"}), (False, {"north"})])
def test_where_nobody_wins_by_a_discard_a_kong_is_robbed_as_its_own_rule_says(robbing: bool, asked: set[str]) -> None:
    rules = house(play__win_from_discard=False, claims__rob_exposed_kong=robbing)
    story = _kong_by_adding(west=WAITS_5, rules=rules)
    assert story.asked == asked


def test_without_the_option_no_kong_is_robbed() -> None:
    story = _kong_by_adding({"robbing": False}, west=WAITS_5)
    assert story.phase is Phase.TURN


WONDERS_1 = "19m 19p 19s 234567z 9m"  # waits for east winds


def test_a_concealed_kong_is_robbed_for_thirteen_wonders() -> None:
    story = Story(east="1111z 258m 258p 258s 4m", west=WONDERS_1)
    story.play("east concealed_kong 1z")
    assert (story.phase, story.asked) == (Phase.ROB, {"west"})
    story.play("west mahjong")
    assert (story.winner, story.value("west")) == ("west", 2000)
    # the other three are a concealed pung in the hand of the robbed, own and prevailing wind
    assert story.sets("east") == []
    assert story.record.hands[story.seat("east"), parse_tile("1z")] == 3
    assert story.value("east") == 8 * 4
    assert story.pays("east", "west") == 4000


def test_a_concealed_kong_is_not_robbed_for_any_other_hand() -> None:
    story = Story(east="5555m 258p 258s 1234z", west="46m 345s 678p 789p 11s")
    story.play("east concealed_kong 5m")
    assert story.phase is Phase.TURN
    assert story.sets("east") == ["concealed_kong 5555m"]


def test_after_a_robbed_concealed_kong_the_owner_s_tiles_read_as_three_alike() -> None:
    story = Story(east="1111z 258m 258p 258s 4m", west=WONDERS_1)
    story.play("east concealed_kong 1z", "west mahjong")
    keys = np.zeros(4, np.int32)
    set_keys(np.array(list(story.record.hands[story.seat("east")]), np.uint8), keys)
    assert list(story.record.keys[story.seat("east")]) == keys.tolist()


def test_without_the_option_a_concealed_kong_is_not_robbed_either() -> None:
    story = Story(ru(robbing=False), east="1111z 258m 258p 258s 4m", west=WONDERS_1)
    story.play("east concealed_kong 1z")
    assert story.phase is Phase.TURN


def test_thirteen_wonders_may_rob_an_exposed_kong_too() -> None:
    story = Story(
        east="1m 258p 258s 444z 6m 5m 7m 8m",
        south="9m 19p 19s 1234567z 7z",
        north="11m 369p 369s 23556z",
        draws="6z 7s 7s 1m",
    )
    story.play("east gives 1m", "north pung", "north gives 6z", "east gives 6z", "south gives 7s", "west gives 7s")
    story.play("north draws 1m", "north added_kong 1m", "south mahjong")
    assert story.win_source == Source.ROBBED_KONG
    assert story.value("south") == 2000


def test_a_kong_from_a_discard_cannot_be_robbed_after_it_was_claimed() -> None:
    story = Story(east="5m", west="555m 147p 258s 1234z", south="46m 123p 456p 789p 22s")
    story.play("east discard 5m", "south pass", "west kong")
    assert story.phase is Phase.TURN
    assert story.turn == "west"
