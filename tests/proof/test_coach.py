"""The coach's costs against roll-outs that the review has not seen: neither exaggerated nor played down."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from eastwind import Table
from eastwind.coach import Coach, MatchToReview, record_to_review
from eastwind.coach.review import REVIEW
from eastwind.cores import available_cores, share_out
from eastwind.record import parse_lines
from eastwind.study.bot_play import seed_of_chunk

pytestmark = pytest.mark.proof

#: (rule set, the bot whose moves are reviewed, seed)
_MATCHES = (("ru-classic", "novice", 1), ("ru-classic", "novice", 2), ("gambler-standard", "novice", 6))
_TRUTH_DEALS = 4_000


def _match(rules: str, bot: str, seed: int) -> MatchToReview:
    table = Table(rules, seed=seed)
    while True:
        table.play_on((bot, "club", "club", "club"))
        if table.match_is_over:
            return record_to_review(parse_lines(table.to_record()), 0)
        table.deal()


def _told_and_true(match: MatchToReview) -> Iterator[tuple[float, float, float, float]]:
    """(told, low, high, true) of each decision in which something else was done than the best."""
    coach = Coach(match.use.compiled)
    review = match.review(coach, 7, REVIEW, lambda work, pieces: share_out(work, pieces, available_cores()))
    asked = [asked for played in match.hands for asked in played.asked]
    for number, (decision, its) in enumerate(zip(review.decisions, asked, strict=True)):
        if decision.did is not decision.best:
            seed = seed_of_chunk(99, number)
            points = coach.outcomes(its.view, match.seat, [decision.best.action, its.did], seed, _TRUTH_DEALS)[
                "points"
            ].astype(np.int64)
            yield (
                decision.cost.value,
                decision.cost.low,
                decision.cost.high,
                float((points[:, 1] - points[:, 0]).mean()),
            )


def test_what_is_told_is_what_it_costs(record_property: Callable[[str, object], None]) -> None:
    found = np.array([row for match in _MATCHES for row in _told_and_true(_match(*match))])
    told, low, high, true = found.T
    slope = float(np.polyfit(told, true, 1)[0])
    inside = float(np.mean((low - 1 <= true) & (true <= high + 1)))
    record_property("reviewed decisions computed once more", len(found))
    record_property("slope of the true cost on what was told, in hundredths", round(100 * slope))
    record_property("costs that lie in their intervals, in hundredths", round(100 * inside))
    assert 0.9 <= slope <= 1.1
    assert inside > 0.85
