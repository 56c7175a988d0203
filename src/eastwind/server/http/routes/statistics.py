"""`/api/statistics`: figures of a person's stored matches."""

from typing import Final

from fastapi import APIRouter, Response

from eastwind.server.http.answers import FRESH
from eastwind.server.http.dependencies import TheTableRegistry, TheWork
from eastwind.server.http.errors import refusals
from eastwind.server.http.failures import OF_THE_STORE
from eastwind.server.services.statistics import statistics_of
from eastwind.server.wire.statistics import Statistics, StatisticsWish

router: Final = APIRouter(prefix="/api/statistics", tags=["tables"], responses=refusals(*OF_THE_STORE))


@router.post("")
async def count_matches(
    wish: StatisticsWish, table_registry: TheTableRegistry, work: TheWork, response: Response
) -> Statistics:
    """Return the results of the matches of some seats, hand by hand. A seat that its token does not prove is left out."""
    response.headers.update(FRESH)
    kept = await table_registry.store.matches([seat.table for seat in wish.seats])
    return await work.here(statistics_of, wish.seats, kept)
