"""Which differences are marked: p-values that are right, and Holm's correction over all that are shown together."""

import numpy as np
import pytest

from eastwind.study.chances import Mean, Share
from eastwind.study.significance import LEAST, Difference, holm, normal_chance, student_chance


@pytest.mark.parametrize(
    ("chances", "held"),
    [
        ([], []),
        ([0.05], [True]),
        ([0.051], [False]),
        # each by itself would hold at 5 %
        ([0.04, 0.03, 0.02], [False, False, False]),
        # Holm's own example: where Bonferroni keeps one of three, he keeps all
        ([0.01, 0.02, 0.03], [True, True, True]),
        # after the first that does not hold none does, not even one that would by itself
        ([0.030, 0.001, 0.026, 0.5], [False, True, False, False]),
        ([1.0, float("nan")], [False, False]),
    ],
)
def test_holm_steps_down_until_one_does_not_hold(chances: list[float], held: list[bool]) -> None:
    assert holm(chances) == held


def test_rows_that_are_shown_beside_it_make_a_mark_rarer() -> None:
    assert holm([0.002]) == [True]
    assert holm([0.002, *[1.0] * 40]) == [False, *[False] * 40]


@pytest.mark.parametrize(
    ("errors", "freedom", "chance"),
    [
        (12.7062, 1, 0.05),
        (4.30265, 2, 0.05),
        (3.16927, 10, 0.01),
        (4.78091, 9, 0.001),
        (3.3915, 99, 0.001),
        (1.972, 200, 0.05),
    ],
)
def test_students_distribution_is_that_of_the_tables(errors: float, freedom: int, chance: float) -> None:
    assert student_chance(errors, freedom) == pytest.approx(chance, rel=5e-3)
    assert student_chance(-errors, freedom) == student_chance(errors, freedom)


def test_with_many_degrees_of_freedom_it_is_the_normal_one() -> None:
    for errors in (0.5, 1.96, 3.5):
        assert student_chance(errors, 50_000) == pytest.approx(normal_chance(errors), rel=1e-3)
        assert student_chance(errors, 10**6) == normal_chance(errors)
    assert student_chance(float("inf"), 9) == 0.0
    assert student_chance(1.0, 0) == 1.0


def test_two_shares_are_not_taken_apart_sooner_than_the_exact_test_does() -> None:
    """Of rare hands, seen so many times on one side and never on the other: the exact chance is 2 / 2^count.

    Of fewer than eight nothing is ever marked.
    """
    for count in range(8, 30):
        chance = Difference(Share(0, 100_000), Share(count, 100_000)).chance
        assert chance >= 2 / 2**count * 0.99, count
    # and of frequent ones nearly the same: 5,100 of 10,000 against 4,900
    assert Difference(Share(4_900, 10_000), Share(5_100, 10_000)).chance == pytest.approx(0.0049, abs=2e-4)


def test_of_nothing_and_of_few_nothing_is_said() -> None:
    assert Difference(Share(0, 0), Share(5, 10)).chance == 1.0
    assert Difference(Share(0, 10), Share(0, 10)).chance == 1.0
    few = Mean(LEAST - 1, 8 * (LEAST - 1), 64 * (LEAST - 1))
    enough = Mean(LEAST, 12 * LEAST, 144 * LEAST)
    assert Difference(few, enough).chance == 1.0
    # hands that are all worth the same, and another figure on the other side: that is no chance
    assert Difference(Mean(LEAST, 8 * LEAST, 64 * LEAST), enough).chance == 0.0
    assert Difference(enough, enough).chance == 1.0


def mean_of(numbers: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> Mean:
    return Mean(len(numbers), int(numbers.sum()), int((numbers * numbers).sum()))


@pytest.mark.parametrize("size", [40, 400])
def test_of_a_hundred_comparisons_of_a_thing_with_itself_few_are_marked(size: int) -> None:
    """Each of 60 rows, rare shares and uneven means as in reports; together at most 5 in 100 reports mark any."""
    chance = np.random.default_rng(20261126)
    marked = 0
    reports = 400
    for _ in range(reports):
        rows = []
        for row in range(30):
            share = 0.5 ** (1 + row / 2.5)
            one, other = (Share(int(chance.binomial(20 * size, share)), 20 * size) for _ in range(2))
            rows.append(Difference(one, other).chance)
            before, after = (mean_of(np.exp(chance.normal(3, 0.8, size)).astype(np.int64)) for _ in range(2))
            rows.append(Difference(before, after).chance)
        marked += any(holm(rows))
    assert marked <= 0.05 * reports


def test_what_truly_differs_is_marked_among_many_rows() -> None:
    rows = [Difference(Share(2_000, 20_000), Share(2_300, 20_000)), *[Difference(Share(9, 99), Share(9, 99))] * 200]
    assert holm([row.chance for row in rows])[0]
