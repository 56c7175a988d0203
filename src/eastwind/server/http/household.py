"""HTTP for a household's own rules, `/api/household`: what can be changed, what a draft comes to, files, a table under it."""

from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool

from eastwind.keeper.rules_file import export_text
from eastwind.server.game.rooms import Rooms
from eastwind.server.http.page import compressed
from eastwind.server.http.tables import Token, language_of, refusals
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
from eastwind.server.workshop.household.forms import drawn
from eastwind.server.workshop.rule_pages import rule_set_page

_JSON: Final = "application/json"


def household_router(rooms: Rooms) -> APIRouter:
    """The paths below `/api/household`. Nothing is kept here: a draft comes with every request."""
    router = APIRouter(prefix="/api/household", tags=["house rules"], responses=refusals("malformed"))

    @router.post("/book", response_model=HouseholdBook)
    def show_book(parent: HouseholdParent, request: Request) -> Response:
        """Everything that a rule set says, with what else each value can be."""
        found = book_of(household.parent_asked(parent.parent, parent.base).rules, language_of(request))
        return compressed(request, found.model_dump_json().encode(), _JSON)

    @router.post("/draft", response_model=HouseholdAnswer)
    def check_draft(question: HouseholdQuestion, request: Request) -> Response:
        """What a draft comes to: all its faults at once, or its digest, its differences from the parent, and hands to compare."""
        found = household.answer(question, language_of(request))
        return compressed(request, found.model_dump_json().encode(), _JSON)

    @router.post("/form")
    def draw_form(form: HouseholdForm, request: Request) -> HouseholdDrawn:
        """What the form of a special hand stands for."""
        return drawn(form.tiles, language_of(request))

    @router.post("/export", response_class=Response, responses={200: {"content": {_JSON: {}}}})
    def export_draft(draft: HouseholdDraft, request: Request) -> Response:
        """The whole set of a draft as a file with its digest."""
        return compressed(request, export_text(household.rules_of(draft)).encode(), _JSON)

    @router.post("/import")
    def import_file(file: HouseholdFile) -> HouseholdTaken:
        """A draft from a file; one that was changed since it was exported is refused."""
        return household.taken(file.text)

    @router.post("/tables", status_code=201)
    async def open_table(wish: HouseholdTable, request: Request) -> TableOpened:
        """Opens a table under a draft. The table keeps the whole set, and so do its records."""
        rules = await run_in_threadpool(household.rules_of, wish.draft)
        table = NewTable(rules=rules.id, options={}, name=wish.name, bots=wish.bots)
        return rooms.open_under(rules, table, language_of(request))

    @router.get("/tables/{table}", responses=refusals("wrong_token", "no_such_table"))
    async def show_table_rules(table: str, token: Token) -> RuleSetPage:
        """What everything is worth at a table that is played by a household's rules."""
        room, _ = rooms.seat(table, token)
        return rule_set_page(room.seating.ruleset)

    return router
