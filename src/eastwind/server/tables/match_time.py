"""Time of a match that is limited: it runs while a person sits at the table, and ends the match as its rules have it."""

from eastwind.server.match import actions
from eastwind.server.match.clock import MatchClock
from eastwind.server.tables.effects import Attempt, Effects, Play, StoreTime
from eastwind.server.tables.table_state import Now, TableState
from eastwind.server.wire.refusals import Refusal


def runs(state: TableState) -> bool:
    return state.clock is not None and state.clock.running


def start(state: TableState, now: Now) -> Effects:
    """Let the clock run while a person sits at the table, from the first deal to the end of the match or of its time."""
    if state.clock is None or state.match.dealt is None:
        return []
    if now.listening and not state.match.time_has_no_say:
        state.clock.start()
    else:
        state.clock.stop()
    return []


def stop_if_left(state: TableState, now: Now) -> Effects:
    """Stop the clock when no person is there any more."""
    if state.clock is None or not state.clock.running or now.listening:
        return []
    state.clock.stop()
    return [StoreTime()]


def has_a_say(state: TableState) -> MatchClock | None:
    """Return the clock, while it runs and its end would be the match's."""
    return state.clock if runs(state) and not state.match.time_has_no_say else None


def is_over(state: TableState) -> bool:
    """Return whether the clock has run out and its end counts."""
    clock = has_a_say(state)
    return clock is not None and not clock.reading.left


def end_if_over(state: TableState, _: Now) -> Effects:
    """End the time of the match, where it is over."""
    if not is_over(state):
        return []
    # refused where another process was faster, and everybody has been told
    return [Attempt([Play(actions.end_time), start], errors=(Refusal,))]
