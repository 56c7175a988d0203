"""Recovery of a table whose journal cannot be played to its end: it is set back to the last moment at which it can.

Nothing is thrown away. It is set back within the hand that the journal ends with, at most to the end of the one before: what is
damaged further up is not for a program to give up. It is reported instead, with what can be done.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from eastwind.explain.endings import HandSummary, summary_of
from eastwind.rules import RuleFaults
from eastwind.server.match.journal import (
    LAYOUT,
    Journal,
    JournalDamaged,
    Move,
    damage_told,
    read_match,
    walk,
    walk_match,
)
from eastwind.server.match.loading import load_match
from eastwind.server.match.match import Match
from eastwind.server.match.seating import Seating
from eastwind.server.store.errors import JournalConflict, StoreError
from eastwind.server.store.rows import UNBELIEVED, Cut, ResultRow, TableRow
from eastwind.server.store.store import Store
from eastwind.table import Table
from eastwind.table.layout import HandEnd

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


def finished_hands(table: Table) -> int:
    """Number of hands of a match that count as finished: the last one too when it is over and was not dropped."""
    over = table.phase.is_over and int(table.record.hand_end) != HandEnd.DROPPED
    return table.hand - (not over)


def check_loaded(table: Table, history: Sequence[HandSummary], version: int) -> None:
    """Check that a table that was loaded is all that is stored of it. `version`: the last that is stored.

    :raises JournalDamaged: if there is more, or if there are not the finished hands that belong to it.
    """
    if table.version != version:
        raise JournalDamaged(f"expected version {version}, as stored; replayed to version {table.version}")
    if [summary.hand for summary in history] != list(range(1, finished_hands(table) + 1)):
        kept = ", ".join(str(summary.hand) for summary in history) or "none"
        raise JournalDamaged(f"of the hands 1 to {finished_hands(table)} are kept: {kept}")


async def set_back(store: Store, row: TableRow, damage: JournalDamaged) -> None:
    """Cut the damaged tail of a table's journal off, and keep it aside; what can be worked out again is.

    :raises JournalDamaged: if it is damaged further up; then nothing was changed.
    :raises JournalConflict: if another process has played on meanwhile; then nothing was changed.
    """
    kept = await store.last_version(row.id)
    journal = await read_match(store, row.id)
    results = await store.results(row.id)
    with damage_told(f"table {row.id}"):
        cut = await asyncio.to_thread(_cut_for, Seating(row), journal, results, str(damage))
    _log.error("table %s is set back to version %d of hand %d: %s", row.id, cut.version, cut.hand, damage)
    await store.cut_back(row.id, replace(cut, of=kept))


def _cut_for(seating: Seating, journal: Journal, results: Sequence[ResultRow], why: str) -> Cut:
    for deal in reversed(journal.deals[-2:]):
        for believed in (True, False) if deal.layout == LAYOUT else (False,):
            found = _last_moment(seating, journal, deal.hand, believed=believed)
            if found is not None:
                version, finished = found
                if deal.hand != journal.deals[-1].hand and finished != deal.hand:
                    continue
                summaries = _results(seating, journal, results, finished)
                return Cut(version, deal.hand, summaries, why, believed=believed)
    raise JournalDamaged(f"{why}; and it cannot be set back")


def _last_moment(seating: Seating, journal: Journal, hand: int, *, believed: bool) -> tuple[int, int] | None:
    """Return (version, finished hands by then) of the last moment of a hand at which all seats that are asked are persons'."""
    if not believed:
        deals = [replace(deal, layout=UNBELIEVED) if deal.hand == hand else deal for deal in journal.deals]
        journal = replace(journal, deals=deals)
    bots = {seat for seat, _ in seating.bots}
    found: tuple[int, int] | None = None
    try:
        for move in walk(journal, seating.rules, seating.first_dealer, hand):
            if _is_whole(move, bots):
                found = (move.table.version, finished_hands(move.table))
    except JournalDamaged:
        pass
    return found


def _is_whole(move: Move, bots: set[int]) -> bool:
    """Return whether all that a person has set off has been played: only persons are asked, or no seat is."""
    return not move.table.is_halted and bots.isdisjoint(move.table.waiting_for)


def _results(seating: Seating, journal: Journal, kept: Sequence[ResultRow], finished: int) -> tuple[ResultRow, ...]:
    """Return the results of the finished hands, played again; as stored, where they cannot be.

    :raises JournalDamaged: if neither is to be had.
    """
    again: dict[int, ResultRow] = {}
    try:
        for move in walk_match(journal, seating.rules, seating.first_dealer, finished):
            if move.ends_hand:
                summary = summary_of(move.table.record, move.table.rules)
                # the end of a hand may have been taken back
                again[summary.hand] = ResultRow(summary.hand, summary.model_dump_json())
    except JournalDamaged:
        # the hand that is cut may be among them; those before it are whole
        pass
    if len(again) >= finished:
        return tuple(again[hand] for hand in range(1, finished + 1))
    rows = tuple(row for row in kept if row.hand <= finished)
    if [row.hand for row in rows] != list(range(1, finished + 1)) or not all(map(_can_be_read, rows)):
        raise JournalDamaged(f"what the hands 1 to {finished} came to is neither kept nor to be played again")
    return rows


def _can_be_read(row: ResultRow) -> bool:
    try:
        return HandSummary.model_validate_json(row.summary).hand == row.hand
    except (TypeError, ValueError):
        return False
