"""A match brought back from what was stored of it."""

import asyncio

from eastwind.explain.endings import HandSummary
from eastwind.server.game.beyond import at_first, departed, helped_by
from eastwind.server.game.journal import read_hand
from eastwind.server.game.match import Match, match_from
from eastwind.server.game.seating import Seating
from eastwind.server.store.rows import TableRow
from eastwind.server.store.store import Store


async def load_match(store: Store, row: TableRow) -> Match:
    """A match as it was stored.

    :raises JournalDamaged: if it cannot be played again.
    """
    seating = Seating(row)
    if not seating.begun:
        return Match(seating, helped=at_first(row))
    beyond = await store.beyond(row.id)
    helped, seating = helped_by(beyond, at_first(row)), seating.without(departed(beyond))
    history = tuple(HandSummary.model_validate_json(kept.summary) for kept in await store.results(row.id))
    journal = await read_hand(store, row.id)
    return await asyncio.to_thread(match_from, seating, history, journal, helped)
