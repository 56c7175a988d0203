"""A match that a player ends before its time, and moves that are taken back: steps like any other."""

from typing import Final

import pytest

from eastwind.table import Phase
from eastwind.table.copying import bytes_in
from eastwind.table.layout import EventKind, HandEnd, MatchEnd
from eastwind.table.table import PhaseError
from tests.support.story import Story

EAST: Final = "1111m 2345p 678s 55z 9s"


def test_a_match_that_is_left_ends_and_the_hand_in_play_counts_for_nothing() -> None:
    table = Story(east=EAST).table
    before = (table.version, table.moment)
    [event] = table.leave()
    assert (event.kind, event.word) == (EventKind.MATCH_OVER, "left")
    assert (table.phase, table.record.match_end, table.record.hand_end) == (
        Phase.MATCH_OVER,
        MatchEnd.LEFT,
        HandEnd.DROPPED,
    )
    assert (table.version, table.moment) == (before[0] + 1, before[1] + 1)
    assert table.waiting_for == ()
    assert [int(score) for score in table.record.scores] == [0, 0, 0, 0]
    with pytest.raises(PhaseError, match="over already"):
        table.leave()


def test_a_step_that_is_taken_back_makes_the_versions_grow() -> None:
    table = Story(east=EAST).table
    begun, offered = table.snapshot(), table.offered(table.waiting_for[0])
    seat = table.waiting_for[0]
    table.take(seat, offered[0])
    version, moment = table.version, table.moment
    table.take_back(begun, seat)
    assert (table.version, table.moment) == (version + 1, moment + 1)
    assert table.offered(seat) == offered
    [event] = table.events
    assert (event.kind, event.seat) == (EventKind.TAKEN_BACK, seat)
    after = table.snapshot()
    after.version, after.moment, after.event_count = begun.version, begun.moment, begun.event_count
    after.events[0] = begun.events[0]
    assert bytes_in(after).tobytes() == bytes_in(begun).tobytes()
