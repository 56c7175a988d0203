"""Windows at a table that halts in them: opened after every discard and every kong, whoever is asked."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from eastwind.table import Phase, PhaseError, Table
from eastwind.table.actions import parse_action
from eastwind.table.events import Event, events_of
from eastwind.table.layout import TableRecord
from tests.laws.strategies import GAMES
from tests.support.play import Game
from tests.support.rules import ru
from tests.support.story import Story, fields_of

#: What differs between a table that halts and one that does not: how it was told, and what is left over of closed windows.
_OWN = ("halts", "events", "event_count", "answers", "rob_meld")


def _state(record: TableRecord) -> dict[str, object]:
    return {name: value for name, value in fields_of(record).items() if name not in _OWN}


def _lived(game: Game) -> Iterator[tuple[list[Event], dict[str, object]]]:
    """What each action of a game brought, and what was then."""
    told: list[tuple[list[Event], dict[str, object]]] = []
    game.play_hand(lambda now: told.append((events_of(now.record), _state(now.record))))
    yield from told


@given(GAMES)
@settings(max_examples=10)
def test_a_table_that_halts_comes_to_the_same_in_more_steps(game: Game) -> None:
    lived = _lived(game)
    table = Table(game.rules, game.first_dealer, halts=True)
    first = next(lived)
    wall, dice = game.walls[0]
    assert (table.deal(wall, dice), _state(table.record)) == first
    for (_, seat, action), (events, state) in zip(game.played, lived, strict=True):
        found = table.play(seat, action)
        if table.is_halted:
            assert table.waiting_for == ()
            table.go_on()
            found += table.events
        assert found == events
        assert _state(table.record) == state


def _discarded(south: str) -> Table:
    story = Story(ru(ready_at_once=False), east="5m 1199p 147s 123457z", south=south)
    table = Table(story.table.rules, halts=True)
    table.restore(story.table.snapshot())
    table.play(0, parse_action("discard 5m"))
    return table


def test_who_cannot_claim_sees_the_same_window_as_if_somebody_could() -> None:
    asked, unasked = _discarded("3467m 19p 19s 24z"), _discarded("19m 19p 19s 1234z")
    assert (asked.waiting_for, unasked.waiting_for) == ((1,), ())
    assert (asked.phase, unasked.phase) == (Phase.CLAIM, Phase.CLAIM)
    assert fields_of(asked.seen_by(0)) == fields_of(unasked.seen_by(0))
    asked.play(1, parse_action("pass"))
    unasked.go_on()
    assert (asked.moment, asked.version) == (unasked.moment, unasked.version + 1)
    assert asked.seen_by(0).version == unasked.seen_by(0).version


def test_answers_in_a_window_are_no_moments_of_their_own() -> None:
    story = Story(ru(ready_at_once=False), east="5m", south="3467m 19p 19s 24z", west="55m")
    story.play("east discard 5m")
    before = story.table.moment
    story.play("south pass")
    assert story.table.moment == before
    story.play("west pass")
    assert story.table.moment == before + 1


def test_a_window_in_which_somebody_is_asked_is_not_passed_over() -> None:
    table = _discarded("3467m 19p 19s 24z")
    with pytest.raises(PhaseError, match="no window without a seat to ask is open; the table is at 'claim'"):
        table.go_on()


def test_where_there_is_no_window_nothing_goes_on() -> None:
    table = Story(ru(ready_at_once=False), east="5m").table
    with pytest.raises(PhaseError, match="the table is at 'turn'"):
        table.go_on()
