"""`/api/tables` and the tables' sockets: a new table, its view, the replay of a hand, the game record."""

from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response, WebSocket
from pydantic import TypeAdapter

from eastwind.match.records import record_of
from eastwind.server.analysis.live import ROUNDS, question_of, tries_json
from eastwind.server.analysis.past import opinion_json
from eastwind.server.analysis.past_in_depth import trial_json
from eastwind.server.http.answers import FRESH, JSON, compressed, compressed_in_thread
from eastwind.server.http.dependencies import (
    OPENS_A_TABLE,
    FrameNumber,
    HandNumber,
    Invited,
    IsListed,
    Language,
    TableName,
    TheFigures,
    ThePage,
    TheRateLimits,
    TheShutdown,
    TheTableRegistry,
    TheWork,
    Token,
    Watched,
)
from eastwind.server.http.errors import refusals
from eastwind.server.http.failures import OF_THE_STORE
from eastwind.server.http.sockets import SeatSocket
from eastwind.server.http.visitor import visitor_of
from eastwind.server.http.watch_socket import WatchSocket
from eastwind.server.match.loading import read_hand, read_match
from eastwind.server.match.records import end_of, replay_of
from eastwind.server.match.table_settings import check_help
from eastwind.server.services.presets import chosen_preset
from eastwind.server.tables.invitations import invitation_to
from eastwind.server.tables.spectators import watch_of
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import (
    Invitation,
    NewTable,
    OpenTables,
    Opinion,
    Replay,
    SeatWish,
    TableOpened,
    TableView,
    Trial,
    Tries,
    WhoseTurn,
)
from eastwind.server.wire.refusals import Refusal, check_over
from eastwind.server.wire.texts import MOST_NUMBER
from eastwind.table import Phase

_RECORD_TYPE: Final = "application/jsonl"

_OF_A_HAND: Final = (
    ErrorCode.WRONG_TOKEN,
    ErrorCode.NO_SUCH_TABLE,
    ErrorCode.NO_SUCH_HAND,
    ErrorCode.HAND_NOT_OVER,
)

#: Form of a view that is no answer by itself.
_VIEW: Final = TypeAdapter(TableView)

router: Final = APIRouter(tags=["tables"], responses=refusals(*OF_THE_STORE))


@router.post("/api/tables", status_code=201, dependencies=[OPENS_A_TABLE])
async def open_table(
    wish: NewTable, table_registry: TheTableRegistry, language: Language, work: TheWork
) -> TableOpened:
    """Open a table; the answer holds the promise of the shuffle. The first hand is dealt at the first hello."""
    rules = await work.here(chosen_preset, wish.rules, wish.options)
    return await table_registry.open(rules, wish, language)


@router.post(
    "/api/tables/{table}/again",
    status_code=201,
    dependencies=[OPENS_A_TABLE],
    responses=refusals(ErrorCode.WRONG_TOKEN, ErrorCode.NO_SUCH_TABLE, ErrorCode.MATCH_NOT_OVER, ErrorCode.NOT_ALONE),
)
async def play_again(table: TableName, token: Token, table_registry: TheTableRegistry) -> TableOpened:
    """Open a table at which a match that is over is played once more: the same players, walls and dice."""
    return await table_registry.again(table, token)


@router.get("/api/invitations")
async def list_open_tables(table_registry: TheTableRegistry, listed: IsListed, response: Response) -> OpenTables:
    """Return the tables of the house that wait for more players. Nothing where the server is not one of a house."""
    response.headers.update(FRESH)
    return OpenTables(listed=listed, tables=table_registry.open_in_the_house() if listed else [])


@router.post(
    "/api/tables/{table}/hands/{hand}/on/{frame}",
    status_code=201,
    dependencies=[OPENS_A_TABLE],
    responses=refusals(
        ErrorCode.WRONG_TOKEN,
        ErrorCode.NO_SUCH_TABLE,
        ErrorCode.MATCH_NOT_OVER,
        ErrorCode.NO_SUCH_HAND,
        ErrorCode.NO_SUCH_DECISION,
    ),
)
async def play_on(
    table: TableName, hand: HandNumber, frame: FrameNumber, token: Token, table_registry: TheTableRegistry
) -> TableOpened:
    """Open a table at which a match that is over goes on from one of the seat's own decisions; `frame`: of the hand's replay."""
    return await table_registry.play_on(table, token, hand, frame)


@router.get("/api/invitations/{code}", responses=refusals(ErrorCode.NO_SUCH_CODE, ErrorCode.NO_SUCH_TABLE))
async def show_invitation(live_table: Invited, response: Response) -> Invitation:
    """Return all there is to know of a table before one sits down at it."""
    response.headers.update(FRESH)
    return invitation_to(live_table)


