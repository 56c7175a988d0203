"""Deadline at a table by correspondence: persons need not be there when something is asked, and the server may be stopped.

It holds for anything that the table waits for: a move, a window, the reading of a bill.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta

from eastwind.server.tables.effects import Effects, StoreState
from eastwind.server.tables.table_state import Now, TableState
from eastwind.table import Phase


def is_set(state: TableState) -> bool:
    """Return whether the table is played by correspondence."""
    return state.settings is not None and state.settings.by_days


def has_passed(state: TableState) -> bool:
    """Return whether the table was beyond this position already.

    Journals of before database form 11 do not say that the last window closed in which no seat was asked, so it is open
    once more, and is not waited for again.
    """
    return is_set(state) and state.match.dealt is not None and state.stored.moment > state.match.dealt.moment


def left(state: TableState, now: Now) -> float:
    """Return the seconds until the deadline."""
    due = state.stored.due
    return 0.0 if due is None else max((datetime.fromisoformat(due) - now.time).total_seconds(), 0.0)


def is_over(state: TableState, now: Now) -> bool:
    return has_passed(state) or (state.stored.due is not None and not left(state, now))


def answers(state: TableState) -> Mapping[int, int]:
    """Return the answers so far in the window that is open."""
    return state.stored.answers if is_set(state) and not has_passed(state) else {}


def look(state: TableState, now: Now) -> Effects:
    """Set the deadline of what the table waits for now."""
    match, stored, settings = state.match, state.stored, state.settings
    if not is_set(state) or settings is None or match.dealt is None or has_passed(state):
        return []
    over = match.dealt.phase is Phase.MATCH_OVER
    if stored.moment == match.dealt.moment and (stored.due is None) == over:
        return []
    stored.moment, stored.answers, stored.read = match.dealt.moment, {}, set()
    stored.due = None if over else (now.time + timedelta(seconds=settings.move_seconds or 0.0)).isoformat()
    return [StoreState()]


def note_answers(state: TableState, given: Mapping[int, int]) -> Effects:
    """Store what has been answered in the window that is open."""
    if not is_set(state):
        return []
    state.stored.answers = dict(given)
    return [StoreState()]


def note_read(state: TableState) -> Effects:
    """Store who has read the bill."""
    return [StoreState()] if is_set(state) else []
