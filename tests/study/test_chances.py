"""Intervals hold the truth as often as they say, and say what textbooks say."""

from math import comb, inf, sqrt
from statistics import fmean, stdev

import pytest

from eastwind.study.chances import Mean, Share
from eastwind.tiles.chance import below, chance


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        # worked out by hand from (p + z²/2n ± z √(p(1−p)/n + z²/4n²)) / (1 + z²/n), z = 1.96
        pytest.param(10, 100, 0.0552, 0.1744, id="a tenth"),
        pytest.param(50, 100, 0.4038, 0.5962, id="half"),
        pytest.param(0, 20, 0.0, 0.1611, id="never"),
        pytest.param(20, 20, 0.8389, 1.0, id="always"),
        pytest.param(1, 10, 0.0179, 0.4042, id="once"),
    ],
)
def test_wilsons_interval(count: int, of: int, low: float, high: float) -> None:
    share = Share(count, of)
    assert share.value == count / of
    assert (round(share.low, 4), round(share.high, 4)) == (low, high)


def test_of_nothing_nothing_is_known() -> None:
    assert (Share(0, 0).value, Share(0, 0).low, Share(0, 0).high) == (0.0, 0.0, 1.0)


def test_an_interval_holds_the_true_share_95_times_in_100() -> None:
    """The chance that the interval holds the truth, added up exactly over everything that 60 draws can bring."""
    of, covered = 60, []
    for hundredth in range(2, 99):
        true = hundredth / 100
        covered.append(
            sum(
                comb(of, count) * true**count * (1 - true) ** (of - count)
                for count in range(of + 1)
                if Share(count, of).low <= true <= Share(count, of).high
            )
        )
    assert 0.945 < fmean(covered) < 0.965
    assert min(covered) > 0.88


def test_a_mean_has_the_error_of_its_numbers() -> None:
    numbers = [3, -8, 0, 44, 12, 12, -5]
    mean = Mean(len(numbers), sum(numbers), sum(number * number for number in numbers))
    assert mean.value == pytest.approx(fmean(numbers))
    assert mean.spread == pytest.approx(stdev(numbers))
    assert mean.error == pytest.approx(stdev(numbers) / sqrt(len(numbers)))
    assert mean.high - mean.value == pytest.approx(1.959964 * mean.error)
    assert mean.value - mean.low == pytest.approx(mean.high - mean.value)


def test_numbers_that_several_had_together_are_shared() -> None:
    alone, shared = Mean(4, 40, 500), Mean(4, 40, 500, shared=4)
    assert shared.value == alone.value / 4
    assert shared.error == pytest.approx(alone.error / 4)


def test_large_numbers_close_to_each_other_keep_their_spread() -> None:
    """A sum of squares and the square of a sum, as floats, would cancel each other out."""
    numbers = [10**9, 10**9 + 1, 10**9 + 2] * 1000
    mean = Mean(len(numbers), sum(numbers), sum(number * number for number in numbers))
    assert mean.spread == pytest.approx(stdev([0, 1, 2] * 1000))


def test_one_number_alone_says_nothing_of_its_error() -> None:
    assert Mean(1, 7, 49).error == inf
    assert Mean(0, 0, 0).value == 0


def test_a_means_interval_holds_the_truth_95_times_in_100() -> None:
    state, held, tries = chance(7), 0, 2000
    for _ in range(tries):
        rolls = [below(state, 6) + 1 for _ in range(80)]
        mean = Mean(len(rolls), sum(rolls), sum(roll * roll for roll in rolls))
        held += mean.low <= 3.5 <= mean.high
    assert 0.93 < held / tries < 0.97
