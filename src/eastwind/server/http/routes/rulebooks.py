"""Book of the game; rulebook of a preset, of a table's rules, of a household's draft, of any set that is brought."""

from typing import Final

from fastapi import APIRouter, Request, Response

from eastwind.book import Book, GameBook
from eastwind.server.http.answers import JSON, compressed_in_thread
from eastwind.server.http.dependencies import (
    ChosenPreset,
    Invited,
    Language,
    TableName,
    TheTableRegistry,
    TheWork,
    Token,
)
from eastwind.server.http.errors import refusals
from eastwind.server.http.failures import OF_THE_STORE
from eastwind.server.services.rulebooks import book_json, book_of_draft, book_of_set, game_book_json
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.household import HouseholdDraft
from eastwind.server.wire.rulebook import SetToRead

#: The language is that of the request, so what is kept on the way is kept for that language alone.
_HEADERS: Final = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}

router: Final = APIRouter(tags=["rulebooks"])


@router.get("/api/rulesets/{name}/book", response_model=Book, responses=refusals(ErrorCode.NOT_FOUND))
async def show_rulebook(rules: ChosenPreset, request: Request, language: Language, work: TheWork) -> Response:
    """Return the rulebook of a rule set with these options, in the language that the request asks for."""
    return await _answer(request, await work.here(book_json, rules, language))


@router.get("/api/game-book", response_model=GameBook)
async def show_game_book(request: Request, language: Language, work: TheWork) -> Response:
    """Return the book of the game, in the language that the request asks for."""
    return await _answer(request, await work.here(game_book_json, language))


@router.post("/api/rulebook", response_model=Book)
async def make_rulebook(wish: SetToRead, request: Request, language: Language, work: TheWork) -> Response:
    """Return the rulebook of a set that is brought along whole, as a game record holds it."""
    return await _answer(request, await work.apart(book_of_set, wish.rules, language))


@router.post("/api/household/rulebook", response_model=Book)
async def make_draft_rulebook(draft: HouseholdDraft, request: Request, language: Language, work: TheWork) -> Response:
    """Return the rulebook of a household's draft."""
    return await _answer(request, await work.apart(book_of_draft, draft, language))


@router.get(
    "/api/tables/{table}/rulebook",
    response_model=Book,
    responses=refusals(ErrorCode.WRONG_TOKEN, ErrorCode.NO_SUCH_TABLE, *OF_THE_STORE),
)
async def show_table_rulebook(
    table: TableName,
    token: Token,
    table_registry: TheTableRegistry,
    request: Request,
    language: Language,
    work: TheWork,
) -> Response:
    """Return the rulebook of the rules that are played at a table."""
    live_table, _ = await table_registry.seat(table, token)
    return await _answer(request, await work.here(book_json, live_table.match.seating.ruleset, language))


@router.get(
    "/api/invitations/{code}/rulebook",
    response_model=Book,
    responses=refusals(ErrorCode.NO_SUCH_CODE, ErrorCode.NO_SUCH_TABLE, *OF_THE_STORE),
)
async def show_invited_rulebook(
    live_table: Invited,
    request: Request,
    language: Language,
    work: TheWork,
) -> Response:
    """Return the rulebook of the rules at a table, for an invited person before they sit down."""
    return await _answer(request, await work.here(book_json, live_table.match.seating.ruleset, language))


async def _answer(request: Request, found: bytes) -> Response:
    return await compressed_in_thread(request, found, JSON, _HEADERS)
