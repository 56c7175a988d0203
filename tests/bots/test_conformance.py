"""Every registered bot plays by the rules, whatever they are, and knows nothing that its seat does not."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind import bots
from eastwind.bots.registry import seat_of
from eastwind.table import Table, actions
from eastwind.table.layout import TableRecord
from eastwind.testing import check_bot
from eastwind.tiles.chance import chance
from tests.bots.conformance import FAMILY, play_hands
from tests.laws.strategies import OPTIONS
from tests.support.rules import ru
from tests.support.story import Story

SEEDS = st.integers(0, 2**32 - 1)


@pytest.mark.parametrize("family", FAMILY)
@given(options=OPTIONS, seed=SEEDS, data=st.data())
@settings(max_examples=4)
def test_a_bot_conforms(family: str, options: dict[str, Any], seed: int, data: st.DataObject) -> None:
    _conforms(family, options, seed, data)


@pytest.mark.sweep
@pytest.mark.parametrize("family", FAMILY)
@given(options=OPTIONS, seed=SEEDS, data=st.data())
@settings(max_examples=12)
def test_a_bot_conforms_in_more_hands(family: str, options: dict[str, Any], seed: int, data: st.DataObject) -> None:
    _conforms(family, options, seed, data)


def _conforms(family: str, options: dict[str, Any], seed: int, data: st.DataObject) -> None:
    level = data.draw(st.sampled_from(FAMILY[family]))
    checked = check_bot(level, ru(**options), hands=1, seed=seed)
    assert checked.asked.total() > 20
    assert checked.wins_left == 0


@pytest.mark.parametrize("level", bots.BUILT_IN.names)
def test_a_win_is_taken_and_a_bonus_tile_laid(level: str) -> None:
    """By the door that all compiled bots share, before they are asked."""
    bonus = range(actions.FLOWER, actions.PASS)
    met = {"win": 0, "bonus": 0}

    def watch(table: Table, seat: int, view: TableRecord, action: int) -> None:
        offered = table.offered(seat)
        if actions.MAHJONG in offered:
            assert action == actions.MAHJONG
            met["win"] += 1
        if offered[0] in bonus:
            assert action in bonus
            met["bonus"] += 1

    play_hands(ru(flowers=True), (level, "club", level, "club"), 8, 5, watch)
    assert min(met.values()) > 0


@pytest.mark.parametrize("level", bots.BUILT_IN.names)
def test_the_same_seed_gives_the_same_hands(level: str) -> None:
    levels = (level, level, level, level)
    first = play_hands(ru(flowers=True), levels, 3, 5)
    assert play_hands(ru(flowers=True), levels, 3, 5) == first
    assert play_hands(ru(flowers=True), levels, 3, 6) != first


def test_the_levels_that_people_meet() -> None:
    assert bots.BUILT_IN.levels == tuple(name for name in bots.BUILT_IN.names if name != "random")
    assert bots.BUILT_IN.levels[0] == "novice-patient"
    assert bots.BUILT_IN.levels[-1] == "master"
    assert bots.STAND_IN in bots.BUILT_IN.levels


def test_a_level_that_is_not_known_is_named() -> None:
    table = Story().table
    with pytest.raises(bots.BotError, match=r"no such bot: 'grandmaster' \(expected one of random, novice-patient, "):
        bots.choose("grandmaster", table.rules, table.seen_by(0), chance(1))


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
