"""`/api/sheet`: score book of a physical table."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from eastwind.interchange.faults import InterchangeError
from eastwind.rules.faults import show
from eastwind.server.http.answers import JSON, Packed, compressed_in_thread
from eastwind.server.http.book_lookups import NAME, tagged
from eastwind.server.http.dependencies import Language, ThePublishedBooks, TheRateLimits, TheWork
from eastwind.server.http.errors import refusals
from eastwind.server.http.failures import OF_THE_STORE
from eastwind.server.http.visitor import visitor_of
from eastwind.server.services.sheets import sheet_of
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.sheets import BookFollowed, BookKept, BookPublished, SheetAnswer, SheetWish

#: Name of a published book; it is enough to follow the book.
_Name = Annotated[str, Path(min_length=8, max_length=64, pattern=NAME)]

router: Final = APIRouter(prefix="/api/sheet", tags=["calculator"])


@router.post("", response_model=SheetAnswer)
async def work_out_sheet(wish: SheetWish, language: Language, request: Request, work: TheWork) -> Response:
    """Return dealer, winds, bills, payments, counters and standing of a whole match, worked out of the entries.

    Nothing is kept. An impossible entry says why, and changes nothing; the entries after it are worked out all the same.
    """
    try:
        answer = await work.here(sheet_of, wish, language)
    except InterchangeError as error:
        said = f"rules {show(wish.book.rules)}, options {show(wish.book.options)}, {len(wish.book.names)} names"
        raise Refusal(ErrorCode.MALFORMED, str(error), said) from error
    return await compressed_in_thread(request, answer.model_dump_json().encode(), JSON)


@router.put("/published/{name}", responses=refusals(ErrorCode.STALE_VERSION, ErrorCode.TOO_OFTEN, *OF_THE_STORE))
async def publish_book(
    name: _Name,
    wish: BookPublished,
    books: ThePublishedBooks,
    request: Request,
    rate_limits: TheRateLimits,
    response: Response,
) -> BookKept:
    """Let others follow a book, or go on with it. It is kept until it has not been written to for thirty days."""
    visitor = visitor_of(request)
    await (rate_limits.writing(visitor) if await books.has(name) else rate_limits.opening(visitor))
    kept = await books.put(name, wish)
    response.headers.update(tagged(kept.tag))
    return BookKept(revision=kept.revision)


@router.get(
    "/published/{name}",
    response_model=BookFollowed,
    responses={
        304: {"description": "the book is still the one of the tag in `If-None-Match`"},
        **refusals(ErrorCode.NOT_FOUND, ErrorCode.TOO_OFTEN, *OF_THE_STORE),
    },
)
async def follow_book(name: _Name, books: ThePublishedBooks, request: Request, rate_limits: TheRateLimits) -> Response:
    """Return a published book in its present state."""
    await rate_limits.whole_book(visitor_of(request))
    found = await books.find(name)
    return Packed(found.plain, found.gzipped).answer(request, JSON, tagged(found.tag))
