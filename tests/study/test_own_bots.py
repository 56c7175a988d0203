"""Bots in plain Python play in the simulator beside compiled ones, and see no more than they."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from eastwind.bots import Asked, BotError, BotFault, as_bot
from eastwind.bots.registry import BUILT_IN, seat_of
from eastwind.rules import load_preset
from eastwind.study.bot_play import CHUNK, play_levels
from eastwind.study.simulate import Plan, simulate
from eastwind.table import actions
from tests.support.rules import preset, ru


def tidy(asked: Asked) -> int:
    """Wins when it can, claims nothing, keeps pairs and neighbours."""
    for word in ("mahjong", "pass"):
        action = asked.action(word)
        if action is not None:
            return action
    hand = asked.hand
    if not asked.discards:
        return asked.offered[0]

    def company(kind: int) -> int:
        near = range(max(kind - 2, kind - kind % 9), min(kind + 3, kind - kind % 9 + 9)) if kind < 27 else [kind]
        return sum(hand[other] for other in near) + hand[kind]

    return asked.discards[min(asked.discards, key=company)]


def anything(asked: Asked) -> int:
    return actions.MAHJONG if actions.MAHJONG in asked.offered else asked.pick(asked.offered)


class Again:
    """A compiled bot's choices, through Python."""

    def __init__(self) -> None:
        self._player = BUILT_IN.find("club").player()

    def choose(self, asked: Asked) -> int:
        return self._player.choose(asked)


def test_a_python_bot_plays_beside_compiled_ones() -> None:
    found = simulate(Plan(load_preset("ru-classic"), (tidy, "club", "novice", tidy), 60, seed=4))
    assert found.hands == 60
    assert found.levels == ("tidy", "club", "novice", "tidy")
    assert found.levels_played == ("tidy", "club", "novice")
    assert found.by_level("tidy").won.of == 120
    together = found.by_seat(0).points.value + found.by_seat(3).points.value
    assert found.by_level("tidy").points.value == pytest.approx(together / 2)


def test_the_same_seed_gives_the_same_hands_however_they_are_shared_out() -> None:
    rules, hands = ru(flowers=True), CHUNK + 20
    bots = (anything, "novice", anything, "random")
    alone = play_levels(rules, bots, hands, seed=4)
    with ThreadPoolExecutor(2) as pool:
        assert play_levels(rules, bots, hands, seed=4, spread=pool.map) == alone
    assert play_levels(rules, bots, hands, seed=5) != alone


@pytest.mark.parametrize("name", ["ru-classic", "bmja"])
def test_a_compiled_bot_through_python_plays_the_same_hands(name: str) -> None:
    """The walls and the others' choices do not depend on who is compiled."""
    rules = preset(name)
    compiled = play_levels(rules, ("club", "novice", "club", "novice"), 30, seed=8)
    python = play_levels(rules, ("club", "novice", Again, "novice"), 30, seed=8)
    assert (python.points, python.actions, python.won) == (compiled.points, compiled.actions, compiled.won)
    assert python.levels == ("club", "novice", "Again", "novice")


def test_it_sees_what_its_seat_sees_and_may_write_into_it() -> None:
    seen = []

    def looking(asked: Asked) -> int:
        assert seat_of(asked.view) == asked.seat
        assert not any(asked.view.wall[asked.view.front : asked.view.back])
        seen.append(asked.seat)
        choice = anything(asked)
        asked.view.hands[:] = 0
        return choice

    def quiet(asked: Asked) -> int:
        return anything(asked)

    watched = play_levels(ru(), (looking, "novice", "random", looking), 10, seed=2)
    assert set(seen) == {0, 3}
    assert watched.points == play_levels(ru(), (quiet, "novice", "random", quiet), 10, seed=2).points


def test_it_is_asked_only_where_there_is_a_choice() -> None:
    offers = []

    def noting(asked: Asked) -> int:
        offers.append(len(asked.offered))
        return anything(asked)

    play_levels(ru(flowers=True), (noting,) * 4, 5, seed=2)
    assert min(offers) == 2


def test_a_player_is_new_with_every_match() -> None:
    made = []

    class Noted:
        def __init__(self) -> None:
            made.append(self)

        def choose(self, asked: Asked) -> int:
            return anything(asked)

    play_levels(ru(), (Noted, "random", "random", Noted), CHUNK + 1, seed=1)
    assert len(made) == 4


def test_two_or_three_play_with_a_bot_of_ones_own() -> None:
    for players in (2, 3):
        report = play_levels(preset("family", players=players), (anything, *["novice"] * (players - 1)), 10, seed=3)
        assert report.levels[0] == "anything"
        assert report.hands == 10


def test_a_fault_ends_the_simulation_and_says_where() -> None:
    def cheating(asked: Asked) -> int:
        return actions.MAHJONG

    with pytest.raises(BotFault, match=r"the bot 'cheating' played 'mahjong'; seat 0 holds .* and was offered: "):
        play_levels(ru(), (cheating, "club", "club", "club"), 5, seed=1)


def test_two_bots_of_one_name_do_not_sit_together() -> None:
    other = as_bot(tidy, name="anything")
    with pytest.raises(BotError, match="two different bots are called 'anything'"):
        play_levels(ru(), (anything, "club", "club", other), 5, seed=1)
