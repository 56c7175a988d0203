"""Moves weighed by trying them."""

import numpy as np
import pytest

from eastwind.bots import BotError
from eastwind.coach import Coach, Effort
from eastwind.coach.weighing import CoachError
from eastwind.rules.compiled import Rules
from eastwind.table.actions import WORDS, parse_action
from tests.support.rules import ru
from tests.support.story import Story

_QUICK = Effort(first=12, second=24, shown=60, kept=3)


@pytest.fixture(scope="module")
def rules() -> Rules:
    return ru()


@pytest.fixture(scope="module")
def coach(rules: Rules) -> Coach:
    return Coach(rules)


def _near_a_win() -> Story:
    """East needs one tile, and has drawn one that is of no use."""
    return Story(east="123m 456m 789m 55p 34s 1z")


def test_a_win_is_worth_more_than_anything_else(coach: Coach) -> None:
    story = Story(east="123m 456m 789m 55p 345s")
    story.flush()
    offered = story.table.offered(0)
    assert WORDS[offered[0]] == "mahjong"
    best, *others = coach.weigh(story.table.seen_by(0), 0, offered, 1, _QUICK)
    assert WORDS[best.action] == "mahjong"
    assert best.won.value == 1.0
    assert all(other.difference.high < 0 for other in others)


def test_what_keeps_the_hand_waiting_is_better_than_what_takes_it_apart(coach: Coach) -> None:
    story = _near_a_win()
    story.flush()
    silly = parse_action("discard 5m")
    weighed = coach.weigh(story.table.seen_by(0), 0, story.table.offered(0), 1, _QUICK, [silly])
    found = {WORDS[move.action]: move for move in weighed}
    assert weighed[0].action % 34 == parse_action("discard 1z")
    assert found["discard 5m"].difference.high < 0
    assert not found["discard 5m"].is_as_good
    assert found["discard 5m"].won.value < weighed[0].won.value


def test_the_same_seed_gives_the_same_and_another_one_other_deals(coach: Coach) -> None:
    story = _near_a_win()
    story.flush()
    view, offered = story.table.seen_by(0), story.table.offered(0)
    one, again, other = (coach.weigh(view, 0, offered, seed, _QUICK) for seed in (1, 1, 2))
    assert one == again
    assert one != other


def test_the_best_of_all_is_compared_with_itself(coach: Coach) -> None:
    story = _near_a_win()
    story.flush()
    best = coach.weigh(story.table.seen_by(0), 0, story.table.offered(0), 3, _QUICK)[0]
    assert (best.difference.value, best.difference.low, best.difference.high) == (0, 0, 0)
    assert best.is_as_good


def test_the_places_from_the_dealer_come_to_nothing_together(coach: Coach) -> None:
    assert sum(coach.usual(place) for place in range(4)) == pytest.approx(0, abs=1e-9)


def test_a_record_that_is_not_masked_for_the_seat_is_refused(coach: Coach) -> None:
    story = _near_a_win()
    story.flush()
    view = story.table.seen_by(0)
    np.asarray(view.hidden)[1] = 0
    with pytest.raises(CoachError, match="do not come out even"):
        coach.weigh(view, 0, story.table.offered(0), 1, _QUICK)


def test_nobody_but_a_compiled_bot_can_play_on(rules: Rules) -> None:
    with pytest.raises(BotError, match="no such bot"):
        Coach(rules, "somebody")
