"""What a seat may know of the table."""

import numpy as np
import pytest

from eastwind.table import EventKind, Phase
from eastwind.table.events import events_of
from eastwind.table.layout import MAX_EVENTS
from tests.support.rules import ru
from tests.support.story import Story, fields_of

SEATS = [-1, 0, 1, 2, 3]


def _midgame() -> Story:
    story = Story(east="5z", south="34p 99m 678s 456m 123s", west="55z 147m 258p 369s 12z", draws="9m 9p")
    story.play(
        "south ready_at_once", "east gives 5z", "west pung", "west discard 1z", "north draws 9m", "north gives 9m"
    )
    return story


@pytest.mark.parametrize("seat", SEATS)
def test_other_hands_and_the_wall_are_wiped_and_only_their_size_is_told(seat: int) -> None:
    story = _midgame()
    seen = story.table.seen_by(seat)
    for other in range(4):
        held = int(sum(story.record.hands[other]))
        if other == seat:
            assert list(seen.hands[other]) == list(story.record.hands[other])
            assert seen.hidden[other] == 0
        else:
            assert sum(seen.hands[other]) == 0
            assert list(seen.keys[other]) == [0, 0, 0, 0]
            assert seen.held[other] == 0
            assert seen.waits[other] == 0
            assert seen.hidden[other] == held
    assert sum(seen.wall) == 0
    assert sum(seen.loose) == 0


@pytest.mark.parametrize("seat", SEATS)
def test_what_lies_open_is_seen_by_all(seat: int) -> None:
    story = _midgame()
    seen, all_of_it = fields_of(story.table.seen_by(seat)), fields_of(story.record)
    for name in (
        "version hand dealer round_wind scores melds meld_count flowers ready has_drawn dice break_seat break_stack front "
        "back loose_count pond_tile pond_seat pond_ready pond_taken pond_count phase turn last_discard leads_passed"
    ).split():
        assert seen[name] == all_of_it[name], name


def test_a_drawn_tile_is_seen_by_its_owner_only() -> None:
    story = Story(east="1z", draws="9m")
    story.play("east gives 1z")
    story.flush()
    assert story.turn == "south"
    for seat in SEATS:
        seen = story.table.seen_by(seat)
        draws = [event.tile for event in events_of(seen) if event.kind is EventKind.DRAW]
        assert draws == [8 if seat == story.seat("south") else -1]
        assert seen.drawn == (8 if seat == story.seat("south") else -1)


def test_a_replacement_is_seen_by_its_owner_only() -> None:
    story = Story(east="5555z 147m 258p 369s 1z", loose="9m")
    story.play("east concealed_kong 5z")
    for seat in SEATS:
        tiles = [event.tile for event in events_of(story.table.seen_by(seat)) if event.kind is EventKind.REPLACEMENT]
        assert tiles == [8 if seat == 0 else -1]


@pytest.mark.parametrize("seat", SEATS)
def test_no_event_of_an_earlier_step_is_left_behind_the_last_one(seat: int) -> None:
    story = Story(
        ru(ready_at_once=False),
        east="1z",
        south="5z 147m 258p 369s 123z",
        west="55z 147m 258p 369s 12z",
        north="6667z",
        draws="9m",
    )
    story.play("east discard 1z")
    assert [event.kind for event in story.events] == [EventKind.DISCARD, EventKind.DRAW]
    story.play("south discard 5z")
    assert len(story.events) == 1
    seen = story.table.seen_by(seat)
    for index in range(int(seen.event_count), MAX_EVENTS):
        assert list(seen.events[index]) == [0] * 5


def test_who_else_is_asked_and_what_they_answered_is_hidden() -> None:
    hands = {"south": "46m 123p 456p 789p 11s", "west": "55m 147p 258s 12345z", "north": "34m 234p 567s 789s 66z"}
    story = Story(east="5m", hands=hands)
    story.play("east discard 5m", "west pung")
    for seat in SEATS:
        seen = story.table.seen_by(seat)
        assert seen.pending == (int(story.record.pending) & 1 << seat if seat >= 0 else 0)
        answers = [int(seen.answers[other]) for other in range(4)]
        assert all(answer == -1 for other, answer in enumerate(answers) if other != seat)


def test_a_declaration_at_once_is_not_seen_before_all_have_answered() -> None:
    story = Story(south="34p 99m 678s 456m 123s", east="1z")
    story.play("south ready_at_once")
    for seat in (-1, 0, 2, 3):
        seen = story.table.seen_by(seat)
        assert list(seen.ready) == [0, 0, 0, 0]
        assert seen.answers[1] == -1


def test_a_complete_hand_of_east_s_is_not_given_away() -> None:
    story = Story(east="34p 99m 678s 456m 123s 5p")
    story.flush()
    assert story.table.seen_by(0).distance == -1
    for seat in (-1, 1, 2, 3):
        seen = story.table.seen_by(seat)
        assert (seen.distance, int(seen.ready_discards)) == (0, 0)


@pytest.mark.parametrize("seat", SEATS)
def test_when_the_hand_is_over_all_hands_are_open_and_the_wall_stays_hidden(seat: int) -> None:
    story = Story(east="5s", south="34s 99m 678p 456m 123p")
    story.play("east gives 5s", "south mahjong")
    story.flush()
    assert story.phase is Phase.HAND_OVER
    seen = story.table.seen_by(seat)
    assert np.array_equal(np.array(fields_of(seen)["hands"]), np.array(fields_of(story.record)["hands"]))
    assert sum(seen.hidden) == 0
    assert sum(seen.wall) == 0


def test_the_tiles_of_a_concealed_kong_are_open_but_flowers_in_the_hand_are_not() -> None:
    story = Story(ru(flowers=True), east="1f 5555z 147m 258p 369s", loose="9m")
    seen = story.table.seen_by(1)
    assert sum(seen.hands[0]) == 0
    assert seen.hidden[0] == 14
    assert seen.flowers[0] == 0


def test_looking_changes_nothing() -> None:
    story = _midgame()
    before = fields_of(story.record)
    for seat in SEATS:
        story.table.seen_by(seat)
    assert fields_of(story.record) == before
