"""Calibration of a review's costs: each is computed once more, by deals that the review has not seen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from eastwind.coach.review import MatchToReview, Review
from eastwind.coach.weighing import Coach
from eastwind.study.bot_play import Spread
from eastwind.study.seeds import seed_of_chunk


@dataclass(frozen=True, slots=True)
class Checked:
    """Cost as the review gave it, and as it is; points of the settlement.

    :ivar error: the standard error of `true`.
    """

    told: float
    low: float
    high: float
    true: float
    error: float


def costly_decisions(review: Review) -> list[int]:
    """Return the numbers of the decisions in which another move than the best was made."""
    return [number for number, decision in enumerate(review.decisions) if decision.did is not decision.best]


def checked_costs(
    coach: Coach,
    match: MatchToReview,
    review: Review,
    deals: int,
    seed: int,
    spread: Spread = map,
    only: Sequence[int] | None = None,
) -> Iterator[Checked]:
    """Yield the checked cost of each decision in which another move than the best was made, in order.

    :param deals: number by which each is computed once more; :param seed: of these deals: another one than the review's.
    :param spread: shares out the decisions; :param only: the numbers of those that are wanted: see `costly_decisions`.
    """
    asked = [asked for played in match.hands for asked in played.asked]
    both = list(zip(review.decisions, asked, strict=True))

    def check(number: int) -> Checked:
        decision, its = both[number]
        moves = [decision.best.action, its.did]
        points = coach.outcomes(its.view, match.seat, moves, seed_of_chunk(seed, number), deals)["points"]
        lost = (points[:, 1].astype(np.int64) - points[:, 0]).astype(np.float64)
        cost = decision.cost
        return Checked(cost.value, cost.low, cost.high, float(lost.mean()), float(lost.std() / deals**0.5))

    yield from spread(check, costly_decisions(review) if only is None else only)


def slope_of(costs: list[Checked]) -> tuple[float, float]:
    """Return the slope of the true costs on those of the review, and its standard error: 1 where they are to be believed.

    :param costs: at least three, not all of one `told`.
    """
    told, true = (np.array([getattr(cost, name) for cost in costs]) for name in ("told", "true"))
    apart = told - told.mean()
    slope = float((apart * true).sum() / (apart**2).sum())
    left = true - true.mean() - slope * apart
    return slope, float(np.sqrt((left**2).sum() / (len(costs) - 2) / (apart**2).sum()))


def share_inside(costs: list[Checked], slack: float) -> float:
    """Return the share of the true costs in their intervals, or no further outside than `slack` standard errors of their own."""
    return float(
        np.mean([cost.low - slack * cost.error <= cost.true <= cost.high + slack * cost.error for cost in costs])
    )
