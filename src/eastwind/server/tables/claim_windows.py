"""Window that is open at a table of several persons: opened, answered, held, and closed when it is over."""

from functools import partial
from typing import Final

from eastwind.match.match import WINDOWS
from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match import actions
from eastwind.server.tables import deadline
from eastwind.server.tables.claim_window import ClaimWindow, opened
from eastwind.server.tables.effects import Attempt, Effect, Effects, EndTimer, Event, Play, SetTimer, Tell, TellOne
from eastwind.server.tables.table_state import Now, TableState
from eastwind.server.wire.pace import WhoseTurn
from eastwind.table import Phase

#: Seconds until another attempt to close a window that could not be closed.
_TRY_AGAIN_SECONDS: Final = 1.0
_TIMER: Final = "window"


def is_timed(state: TableState) -> bool:
    """Return whether a window is open whose time only this process knows."""
    return state.window is not None and not deadline.is_set(state)


def answer(seat: int, version: int, word: str, state: TableState) -> Effects | None:
    """Take a person's answer; when all have answered, close the window. Return None where it answers no open window.

    :raises Refusal: if the seat has no such answer.
    """
    window = state.window
    if window is None or version != window.moment:
        return None
    window.answer(state.match, seat, word)
    if window.is_answered and window.held is None:
        return _close(window)
    return [*deadline.note_answers(state, window.answers), partial(_tell_of_answer, seat, window)]


def look(state: TableState, now: Now, *, seat: int | None = None, subscriber: Subscriber | None = None) -> Effects:
    """Open the window in which the match is, and drop one that is over or that no person waits in any more.

    :param seat: of a subscriber who receives it in any case.
    """
    window, by_days = state.window, deadline.is_set(state)
    effects: list[Effect | Event] = []
    lived_through = bool(now.listening) or by_days
    if window is not None and (not lived_through or window.moment != state.match.table.moment):
        effects.append(EndTimer(_TIMER))
        window = state.window = None
    if window is not None:
        if subscriber is not None and seat is not None:
            effects.append(TellOne(subscriber, window.told(seat, now.seconds)))
        return [*effects, *_ask_others(window, state)]
    if not lived_through or state.settings is None:
        return effects
    seconds = deadline.left(state, now) if by_days else float(state.settings.window)
    if deadline.has_passed(state):
        seconds = 0.0
    due, passed = now.seconds + seconds, state.stored.passing
    window = state.window = opened(state.match, due, state.away, passed, state.asked_for_chows_alone)
    if window is not None:
        window.answers.update(deadline.answers(state))
        # timed by `now`, which was read before the claims were computed: the time that takes may depend on hidden tiles
        effects += [*_time(window, state, 0 if window.is_answered else seconds), _told(window, now)]
    return effects


def hold(state: TableState, now: Now) -> Effects:
    """Pause the open window."""
    if state.window is None:
        return []
    state.window.hold(now.seconds)
    return [EndTimer(_TIMER)]


def go_on(state: TableState, now: Now) -> Effects:
    """Let a paused window run again."""
    window = state.window
    if window is None or window.held is None:
        return []
    left = window.go_on(now.seconds)
    if window.is_answered:
        return _close(window)
    return [*_time(window, state, left), _told(window, now)]


def end_due(state: TableState, _: Now) -> Effects:
    """Close the open window, whose deadline is over."""
    return [] if state.window is None else _close(state.window)


def whose_turn(seat: int, state: TableState) -> WhoseTurn:
    """Return the state that the table waits in, for the list of a person's tables."""
    match, read, until = state.match, state.stored.read, state.stored.due
    if match.dealt is None:
        return WhoseTurn(begun=False, over=False, asked=False, waits_for=[], until=None)
    phase, waited_for = match.dealt.phase, state.persons.intersection(match.dealt.waiting_for)
    if phase in WINDOWS:
        asked = deadline.is_set(state) and _asks(seat, state)
    else:
        asked = seat not in read if phase is Phase.HAND_OVER else seat in waited_for
    shown = sorted(waited_for) if phase in (Phase.TURN, Phase.FLOWERS) else []
    return WhoseTurn(begun=True, over=phase is Phase.MATCH_OVER, asked=asked, waits_for=shown, until=until)


def _asks(seat: int, state: TableState) -> bool:
    """Return whether a seat may still answer in the window in which the match is, also where it is not open here."""
    passes = state.stored.passing.get(seat) == "all"
    return not passes and seat != int(state.match.table.record.turn) and seat not in deadline.answers(state)


def _ask_others(window: ClaimWindow, state: TableState) -> Effects:
    """Stop waiting for persons who are away now, and wait for those who are back again."""
    if window.unasked == state.away:
        return []
    window.unasked = state.away
    return _time(window, state, 0) if window.is_answered and window.held is None else []


def _told(window: ClaimWindow, now: Now) -> Tell:
    return Tell({seat: window.told(seat, now.seconds) for seat in now.listening})


def _tell_of_answer(seat: int, window: ClaimWindow, _: TableState, now: Now) -> Effects:
    return [Tell({seat: window.told(seat, now.seconds)})]


def _close(window: ClaimWindow) -> Effects:
    return [Play(actions.close_window, (window.answers,))]


def _time(window: ClaimWindow, state: TableState, seconds: float) -> Effects:
    if deadline.is_set(state) and seconds > 0:
        return []  # a deadline is looked after, whether this process lives or not
    return [SetTimer(_TIMER, seconds, partial(_end, window))]


def _end(window: ClaimWindow, state: TableState, now: Now) -> Effects:
    """Close a window whose time is over."""
    if state.window is not window or window.held is not None:
        return []
    if not now.listening and not deadline.is_set(state):
        return []
    return [Attempt(_close(window), [partial(_try_again, window)], log="window not closed; trying again")]


def _try_again(window: ClaimWindow, state: TableState, _: Now) -> Effects:
    # it may have closed, and another be open, whose timer this is not to take away
    return _time(window, state, _TRY_AGAIN_SECONDS) if state.window is window else []
