"""What a move is worth, by trying it: in points of one's own table's settlement, with an interval, and in words.

- `Coach`, `Weighed` — the moves that a seat could make, weighed in deals that agree with what it knows
- `RecordToReview`, `Review` — a recorded match gone through: what each decision of a seat cost, what its deals were worth
- `reasons` — in which way one move is better than another, said only where it is true
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.coach.review import Decision, HandReview, RecordToReview, Review, ReviewError
    from eastwind.coach.weighing import Coach, Effort, Weighed

__all__ = ["Coach", "Decision", "Effort", "HandReview", "RecordToReview", "Review", "ReviewError", "Weighed"]

load_when_asked(__name__)
