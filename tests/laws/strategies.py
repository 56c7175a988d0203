"""What hypothesis draws for the laws: rule sets with their options and axes, tempers of the players, seeds."""

from typing import Any

from hypothesis import strategies as st

from eastwind.rules.compiled import Rules
from eastwind.table.table import seats_of
from tests.support.play import Game, Temper
from tests.support.random_rules import random_rules
from tests.support.rules import ru


def _consistent(options: dict[str, Any]) -> dict[str, Any]:
    # where no ready hand is declared none can be declared at once
    return {**options, "ready_at_once": options["ready_at_once"] and options["ready_hand"] != "none"}


OPTIONS = st.fixed_dictionaries(
    {
        "flowers": st.booleans(),
        "limit": st.sampled_from([1, 60, 500, 2000, "none"]),
        "rounds": st.integers(1, 4),
        "ready_hand": st.sampled_from(["required", "optional", "none"]),
        "ready_at_once": st.booleans(),
        "only_possible_tile": st.sampled_from(["sole-kind", "wait-shape"]),
        "penalty": st.booleans(),
        "robbing": st.booleans(),
        "tie": st.sampled_from(["farthest", "nearest"]),
        "lead_after_east_wins": st.sampled_from(["stays", "passes"]),
        "lead_after_draw": st.sampled_from(["stays", "passes"]),
        "dead_hand": st.booleans(),
    }
).map(_consistent)

TEMPERS = st.builds(
    Temper,
    skill=st.sampled_from([0.0, 0.5, 0.95]),
    eager=st.sampled_from([0.1, 0.5, 0.95]),
    win=st.sampled_from([0.3, 1.0]),
    loaded=st.booleans(),
)

#: `ru-classic` with any options, and any rule set with any axes.
RULES = st.one_of(OPTIONS.map(lambda options: ru(**options)), st.integers(0, 399).map(random_rules))


def _game(rules: Rules, temper: Temper, dealer: int, seed: int) -> Game:
    seats = seats_of(rules)
    return Game(rules, seats[dealer % len(seats)], seed, temper)


GAMES = st.builds(_game, RULES, TEMPERS, st.integers(0, 3), st.integers(0, 2**32 - 1))
