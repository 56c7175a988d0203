"""Persons who are away from a table of several, and those for whose seats a bot plays until they are back.

A person who is gone for a moment only, as a telephone is that changes its mast, is waited for. No bot plays where no person is
there.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from eastwind.match.match import WINDOWS
from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match import actions
from eastwind.server.tables.claim_window import people_told
from eastwind.server.tables.effects import Effect, Effects, EndTimer, Event, LookAround, Play, SetTimer, Tell, TellOne
from eastwind.server.tables.table_state import Now, TableState

#: Seconds for which a person is waited for before a bot plays for them.
GRACE_SECONDS: Final = 15.0
#: Seconds after which those who are there may agree to wait no longer, where all wait.
WAITED_SECONDS: Final = 120.0
_TIMER: Final = "absence"


def may_be_played_for(state: TableState, now: Now) -> frozenset[int]:
    """Return the persons who are away, who have no bot, and to whose seats those who are there may agree to admit one."""
    settings = state.settings
    if settings is None or settings.by_days or settings.away == "bot":
        return frozenset()
    missing = state.persons - state.here(now) - state.away
    if settings.away == "vote":
        return missing
    return frozenset(seat for seat in missing if not _left_to_wait(state, now, seat))


def look(state: TableState, now: Now) -> Effects:
    """Update who is there and who is not. A person who is back has their seat again."""
    settings, here, absence = state.settings, state.here(now), state.absence
    missing = state.persons - here
    effects: list[Effect | Event] = []
    for seat in [seat for seat in absence.timed if seat not in missing or not here]:
        absence.timed.remove(seat)
        absence.gone_at.pop(seat, None)
        effects.append(EndTimer((_TIMER, seat)))
    absence.gone &= missing
    absence.agreed &= missing
    absence.since = {seat: absence.since.get(seat, now.seconds) for seat in missing}
    if not here:
        absence.gone.clear()
        absence.gone_at.clear()
    elif settings is not None and settings.away == "bot":
        for seat in missing - absence.gone - absence.timed:
            left = absence.gone_at.setdefault(seat, now.seconds + GRACE_SECONDS) - now.seconds
            effects.append(_timer(state, seat, max(left, 0.0), _is_gone))
    elif settings is not None and settings.away == "wait" and not settings.by_days:
        for seat in missing - absence.timed:
            effects += _wait_for(state, now, seat)
    state.away = frozenset(absence.gone | absence.agreed) if here else frozenset()
    return effects


def tell_people(state: TableState, now: Now, *, subscriber: Subscriber | None = None) -> Effects:
    """Tell all who is there, where that has changed. `subscriber` receives it in any case."""
    people = people_told(state.match, now.listening, state.away, may_be_played_for(state, now))
    if people != state.people_told:
        state.people_told = people
        return [Tell(dict.fromkeys(now.listening, people))]
    return [] if subscriber is None else [TellOne(subscriber, people)]


def play(state: TableState, _: Now) -> Effects:
    """Let the bots do what is asked of the persons they play for."""
    table = state.match.table
    if table.phase in WINDOWS or table.phase.is_over or not state.away.intersection(table.waiting_for):
        return []
    return [Play(actions.go_on)]


def agree(seat: int, state: TableState, _: Now) -> Effects:
    """Note that those who are there have agreed that a bot plays for a person."""
    state.absence.agreed.add(seat)
    return [LookAround()]


def remembered(state: TableState, now: Now) -> dict[str, object]:
    """Return what is stored nowhere else, in the form of JSON; times in seconds from now."""
    absence = state.absence
    return {
        "gone": sorted(absence.gone),
        "agreed": sorted(absence.agreed),
        "since": [(seat, since - now.seconds) for seat, since in absence.since.items()],
        "gone_at": [(seat, due - now.seconds) for seat, due in absence.gone_at.items()],
    }


def recall(state: TableState, now: Now, memory: Mapping[str, Any]) -> None:
    """Take over what the process remembered that had the table before."""
    absence = state.absence
    absence.gone.update(memory["gone"])
    absence.agreed.update(memory["agreed"])
    absence.since.update((int(seat), now.seconds + since) for seat, since in memory["since"])
    absence.gone_at.update((int(seat), now.seconds + due) for seat, due in memory["gone_at"])


def _left_to_wait(state: TableState, now: Now, seat: int) -> float:
    """Return the seconds for which a person is still waited for, regardless of what those who are there want."""
    return max(state.absence.since.get(seat, now.seconds) + WAITED_SECONDS - now.seconds, 0.0)


def _wait_for(state: TableState, now: Now, seat: int) -> Effects:
    """Return what lets those who are there know once a person has been waited for long enough."""
    left = _left_to_wait(state, now, seat)
    return [_timer(state, seat, left, _is_waited_for_long)] if left else []


def _timer(state: TableState, seat: int, seconds: float, event: Callable[[int, TableState, Now], Effects]) -> SetTimer:
    state.absence.timed.add(seat)
    return SetTimer((_TIMER, seat), seconds, partial(event, seat))


def _is_waited_for_long(seat: int, state: TableState, _: Now) -> Effects:
    """Let those who are there know that they may end the waiting."""
    state.absence.timed.discard(seat)
    return [LookAround()]


def _is_gone(seat: int, state: TableState, now: Now) -> Effects:
    """Let a bot play for a person who has not come back in time."""
    state.absence.timed.discard(seat)
    state.absence.gone_at.pop(seat, None)
    if seat in state.here(now):
        return []
    state.absence.gone.add(seat)
    return [LookAround()]
