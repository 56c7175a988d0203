"""How often something may be done: bursts, rates, patience, and names that are forgotten."""

import pytest

from eastwind.server.limits.allowance import Allowance, Allowances
from eastwind.server.settings import Rate


class _Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> _Clock:
    return _Clock()


def test_so_many_may_come_at_once_and_the_next_ones_at_the_rate(clock: _Clock) -> None:
    allowance = Allowance(Rate(3, 2.0), clock)
    assert [allowance.take() for _ in range(6)] == [0, 0, 0, 0.5, 1.0, 1.5]


def test_what_was_not_taken_comes_back_and_never_more_than_that(clock: _Clock) -> None:
    allowance = Allowance(Rate(3, 2.0), clock)
    for _ in range(3):
        allowance.take()
    clock.now += 0.5
    assert [allowance.take(patience=0) for _ in range(2)] == [0, 0.5]
    clock.now += 1000
    assert [allowance.take(patience=0) for _ in range(4)] == [0, 0, 0, 0.5]


def test_one_that_is_refused_costs_nothing(clock: _Clock) -> None:
    allowance = Allowance(Rate(1, 1.0), clock)
    assert allowance.take() == 0
    assert [allowance.take(patience=0.5) for _ in range(100)] == [1.0] * 100
    clock.now += 1
    assert allowance.take(patience=0) == 0


def test_names_do_not_disturb_each_other(clock: _Clock) -> None:
    allowances = Allowances(Rate(1, 1.0), clock)
    assert [allowances.take(name) for name in ("a", "b", "a", "b")] == [0, 0, 1, 1]


def test_a_million_names_are_not_kept(clock: _Clock) -> None:
    allowances = Allowances(Rate(2, 10.0), clock)
    for number in range(100_000):
        clock.now += 0.001
        allowances.take(number)
        assert len(allowances) <= 1025
