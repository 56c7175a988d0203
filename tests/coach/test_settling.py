"""Differences that were measured with error, told as they are to be believed."""

import numpy as np
import pytest

from eastwind.coach.settling import settle
from eastwind.study.chances import Mean


def _mean(value: float, error: float, count: int = 400) -> Mean:
    """A mean of so many numbers with this standard error."""
    spread = error * count**0.5
    total = round(value * count)
    return Mean(count, total, round((count - 1) * spread**2 + total * total / count))


def test_what_players_lost_is_told_without_a_slope() -> None:
    state = np.random.default_rng(7)
    truth = np.where(state.random(400) < 0.8, 0, -state.exponential(30, 400))
    measured = [_mean(value, 10) for value in truth + state.normal(0, 10, 400)]
    told = settle(measured)
    raw, settled = np.array([it.value for it in measured]), np.array([it.value for it in told])
    assert np.polyfit(raw, truth, 1)[0] < 0.9
    assert np.polyfit(settled, truth, 1)[0] == pytest.approx(1, abs=0.1)
    assert np.mean((settled - truth) ** 2) < np.mean((raw - truth) ** 2)
    inside = [one.low <= true <= one.high for one, true in zip(told, truth, strict=True)]
    assert np.mean(inside) > 0.93


def test_of_one_who_plays_well_a_small_difference_is_not_believed_and_a_clear_one_is() -> None:
    told = settle([_mean(value, 10) for value in (3, -4, 8, -12, 0, 2, -7, 5, 9, -1, -90)])
    assert all(abs(one.value) < 8 for one in told[:-1])
    assert not any(one.high < 0 for one in told[:-1])
    assert told[-1].value == pytest.approx(-88, abs=6)
    assert told[-1].high < 0


def test_what_was_measured_without_doubt_and_what_stands_alone_stay_what_they_are() -> None:
    sure = _mean(-5, 0)
    assert settle([sure])[0].value == -5
    first, *_ = settle([sure, _mean(-30, 10), _mean(4, 10)])
    assert first.value == -5
    alone = _mean(-30, 10)
    assert (settle([alone])[0].low, settle([alone])[0].high) == (alone.low, alone.high)
    assert settle([]) == ()
