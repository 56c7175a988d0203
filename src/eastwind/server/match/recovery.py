"""Recovery of a table whose journal cannot be played to its end: it is set back to the last moment at which it can.

Nothing is thrown away. It is set back within the hand that the journal ends with, at most to the end of the one before: what is
damaged further up is not for a program to give up. It is reported instead, with what can be done.
"""

import asyncio
import contextlib
import logging
from dataclasses import replace
from typing import Final

from eastwind.match.journal import JournalDamaged, damage_told
from eastwind.match.setting_back import check_loaded, cut_for
from eastwind.rules import RuleFaults
from eastwind.server.match.loading import load_match, read_match
from eastwind.server.match.match import Match
from eastwind.server.match.seating import Seating
from eastwind.server.store.errors import JournalConflict, StoreError
from eastwind.server.store.rows import TableRow
from eastwind.server.store.store import Store

_log: Final = logging.getLogger(__name__)


async def recovered(store: Store, row: TableRow) -> Match:
    """Return a match as it was stored; set back to the last moment that can be played, where it cannot be to its end.

    :raises JournalDamaged: if it cannot be set back either.
    """
    try:
        return await _loaded(store, row)
    except JournalDamaged as damage:
        # where another process has played on meanwhile, nothing is cut: what is there then is read
        with contextlib.suppress(JournalConflict):
            await set_back(store, row, damage)
    found = await store.table(row.id)
    return await _loaded(store, found or row)


async def _loaded(store: Store, row: TableRow) -> Match:
    # a rule set that this version does not know is no damage
    with damage_told(f"table {row.id}", but=(RuleFaults, StoreError)):
        match, version = await load_match(store, row)
        if match.seating.begun:
            # read from what is kept when somebody first looks at the table
            _ = match.seating.throws
    if match.dealt is not None:
        check_loaded(match.dealt, match.history, version)
    return match


async def set_back(store: Store, row: TableRow, damage: JournalDamaged) -> None:
    """Cut the damaged tail of a table's journal off, and keep it aside; what can be worked out again is.

    :raises JournalDamaged: if it is damaged further up; then nothing was changed.
    :raises JournalConflict: if another process has played on meanwhile; then nothing was changed.
    """
    kept = await store.last_version(row.id)
    journal = await read_match(store, row.id)
    results = await store.results(row.id)
    with damage_told(f"table {row.id}"):
        cut = await asyncio.to_thread(cut_for, Seating(row), journal, results, str(damage))
    _log.error("table %s is set back to version %d of hand %d: %s", row.id, cut.version, cut.hand, damage)
    await store.cut_back(row.id, replace(cut, of=kept))
