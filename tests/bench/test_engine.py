"""The engine's numbers are taken of right answers. How large they are is for `eastwind bench` to say, not for a test."""

import math
from typing import Final

import numpy as np
import pytest

from eastwind.bench import engine
from eastwind.bench.engine import BenchError, Sizes, engine_measures, hand_measures, random_hands
from eastwind.bench.measure import Measure
from eastwind.rules import available
from eastwind.table.layout import TABLE

TINY: Final = Sizes(hands=400, calls=10, winners=40, games=4)
#: What the engine is to hold, all of it.
TARGETS: Final = {
    **{f"random play, {name}": (60_000, "hands/s", "higher") for name in available()},
    "random play, ru-classic": (100_000, "hands/s", "higher"),
    "random play, ru-classic with flowers": (100_000, "hands/s", "higher"),
    "distance, batch": (20_000_000, "hands/s", "higher"),
    "distance, one call": (3, "µs", "lower"),
    "useful tiles of 13, batch": (5_000_000, "hands/s", "higher"),
    "best discard of 14, batch": (500_000, "hands/s", "higher"),
    "value of a winning hand, batch": (500_000, "hands/s", "higher"),
    "value of a hand, one call, itemised": (100, "µs", "lower"),
    "state of one table": (2048, "bytes", "lower"),
}


@pytest.fixture(scope="module")
def tiny() -> list[Measure]:
    """All of the engine's numbers, taken of a few hands."""
    return list(engine_measures(TINY))


def test_every_number_of_the_engine_stands_beside_its_target(tiny: list[Measure]) -> None:
    assert {one.name: (one.target, one.unit, one.better) for one in tiny} == TARGETS
    assert len(tiny) == len(TARGETS)


def test_every_number_is_one(tiny: list[Measure]) -> None:
    for one in tiny:
        assert math.isfinite(one.value), one
        assert one.value > 0, one


def test_the_state_of_a_table_is_small_enough(tiny: list[Measure]) -> None:
    state = next(one for one in tiny if one.name == "state of one table")
    assert state.value == TABLE.itemsize
    assert state.holds


def test_random_play_says_how_many_hands_were_won(tiny: list[Measure]) -> None:
    note = tiny[0].note
    share, _, rest = note.partition(" % won, ")
    assert 0 <= float(share) <= 100
    assert float(rest.removesuffix(" actions a hand")) > 20


def test_random_hands_are_hands_of_one_set_of_tiles() -> None:
    hands = random_hands(200, 14)
    assert hands.shape == (200, 34)
    assert (hands.sum(axis=1) == 14).all()
    assert hands.max() <= 4
    assert (random_hands(200, 14) == hands).all(), "the same hands every time"
    assert len(np.unique(hands, axis=0)) == 200
    assert (random_hands(50, 13).sum(axis=1) == 13).all()


def test_a_wrong_distance_is_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "PUBLISHED_MEAN", 3.9)
    with pytest.raises(BenchError, match=r"mean distance .*, published 3\.9"):
        next(iter(hand_measures(TINY)))


def test_the_published_mean_is_met_by_more_hands() -> None:
    first = next(iter(hand_measures(Sizes(hands=100_000, calls=1))))
    assert first.note.endswith("published 3.15599")
    # four times the standard error of 100,000 hands
    assert float(first.note.split()[1].rstrip(",")) == pytest.approx(3.15599, abs=0.012)
