"""Bonus tiles: laid out before the first discard in turn from East, later at once, each replaced. RU VIII."""

import pytest

from eastwind.scoring.layout import Source
from eastwind.table import EventKind, Phase
from tests.support.rules import ru
from tests.support.story import Story

RULES = ru(flowers=True)
DULL = "147m 258p 369s 123z"


def _laid(story: Story, wind: str) -> set[int]:
    mask = int(story.record.flowers[story.seat(wind)])
    return {bonus + 1 for bonus in range(8) if mask >> bonus & 1}


def test_all_lay_out_in_turn_from_east_and_take_loose_tiles_until_they_hold_none() -> None:
    story = Story(
        RULES,
        east="1f 2f 147m 258p 369s 123z",
        south="147m 258p 369s 1234z",
        west="3f 147m 258p 369s 455z",
        north="4f 147m 258p 369s 677z",
        loose="5f 6f 9m 9p 7f 8s 8f 7s",
        draws="4z",
    )
    assert (story.phase, story.asked) == (Phase.FLOWERS, {"east"})
    assert story.offers("east") == ["flower 1f", "flower 2f"]
    story.play("east flower 1f", "east flower 2f", "east flower 5f", "east flower 6f")
    assert story.asked == {"west"}
    story.play("west flower 3f", "west flower 7f", "north flower 4f", "north flower 8f")
    assert story.phase is Phase.DECLARE
    assert _laid(story, "east") == {1, 2, 5, 6}
    assert _laid(story, "south") == set()
    assert _laid(story, "west") == {3, 7}
    assert _laid(story, "north") == {4, 8}
    sizes = {wind: sum(story.record.hands[story.seat(wind)]) for wind in ("east", "south", "west", "north")}
    assert sizes == {"east": 14, "south": 13, "west": 13, "north": 13}
    assert story.hand("east") == "1479m2589p369s123z"
    assert story.hand("west") == "147m258p3689s455z"
    assert story.hand("north") == "147m258p3679s677z"


def test_they_may_be_laid_out_in_any_order_but_nothing_else_may_be_done() -> None:
    story = Story(RULES, east="1f 2f " + DULL)
    assert story.offers("east") == ["flower 1f", "flower 2f"]
    story.play("east flower 2f")
    assert story.offers("east") == ["flower 1f"]


def test_the_deal_without_bonus_tiles_goes_straight_on() -> None:
    assert Story(RULES).phase is Phase.DECLARE
    assert Story(ru(flowers=True, ready_at_once=False)).phase is Phase.TURN


def test_a_bonus_tile_drawn_in_play_is_laid_out_at_once_for_a_loose_tile() -> None:
    story = Story(RULES, east="4z", draws="1f", loose="2f 9s 9m")
    story.play("east gives 4z", "south draws 1f")
    assert story.offers("south") == ["flower 1f"]
    story.play("south flower 1f")
    assert [event.tile for event in story.told(EventKind.REPLACEMENT)] == [35]
    assert story.offers("south") == ["flower 2f"]
    story.play("south flower 2f")
    assert (story.turn, story.drawn, story.record.source) == ("south", "9s", Source.LOOSE)
    story.play("south gives 9s")


def test_a_bonus_tile_taken_for_a_kong_is_replaced_too() -> None:
    story = Story(RULES, east="5555z 147m 258p 369s 1z", loose="7f 9m")
    story.play("east concealed_kong 5z")
    assert story.offers("east") == ["flower 7f"]
    story.play("east flower 7f", "east gives 9m")


def test_a_win_with_the_replacement_of_a_bonus_tile_is_a_win_with_a_loose_tile() -> None:
    story = Story(RULES, east="4z", south="34s 99m 678p 456m 123p", draws="1f", loose="5s 9p")
    story.play("east gives 4z", "south flower 1f", "south mahjong")
    assert story.win_source == Source.LOOSE
    # 20, last tile from the wall 2, flower 4; no scoring set, loose tile
    assert story.value("south") == 26 * 4


def test_east_s_hand_completed_by_his_own_replacements_is_heavenly() -> None:
    story = Story(RULES, east="1f 34s 99m 678p 456m 123p", loose="5s 9p")
    story.play("east flower 1f")
    story.flush()
    story.play("east mahjong")
    assert story.value("east") == 2000


def test_a_frozen_hand_lays_out_a_bonus_tile_and_gives_the_loose_tile_back() -> None:
    story = Story(RULES, east="4z", south="34s 99m 678p 456m 123p", draws="1f", loose="9s 9p")
    story.play("south ready_at_once", "east gives 4z", "south draws 1f")
    assert story.offers("south") == ["flower 1f"]
    story.play("south flower 1f")
    assert story.offers("south") == ["discard 9s"]


def test_flowers_refill_the_loose_tiles_from_the_end_of_the_wall() -> None:
    story = Story(RULES, east="1f 2f 3f 147m 258p 369s 12z", loose="9m 9p 8s 7s")
    assert story.left == 144 - 53 - 2
    story.play("east flower 1f", "east flower 2f")
    assert (story.left, story.record.loose_count) == (87, 2)
    story.play("east flower 3f")
    assert story.hand("east") == "1479m2589p3689s12z"


def test_flowers_count_for_losers_too() -> None:
    story = Story(
        RULES,
        east="5s 3f 147m 258p 36s 4z",
        south="34s 99m 678p 456m 123p",
        west="4f 147m 258p 369s 567z",
        loose="9s 7s",
    )
    story.play("east flower 3f", "west flower 4f", "east gives 5s", "south mahjong")
    assert (story.value("east"), story.value("west"), story.value("north")) == (4, 4, 0)


def test_a_set_of_136_has_no_bonus_tiles() -> None:
    assert Story().table.record.wall_size == 136
    assert Story(RULES).table.record.wall_size == 144


@pytest.mark.parametrize("flower", range(1, 9))
def test_each_bonus_tile_has_its_own_action(flower: int) -> None:
    story = Story(RULES, east=f"{flower}f 147m 258p 369s 1234z")
    assert story.offers("east") == [f"flower {flower}f"]
    story.play(f"east flower {flower}f")
    assert _laid(story, "east") == {flower}
