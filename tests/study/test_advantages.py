"""What moves that were not made would have brought: the same for the same boards, measured from the choice."""

import numpy as np
import pytest

from eastwind.bots.temper import COLUMNS
from eastwind.bots.tempers import general
from eastwind.rules import compile_rules, load_preset
from eastwind.study.advantages import Rows, collect
from tests.support.trained import chosen_weights, temper_with


def rows(name: str = "ru-classic", first: int = 0, hands: int = 40, seed: int = 4) -> Rows:
    return collect(compile_rules(load_preset(name)), general().record, 50.0, seed, first, hands)


def test_the_same_boards_give_the_same_rows_however_they_are_cut() -> None:
    whole, one, two = rows(hands=20), rows(hands=10), rows(first=10, hands=10)
    for name in ("features", "gains", "moves"):
        parts = np.concatenate([getattr(one, name), getattr(two, name)])
        assert np.array_equal(getattr(whole, name), parts)
    assert not np.array_equal(rows(seed=5, hands=10).moves, one.moves)


@pytest.mark.parametrize("name", ["ru-classic", "bmja", "family"])
def test_each_decision_begins_with_the_choice_from_which_the_others_are_measured(name: str) -> None:
    found = rows(name)
    assert found.features.shape == (len(found.moves), COLUMNS)
    assert np.isfinite(found.features.astype(float)).all()
    assert not found.gains[found.moves == 0].any()
    # from 0 upwards at each decision, at least two
    begins = np.flatnonzero(found.moves == 0)
    assert begins[0] == 0
    for begun, end in zip(begins, [*begins[1:], len(found.moves)], strict=True):
        assert found.moves[begun:end].tolist() == list(range(end - begun))
        assert end - begun >= 2


def test_clubs_choice_is_better_than_the_others_on_the_whole() -> None:
    found = rows(hands=400)
    others = found.gains[found.moves > 0]
    assert others.mean() + 4 * others.std() / len(others) ** 0.5 < 0.0
    assert others.any()


def rows_of_master(net: int | None, first: int = 0, hands: int = 20) -> Rows:
    """Rows of the hands of a master whose net is made by chance; of None it says nothing."""
    rules = compile_rules(load_preset("ru-classic"))
    return collect(rules, temper_with(rules, chosen_weights(net)), 50.0, 4, first, hands)


def test_a_master_whose_net_says_nothing_gives_the_rows_of_a_club() -> None:
    club, silent = rows(hands=20), rows_of_master(None)
    for name in ("features", "gains", "moves"):
        assert np.array_equal(getattr(silent, name), getattr(club, name))


def test_a_master_goes_his_own_way_through_the_hand() -> None:
    whole, one, two = rows_of_master(3, hands=2), rows_of_master(3, hands=1), rows_of_master(3, 1, 1)
    assert np.array_equal(whole.gains, np.concatenate([one.gains, two.gains]))
    assert not np.array_equal(one.features, rows_of_master(None, hands=1).features)


def test_what_is_tried_is_played_out_by_the_master() -> None:
    """At the first decision of a hand everything is as it is for a club, but what comes of the moves."""
    others = 0
    for board in range(20):
        club, master = rows_of_master(None, board, 1), rows_of_master(3, board, 1)
        first = int(np.flatnonzero(club.moves == 0)[1])
        assert np.array_equal(master.features[:first], club.features[:first])
        others += not np.array_equal(master.gains[:first], club.gains[:first])
    assert others
