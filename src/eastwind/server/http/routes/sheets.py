"""`/api/sheet`: the score book of a physical table."""

from typing import Final

from fastapi import APIRouter, Request, Response

from eastwind.keeper.faults import KeeperError
from eastwind.server.http.answers import JSON, compressed_in_thread
from eastwind.server.http.dependencies import Language, TheWork
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.sheets import SheetAnswer, SheetWish
from eastwind.server.workshop.sheets import sheet_of

router: Final = APIRouter(prefix="/api/sheet", tags=["calculator"])


@router.post("", response_model=SheetAnswer)
async def work_out_sheet(wish: SheetWish, language: Language, request: Request, work: TheWork) -> Response:
    """Dealer, winds, bills, payments, counters and standing of a whole match, out of what people entered.

    Nothing is kept. An entry that cannot be says why, and moves nothing; what follows is worked out all the same.
    """
    try:
        answer = await work.here(sheet_of, wish, language)
    except KeeperError as error:
        said = f"rules {wish.book.rules!r:.80}, options {wish.book.options}, {len(wish.book.names)} names"
        raise Refusal(ErrorCode.MALFORMED, str(error), said) from error
    return await compressed_in_thread(request, answer.model_dump_json().encode(), JSON)
