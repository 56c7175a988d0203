"""How a hand ends: drawn, with the last tile of the wall, with the last discard; what is open and what is paid."""

import pytest

from eastwind.scoring.layout import Source
from eastwind.table import Event, EventKind, Phase
from tests.support.story import Story

#: Waits for 1 and 4 of dots.
WAITS_DOTS = "23p 99m 678s 456m 123s"
#: Waits for 2 and 5 of bamboo.
WAITS_BAMBOO = "34s 99m 678p 456m 123p"
DRAWS = 136 - 53 - 2 - 14


def test_a_hand_is_drawn_when_fourteen_tiles_remain_the_loose_ones_not_counted() -> None:
    story = Story()
    story.idle_to_the_end()
    assert (story.phase, story.left, story.record.loose_count) == (Phase.HAND_OVER, 14, 2)
    assert story.record.pond_count == 1 + DRAWS
    assert story.winner is None
    assert story.events[-1] == Event(EventKind.DRAWN_HAND, -1, -1, -1, 0)


def test_a_drawn_hand_scores_and_pays_nothing() -> None:
    story = Story(east="5555z 147m 258p 369s 1z")
    story.idle_to_the_end()
    assert list(story.record.values) == [0, 0, 0, 0]
    assert list(story.record.scores) == [0, 0, 0, 0]
    assert all(story.record.payments[payer, payee] == 0 for payer in range(4) for payee in range(4))


def test_a_refill_moves_the_end_of_the_wall_so_that_two_tiles_fewer_are_drawn() -> None:
    story = Story(east="1111z 2222z 147m 258p", loose="9s 8s")
    story.play("east concealed_kong 1z", "east concealed_kong 2z")
    story.idle_to_the_end()
    assert story.left == 14
    assert story.record.pond_count == 1 + DRAWS - 2


def test_the_tile_fifteenth_from_the_end_is_the_last_and_wins_with_a_double() -> None:
    story = Story(north=WAITS_DOTS, last="4p")
    story.idle_until_left(14)
    assert (story.turn, story.drawn, story.record.source) == ("north", "4p", Source.LAST_WALL)
    story.play("north mahjong")
    # 20 and 2 for a tile from the wall; no scoring set, last tile of the wall
    assert story.value("north") == 22 * 4


def test_the_sixteenth_from_the_end_is_an_ordinary_tile() -> None:
    story = Story(west=WAITS_DOTS)
    story.idle_until_left(15)
    assert (story.turn, story.record.source) == ("west", Source.WALL)


def test_one_of_dots_as_the_last_tile_of_the_wall_is_the_moon_from_the_sea_bed() -> None:
    story = Story(north=WAITS_DOTS, last="1p")
    story.idle_until_left(14)
    story.play("north mahjong")
    assert story.value("north") == 2000


def test_after_a_refill_the_last_tile_is_counted_from_where_the_wall_ends_now() -> None:
    story = Story(east="1111z 2222z 147m 258p", south=WAITS_DOTS, loose="9s 8s", last="4p", refills=1)
    story.play("east concealed_kong 1z", "east concealed_kong 2z")
    story.idle_until_left(14)
    assert (story.turn, story.drawn, story.record.source) == ("south", "4p", Source.LAST_WALL)


def test_five_of_dots_as_a_loose_tile_is_grapes_on_the_roof() -> None:
    story = Story(east="1z", south="5555z 34p 99m 678s 45m", draws="6m", loose="5p")
    story.play("east gives 1z", "south draws 6m", "south concealed_kong 5z", "south mahjong")
    assert story.value("south") == 2000


def test_the_last_discard_may_be_claimed_for_mahjong() -> None:
    story = Story(west=WAITS_BAMBOO, last="5s")
    story.idle_until_left(14)
    story.play("north gives 5s")
    assert story.offers("west") == ["mahjong", "pass"]
    story.play("west mahjong")
    assert story.win_source == Source.LAST_DISCARD
    assert story.value("west") == 20 * 2


@pytest.mark.parametrize("held", ["55s", "555s", "46s"], ids=["pung", "kong", "chow"])
def test_the_last_discard_may_be_claimed_for_nothing_else(held: str) -> None:
    hand = {"55s": "55s 147m 258p 19m 1123z", "555s": "555s 147m 258p 19m 123z", "46s": "46s 147m 258p 19m 1123z"}[held]
    story = Story(south="147m 258p 369s 1234z", east=hand, last="5s")
    story.play("east gives 1z")
    story.idle_until_left(14)
    assert all(story.hand("east").count(code) >= 1 for code in held[:2])
    story.play("north gives 5s")
    assert (story.phase, story.winner) == (Phase.HAND_OVER, None)


def test_the_discard_before_the_last_draw_may_still_be_taken_for_a_set() -> None:
    story = Story(east="55s 147m 258p 19m 1123z", west="5s 258m 369p 19s 2344z")
    story.play("east gives 1z")
    story.idle_until_left(15)
    story.play("west gives 5s", "east pung")
    assert story.sets("east") == ["pung 555s"]


def test_a_kong_may_be_declared_with_the_last_tile_of_the_wall() -> None:
    story = Story(north="555z 23p 99m 678s 456m", last="5z", loose="4p")
    story.idle_until_left(14)
    story.play("north concealed_kong 5z")
    assert story.record.source == Source.LOOSE
    story.play("north mahjong")
    # kong 32, 20, 2; dragon, loose tile: the last tile of the wall was not the winning one
    assert story.value("north") == (32 + 20 + 2) * 4


def test_the_settlement_of_a_hand_goes_into_the_scores() -> None:
    story = Story(
        east="5s",
        south="34s 99m 678p 456m 123p",
        north="555z 147m 258p 1369s",
        west="147m 258p 369s 1234z",
        first_dealer=2,
    )
    story.play("east gives 5s", "south mahjong")
    assert (story.value("south"), story.value("north"), story.value("west")) == (40, 16, 0)
    east = story.value("east")
    assert story.pays("east", "south") == 80
    assert story.pays("west", "south") == story.pays("north", "south") == 40
    assert story.pays("west", "north") == 16
    assert story.pays("east", "north") == 2 * (16 - east)
    for wind in ("east", "south", "west", "north"):
        others = [other for other in ("east", "south", "west", "north") if other != wind]
        net = sum(story.pays(other, wind) - story.pays(wind, other) for other in others)
        assert story.record.scores[story.seat(wind)] == net
