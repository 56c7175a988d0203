"""Compiled self-play: the same report from a seed however it is shared out, and what the levels are worth."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from eastwind import bots
from eastwind.study.bot_play import CHUNK, PlayReport, play_levels
from eastwind.study.seeds import seed_of_chunk
from eastwind.table import Phase, Table
from eastwind.tiles.chance import chance, roll_with, shuffle_with
from tests.support.rules import ru
from tests.support.story import whole_set

CLUBS = ("club", "club", "club", "club")


def of_first(level: str, others: str, hands: int, seed: int) -> tuple[float, float, int]:
    """Points a hand of one player of a level among three others, each seat played equally often; its error; hands won."""
    points, variance, won = 0.0, 0.0, 0
    for seat in range(4):
        levels = [level if place == seat else others for place in range(4)]
        report = play_levels(ru(), levels, hands // 4, seed + seat)
        points += report.mean(seat) / 4
        variance += (report.error(seat) / 4) ** 2
        won += report.won[seat]
    return points, variance**0.5, won


@pytest.mark.parametrize("flowers", [False, True])
def test_one_and_two_threads_give_the_same_report(flowers: bool) -> None:
    rules = ru(flowers=flowers)
    levels = ("club", "novice", "random", "club")
    hands = 3 * CHUNK + 7
    alone = play_levels(rules, levels, hands, seed=4)
    with ThreadPoolExecutor(2) as pool:
        assert play_levels(rules, levels, hands, seed=4, spread=pool.map) == alone
    assert play_levels(rules, levels, hands, seed=5) != alone


def test_a_shorter_run_is_the_beginning_of_a_longer_one() -> None:
    """Whole chunks are added up: nothing depends on how many follow."""
    rules = ru()
    one = play_levels(rules, CLUBS, CHUNK, seed=9)
    two = play_levels(rules, CLUBS, 2 * CHUNK, seed=9)
    assert one.hands == CHUNK
    assert all(before <= after for before, after in zip(one.won, two.won, strict=True))
    assert one.actions < two.actions


@pytest.mark.parametrize("levels", [CLUBS, ("novice", "random", "club", "novice")], ids=["clubs", "mixed"])
def test_the_counts_of_a_report_fit_together(levels: tuple[str, str, str, str]) -> None:
    report = play_levels(ru(flowers=True), levels, 500, seed=2)
    assert report.levels == levels
    assert report.hands == 500 == sum(report.won) + report.drawn
    assert sum(report.points) == 0
    assert report.actions > report.discards > 500 * 4
    assert report.winners_value >= 20 * sum(report.won)
    assert all(square >= points * points / 500 for square, points in zip(report.squares, report.points, strict=True))
    assert report.mean(0) == report.points[0] / 500
    assert report.error(0) > 0


@pytest.mark.parametrize("levels", [CLUBS, ("novice", "random", "club", "novice")], ids=["clubs", "mixed"])
def test_bots_see_the_masked_record_only(levels: tuple[str, str, str, str]) -> None:
    """The compiled loop plays exactly as a server does, where a bot gets a masked copy."""
    rules = ru(flowers=True)
    hands = 12
    table = Table(rules)
    state = chance(seed_of_chunk(6, 0))
    standing = np.array(whole_set(flowers=True), np.uint8)
    dice = np.zeros(4, np.uint8)
    taken = 0
    for _ in range(hands):
        shuffle_with(state, standing)
        roll_with(state, dice)
        table.deal(standing, dice)
        while table.phase < Phase.HAND_OVER:
            seat = table.waiting_for[0]
            table.play(seat, bots.choose(levels[seat], rules, table.seen_by(seat), state))
            taken += 1
    report = play_levels(rules, levels, hands, seed=6)
    assert report.actions == taken
    assert list(report.points) == list(table.record.scores)


def test_club_beats_novice() -> None:
    points, error, won = of_first("club", "novice", 8_000, seed=1)
    assert points > 20 + 2 * error
    assert won > 0.32 * 8_000


def test_novice_beats_random() -> None:
    points, error, won = of_first("novice", "random", 4_000, seed=1)
    assert points > 80 + 2 * error
    assert won > 0.4 * 4_000


def test_a_hand_of_clubs_is_rarely_drawn() -> None:
    report: PlayReport = play_levels(ru(), CLUBS, 2_000, seed=3)
    assert report.drawn < 0.03 * report.hands


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(
        bots.BotError, match=r"expected four of random, novice-patient, .*; found 'club', 'grandmaster'"
    ):
        play_levels(ru(), ["club", "grandmaster"], 10, seed=1)
    with pytest.raises(ValueError, match="at least one hand"):
        play_levels(ru(), CLUBS, 0, seed=1)
