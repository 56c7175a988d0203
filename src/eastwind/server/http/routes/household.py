"""`/api/household`: a household's own rules: changeable values, checks of a draft, files, a table under it.

Nothing is kept here: a draft comes with every request.
"""

from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from eastwind.server.http.answers import JSON, compressed_in_thread
from eastwind.server.http.dependencies import OPENS_A_TABLE, Language, TableName, TheTableRegistry, TheWork, Token
from eastwind.server.http.errors import refusals
from eastwind.server.http.failures import OF_THE_STORE
from eastwind.server.services.household import work as household
from eastwind.server.services.household.special_forms import drawn
from eastwind.server.services.presets import rules_from
from eastwind.server.services.rule_pages import rule_set_page
from eastwind.server.wire.calculator import CalculatorAnswer, ExampleHand, HandRefusal
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.household import (
    HouseholdAnswer,
    HouseholdBook,
    HouseholdComparison,
    HouseholdDraft,
    HouseholdDrawn,
    HouseholdFile,
    HouseholdForm,
    HouseholdPair,
    HouseholdParent,
    HouseholdQuestion,
    HouseholdScore,
    HouseholdSettlement,
    HouseholdTable,
    HouseholdTaken,
)
from eastwind.server.wire.protocol import ErrorMessage, RuleSetPage, TableOpened
from eastwind.server.wire.settlement import SettlementAnswer

_HAND_REFUSALS: Final = refusals(ErrorCode.MALFORMED, ErrorCode.IMPOSSIBLE_HAND, model=ErrorMessage | HandRefusal)

router: Final = APIRouter(prefix="/api/household", tags=["house rules"])


@router.post("/book", response_model=HouseholdBook)
async def show_parent(parent: HouseholdParent, request: Request, language: Language, work: TheWork) -> Response:
    """Return every value of a rule set, with its other choices."""
    work.warm()
    where = work.here if parent.base is None else work.apart
    return await compressed_in_thread(request, await where(household.book_json, parent, language), JSON)


@router.post("/draft", response_model=HouseholdAnswer)
async def check_draft(question: HouseholdQuestion, request: Request, language: Language, work: TheWork) -> Response:
    """Check a draft: return all its faults at once, or its digest, its differences from the parent, and hands to compare."""
    return await compressed_in_thread(request, await work.apart(household.answer_json, question, language), JSON)


@router.post("/form")
async def draw_form(form: HouseholdForm, language: Language, work: TheWork) -> HouseholdDrawn:
    """Return hands that the form of a special hand describes."""
    return await work.apart(drawn, form.tiles, language)


@router.post("/compare")
async def compare_drafts(pair: HouseholdPair, language: Language, work: TheWork) -> HouseholdComparison:
    """Return the differences of a draft from another, or from a preset."""
    return await work.apart(household.compared, pair, language)


@router.post("/score", response_model=CalculatorAnswer, responses=_HAND_REFUSALS)
async def score_under_draft(question: HouseholdScore, language: Language, work: TheWork) -> CalculatorAnswer | Response:
    """Return the worth of a hand under a draft, in the form of `/api/score`."""
    found = await work.apart(household.scored, question, language)
    if isinstance(found, HandRefusal):
        return JSONResponse(found.model_dump(), status_code=found.code.status)
    return found


@router.post("/settle")
async def settle_under_draft(question: HouseholdSettlement, work: TheWork) -> SettlementAnswer:
    """Return the payments of a hand under a draft, in the form of `/api/settle`."""
    return await work.apart(household.settled, question)


@router.post("/page")
async def show_draft(draft: HouseholdDraft, work: TheWork) -> RuleSetPage:
    """Return the worth of every pattern under a draft."""
    return await work.apart(household.page_of, draft)


@router.post("/examples")
async def list_draft_examples(draft: HouseholdDraft, work: TheWork) -> list[ExampleHand]:
    """Return example hands of a draft.

    One for every limit hand, then for patterns that double a hand; where it has neither, for patterns that count points.
    """
    return await work.apart(household.examples_of, draft)


@router.post("/export", response_class=Response, responses={200: {"content": {JSON: {"schema": {"type": "object"}}}}})
async def export_draft(draft: HouseholdDraft, request: Request, work: TheWork) -> Response:
    """Return the whole set of a draft as a file with its digest."""
    return await compressed_in_thread(request, await work.apart(household.exported, draft), JSON)


@router.post("/import")
async def import_draft(file: HouseholdFile, language: Language, work: TheWork) -> HouseholdTaken:
    """Return a draft from a file; one that was changed since it was exported is refused."""
    return await work.apart(household.taken, file.text, language)


@router.post("/tables", status_code=201, dependencies=[OPENS_A_TABLE])
async def open_household_table(
    wish: HouseholdTable, table_registry: TheTableRegistry, language: Language, work: TheWork
) -> TableOpened:
    """Open a table under a draft. The table keeps the whole set, and so do its records."""
    rules = await work.here(rules_from, await work.apart(household.canonical_of, wish.draft))
    return await table_registry.open(rules, wish, language)


@router.get("/tables/{table}", responses=refusals(ErrorCode.WRONG_TOKEN, ErrorCode.NO_SUCH_TABLE, *OF_THE_STORE))
async def show_table_rules(
    table: TableName, token: Token, table_registry: TheTableRegistry, work: TheWork
) -> RuleSetPage:
    """Return the worth of every pattern at a table that is played by a household's rules."""
    live_table, _ = await table_registry.seat(table, token)
    return await work.here(rule_set_page, live_table.match.seating.ruleset)
