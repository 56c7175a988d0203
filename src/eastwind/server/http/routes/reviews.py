"""`/api/reviews`: the coach's reviews of matches; they are begun under the path of the match."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Final

from fastapi import APIRouter, Path, Response

from eastwind.explain.endings import HandSummary
from eastwind.match.journal import Journal
from eastwind.match.seating import Seating
from eastwind.server.http.answers import FRESH
from eastwind.server.http.dependencies import (
    NamedBy,
    TableName,
    TheReplays,
    TheReviews,
    TheTableRegistry,
    TheWork,
    Token,
)
from eastwind.server.http.errors import refusals
from eastwind.server.http.failures import OF_THE_STORE
from eastwind.server.http.work import Work
from eastwind.server.match.loading import read_match
from eastwind.server.services.reviews import Reviews
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.reviews import ReviewState

if TYPE_CHECKING:
    from eastwind.server.analysis.review import ReviewTask

#: Name of a review; its end names the process that answers for it, where there are several.
_Name = Annotated[str, Path(max_length=81, pattern=r"^[0-9a-f]{64}(\.[0-9a-f]{16})?$")]

router: Final = APIRouter(tags=["reviews"], responses=refusals(*OF_THE_STORE))


@router.post(
    "/api/tables/{table}/review",
    status_code=202,
    responses=refusals(ErrorCode.WRONG_TOKEN, ErrorCode.NO_SUCH_TABLE, ErrorCode.HAND_NOT_OVER),
)
async def review_table(
    table: TableName, token: Token, table_registry: TheTableRegistry, reviews: TheReviews, work: TheWork
) -> ReviewState:
    """Let the coach go through the seat's decisions in all hands that are over. Ask for the answer's `id` until it is done."""
    live_table, seat = await table_registry.seat(table, token)
    match = live_table.match
    journal = await read_match(table_registry.store, table)
    return await _begun(reviews, work, journal, match.seating, seat, tuple(match.history))


@router.post(
    "/api/replays/{replay}/review",
    status_code=202,
    responses=refusals(ErrorCode.NO_SUCH_REPLAY, ErrorCode.HAND_NOT_OVER),
)
async def review_record(replay: NamedBy, replays: TheReplays, reviews: TheReviews, work: TheWork) -> ReviewState:
    """Review a record that was brought in the same way, for the seat from which it is seen."""
    match = replays.find(replay)
    return await _begun(reviews, work, match.journal, match.seating, match.me, match.history)


@router.get("/api/reviews/{review}", responses=refusals(ErrorCode.NO_SUCH_REVIEW))
async def show_review(review: _Name, reviews: TheReviews, response: Response) -> ReviewState:
    """Return the progress of a review, and its findings once it is done. One that is not asked after for a minute is given up."""
    response.headers.update(FRESH)
    return await reviews.find(review.partition(".")[0])


@router.delete("/api/reviews/{review}", responses=refusals(ErrorCode.NO_SUCH_REVIEW))
async def cancel_review(review: _Name, reviews: TheReviews) -> ReviewState:
    """End a review; one that is done stays as it is."""
    return await reviews.cancel(review.partition(".")[0])


async def _begun(
    reviews: Reviews, work: Work, journal: Journal, seating: Seating, seat: int, history: tuple[HandSummary, ...]
) -> ReviewState:
    if not history:
        raise Refusal(ErrorCode.HAND_NOT_OVER, "a hand that is over", "none")

    name = await work.here(_name_of, seating, journal, [summary.hand for summary in history], seat)
    known = await reviews.known(name)
    if known is not None and known.state != "failed":
        return known
    task = await work.here(_task, name, journal, seating, seat, history, reviews.keep)
    return reviews.begin(task, work.visitor)


def _name_of(seating: Seating, journal: Journal, hands: list[int], seat: int) -> str:
    from eastwind.server.analysis.review import name_of_review

    return name_of_review(seating, journal, hands, seat)


def _task(
    name: str,
    journal: Journal,
    seating: Seating,
    seat: int,
    history: tuple[HandSummary, ...],
    keep: Callable[[str, str], None],
) -> "ReviewTask":
    from eastwind.server.analysis.review import review_task

    return review_task(name, journal, seating, seat, history, keep)
