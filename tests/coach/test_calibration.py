"""Costs computed once more: what is compared with what, and how."""

from pathlib import Path

import pytest

from eastwind.coach import Coach, Effort, record_to_review
from eastwind.coach.calibration import Checked, checked_costs, costly_decisions, share_inside, slope_of
from eastwind.record import parse_lines

_RECORD = Path(__file__).parents[1] / "golden" / "record" / "one_hand.jsonl"
_QUICK = Effort(first=8, second=8, shown=16, kept=2)


def _cost(told: float, true: float, width: float = 1.0, error: float = 0.1) -> Checked:
    return Checked(told, told - width, told + width, true, error)


def test_costs_that_are_told_twice_too_dear_have_a_slope_of_a_half() -> None:
    slope, error = slope_of([_cost(told, told / 2) for told in (0, -8, -20, -4)])
    assert slope == pytest.approx(0.5)
    assert error == pytest.approx(0, abs=1e-9)
    assert slope_of([_cost(0, 1), _cost(-8, -3), _cost(-20, -11)])[1] > 0


def test_a_cost_lies_in_its_interval_or_so_near_that_it_cannot_be_told() -> None:
    costs = [_cost(-5, -5), _cost(-5, -6.05), _cost(-5, -3.5)]
    assert share_inside(costs, 0) == pytest.approx(1 / 3)
    assert share_inside(costs, 1) == pytest.approx(2 / 3)


def test_only_decisions_in_which_something_else_was_done_are_computed_once_more() -> None:
    for seat in range(4):
        match = record_to_review(parse_lines(_RECORD.read_text(encoding="utf-8")), seat)
        coach = Coach(match.use.compiled)
        review = match.review(coach, 1, _QUICK)
        costly = [it for it in review.decisions if it.did is not it.best]
        found = list(checked_costs(coach, match, review, 40, 2))
        assert [(it.told, it.low, it.high) for it in found] == [
            (it.cost.value, it.cost.low, it.cost.high) for it in costly
        ]
        # others deals, the same for whoever asks again
        assert found == list(checked_costs(coach, match, review, 40, 2))
        assert found != list(checked_costs(coach, match, review, 40, 3)) or not found
        # some of them are those that they are among all
        numbers = costly_decisions(review)
        assert [review.decisions[number] for number in numbers] == costly
        assert list(checked_costs(coach, match, review, 40, 2, only=numbers[1::2])) == found[1::2]
