"""`/api/moves`: a person's key goes to another device, by a ticket that is good for once."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Response

from eastwind.server.http.answers import FRESH
from eastwind.server.http.dependencies import OPENS_A_TABLE, TheMoves
from eastwind.server.http.errors import refusals
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.moves import MoveOpened, MoveState, SeatsHeld
from eastwind.server.workshop.moves import SECONDS

_Ticket = Annotated[str, Path(description="as it was told", max_length=64)]

router: Final = APIRouter(prefix="/api/moves", tags=["tables"])


@router.post("", status_code=201, dependencies=[OPENS_A_TABLE])
async def begin_move(held: SeatsHeld, moves: TheMoves) -> MoveOpened:
    """Hands over what proves one's seats; it waits some minutes for the other device."""
    return MoveOpened(ticket=moves.begin(held), left_seconds=SECONDS)


@router.post("/{ticket}", responses=refusals(ErrorCode.NO_SUCH_MOVE))
async def take_move(ticket: _Ticket, moves: TheMoves, response: Response) -> SeatsHeld:
    """Fetches it on the other device. Nobody gets it a second time."""
    response.headers.update(FRESH)
    return moves.take(ticket)


@router.get("/{ticket}", responses=refusals(ErrorCode.NO_SUCH_MOVE))
async def show_move(ticket: _Ticket, moves: TheMoves, response: Response) -> MoveState:
    """Whether the other device has fetched it."""
    response.headers.update(FRESH)
    return MoveState(taken=moves.taken(ticket))