@router.get(
    "/api/invitations/{code}/hands/{hand}/replay",
    response_model=Replay,
    responses=refusals(
        ErrorCode.NO_SUCH_CODE,
        ErrorCode.NO_SUCH_TABLE,
        ErrorCode.NOT_WATCHED,
        ErrorCode.NO_SUCH_HAND,
        ErrorCode.HAND_NOT_OVER,
    ),
)
async def show_watched_replay(
    live_table: Watched,
    hand: HandNumber,
    table_registry: TheTableRegistry,
    request: Request,
    work: TheWork,
) -> Response:
    """Return a hand that is over, for those who look on without a seat at a table that shows them such hands.

    Once the match is over, the key that they received takes the place of the letters.
    """
    match = live_table.match
    if watch_of(match) != "later":
        raise Refusal(ErrorCode.NOT_WATCHED, "a table that shows hands that are over", match.seating.row.letters)
    check_over(hand, [summary.hand for summary in match.history], match.dealt.hand if match.dealt else 0)
    journal = await read_hand(table_registry.store, match.seating.table, hand)

    def make() -> Response:
        replay = replay_of(journal, match.seating, hand, match.seating.playing[0], match.history)
        return compressed(request, replay.model_dump_json().encode(), JSON, FRESH)

    return await work.here(make)


@router.post(
    "/api/tables/{table}/seats",
    status_code=201,
    dependencies=[OPENS_A_TABLE],
    responses=refusals(
        ErrorCode.NO_SUCH_TABLE, ErrorCode.NO_SUCH_CODE, ErrorCode.BEGUN, ErrorCode.SEAT_TAKEN, ErrorCode.TABLE_FULL
    ),
)
async def take_seat(
    table: TableName, wish: SeatWish, table_registry: TheTableRegistry, rate_limits: TheRateLimits, request: Request
) -> TableOpened:
    """Sit down at a table that is open to several persons: the answer's token proves the seat."""
    return await rate_limits.by_code(visitor_of(request), partial(table_registry.take_seat, table, wish))


@router.get(
    "/api/tables/{table}",
    responses=refusals(ErrorCode.WRONG_TOKEN, ErrorCode.NO_SUCH_TABLE, ErrorCode.NOT_SEATED, ErrorCode.DEPARTED),
)
async def show_table(table: TableName, token: Token, table_registry: TheTableRegistry, response: Response) -> TableView:
    """Return the table as the token's seat sees it now."""
    live_table, seat = await table_registry.seat(table, token)
    response.headers.update(FRESH)
    if live_table.match.dealt is not None and live_table.match.table.phase is not Phase.MATCH_OVER:
        live_table.match.seating.check_person(seat)
    return live_table.view(seat)


@router.get("/api/tables/{table}/turn", responses=refusals(ErrorCode.WRONG_TOKEN, ErrorCode.NO_SUCH_TABLE))
async def show_turn(table: TableName, token: Token, table_registry: TheTableRegistry, response: Response) -> WhoseTurn:
    """Return whose turn it is at the table, and at one by correspondence until when: for the list of a person's tables."""
    live_table, seat = await table_registry.seat(table, token)
    response.headers.update(FRESH)
    return live_table.whose_turn(seat)


@router.get(
    "/api/tables/{table}/hands/{hand}/replay",
    response_model=Replay,
    responses=refusals(*_OF_A_HAND),
)
async def show_replay(
    table: TableName, hand: HandNumber, token: Token, table_registry: TheTableRegistry, request: Request, work: TheWork
) -> Response:
    """Return a hand that is over, position by position, all hands open."""
    live_table, seat = await table_registry.seat(table, token)
    match = live_table.match
    check_over(hand, [summary.hand for summary in match.history], match.dealt.hand if match.dealt else 0)
    journal = await read_hand(table_registry.store, table, hand)

    def make() -> Response:
        replay = replay_of(journal, match.seating, hand, seat, match.history)
        return compressed(request, replay.model_dump_json().encode(), JSON, FRESH)

    return await work.here(make)


@router.get("/api/tables/{table}/hands/{hand}/end", response_model=TableView, responses=refusals(*_OF_A_HAND))
async def show_end(
    table: TableName, hand: HandNumber, token: Token, table_registry: TheTableRegistry, request: Request, work: TheWork
) -> Response:
    """Return the last position of a hand that is over, all hands open."""
    live_table, seat = await table_registry.seat(table, token)
    match = live_table.match
    check_over(hand, [summary.hand for summary in match.history], match.dealt.hand if match.dealt else 0)
    journal = await read_hand(table_registry.store, table, hand)

    def make() -> Response:
        view = end_of(journal, match.seating, hand, seat, match.history)
        return compressed(request, _VIEW.dump_json(view), JSON, FRESH)

    return await work.here(make)


