"""The rulebook of a preset, of a table's rules, of a household's draft, of any set that is brought along."""

from functools import lru_cache
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool

from eastwind.book import Book, make_book
from eastwind.rules import RuleFaults, RuleSet
from eastwind.server.http.answers import JSON, compressed
from eastwind.server.http.dependencies import ChosenPreset, Language, TheRooms, Token
from eastwind.server.http.errors import refusals
from eastwind.server.http.failures import OF_THE_STORE
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.household import HouseholdDraft
from eastwind.server.wire.refusals import from_faults
from eastwind.server.wire.rulebook import SetToRead
from eastwind.server.workshop.household import work as household

#: The language is that of the request, so what is kept on the way is kept for that language alone.
_HEADERS: Final = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
#: Books that are kept ready: all presets in four languages, and some with options.
_KEPT: Final = 64

router: Final = APIRouter(tags=["rulebooks"])


@router.get("/api/rulesets/{name}/book", response_model=Book, responses=refusals(ErrorCode.NOT_FOUND))
def show_rulebook(rules: ChosenPreset, request: Request, language: Language) -> Response:
    """The rulebook of a rule set with these options, in the language that the request asks for."""
    return _answer(request, rules, language)


@router.post("/api/rulebook", response_model=Book)
def make_rulebook(wish: SetToRead, request: Request, language: Language) -> Response:
    """The rulebook of a set that is brought along whole, as a game record holds it."""
    try:
        rules = RuleSet.from_json(wish.rules)
    except RuleFaults as faults:
        raise from_faults(faults) from faults
    return _answer(request, rules, language)


@router.post("/api/household/rulebook", response_model=Book)
def make_draft_rulebook(draft: HouseholdDraft, request: Request, language: Language) -> Response:
    """The rulebook of a household's draft."""
    return _answer(request, household.rules_of(draft), language)


@router.get(
    "/api/tables/{table}/rulebook",
    response_model=Book,
    responses=refusals(ErrorCode.WRONG_TOKEN, ErrorCode.NO_SUCH_TABLE, *OF_THE_STORE),
)
async def show_table_rulebook(
    table: str, token: Token, rooms: TheRooms, request: Request, language: Language
) -> Response:
    """The rulebook of what is played at a table."""
    room, _ = await rooms.seat(table, token)
    return await run_in_threadpool(_answer, request, room.match.seating.ruleset, language)


def _answer(request: Request, rules: RuleSet, language: str) -> Response:
    return compressed(request, _book(rules, language), JSON, _HEADERS)


@lru_cache(maxsize=_KEPT)
def _book(rules: RuleSet, language: str) -> bytes:
    return make_book(rules, language).model_dump_json().encode()
