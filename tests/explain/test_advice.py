"""What could I do? Distances, waits with what is left, discards in their order, the worth in words of a bill."""

from typing import Any

import pytest

from eastwind.explain import Advice, Position, RulesInUse, Wait, advise
from eastwind.rules import load_preset
from tests.server.match.test_views import DULL, kong_to_be_robbed, third_dragon
from tests.support.story import Story


def asked(story: Story, wind: str, **options: Any) -> Advice:
    """The advice for a seat of a told table, checked against its model."""
    seat = story.seat(wind)
    position = Position(RulesInUse.of(load_preset("ru-classic", options)), story.table.seen_by(seat), seat)
    advice = advise(position, story.table.offered(seat))
    return Advice.model_validate_json(advice.model_dump_json())


def left(tiles: tuple[Wait, ...]) -> dict[str, int]:
    return {tile.tile: tile.left for tile in tiles}


#: Waits for 1p and 4p.
WAITING = "123m 456m 789m 23p 55z"


def test_thirteen_tiles_one_short_know_their_waits() -> None:
    advice = asked(Story(east=f"{DULL} 9s", south=WAITING), "south")
    assert advice.distance == 0
    assert left(advice.waits) == {"1p": 4, "4p": 4}
    assert advice.waits == advice.useful
    assert advice.discards == ()


def test_what_lies_open_or_in_the_own_hand_is_not_left() -> None:
    story = Story(east=f"{DULL} 4p", south="123m 456m 789m 23p 11p").play("east discard 4p")
    assert left(asked(story, "south").waits) == {"1p": 2, "4p": 3}


def test_what_others_have_laid_out_is_not_left() -> None:
    story = Story(east=f"{DULL} 4p", south=WAITING, west="44p 147m 258s 12345z")
    story.play("east discard 4p", "west pung")
    story.flush()
    assert left(asked(story, "south").waits) == {"1p": 4, "4p": 1}


@pytest.fixture
def fourteen() -> Story:
    """South has drawn: one discard leaves him waiting with more than another."""
    south = "123m 456m 55z 2334p 9p"
    return Story(east=f"{DULL} 9s", south=south, draws="8s").play("east discard 9s", "south draws 8s")


def test_discards_come_in_their_order(fourteen: Story) -> None:
    advice = asked(fourteen, "south")
    assert advice.distance == 1
    order = [(discard.distance, -discard.left) for discard in advice.discards]
    assert order == sorted(order)
    assert advice.discards[0].distance == 1
    assert {discard.tile for discard in advice.discards} == {
        "1m",
        "2m",
        "3m",
        "4m",
        "5m",
        "6m",
        "5z",
        "2p",
        "3p",
        "4p",
        "9p",
        "8s",
    }
    # a set that is broken leaves the hand farther away
    assert next(discard for discard in advice.discards if discard.tile == "2m").distance == 2
    assert advice.waits == advice.useful == ()
    for discard in advice.discards:
        assert discard.left == sum(tile.left for tile in discard.useful)


def test_a_discard_that_leaves_one_short_is_told_its_worth() -> None:
    story = Story(east=f"{DULL} 9s", south="123m 456m 789m 23p 5z 8s", draws="5z").play(
        "east discard 9s", "south draws 5z"
    )
    best = asked(story, "south").discards[0]
    assert (best.tile, best.distance) == ("8s", 0)
    worth = {tile.tile: (tile.left, tile.by_discard, tile.by_wall) for tile in best.useful}
    # 20 for winning, 2 for the pair of dragons; drawn: 2 more for the tile from the wall. Nothing else could be doubled
    # but that there is no scoring set; the pair of dragons scores.
    assert set(worth) == {"1p", "4p"}
    assert worth["4p"][1:] == (22, 24)


def test_a_complete_hand_knows_what_it_is_worth_now() -> None:
    story = Story(east=f"{DULL} 9s", south=WAITING, draws="4p").play("east discard 9s", "south draws 4p")
    advice = asked(story, "south")
    assert advice.distance == -1
    assert (advice.bill.won, advice.bill.total, advice.bill_tile) == (True, 24, "4p")
    story.play("south mahjong")
    assert story.value("south") == 24


def test_dealt_complete_is_heavenly() -> None:
    advice = asked(Story(east="123456789m 11122z"), "east", ready_at_once=False)
    assert (advice.distance, advice.bill_tile, advice.bill.limited) == (-1, None, True)


def test_a_claim_that_would_win_tells_its_worth() -> None:
    story = Story(east=f"{DULL} 4p", south=WAITING).play("east discard 4p")
    advice = asked(story, "south")
    assert (advice.bill.total, advice.bill_tile) == (22, "4p")
    story.play("south mahjong")
    assert story.value("south") == 22


def test_a_robbed_kong_tells_its_worth() -> None:
    story = kong_to_be_robbed().play("south added_kong 5m")
    advice = asked(story, "north")
    assert advice.bill_tile == "5m"
    assert "robbed_kong" in [line.rule for line in advice.bill.lines]
    total = advice.bill.total
    story.play("north mahjong")
    assert story.value("north") == total


def test_a_hand_that_is_far_is_counted_as_it_lies() -> None:
    story = Story(east=f"{DULL} 9s", south="555z 147m 258p 369s 1z").play("east discard 9s")
    story.until("south")
    advice = asked(story, "south")
    assert not advice.bill.won
    assert advice.bill_tile is None
    assert [(line.rule, line.points) for line in advice.bill.lines if line.points] == [("pung_dragon_concealed", 8)]
    assert advice.bill.total == 16


def test_dangerous_discards_are_marked() -> None:
    marked = {discard.tile: discard.dangerous for discard in asked(third_dragon(), "east").discards}
    assert marked["7z"]
    assert not all(marked.values())


def test_a_tile_of_which_one_holds_all_four_is_no_wait() -> None:
    """A pung of 4p and the fourth in a chow: the run waits for 1p and 7p alone."""
    story = Story(east=f"{DULL} 4p", south="44p 23p 456p 789m 11z 7s")
    story.play("east discard 4p", "south pung", "south gives 7s")
    advice = asked(story, "south")
    assert advice.distance == 0
    assert left(advice.waits) == {"1p": 4, "7p": 4}


def test_the_last_tiles_are_worth_what_they_are() -> None:
    """With one tile to draw it is the last of the wall; when none is, a discard is the last discard."""
    story = Story(east=f"{DULL} 9s", south=WAITING).play("east discard 9s")
    story.idle_until_left(story.rules.dead_wall + 3)
    assert {tile.by_wall for tile in asked(story, "south").waits} == {24}
    story.idle_until_left(story.rules.dead_wall + 1)
    # 1p, drawn last, is the moon from the sea bed
    assert {tile.tile: tile.by_wall for tile in asked(story, "south").waits} == {"1p": 2000, "4p": 48}


def test_a_hand_that_a_chow_has_just_completed_counts_as_it_lies() -> None:
    story = Story(east=f"{DULL} 4p", south=WAITING).play("east discard 4p", "south chow 2p")
    advice = asked(story, "south")
    assert advice.distance == -1
    assert not advice.bill.won
    assert advice.bill_tile is None
    assert advice.discards


def test_what_lies_face_down_is_counted_as_not_seen() -> None:
    story = Story(east=f"{DULL} 4p", south=WAITING, draws="9s").play("east discard 4p", "south pass")
    story.flush()
    story.play("south gives 9s")
    assert left(asked(story, "south").waits) == {"1p": 4, "4p": 3}
    assert left(asked(story, "south", unclaimed_discard="face-down").waits) == {"1p": 4, "4p": 4}
