"""Rules that have no net of their own take the nearest preset's, where a quick duel shows a gain."""

import numpy as np
import pytest

from eastwind.bots.tempers import general, own_temper, preset_of, temper_of
from eastwind.rules import available, compile_rules, load_preset
from eastwind.rules.compiled import Rules, hand_rules
from eastwind.study import borrowed
from eastwind.study.borrowed import borrow, nearest
from eastwind.study.bot_play import play_levels, seat_bots
from tests.support.rules import house, preset


def _bytes(rules: Rules) -> bytes:
    return bytes(np.asarray(rules).tobytes())


def test_a_longer_match_under_another_name_is_the_same_hand() -> None:
    rules = house("ru-classic", match__hands=4)
    its, whose = temper_of(rules), temper_of(compile_rules(load_preset("ru-classic")))
    assert preset_of(rules) == "ru-classic"
    assert its.unit == whose.unit > 0.0
    assert list(its.numbers) == list(whose.numbers)
    assert borrow(rules) is None


def test_asking_which_hand_it_is_leaves_the_rules_as_they_are() -> None:
    rules = preset("ru-classic", rounds=2)
    before = _bytes(rules)
    hand_rules(rules)
    assert _bytes(rules) == before
    assert rules.rounds == 2


def test_presets_are_told_apart_by_their_hands() -> None:
    assert [preset_of(compile_rules(load_preset(name))) for name in available()] == list(available())


@pytest.mark.parametrize(
    ("base", "options"),
    [
        ("ru-classic", {"limit": 500}),
        ("pl-classic", {"flowers": True}),
        ("bmja", {"limit": 500}),
        ("family", {"players": 4}),
    ],
)
def test_the_nearest_preset_is_the_one_that_was_changed(base: str, options: dict[str, int]) -> None:
    rules = preset(base, **options)
    assert preset_of(rules) is None
    assert nearest(rules) == base


@pytest.mark.sweep
def test_a_net_that_gains_is_played_by_and_club_stays_as_it_was() -> None:
    rules = preset("ru-classic", limit=600)
    assert temper_of(rules).unit == 0.0
    loan = borrow(rules)
    assert loan is not None
    assert (loan.preset, loan.passed) == ("ru-classic", True)
    assert loan.duel.boards == borrowed.FEW
    its, own = temper_of(rules), own_temper(load_preset("ru-classic"))
    assert own is not None
    assert its.unit > 0.0
    assert list(its.trained) == list(own.numbers)
    assert list(its.numbers) == list(general().numbers)
    assert borrow(rules) is loan


def test_a_net_that_does_not_gain_is_left() -> None:
    """Where only the win counts, a net that has learnt to collect points is worth less than none."""
    rules = preset("family", scoring="chronicle")
    loan = borrow(rules)
    assert loan is not None
    assert not loan.passed
    assert loan.duel.gain.high < 0.0
    assert temper_of(rules).unit == 0.0


def test_where_few_walls_leave_it_open_more_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(borrowed, "FEW", 4)
    monkeypatch.setattr(borrowed, "MORE", 40)
    loan = borrow(preset("ru-classic", limit=612))
    assert loan is not None
    assert loan.duel.boards == 40


def test_whoever_seats_a_master_looks_for_its_net() -> None:
    rules = preset("ru-classic", limit=600, rounds=2)
    seat_bots(rules, ["club"] * 4)
    seat_bots(rules, ["master", "club", "club", "club"])
    assert temper_of(rules).unit > 0.0
    levels = ("master", "club", "club", "club")
    assert play_levels(rules, levels, 8, seed=3) == play_levels(preset("ru-classic", limit=600), levels, 8, seed=3)


def test_rules_are_forgotten_one_by_one_where_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eastwind.bots.tempers._MOST_KEPT", 1)
    first, second = preset("ru-classic", limit=701), preset("ru-classic", limit=702)
    assert temper_of(first) is temper_of(first)
    kept = temper_of(second)
    assert temper_of(second) is kept
