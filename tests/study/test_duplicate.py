"""The duplicate match: the same walls for both, each seat in turn, and an interval that can be believed."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from eastwind.bots import Asked, BotError, as_bot
from eastwind.study.bot_play import play_levels
from eastwind.study.duplicate import Duel, DuelError, duel
from eastwind.table import actions
from eastwind.table.layout import TableRecord
from tests.support.rules import preset, ru


def anything(asked: Asked) -> int:
    return actions.MAHJONG if actions.MAHJONG in asked.offered else asked.pick(asked.offered)


def test_club_beats_novice_and_novice_random() -> None:
    for one, other in (("club", "novice"), ("novice", "random")):
        found = duel(ru(), one, other, 200, seed=1)
        assert found.gain.low > 0
        assert found.won.value > found.other_won.value
    assert duel(ru(), "novice", "club", 200, seed=1).gain.high < 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_gains_nothing_over_itself(players: int) -> None:
    """Every hand is the same hand, to the last point."""
    found = duel(preset("family", players=players), "club", "club", 12, seed=2)
    assert (found.gain.total, found.gain.squares) == (0, 0)
    assert found.won == found.other_won
    assert found.hands == 12 * players


def test_the_same_seed_gives_the_same_match_however_it_is_shared_out() -> None:
    alone = duel(ru(), "novice", "random", 50, seed=4)
    with ThreadPoolExecutor(2) as pool:
        assert duel(ru(), "novice", "random", 50, seed=4, spread=pool.map) == alone
    assert duel(ru(), "novice", "random", 50, seed=5) != alone


def test_every_seat_and_wind_has_its_boards() -> None:
    seen: set[tuple[int, int]] = set()
    own_seats: set[int] = set()
    walls: dict[tuple[int, ...], int] = {}

    def noting(asked: Asked) -> int:
        view: TableRecord = asked.view
        seen.add((int(view.dealer), int(view.round_wind)))
        own_seats.add(asked.seat)
        dice = (*(int(die) for die in view.dice), int(view.dealer), int(view.round_wind))
        walls[dice] = walls.get(dice, 0) + 1
        return anything(asked)

    rules = ru(rounds=2)
    duel(rules, noting, "novice", 16, seed=3)
    assert seen == {(dealer, wind) for dealer in range(4) for wind in range(2)}
    assert own_seats == {0, 1, 2, 3}
    # the same throw of dice for each of the four seats
    assert len(walls) == 16


def test_the_same_walls_make_the_interval_shorter() -> None:
    """Half of what luck of the wall and of the seat adds is gone: fewer hands say as much."""
    hands, rules = 1_600, ru(limit=500)  # one hand at the box's limit would outweigh all others
    found: Duel = duel(rules, "club", "novice", hands // 4, seed=6)
    plain = play_levels(rules, ("club", "novice", "novice", "novice"), hands, seed=6)
    assert found.gain.error < plain.error(0)
    assert abs(found.gain.value - plain.mean(0)) < 4 * plain.error(0)


def test_an_own_bot_duels() -> None:
    found = duel(ru(), anything, "random", 10, seed=1)
    assert (found.one, found.other, found.boards, found.hands) == ("anything", "random", 10, 40)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(DuelError, match="at least one board, found 0"):
        duel(ru(), "club", "novice", 0, seed=1)
    with pytest.raises(BotError, match="two different bots are called 'club'"):
        duel(ru(), as_bot(anything, name="club"), "club", 1, seed=1)
