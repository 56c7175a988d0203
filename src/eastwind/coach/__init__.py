"""What a move is worth, by trying it: in points of one's own table's settlement, with an interval, and in words.

- `Coach`, `Weighed` — the moves that a seat could make, weighed in deals that agree with what it knows
- `record_to_review`, `MatchToReview`, `Review` — a match gone through: what each decision cost, what the deals were worth
- `reasons` — in which way one move is better than another, said only where it is true
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
