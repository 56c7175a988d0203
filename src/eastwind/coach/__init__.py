"""Worth of a move, by trying it: in points of the table's own settlement, with an interval, and in words.

- `Coach`, `Weighed` — the moves that a seat could make, weighed in deals that agree with its knowledge
- `record_to_review`, `MatchToReview`, `Review` — review of a match: the cost of each decision, the worth of the deals
- `reasons` — advantages of one move over another, given only where they are true
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.coach.from_record import record_to_review
    from eastwind.coach.review import Decision, HandReview, MatchToReview, Review, ReviewError
    from eastwind.coach.weighing import Coach, Effort, Weighed

__all__ = [
    "Coach",
    "Decision",
    "Effort",
    "HandReview",
    "MatchToReview",
    "Review",
    "ReviewError",
    "Weighed",
    "record_to_review",
]

load_when_asked(__name__)
