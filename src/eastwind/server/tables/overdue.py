"""Work that is due at a table by correspondence, with or without persons present."""

from functools import partial

from eastwind.match.match import WINDOWS
from eastwind.server.tables import claim_windows, deadline, pacing
from eastwind.server.tables.bill_reading import deal_if_read
from eastwind.server.tables.effects import Effects, LookAround
from eastwind.server.tables.table_state import Now, TableState
from eastwind.table import Phase


def do_what_is_due(state: TableState, _: Now) -> Effects:
    """Do what the deadline asks for."""
    if state.match.dealt is None or not state.match.seating.together:
        return []
    return [LookAround(), _end_window_that_has_passed, _end_waiting]


def _end_window_that_has_passed(state: TableState, now: Now) -> Effects:
    return claim_windows.end_due(state, now) if deadline.has_passed(state) else []


def _end_waiting(state: TableState, now: Now) -> Effects:
    if not deadline.is_over(state, now):
        return []
    table = state.match.table
    if table.phase in WINDOWS:
        return claim_windows.end_due(state, now)
    if table.phase is Phase.HAND_OVER:
        state.stored.read.update(state.persons)
        return deal_if_read(state, now)
    return [partial(_answer_for, seat, table.moment) for seat in sorted(state.persons.intersection(table.waiting_for))]


def _answer_for(seat: int, moment: int, state: TableState, now: Now) -> Effects:
    """Answer for a person, unless the answer for another has ended that."""
    table = state.match.table
    return pacing.answer_for(seat, state, now) if seat in table.waiting_for and table.moment == moment else []
