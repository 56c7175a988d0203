"""Loading of a match, or of its journal, from what was stored of it."""

import asyncio
from typing import Final

from eastwind.explain.endings import HandSummary
from eastwind.match.journal import UNPLAYABLE, Journal, JournalDamaged, is_cached
from eastwind.match.match import resumed
from eastwind.match.takebacks import at_first, departed, helped_by
from eastwind.server.match.match import Match
from eastwind.server.match.seating import Seating
from eastwind.server.store.errors import StoreError, StoreFault
from eastwind.server.store.rows import TableRow
from eastwind.server.store.store import Store

#: Number of times a table is read again while another process plays at it.
_TRIES: Final = 20


async def load_match(store: Store, row: TableRow) -> tuple[Match, int]:
    """Return a match as it was stored at one moment, and the last version that was stored by then.

    It is read piece by piece. Where another process has played on between two of them, they do not belong together, which is no
    damage: they are read again.

    :raises JournalDamaged: if it cannot be played again; also other errors of what cannot be played.
    """
    for _ in range(_TRIES):
        version = await store.last_version(row.id)
        try:
            match = await _read_match(store, row)
        except StoreError:
            raise
        except UNPLAYABLE:
            if await store.last_version(row.id) == version:
                raise
        else:
            if await store.last_version(row.id) == version:
                return match, version
        row = await store.table(row.id) or row
    raise StoreError(f"table {row.id}: others play at it without an end", StoreFault.HELD_UP)


async def _read_match(store: Store, row: TableRow) -> Match:
    seating = Seating(row)
    if not seating.begun:
        return Match(seating, helped=at_first(row))
    beyond = await store.beyond(row.id)
    helped, seating = helped_by(beyond, at_first(row)), seating.without(departed(beyond))
    history = tuple(HandSummary.model_validate_json(kept.summary) for kept in await store.results(row.id))
    journal = await read_hand(store, row.id)
    return await asyncio.to_thread(resumed, Match(seating, history=history, helped=helped), journal)


async def read_hand(store: Store, table: str, hand: int | None = None) -> Journal:
    """Return as much of a table's journal as `walk` takes to play a hand again; `hand`: None for the last there is."""
    deals = await store.deals(table)
    found = next((deal for deal in reversed(deals) if hand in (None, deal.hand)), None)
    if found is None:
        raise JournalDamaged(f"table {table} has no hand {hand or 1}")
    hands = range(found.hand if is_cached(found) else 1, found.hand + 1)
    return Journal(table, deals, {number: await store.actions(table, number) for number in hands})


async def read_match(store: Store, table: str) -> Journal:
    """Return the whole journal of a table."""
    deals = await store.deals(table)
    return Journal(table, deals, {deal.hand: await store.actions(table, deal.hand) for deal in deals})