@router.get(
    "/api/tables/{table}/hands/{hand}/opinion",
    response_model=Opinion,
    responses=refusals(*_OF_A_HAND),
)
async def show_opinion(
    table: TableName, hand: HandNumber, token: Token, table_registry: TheTableRegistry, request: Request, work: TheWork
) -> Response:
    """Return the help's choice at each of the seat's own decisions in a hand that is over."""
    live_table, seat = await table_registry.seat(table, token)
    match = live_table.match
    check_over(hand, [summary.hand for summary in match.history], match.dealt.hand if match.dealt else 0)
    journal = await read_hand(table_registry.store, table, hand)
    found = await work.apart(opinion_json, match.seating.facts, match.seating.promised, journal, hand, seat)
    return await compressed_in_thread(request, found, JSON, FRESH)


@router.get(
    "/api/tables/{table}/hands/{hand}/trials/{frame}",
    response_model=Trial,
    responses=refusals(*_OF_A_HAND, ErrorCode.NO_SUCH_DECISION),
)
async def show_trial(
    table: TableName,
    hand: HandNumber,
    frame: FrameNumber,
    token: Token,
    table_registry: TheTableRegistry,
    request: Request,
    work: TheWork,
) -> Response:
    """Return the results of trying the moves of one of the seat's own decisions in a hand that is over."""
    live_table, seat = await table_registry.seat(table, token)
    match = live_table.match
    check_over(hand, [summary.hand for summary in match.history], match.dealt.hand if match.dealt else 0)
    journal = await read_hand(table_registry.store, table, hand)
    found = await work.apart(trial_json, match.seating.facts, match.seating.promised, journal, hand, seat, frame)
    return await compressed_in_thread(request, found, JSON, FRESH)


@router.get(
    "/api/tables/{table}/tries/{version}/{round}",
    response_model=Tries,
    responses=refusals(
        ErrorCode.WRONG_TOKEN,
        ErrorCode.NO_SUCH_TABLE,
        ErrorCode.NOT_SEATED,
        ErrorCode.STALE_VERSION,
        ErrorCode.NOT_YOUR_TURN,
        ErrorCode.NO_HELP,
        ErrorCode.NO_COACH,
    ),
)
async def try_moves(
    table: TableName,
    version: Annotated[int, Path(ge=0, le=MOST_NUMBER)],
    effort: Annotated[int, Path(alias="round", ge=0, lt=len(ROUNDS), description="0 soon and roughly; then better")],
    token: Token,
    table_registry: TheTableRegistry,
    request: Request,
    work: TheWork,
) -> Response:
    """Return the results of trying the moves that the seat may make now, with what it knows."""
    live_table, seat = await table_registry.seat(table, token)
    check_help(live_table.match.seating.table_settings, "coach")
    found = await work.apart(tries_json, *question_of(live_table.match, seat, version, effort))
    return await compressed_in_thread(request, found, JSON, FRESH)


@router.get(
    "/api/tables/{table}/record",
    response_class=Response,
    responses={
        200: {"content": {_RECORD_TYPE: {"schema": {"type": "string"}}}},
        **refusals(ErrorCode.WRONG_TOKEN, ErrorCode.NO_SUCH_TABLE, ErrorCode.NOT_SEATED),
    },
)
async def show_record(
    table: TableName, token: Token, table_registry: TheTableRegistry, request: Request, work: TheWork
) -> Response:
    """Return the game record as JSON Lines: the finished hands; when the match is over, with the shuffle's secret."""
    live_table, _ = await table_registry.seat(table, token)
    match = live_table.match
    over = match.table.phase is Phase.MATCH_OVER
    # the last hand of a match that the clock ended is not among those that count
    finished = match.table.hand if over else len(match.history)
    journal = await read_match(table_registry.store, table)

    def make() -> Response:
        text = record_of(journal, match.seating, finished, match_over=over)
        name = {"Content-Disposition": f'attachment; filename="eastwind-{table}.jsonl"'}
        return compressed(request, text.encode(), _RECORD_TYPE, {**FRESH, **name})

    return await work.here(make)


@router.websocket("/ws/tables/{table}")
async def table_socket(
    websocket: WebSocket,
    table: str,
    table_registry: TheTableRegistry,
    rate_limits: TheRateLimits,
    page: ThePage,
    shutdown: TheShutdown,
    figures: TheFigures,
) -> None:
    await SeatSocket(websocket, table, table_registry, rate_limits, page.build, shutdown, figures).serve()


@router.websocket("/ws/watch/{code}")
async def watch_socket(
    websocket: WebSocket,
    code: str,
    table_registry: TheTableRegistry,
    rate_limits: TheRateLimits,
    page: ThePage,
    shutdown: TheShutdown,
    figures: TheFigures,
) -> None:
    await WatchSocket(websocket, code, table_registry, rate_limits, page.build, shutdown, figures).serve()
