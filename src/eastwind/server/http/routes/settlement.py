"""`/api/settle`: payments between the seats at the end of a hand."""

from typing import Final

from fastapi import APIRouter

from eastwind.interchange.faults import InterchangeError
from eastwind.server.http.dependencies import TheWork
from eastwind.server.services.settlement import settlement_of
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.settlement import SettlementAnswer, SettlementWish

router: Final = APIRouter(prefix="/api/settle", tags=["calculator"])


@router.post("")
async def settle_hand(wish: SettlementWish, work: TheWork) -> SettlementAnswer:
    """Return the payments between the seats at the end of a hand, and their reasons, by the settlement of the tables.

    Hands are given by their worth: `/api/score` says it. `asks` tells what the settlement depends on under these rules.
    """
    try:
        return await work.here(settlement_of, wish)
    except InterchangeError as error:
        said = f"rules {wish.rules}, options {wish.options}, values {dict(wish.values)}"
        raise Refusal(ErrorCode.MALFORMED, str(error), said) from error
