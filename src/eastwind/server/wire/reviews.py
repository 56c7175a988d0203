"""Messages of `/api/reviews`: a match gone through by the coach, and the progress of that."""

from typing import Literal

from pydantic import Field

from eastwind.server.wire.seats import LegalAction
from eastwind.server.wire.tables import ReasonTold
from eastwind.server.wire.vocabulary import Message, Seat

ReviewProgress = Literal["waiting", "running", "done", "cancelled", "failed"]


class ReviewedDecision(Message):
    """Decision of the seat where more than one action was possible.

    Its cost is in points of the settlement against the best move, 0 or less where something is shown, with its interval at 95 %.
    """

    frame: int = Field(description="the position in which it was asked: its place among the frames of the replay")
    position: str = Field(description="the hand and its sets, in the notation")
    left: int = Field(description="tiles in the wall that could still be drawn")
    did: LegalAction
    best: LegalAction
    moves: list[LegalAction] = Field(
        description="all that could be done there, where the move is shown to have cost something; else empty"
    )
    cost: float
    low: float
    high: float
    won: float = Field(description="how often the seat wins after the best move, from 0 to 1")
    reasons: list[ReasonTold]


class ReviewedHand(Message):
    """Hand of the seat, with the sources of its points: the deal, the seat's own moves, and all else."""

    hand: int
    leads: bool
    result: int = Field(description="points of the settlement")
    deal: float | None = Field(
        description="what the tiles of the first decision were worth to a master, above what that place usually is to one"
    )
    cost: float = Field(description="what the moves cost that are shown to have cost something")
    decisions: list[ReviewedDecision]


class DecisionPlace(Message):
    hand: int
    frame: int


class MatchReview(Message):
    """Match gone through: each decision of a seat, tried in deals that agree with what it knew."""

    seat: Seat
    name: str
    rules: str = Field(description="the id of the rule set")
    deals: int = Field(description="in how many deals each decision was tried for what is told of it")
    hands: list[ReviewedHand]
    dearest: list[DecisionPlace] = Field(description="the decisions that cost most, the dearest first")


class ReviewState(Message):
    """Progress of a review. `ahead`: other work that is done before it begins; `seconds_left`: null while unknown."""

    id: str
    state: ReviewProgress
    ahead: int
    decisions: int
    done: int
    seconds_left: float | None
    review: MatchReview | None
