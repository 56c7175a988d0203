"""Every registered bot plays by the rules, whatever they are, and knows nothing that its seat does not."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind import bots
from eastwind.bots.players import seat_of
from eastwind.rules.compiled import Rules
from eastwind.table import Table
from eastwind.tiles.chance import chance
from tests.bots.conformance import bot_conformance, play_hands
from tests.laws.strategies import OPTIONS
from tests.support.rules import ru
from tests.support.story import Story

SEEDS = st.integers(0, 2**32 - 1)


@pytest.mark.parametrize("level", bots.ALL_LEVELS)
@given(options=OPTIONS, seed=SEEDS)
@settings(max_examples=12)
def test_a_bot_conforms(level: str, options: dict[str, Any], seed: int) -> None:
    rules: Rules = ru(**options)
    assert bot_conformance(level, rules, seed)


@pytest.mark.parametrize("level", bots.LEVELS)
@given(options=OPTIONS, seed=SEEDS)
@settings(max_examples=8)
def test_a_bot_conforms_among_players_who_play_anything(level: str, options: dict[str, Any], seed: int) -> None:
    bot_conformance(level, ru(**options), seed, rival="random")


@pytest.mark.parametrize("level", bots.ALL_LEVELS)
def test_the_same_seed_gives_the_same_hands(level: str) -> None:
    levels = (level, level, level, level)
    first = play_hands(ru(flowers=True), levels, 3, 5)
    assert play_hands(ru(flowers=True), levels, 3, 5) == first
    assert play_hands(ru(flowers=True), levels, 3, 6) != first


def test_the_levels_that_people_meet() -> None:
    assert list(bots.LEVELS) == ["novice", "club"]
    assert bots.LEVELS.items() <= bots.ALL_LEVELS.items()


def test_a_level_that_is_not_known_is_named() -> None:
    table = Story().table
    with pytest.raises(bots.BotError, match=r"no such bot: 'master' \(expected one of novice, club\)"):
        bots.choose("master", table.rules, table.seen_by(0), chance(1))


def test_a_bot_refuses_an_open_table() -> None:
    table = Story().table
    with pytest.raises(bots.BotError, match="masked for one seat"):
        bots.choose("club", table.rules, table.snapshot(), chance(1))
    with pytest.raises(bots.BotError, match="masked for one seat"):
        bots.choose("club", table.rules, table.seen_by(-1), chance(1))


def test_a_bot_that_is_not_asked_says_so() -> None:
    story = Story().play("south pass", "west pass", "north pass")
    table: Table = story.table
    assert story.asked == {"east"}
    with pytest.raises(bots.BotError, match="not asked"):
        bots.choose("club", table.rules, table.seen_by(story.seat("west")), chance(1))


def test_the_seat_is_read_from_the_masked_record() -> None:
    table = Story().table
    assert [seat_of(table.seen_by(seat)) for seat in range(4)] == [0, 1, 2, 3]
