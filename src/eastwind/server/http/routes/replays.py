"""`/api/replays`: game records that users bring, to be stepped through."""

from typing import Final

from fastapi import APIRouter, Request, Response

from eastwind.server.http.answers import FRESH, JSON, compressed_in_thread
from eastwind.server.http.dependencies import (
    OPENS_A_TABLE,
    FrameNumber,
    HandNumber,
    NamedBy,
    TheReplays,
    TheTableRegistry,
    TheWork,
)
from eastwind.server.http.errors import refusals
from eastwind.server.http.failures import OF_THE_STORE
from eastwind.server.services.replays import match_in, recorded_opinion_json, recorded_trial_json, replay_json
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import Opinion, RecordToReplay, Replay, ReplayOpened, TableOpened, Trial

_OF_A_HAND: Final = (ErrorCode.NO_SUCH_REPLAY, ErrorCode.NO_SUCH_HAND, ErrorCode.HAND_NOT_OVER)

router: Final = APIRouter(prefix="/api/replays", tags=["replays"])


@router.post("", status_code=201)
async def open_replay(wish: RecordToReplay, replays: TheReplays, work: TheWork) -> ReplayOpened:
    """Take a game record, of this server or of another, and play it again. It is kept in memory for a while."""
    return replays.keep(await work.apart(match_in, wish.record))


@router.get("/{replay}", responses=refusals(ErrorCode.NO_SUCH_REPLAY))
async def show_opened_replay(replay: NamedBy, replays: TheReplays, response: Response) -> ReplayOpened:
    """Return the hands of a record that was brought."""
    response.headers.update(FRESH)
    return replays.find(replay).told


@router.get(
    "/{replay}/hands/{hand}",
    response_model=Replay,
    responses=refusals(*_OF_A_HAND),
)
async def show_recorded_hand(
    replay: NamedBy, hand: HandNumber, replays: TheReplays, request: Request, work: TheWork
) -> Response:
    """Return a hand of a record, position by position, all hands open."""
    found = await work.apart(replay_json, replays.find(replay), hand)
    return await compressed_in_thread(request, found, JSON, FRESH)


@router.get(
    "/{replay}/hands/{hand}/opinion",
    response_model=Opinion,
    responses=refusals(*_OF_A_HAND),
)
async def show_recorded_opinion(
    replay: NamedBy, hand: HandNumber, replays: TheReplays, request: Request, work: TheWork
) -> Response:
    """Return the help's choice at each decision of the seat from which a record is seen."""
    found = await work.apart(recorded_opinion_json, replays.find(replay), hand)
    return await compressed_in_thread(request, found, JSON, FRESH)


@router.get(
    "/{replay}/hands/{hand}/trials/{frame}",
    response_model=Trial,
    responses=refusals(*_OF_A_HAND, ErrorCode.NO_SUCH_DECISION),
)
async def show_recorded_trial(
    replay: NamedBy, hand: HandNumber, frame: FrameNumber, replays: TheReplays, request: Request, work: TheWork
) -> Response:
    """Return the results of trying the moves of one decision of the seat from which a record is seen."""
    found = await work.apart(recorded_trial_json, replays.find(replay), hand, frame)
    return await compressed_in_thread(request, found, JSON, FRESH)


@router.post(
    "/{replay}/hands/{hand}/on/{frame}",
    status_code=201,
    dependencies=[OPENS_A_TABLE],
    responses=refusals(*_OF_A_HAND, ErrorCode.NO_SUCH_DECISION, ErrorCode.MATCH_NOT_OVER, *OF_THE_STORE),
)
async def play_record_on(
    replay: NamedBy, hand: HandNumber, frame: FrameNumber, replays: TheReplays, table_registry: TheTableRegistry
) -> TableOpened:
    """Open a table at which the match of a record goes on from a decision of the seat from which it is seen, against bots."""
    match = replays.find(replay)
    match.check_goes_on()
    return await table_registry.open_from(match.journal, match.seating, match.results, match.me, hand, frame)
