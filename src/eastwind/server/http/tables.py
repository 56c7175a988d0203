"""HTTP: rule sets, new tables, a table's view, replays, records. Everything that a page asks for before and beside play."""

import json
import logging
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, FastAPI, Header, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException

from eastwind import __version__
from eastwind.errors import EastwindError
from eastwind.keeper.presets import presets
from eastwind.rules import load_preset
from eastwind.server.game.records import record_of, replay_of
from eastwind.server.game.rooms import Rooms, rule_set
from eastwind.server.http.page import Page, compressed
from eastwind.server.http.sockets import SeatSocket
from eastwind.server.settings import Limits
from eastwind.server.wire.mismatches import misfits_said
from eastwind.server.wire.protocol import (
    About,
    ErrorCode,
    ErrorMessage,
    NewTable,
    Replay,
    RuleSetInfo,
    RuleSetPage,
    TableOpened,
    TableView,
)
from eastwind.server.wire.refusals import Refusal, internal
from eastwind.server.workshop.rule_pages import rule_set_info, rule_set_page
from eastwind.table import Phase
from eastwind.words import LANGUAGES

_STATUS: Final[dict[ErrorCode, int]] = {
    "malformed": 422,
    "unknown_type": 422,
    "not_seated": 409,
    "wrong_token": 403,
    "no_such_table": 404,
    "illegal_action": 409,
    "stale_version": 409,
    "not_your_turn": 409,
    "hand_not_over": 409,
    "match_over": 409,
    "no_such_simulation": 404,
    "not_done": 409,
    "busy": 429,
    "internal": 500,
}
_log: Final = logging.getLogger(__name__)
_FRESH: Final = {"Cache-Control": "no-store"}
_RECORD_TYPE: Final = "application/jsonl"
_BEARER: Final = "bearer "


def refusals(*codes: ErrorCode) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: which statuses a path answers with an `ErrorMessage`, and when."""
    told: dict[int | str, dict[str, Any]] = {}
    for code in codes:
        row = told.setdefault(_STATUS[code], {"model": ErrorMessage, "description": ""})
        row["description"] = ", ".join(filter(None, [row["description"], code]))
    return told


def language_of(request: Request) -> str:
    """The first language that the browser asks for and that there is; English when there is none."""
    wishes = []
    for place, part in enumerate(request.headers.get("accept-language", "").split(",")):
        tag, _, parameters = part.strip().partition(";")
        quality = parameters.strip().removeprefix("q=")
        try:
            wishes.append((-float(quality or 1), place, tag.split("-")[0].lower()))
        except ValueError:
            continue
    return next((language for _, _, language in sorted(wishes) if language in LANGUAGES), LANGUAGES[0])


def bearer(authorization: Annotated[str, Header(description="`Bearer` and the seat's token")] = "") -> str:
    """The token of a request.

    :raises Refusal: if there is none.
    """
    if not authorization.lower().startswith(_BEARER):
        raise Refusal("wrong_token", "a header `Authorization: Bearer <token>`", "none")
    return authorization[len(_BEARER) :].strip()


Token = Annotated[str, Depends(bearer)]


def rules_router() -> APIRouter:
    """`/api/rulesets`."""
    router = APIRouter(prefix="/api/rulesets", tags=["rule sets"], responses=refusals("malformed"))

    @router.get("")
    def list_rule_sets(request: Request) -> list[RuleSetInfo]:
        """All rule sets with the options that they offer."""
        language = language_of(request)
        return [rule_set_info(load_preset(name), language) for name in presets()]

    @router.get("/{name}")
    def show_rule_set(
        name: str, options: Annotated[str, Query(description="chosen options, a JSON object", max_length=4096)] = "{}"
    ) -> RuleSetPage:
        """What everything is worth under a rule set with these options."""
        return rule_set_page(rule_set(name, read_options(options)))

    return router


def read_options(text: str) -> dict[str, str | int | bool]:
    """Options of a rule set from an address.

    :raises Refusal: if they are no JSON object of plain values.
    """
    try:
        options = json.loads(text)
    except ValueError as error:
        raise Refusal("malformed", "options as a JSON object", text) from error
    if not isinstance(options, dict) or not all(isinstance(value, str | int) for value in options.values()):
        raise Refusal("malformed", "options as a JSON object of words, whole numbers, true and false", text)
    return options


def tables_router(rooms: Rooms, limits: Limits, page: Page) -> APIRouter:
    """`/api/tables` and the tables' sockets."""
    router = APIRouter(tags=["tables"], responses=refusals("malformed"))

    @router.post("/api/tables", status_code=201)
    async def open_table(wish: NewTable, request: Request) -> TableOpened:
        """Opens a table; the answer holds the promise of the shuffle. The first hand is dealt at the first hello."""
        return rooms.open(wish, language_of(request))

    @router.get("/api/tables/{table}", responses=refusals("wrong_token", "no_such_table", "not_seated"))
    async def show_table(table: str, token: Token, response: Response) -> TableView:
        """The table as the token's seat sees it now."""
        room, seat = rooms.seat(table, token)
        response.headers.update(_FRESH)
        return room.view(seat)

    @router.get(
        "/api/tables/{table}/hands/{hand}/replay",
        response_model=Replay,
        responses=refusals("wrong_token", "no_such_table", "hand_not_over"),
    )
    async def show_replay(table: str, hand: int, token: Token, request: Request) -> Response:
        """A hand that is over, position by position, all hands open."""
        room, seat = rooms.seat(table, token)
        history = room.finished
        if not any(summary.hand == hand for summary in history):
            expected = f"a hand that is over: 1 to {len(history)}" if history else "a hand that is over"
            raise Refusal("hand_not_over", expected, str(hand))

        def make() -> Response:
            replay = replay_of(rooms.store, room.seating, hand, seat, history)
            return compressed(request, replay.model_dump_json().encode(), "application/json", _FRESH)

        return await run_in_threadpool(make)

    @router.get(
        "/api/tables/{table}/record",
        response_class=Response,
        responses={200: {"content": {_RECORD_TYPE: {}}}, **refusals("wrong_token", "no_such_table", "not_seated")},
    )
    async def show_record(table: str, token: Token, request: Request) -> Response:
        """The game record as JSON Lines: the finished hands; when the match is over, with the shuffle's secret."""
        room, _ = rooms.seat(table, token)
        over = room.table.phase is Phase.MATCH_OVER
        # the last hand of a match that the clock ended is not among those that count
        finished = int(room.table.record.hand) if over else len(room.finished)

        def make() -> Response:
            text = record_of(rooms.store, room.seating, finished, match_over=over)
            name = {"Content-Disposition": f'attachment; filename="eastwind-{room.seating.table}.jsonl"'}
            return compressed(request, text.encode(), _RECORD_TYPE, {**_FRESH, **name})

        return await run_in_threadpool(make)

    @router.websocket("/ws/tables/{table}")
    async def table_socket(websocket: WebSocket, table: str) -> None:
        await SeatSocket(websocket, table, rooms, limits, page.build).serve()

    return router


