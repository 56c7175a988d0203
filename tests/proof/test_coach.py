"""The coach's costs against roll-outs that the review has not seen: neither exaggerated nor played down."""

from collections.abc import Callable

import pytest

from eastwind.coach import Coach
from eastwind.coach.calibration import Checked, checked_costs, share_inside, slope_of
from eastwind.coach.review import REVIEW
from scripts.calibrate_coach import match_of, spread

pytestmark = pytest.mark.proof

#: (rule set, the bot whose moves are reviewed, seed)
_MATCHES = (("ru-classic", "novice", 1), ("ru-classic", "novice", 2), ("gambler-standard", "novice", 6))
_TRUTH_DEALS = 4_000


def _checked(rules: str, bot: str, seed: int) -> list[Checked]:
    match = match_of(rules, bot, seed)
    coach = Coach(match.use.compiled)
    review = match.review(coach, 7, REVIEW, spread)
    return list(checked_costs(coach, match, review, _TRUTH_DEALS, 99, spread))


def test_what_is_told_is_what_it_costs(record_property: Callable[[str, object], None]) -> None:
    found = [cost for match in _MATCHES for cost in _checked(*match)]
    slope, _ = slope_of(found)
    inside = share_inside(found, 1)
    record_property("reviewed decisions computed once more", len(found))
    record_property("slope of the true cost on what was told, in hundredths", round(100 * slope))
    record_property("costs that lie in their intervals, in hundredths", round(100 * inside))
    assert 0.9 <= slope <= 1.1
    assert inside > 0.85
