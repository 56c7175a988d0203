"""HTTP for the calculator: what a hand is worth, and an example of every limit hand."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import JSONResponse

from eastwind.keeper.faults import HandFault, KeeperError
from eastwind.server.game.rooms import rule_set
from eastwind.server.http.tables import language_of, read_options
from eastwind.server.wire.calculator import CalculatorAnswer, CalculatorQuestion, ExampleHand, HandRefusal
from eastwind.server.wire.protocol import ErrorMessage
from eastwind.server.wire.refusals import Refusal, shortened
from eastwind.server.workshop import calculator
from eastwind.tiles.notation import CODES

_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    422: {
        "model": ErrorMessage | HandRefusal,
        "description": "malformed: not a question, or no such rule set or option; impossible_hand: a hand that cannot exist",
    }
}

calculator_router: Final = APIRouter(tags=["calculator"])


@calculator_router.post("/api/score", response_model=CalculatorAnswer, responses=_REFUSALS)
def score(question: CalculatorQuestion, request: Request) -> CalculatorAnswer | Response:
    """What a hand is worth under a rule set, line by line.

    Takes and answers the JSON of `eastwind score --jsonl`. A hand that does not win is counted as it lies, and `missing` says
    what it lacks: how many tiles, which of them, and what the hand would be worth with them.
    """
    try:
        return calculator.calculate(question)
    except HandFault as fault:
        return JSONResponse(_refusal(question, fault, language_of(request)).model_dump(), status_code=422)
    except KeeperError as error:
        raise Refusal("malformed", str(error), f"rules {question.rules}, options {question.options}") from error


@calculator_router.get(
    "/api/rulesets/{name}/examples", responses={422: {"model": ErrorMessage, "description": "malformed"}}
)
def show_examples(
    name: Annotated[str, Path(max_length=60)],
    options: Annotated[str, Query(description="chosen options, a JSON object", max_length=4096)] = "{}",
) -> list[ExampleHand]:
    """A hand for every limit hand of a rule set with these options, in the order of its list."""
    return calculator.example_hands(rule_set(name, read_options(options)))


def _refusal(question: CalculatorQuestion, fault: HandFault, language: str) -> HandRefusal:
    sets = [f"({tiles})" if kind == "concealed_kong" else f"[{tiles}]" for kind, tiles in _sets(question)]
    return HandRefusal(
        reason=fault.reason,
        tile=None if fault.kind is None else CODES[fault.kind],
        said=fault.told(language),
        expected=str(fault),
        got=shortened(" ".join(["".join(question.hand), *sets, "".join(question.flowers)]).strip()) or "no tiles",
    )


def _sets(question: CalculatorQuestion) -> list[tuple[str, str]]:
    return [(meld.kind, "".join(meld.tiles)) for meld in question.melds]
