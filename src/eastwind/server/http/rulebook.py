"""HTTP for the rulebook: the book of a preset, of a table's rules, of a household's draft, of any set brought along."""

from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response
from starlette.concurrency import run_in_threadpool

from eastwind.book import Book, make_book
from eastwind.rules import RuleFaults, RuleSet
from eastwind.server.game.rooms import Rooms, rule_set
from eastwind.server.http.page import compressed
from eastwind.server.http.tables import Token, language_of, read_options, refusals
from eastwind.server.wire.household import HouseholdDraft
from eastwind.server.wire.refusals import from_faults
from eastwind.server.wire.rulebook import SetToRead
from eastwind.server.workshop.household import work as household

#: The language is that of the request, so what is kept on the way is kept for that language alone.
_HEADERS: Final = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
#: Books that are kept ready: all presets in four languages, and some with options.
_KEPT: Final = 64


def rulebook_router(rooms: Rooms) -> APIRouter:
    """The paths of the book. Every answer is in the language that the request asks for."""
    router = APIRouter(tags=["rulebook"], responses=refusals("malformed"))

    @router.get("/api/rulesets/{name}/book", response_model=Book)
    def show_book(
        name: Annotated[str, Path(max_length=60)],
        request: Request,
        options: Annotated[str, Query(description="chosen options, a JSON object", max_length=4096)] = "{}",
    ) -> Response:
        """The rulebook of a rule set with these options."""
        return _answer(request, rule_set(name, read_options(options)))

    @router.post("/api/rulebook", response_model=Book)
    def read_set(wish: SetToRead, request: Request) -> Response:
        """The rulebook of a set that is brought along whole, as a game record holds it."""
        try:
            rules = RuleSet.from_json(wish.rules)
        except RuleFaults as faults:
            raise from_faults(faults) from faults
        return _answer(request, rules)

    @router.post("/api/household/rulebook", response_model=Book)
    def read_draft(draft: HouseholdDraft, request: Request) -> Response:
        """The rulebook of a household's draft."""
        return _answer(request, household.rules_of(draft))

    @router.get("/api/tables/{table}/rulebook", response_model=Book, responses=refusals("wrong_token", "no_such_table"))
    async def show_book_of_table(table: str, token: Token, request: Request) -> Response:
        """The rulebook of what is played at a table."""
        room, _ = rooms.seat(table, token)
        return await run_in_threadpool(_answer, request, room.seating.ruleset)

    return router


def _answer(request: Request, rules: RuleSet) -> Response:
    return compressed(request, _book(rules, language_of(request)), "application/json", _HEADERS)


@lru_cache(maxsize=_KEPT)
def _book(rules: RuleSet, language: str) -> bytes:
    return make_book(rules, language).model_dump_json().encode()
