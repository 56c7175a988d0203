"""Reading of a hand's bill: the next hand is dealt once all have read it, so that none loses sight of it by the deal."""

from eastwind.server.match import actions
from eastwind.server.tables import deadline
from eastwind.server.tables.effects import Effects, Play
from eastwind.server.tables.table_state import Now, TableState
from eastwind.table import Phase


def bill_read(seat: int, state: TableState, _: Now) -> Effects:
    """Note that a person has read the bill, or that their time for it is over."""
    state.stored.read.add(seat)
    return [*deadline.note_read(state), deal_if_read]


def deal_if_read(state: TableState, now: Now) -> Effects:
    """Deal on once all persons have read the bill: those who are there, and by correspondence all."""
    table = state.match.table
    readers = state.persons if deadline.is_set(state) else state.here(now)
    if not readers or not readers <= state.stored.read or table.phase is not Phase.HAND_OVER:
        return []
    return [Play(actions.next_hand, (table.hand,))]
