"""`/api/bots`: bots that may be asked to a table."""

from typing import Final

from fastapi import APIRouter

from eastwind.server.http.dependencies import TheBots
from eastwind.server.put_off import LEVELS
from eastwind.server.wire.protocol import BotInfo

router: Final = APIRouter(prefix="/api/bots", tags=["tables"])


@router.get("")
async def list_bots(bots: TheBots) -> list[BotInfo]:
    """Return the bots that may be asked to a table, the weakest first, then those added by users."""
    return [BotInfo(name=name, searches=name in LEVELS) for name in bots.levels]
