"""What is supposed to happen to a seat: a draw that is put back, a tile that is drawn, a discard that is given."""

import pytest

from eastwind.hands.tables import lookup
from eastwind.scoring.layout import Source
from eastwind.table import Phase
from eastwind.table.supposed import Supposed, suppose
from eastwind.tiles.notation import parse_tile
from tests.support.story import Story


def _before_south_discards(drawn: str) -> Story:
    story = Story(east="9s", south="258m 258p 2587s 123z", draws=drawn)
    story.play("east gives 9s", f"south draws {drawn}")
    return story


@pytest.mark.parametrize("tile", ["1m", "9m", "7z"])
def test_a_tile_that_was_drawn_is_put_back(tile: str) -> None:
    story = _before_south_discards(tile)
    record, seat, kind = story.table.snapshot(), story.seat("south"), parse_tile(tile)
    held = int(record.hands[seat, kind])
    suppose(lookup(), story.rules, record, seat, Supposed.NOT_DRAWN, 0)
    assert (record.hands[seat, kind], record.drawn, record.complete) == (held - 1, -1, 0)
    assert sum(record.hands[seat]) == 13
    # nothing is left to put back
    suppose(lookup(), story.rules, record, seat, Supposed.NOT_DRAWN, 0)
    assert sum(record.hands[seat]) == 13


def test_a_tile_is_drawn_from_the_wall_by_one_who_has_claimed_nothing_in_this_turn() -> None:
    story = _before_south_discards("7z")
    record, seat, kind = story.table.snapshot(), story.seat("west"), parse_tile("1m")
    record.claimed, record.kongs_in_turn = 1, 2
    held = int(record.hands[seat, kind])
    suppose(lookup(), story.rules, record, seat, Supposed.DRAWS, kind)
    assert (record.phase, record.turn, record.drawn) == (Phase.TURN, seat, kind)
    assert (record.source, record.claimed, record.kongs_in_turn) == (Source.WALL, 0, 0)
    assert record.hands[seat, kind] == held + 1


def test_a_hand_waits_again_for_what_it_waited_for_before_it_drew() -> None:
    story = Story(east="1z", south="34s 99m 678p 456m 111z", draws="7z").play("east gives 1z")
    south = story.seat("south")
    waits = int(story.record.waits[south])
    assert waits
    story.play("south draws 7z")
    record = story.table.snapshot()
    assert record.waits[south] == 0
    suppose(lookup(), story.rules, record, south, Supposed.NOT_DRAWN, 0)
    assert record.waits[south] == waits


@pytest.mark.parametrize(("left", "source"), [(2, Source.DISCARD), (1, Source.DISCARD), (0, Source.LAST_DISCARD)])
def test_a_tile_that_is_given_is_the_last_discard_where_no_tile_is_left(left: int, source: Source) -> None:
    story = Story()
    story.idle_until_left(14 + left)  # fourteen are never drawn
    record, turn = story.table.snapshot(), story.table.record.turn
    assert record.phase == Phase.TURN
    suppose(lookup(), story.rules, record, (int(turn) + 1) % 4, Supposed.IS_GIVEN, parse_tile("1m"))
    assert (record.turn, record.last_discard, record.source) == (turn, parse_tile("1m"), source)
