"""How far the wall is used up, as rule sets differ in it. classical.md sections 1, 5, 6; learning.md; peers.md."""

from typing import Final

import pytest

from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import Source
from eastwind.table import EventKind, Phase
from eastwind.table.wall_view import stack_heights, tiles_to_draw
from tests.support.rules import house, preset, ru
from tests.support.story import Story

NEAR: Final = "34s 99m 678p 456m 123p"
#: Rule set → (tiles that still stand at the end, loose tiles among them).
ENDS: Final = {
    "ru-classic": (14, 2),
    "gambler-classic": (14, 2),
    "gambler-standard": (14, 2),
    "bg-classic": (12, 2),
    "pl-classic": (12, 2),
    "dmjl": (14, 2),
    "bmja": (12, 2),
    "family": (0, 0),
}


@pytest.mark.parametrize("name", ENDS)
def test_a_hand_is_drawn_when_as_many_tiles_remain_as_the_rules_say(name: str) -> None:
    """RU: 14 without the loose tiles; BG, PL: 14 with them; dmjl 16, bmja 14 with them; family: none."""
    story = Story(preset(name, flowers=False))
    story.idle_to_the_end()
    assert (story.left, int(story.record.loose_count)) == ENDS[name]
    assert story.winner is None
    assert [event.kind for event in story.events][-1:] == [EventKind.DRAWN_HAND]
    assert tiles_to_draw(story.rules, story.record) == 0


@pytest.mark.parametrize(("dead", "end"), [(0, 0), (1, 1), (20, 20), (40, 40)])
def test_the_dead_wall_is_as_large_as_a_household_says(dead: int, end: int) -> None:
    story = Story(house(wall__dead_wall=dead))
    story.idle_to_the_end()
    assert (story.left, int(story.record.loose_count)) == (end, 2)


@pytest.mark.parametrize(("name", "standing"), [("ru-classic", 14 + 1), ("bg-classic", 14), ("pl-classic", 14)])
def test_after_a_kong_the_end_is_nearer(name: str, standing: int) -> None:
    """RU counts the loose tiles apart, so one kong takes nothing from the fourteen; BG and PL count them."""
    story = Story(preset(name), east="1111z 258m 258p 258s 4m", loose="9m")
    story.flush()
    story.play("east concealed_kong 1z")
    story.idle_to_the_end()
    assert story.left + int(story.record.loose_count) == standing


def test_where_loose_tiles_are_counted_the_last_tile_is_the_one_before_the_dead_wall() -> None:
    story = Story(preset("pl-classic"), east="5z", west=NEAR, last="5s")
    while story.phase < Phase.HAND_OVER and not (
        story.phase is Phase.TURN and tiles_to_draw(story.rules, story.record) == 0
    ):
        story.idle()
    assert (story.drawn, Source(int(story.record.source))) == ("5s", Source.LAST_WALL)
    assert story.left + int(story.record.loose_count) == 14


def test_pl_the_last_tile_of_the_wall_is_worth_ten_points() -> None:
    # 136 − 53 − 14 = 69 tiles are drawn, from South on: the last is South's
    story = Story(preset("pl-classic"), east="5z", south=NEAR, last="5s", seed=3)
    while story.phase is not Phase.TURN or tiles_to_draw(story.rules, story.record) > 0:
        story.idle()
    assert story.turn == "south"
    story.play("south mahjong")
    # 20 + 10 for no scoring set + 10 for the last tile + 2 from the wall
    assert story.value("south") == 42


def test_dmjl_the_discard_after_the_last_tile_doubles_too_and_may_be_taken_for_mahjong_alone() -> None:
    story = Story(preset("dmjl", flowers=False), east="5z 2s", south=NEAR, west="34s 19m", last="5s")
    while story.phase is not Phase.TURN or tiles_to_draw(story.rules, story.record) > 0:
        story.idle()
    giver = story.turn
    assert story.drawn == "5s"
    story.play(f"{giver} gives 5s")
    if giver != "south":
        assert story.offers("south") == ["mahjong", "pass"]
        story.play("south mahjong")
        # 20, doubled for no scoring set and for the last discard
        assert story.value("south") == 80


def test_an_open_end_is_drawn_to_the_last_tile_in_the_order_of_the_wall() -> None:
    story = Story(preset("family", flowers=False), hands={"one": "1z"})
    wall = [int(kind) for kind in story.record.wall[:136]]
    drawn = [int(story.record.drawn)]
    while story.phase < Phase.HAND_OVER:
        story.idle()
        drawn += [event.tile for event in story.events if event.kind is EventKind.DRAW]
    assert drawn == wall[26:]
    assert story.scores == {"one": 0, "three": 0}
    assert story.next_dealer == "three"


