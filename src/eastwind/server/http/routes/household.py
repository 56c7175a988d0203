"""`/api/household`: a household's own rules: what can be changed, what a draft comes to, files, a table under it.

Nothing is kept here: a draft comes with every request.
"""

from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool

from eastwind.keeper.rules_file import export_text
from eastwind.server.http.answers import JSON, compressed
from eastwind.server.http.dependencies import Language, TheRooms, Token
from eastwind.server.http.errors import refusals
from eastwind.server.http.failures import OF_THE_STORE
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.household import (
    HouseholdAnswer,
    HouseholdBook,
    HouseholdDraft,
    HouseholdDrawn,
    HouseholdFile,
    HouseholdForm,
    HouseholdParent,
    HouseholdQuestion,
    HouseholdTable,
    HouseholdTaken,
)
from eastwind.server.wire.protocol import NewTable, RuleSetPage, TableOpened
from eastwind.server.workshop.household import work as household
from eastwind.server.workshop.household.book import book_of
from eastwind.server.workshop.household.special_forms import drawn
from eastwind.server.workshop.rule_pages import rule_set_page

router: Final = APIRouter(prefix="/api/household", tags=["house rules"])


@router.post("/book", response_model=HouseholdBook)
def show_parent(parent: HouseholdParent, request: Request, language: Language) -> Response:
    """Everything that a rule set says, with what else each value can be."""
    found = book_of(household.parent_asked(parent.parent, parent.base).rules, language)
    return compressed(request, found.model_dump_json().encode(), JSON)


@router.post("/draft", response_model=HouseholdAnswer)
def check_draft(question: HouseholdQuestion, request: Request, language: Language) -> Response:
    """What a draft comes to: all its faults at once, or its digest, its differences from the parent, and hands to compare."""
    found = household.answer(question, language)
    return compressed(request, found.model_dump_json().encode(), JSON)


@router.post("/form")
def draw_form(form: HouseholdForm, language: Language) -> HouseholdDrawn:
    """What the form of a special hand stands for."""
    return drawn(form.tiles, language)


@router.post("/export", response_class=Response, responses={200: {"content": {JSON: {"schema": {"type": "object"}}}}})
def export_draft(draft: HouseholdDraft, request: Request) -> Response:
    """The whole set of a draft as a file with its digest."""
    return compressed(request, export_text(household.rules_of(draft)).encode(), JSON)


@router.post("/import")
def import_draft(file: HouseholdFile) -> HouseholdTaken:
    """A draft from a file; one that was changed since it was exported is refused."""
    return household.taken(file.text)


@router.post("/tables", status_code=201)
async def open_household_table(wish: HouseholdTable, rooms: TheRooms, language: Language) -> TableOpened:
    """Opens a table under a draft. The table keeps the whole set, and so do its records."""
    rules = await run_in_threadpool(household.rules_of, wish.draft)
    return await rooms.open(rules, NewTable(rules=rules.id, options={}, name=wish.name, bots=wish.bots), language)


@router.get("/tables/{table}", responses=refusals(ErrorCode.WRONG_TOKEN, ErrorCode.NO_SUCH_TABLE, *OF_THE_STORE))
async def show_table_rules(table: str, token: Token, rooms: TheRooms) -> RuleSetPage:
    """What everything is worth at a table that is played by a household's rules."""
    room, _ = await rooms.seat(table, token)
    return rule_set_page(room.match.seating.ruleset)
