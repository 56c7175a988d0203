"""A number beside its target, and how a rate is taken."""

import pytest

from eastwind.bench.measure import Measure, best_rate, best_rates


@pytest.mark.parametrize(
    ("value", "target", "better", "holds"),
    [
        (101, 100, "higher", True),
        (100, 100, "higher", True),
        (99.9, 100, "higher", False),
        (1.9, 2, "lower", True),
        (2, 2, "lower", True),
        (2.1, 2, "lower", False),
        (0, None, "higher", None),
        (10**9, None, "lower", None),
        (0, 0, "lower", True),
    ],
)
def test_a_target_is_held_when_it_is_met_or_bettered(
    value: float, target: float | None, better: str, holds: bool | None
) -> None:
    assert better in ("higher", "lower")
    one = Measure("x", value, "hands/s", target, "higher" if better == "higher" else "lower")
    assert one.holds is holds


def test_a_measure_cannot_be_changed() -> None:
    one = Measure("x", 1, "s", 2, "lower")
    with pytest.raises(AttributeError):
        one.value = 3  # type: ignore[misc]  # that is what is refused


class _Clock:
    """A clock that only work moves."""

    def __init__(self, *seconds: float) -> None:
        self.now = 0.0
        self.left = list(seconds)

    def work(self) -> None:
        self.now += self.left.pop(0)


def test_the_rate_is_that_of_the_best_run_and_the_first_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = _Clock(0.25, 4, 2, 8)
    monkeypatch.setattr("time.perf_counter", lambda: clock.now)
    assert best_rate(clock.work, 100, repeats=3) == 50
    assert clock.left == [], "one run to warm up, three that count"


def test_a_hundred_runs_count_if_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = _Clock(*[1.0] * 101)
    monkeypatch.setattr("time.perf_counter", lambda: clock.now)
    assert best_rate(clock.work, 7) == 7
    assert clock.left == []


def test_works_take_turns_and_each_has_its_own_best_run(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = _Clock(9, 9, 4, 1, 2, 5)
    monkeypatch.setattr("time.perf_counter", lambda: clock.now)
    order: list[str] = []

    def work(name: str) -> None:
        order.append(name)
        clock.work()

    assert best_rates([lambda: work("one"), lambda: work("other")], 20, repeats=2) == [10, 20]
    assert order == ["one", "other"] * 3
