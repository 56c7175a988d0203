"""`/api/score`: the worth of a hand, and the tiles that it lacks."""

from typing import Final

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from eastwind.interchange.faults import InterchangeError
from eastwind.scoring.hand import HandFault
from eastwind.server.http.dependencies import Language, TheWork
from eastwind.server.http.errors import refusals
from eastwind.server.services import calculator
from eastwind.server.wire.calculator import CalculatorAnswer, CalculatorQuestion, HandRefusal
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import ErrorMessage
from eastwind.server.wire.refusals import Refusal, let_go

_REFUSALS: Final = refusals(ErrorCode.MALFORMED, ErrorCode.IMPOSSIBLE_HAND, model=ErrorMessage | HandRefusal)

router: Final = APIRouter(prefix="/api/score", tags=["calculator"])


@router.post("", response_model=CalculatorAnswer, responses=_REFUSALS)
async def score_hand(question: CalculatorQuestion, language: Language, work: TheWork) -> CalculatorAnswer | Response:
    """Return the worth of a hand under a rule set, line by line.

    Takes and answers the JSON of `eastwind score --jsonl`. A hand that does not win is counted as it lies, and `missing` says
    what it lacks: how many tiles, which of them, and what the hand would be worth with them.
    """
    try:
        return await work.here(calculator.calculate, question)
    except HandFault as fault:
        refusal = calculator.refusal_of(question, fault, language)
        let_go(fault)
        return JSONResponse(refusal.model_dump(), status_code=refusal.code.status)
    except InterchangeError as error:
        raise Refusal(ErrorCode.MALFORMED, str(error), f"rules {question.rules}, options {question.options}") from error
