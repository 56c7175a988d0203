"""The deal: who gets which tiles, whose wall is broken, and what the table refuses."""

import numpy as np
import pytest

from eastwind.table import EventKind, Phase, PhaseError, Table, WallError
from eastwind.tiles.notation import counts_of, format_tiles
from tests.support.rules import ru
from tests.support.story import Story, deal_places, fields_of, standing_of, whole_set


def _mixed(size: int, seed: int) -> list[int]:
    return [int(kind) for kind in np.random.default_rng(seed).permutation(whole_set(size == 144))]


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("dice", [(1, 1, 1, 1), (1, 2, 3, 4), (4, 5, 6, 6), (6, 6, 6, 6), (2, 3, 1, 1)])
def test_three_times_four_tiles_in_turn_from_east_then_two_for_east_and_one_for_the_others(
    dealer: int, dice: tuple[int, int, int, int]
) -> None:
    taken = _mixed(136, dealer)
    table = Table(ru(), dealer)
    table.deal(standing_of(taken, dealer, dice), dice)
    for wind, places in enumerate(deal_places()):
        seat = (dealer + wind) % 4
        expected = counts_of([taken[place] for place in places])
        assert list(table.record.hands[seat]) == expected.tolist()
        assert len(places) == (14 if wind == 0 else 13)


def test_the_wall_that_is_left_is_drawn_in_order_and_the_stack_counted_out_gives_the_loose_tiles() -> None:
    taken = _mixed(136, 5)
    table = Table(ru(), 1)
    table.deal(standing_of(taken, 1, (3, 4, 5, 6)), (3, 4, 5, 6))
    record = table.record
    assert list(record.wall[:136]) == taken
    assert (record.front, record.back, record.loose_count) == (53, 134, 2)
    assert list(record.loose) == taken[134:]


def test_the_first_hand_begins_with_round_east_and_the_dealer_chosen() -> None:
    story = Story(first_dealer=2)
    assert (story.record.dealer, story.record.round_wind, story.record.hand) == (2, 0, 1)
    assert story.record.turn == 2
    assert [event.kind for event in story.events] == [EventKind.DEAL]


@pytest.mark.parametrize("flowers", [False, True])
def test_a_wall_of_the_wrong_size_is_refused_and_nothing_changes(flowers: bool) -> None:
    table = Table(ru(flowers=flowers))
    with pytest.raises(WallError, match=f"{144 if flowers else 136} tiles"):
        table.deal(whole_set(not flowers), (1, 2, 3, 4))
    assert table.phase is Phase.IDLE


def test_a_wall_with_a_fifth_tile_of_a_kind_is_refused_by_name() -> None:
    tiles = whole_set(False)
    tiles[-1] = 4
    with pytest.raises(WallError, match="5m"):
        Table(ru()).deal(tiles, (1, 2, 3, 4))


def test_a_kind_that_does_not_exist_is_refused() -> None:
    tiles = whole_set(False)
    tiles[0] = 42
    with pytest.raises(WallError, match="42"):
        Table(ru()).deal(tiles, (1, 2, 3, 4))


@pytest.mark.parametrize("dice", [(0, 1, 1, 1), (1, 7, 1, 1), (1, 2, 3)])
def test_dice_that_cannot_be_rolled_are_refused(dice: tuple[int, ...]) -> None:
    with pytest.raises(WallError, match="dice"):
        Table(ru()).deal(whole_set(False), dice)


def test_a_second_hand_cannot_be_dealt_while_one_is_in_play() -> None:
    story = Story()
    before = fields_of(story.record)
    with pytest.raises(PhaseError):
        story.table.deal(whole_set(False), (1, 2, 3, 4))
    assert fields_of(story.record) == before


def test_a_story_deals_what_is_told() -> None:
    story = Story(east="123456789m11224z", south="19s", draws="7z 6z", first_dealer=3)
    assert story.hand("east") == format_tiles(range(9)) + "11224z"
    story.play("east gives 4z", "south draws 7z", "south discard 7z", "west draws 6z")
