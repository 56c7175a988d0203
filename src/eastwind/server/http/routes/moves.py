"""`/api/moves`: transfer of a person's key to another device, by a ticket that is good for once."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Response

from eastwind.server.http.answers import FRESH
from eastwind.server.http.dependencies import OPENS_A_TABLE, TheMoves
from eastwind.server.http.errors import refusals
from eastwind.server.services.moves import SECONDS
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.moves import MoveOpened, MoveState, SeatsHeld

_Ticket = Annotated[str, Path(description="as it was told", max_length=64)]

router: Final = APIRouter(prefix="/api/moves", tags=["tables"])


@router.post("", status_code=201, dependencies=[OPENS_A_TABLE])
async def begin_move(held: SeatsHeld, moves: TheMoves) -> MoveOpened:
    """Hand over the proofs of one's seats; they wait some minutes for the other device."""
    return MoveOpened(ticket=moves.begin(held), left_seconds=SECONDS)


@router.post("/{ticket}", responses=refusals(ErrorCode.NO_SUCH_MOVE))
async def take_move(ticket: _Ticket, moves: TheMoves, response: Response) -> SeatsHeld:
    """Fetch the key on the other device. It is given out only once."""
    response.headers.update(FRESH)
    return moves.take(ticket)


@router.get("/{ticket}", responses=refusals(ErrorCode.NO_SUCH_MOVE))
async def show_move(ticket: _Ticket, moves: TheMoves, response: Response) -> MoveState:
    """Return whether the other device has fetched the key."""
    response.headers.update(FRESH)
    return MoveState(taken=moves.taken(ticket))
