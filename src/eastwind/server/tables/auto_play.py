"""Choices that persons leave to the server: tiles to pass, flowers to lay out for them. The others do not learn of it."""

from eastwind.match.match import WINDOWS
from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match import actions
from eastwind.server.tables.effects import Effects, LookAround, Play, StoreState, Tell, TellOne
from eastwind.server.tables.table_state import Now, TableState
from eastwind.server.wire.pace import Leave, Left
from eastwind.table.actions import WORDS, ActionType, type_of


def leave(seat: int, wish: Leave, state: TableState, _: Now) -> Effects:
    """Leave something of a seat to the server. It holds from the next window on."""
    stored = state.stored
    stored.passing[seat] = wish.passing
    (stored.flowers.add if wish.flowers else stored.flowers.discard)(seat)
    return [StoreState(), Tell({seat: _left(state, seat)}), LookAround()]


def tell_newcomer(seat: int, subscriber: Subscriber, state: TableState, _: Now) -> Effects:
    """Tell a person what they have left to the server."""
    return [TellOne(subscriber, _left(state, seat))]


def look(state: TableState, _: Now) -> Effects:
    """Lay out a flower of a person who has left that to the server."""
    table = state.match.table
    if table.phase in WINDOWS or table.phase.is_over:
        return []
    for seat in sorted(state.stored.flowers.intersection(table.waiting_for)):
        flower = next((action for action in table.offered(seat) if type_of(action) is ActionType.FLOWER), None)
        if flower is not None:
            return [Play(actions.act, (seat, table.moment, WORDS[flower]))]
    return []


def _left(state: TableState, seat: int) -> str:
    stored = state.stored
    return Left(passing=stored.passing.get(seat, "none"), flowers=seat in stored.flowers).model_dump_json()