def about_router(page: Page) -> APIRouter:
    """`/api/about`."""
    router = APIRouter(tags=["the server"])

    @router.get("/api/about")
    def show_about(response: Response) -> About:
        """Which Eastwind this is, and which page it has to give: a page that is another one is out of date."""
        response.headers.update(_FRESH)
        page.refresh()
        return About(version=__version__, build=page.build)

    return router


def page_router(page: Page) -> APIRouter:
    """Everything else is the page."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/api/{path:path}", methods=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])
    async def no_such_path(path: str) -> Response:
        expected = "a path and a method of the API, see /api/openapi.json"
        message = Refusal("malformed", expected, f"/api/{path}").message
        return JSONResponse(message.model_dump(), status_code=404, headers=_FRESH)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    def show_page(path: str, request: Request) -> Response:
        found = page.response(request, path)
        if found is not None:
            return found
        words = "not found\n" if page.built else "The page has not been built: run `make page`.\n"
        return Response(words, status_code=404, media_type="text/plain")

    return router


def answer_errors(app: FastAPI) -> None:
    """Typed answers to everything that goes wrong below `/api`."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return _answer(refusal.message)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        body = getattr(request.scope.get("route"), "body_field", None)
        model = None if body is None else body.field_info.annotation
        said = misfits_said(error.errors(), model, above=1)
        return _answer(Refusal("malformed", said, _shown(first.get("input"))).message)

    @app.exception_handler(HTTPException)
    async def unreadable(request: Request, error: HTTPException) -> Response:
        # raised by the framework for bodies that are no text at all
        return _answer(Refusal("malformed", f"a body in JSON, in UTF-8 ({error.detail})", "other bytes").message)

    @app.exception_handler(EastwindError)
    async def failed(request: Request, error: EastwindError) -> Response:
        _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return _answer(internal().message)


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)


def _answer(message: ErrorMessage) -> Response:
    return JSONResponse(message.model_dump(), status_code=_STATUS[message.code], headers=_FRESH)
