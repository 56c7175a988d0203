"""`/api/family`: the family's table on one screen. The page brings the moves so far; the server keeps nothing of a match."""

from typing import Final

from fastapi import APIRouter

from eastwind.server.http.dependencies import TheWork
from eastwind.server.services import family as family_work
from eastwind.server.wire.family import FamilyGame, FamilyMoment

router: Final = APIRouter(prefix="/api/family", tags=["family"])


@router.post("")
async def play_family(game: FamilyGame, work: TheWork) -> FamilyMoment:
    """Return the state of a family's match after its moves, the bots' among them."""
    return await work.here(family_work.moment_of, game)