def test_family_after_the_last_tile_a_discard_is_good_for_mahjong_alone() -> None:
    story = Story(preset("family", flowers=False), hands={"one": NEAR, "three": "4m"}, loose="1z 5s")
    while story.phase < Phase.HAND_OVER and tiles_to_draw(story.rules, story.record) > 0:
        story.idle()
    while story.phase is not Phase.TURN:
        story.flush()
    assert (story.drawn, Source(int(story.record.source))) == ("5s", Source.LAST_WALL)
    assert story.turn == "three"
    story.play("three discard 5s")
    assert story.offers("one") == ["mahjong", "pass"]


def test_a_replacement_comes_off_the_open_end() -> None:
    story = Story(preset("family", flowers=False), hands={"one": "1111m 258p 258s 147z"}, draws="9m", loose="7z 6z")
    before = story.left
    story.play("one concealed_kong 1m")
    assert story.drawn == "7z", "the upper tile of the last stack"
    assert (story.left, int(story.record.loose_count)) == (before, 1)


def test_the_last_tile_of_an_open_end_may_complete_a_kong() -> None:
    # whoever draws the last tile but one has four alike: the last one replaces
    hands = {"one": "111m 258p 258s 147z 9p", "three": "9s"}
    story = Story(preset("family", flowers=False), hands=hands, loose="1m 6z")
    while story.phase is not Phase.TURN or story.left + int(story.record.loose_count) > 1:
        story.idle()
    assert story.turn == "one"
    assert story.drawn == "1m"
    story.play("one concealed_kong 1m")
    assert (story.drawn, story.left, int(story.record.loose_count)) == ("6z", 0, 0)
    assert not story.may("one", "concealed_kong")
    story.play("one discard 6z")
    story.flush()
    assert story.winner is None


def _with_all_bonus_tiles_but_one() -> Story:
    """Seven bonus tiles are dealt and replaced from the open end; the eighth is the last tile of the wall."""
    story = Story(
        preset("family"),
        hands={"one": "1357f 258p 258s 14z", "three": "246f 369p 147s 23z"},
        loose="9m 9m 9m 9m 1m 1m 1m 8f",
    )
    while story.phase is Phase.FLOWERS:
        story.idle()
    return story


def test_a_bonus_tile_that_nothing_can_replace_ends_the_hand() -> None:
    story = _with_all_bonus_tiles_but_one()
    while story.phase is not Phase.TURN or story.left + int(story.record.loose_count) > 0:
        story.idle()
    assert story.drawn == "8f"
    assert story.offers(story.turn) == ["flower 8f"]
    story.play(f"{story.turn} flower 8f")
    assert [event.kind for event in story.events] == [EventKind.FLOWER, EventKind.DRAWN_HAND, *_match_end(story)]
    assert story.winner is None
    assert sorted(int(story.record.flowers[seat]).bit_count() for seat in (0, 2)) in ([4, 4], [3, 5])


def _match_end(story: Story) -> list[EventKind]:
    return [EventKind.MATCH_OVER] if story.phase is Phase.MATCH_OVER else []


@pytest.mark.parametrize(
    "rules", [ru(flowers=True), house(wall__dead_wall=0, tiles__flowers=True)], ids=["ru", "no dead wall"]
)
def test_with_a_dead_wall_every_bonus_tile_is_replaced(rules: Rules) -> None:
    for seed in range(5):
        story = Story(rules, seed=seed)
        while story.phase < Phase.HAND_OVER:
            story.idle()
            assert story.left >= 0
            assert 0 <= int(story.record.loose_count) <= 2


def test_the_stacks_of_an_open_end_stand_as_they_are() -> None:
    story = Story(preset("family", flowers=False), hands={"one": "1111m 258p 258s 147z"}, draws="9m")
    heights = stack_heights(story.rules, story.record)
    assert sum(map(sum, heights)) == 136 - 27
    assert max(map(max, heights)) == 2, "no tile lies on another stack"
    story.play("one concealed_kong 1m")
    heights = stack_heights(story.rules, story.record)
    assert sum(map(sum, heights)) == 136 - 28
    assert sorted(height for side in heights for height in side).count(1) == 2, "begun at both ends"
