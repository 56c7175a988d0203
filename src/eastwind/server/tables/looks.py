"""Work that follows from the state of a table of several, done whenever something has happened there."""

from functools import partial

from eastwind.server.tables import absence, agreeing, auto_play, claim_windows, deadline, pacing
from eastwind.server.tables.effects import Effects, EndCode, Event, LookAround
from eastwind.server.tables.table_state import Now, TableState
from eastwind.table import Phase


def looks(around: LookAround) -> list[Event]:
    """Return the looks, in their order: each finds in the state what the ones before it have left there."""
    seat, subscriber = around.seat, around.subscriber
    news: list[Event] = [] if subscriber is None else [partial(agreeing.tell_newcomer, subscriber)]
    if subscriber is not None and seat is not None:
        last: list[Event] = [
            partial(pacing.tell_newcomer, seat, subscriber),
            partial(auto_play.tell_newcomer, seat, subscriber),
        ]
    else:
        last = []
    return [
        absence.look,
        partial(absence.tell_people, subscriber=subscriber),
        deadline.look,
        partial(claim_windows.look, seat=seat, subscriber=subscriber),
        *news,
        agreeing.look,
        absence.play,
        auto_play.look,
        pacing.look,
        *last,
    ]


def end_letters(state: TableState, _: Now) -> Effects:
    """End the letters of a table with its match."""
    match = state.match
    is_over = match.dealt is not None and match.dealt.phase is Phase.MATCH_OVER
    return [EndCode()] if is_over and match.seating.row.letters else []


def after_play(state: TableState, _: Now) -> Effects:
    """Do what follows when something was carried out at a table of several persons."""
    if state.lobby is not None or not state.match.seating.together:
        return []
    if state.match.table.phase is not Phase.HAND_OVER:
        state.stored.read.clear()
    return [LookAround()]
