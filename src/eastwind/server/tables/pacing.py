"""Time of the persons for a move, and the bank that they draw on when it is gone.

It runs from the moment at which a question has been sent, and goes on when the person asked goes away: they come back to the same
question with the time that is left. It does not run for a person who is not there when asked: what was agreed on for that holds.
"""

from functools import partial
from typing import Final

from eastwind.match.match import WINDOWS
from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.tables import deadline
from eastwind.server.tables.bill_reading import bill_read
from eastwind.server.tables.effects import (
    Attempt,
    Effect,
    Effects,
    EndTimer,
    Event,
    PlayFor,
    SetTimer,
    StoreState,
    Tell,
    TellOne,
)
from eastwind.server.tables.table_state import Now, TableState
from eastwind.server.wire.pace import Asked, Clocks, RanOut
from eastwind.table import Phase

_SECOND_MS: Final = 1000
#: For the reading of a bill, whatever the time for a move is.
BILL_SECONDS: Final = 120.0
#: Seconds until another attempt to answer for a person, where that could not be done.
_TRY_AGAIN_SECONDS: Final = 1.0
#: Phases in which the others learn whose time runs. In other phases it is hidden which other seats are asked.
_TURNS: Final = (Phase.TURN, Phase.FLOWERS)
_PUBLIC: Final = (*_TURNS, Phase.HAND_OVER)
#: Most milliseconds of its time that a question gets twice when the process dies.
_KEEP_MS: Final = 5000
_TIMER: Final = "pacing"


def look(state: TableState, now: Now) -> Effects:
    """Let the time run of those who are asked now, and stop that of all others."""
    if _move_ms(state) is None:
        return _tell(state, now) if deadline.is_set(state) else []
    stored, since, table, asked = state.stored, state.pacing.since, state.match.table, _asked(state, now)
    _charge(state, now, asked)
    if stored.hand != table.hand:
        stored.hand, stored.spent = table.hand, {}
    # after a restart a window without a seat to ask opens again: keep the times of the question that follows it
    if asked and stored.moment != table.moment:
        stored.moment, stored.used = table.moment, {}
    here = state.here(now)
    begins = [seat for seat in asked if seat not in since and (seat in here or seat in stored.used)] if here else []
    for seat in begins:
        stored.used.setdefault(seat, 0)
        since[seat] = now.seconds
    told = _tell(state, now)
    return [*_timer(state, now), *told, *([StoreState()] if told and begins else [])]


def note_now(state: TableState, now: Now) -> Effects:
    """Store how far the time has run, to this moment: another process goes on from there."""
    for seat in state.pacing.since:
        state.stored.used[seat], state.pacing.since[seat] = _used(state, now, seat), now.seconds
    return [StoreState()]


def note(state: TableState, now: Now) -> Effects:
    """Store how far the time has run, now and then."""
    used = state.stored.used
    is_late = any(_used(state, now, seat) - used[seat] >= _KEEP_MS for seat in state.pacing.since)
    return note_now(state, now) if is_late else []


def tell_newcomer(seat: int, subscriber: Subscriber, state: TableState, now: Now) -> Effects:
    """Tell a person who has just come whose time runs."""
    if not state.pacing.since and not deadline.is_set(state):
        return []
    return [TellOne(subscriber, _clocks(state, now, seat))]


def answer_for(seat: int, state: TableState, now: Now) -> Effects:
    """Answer for a seat whose time is over, and tell all."""
    return [PlayFor(seat), partial(_tell_ran_out, seat)]


def _tell_ran_out(seat: int, state: TableState, now: Now) -> Effects:
    return [Tell(dict.fromkeys(now.listening, RanOut(seat=seat).model_dump_json()))]


def _move_ms(state: TableState) -> float | None:
    """Return the milliseconds for what is asked now; None where there is no clock."""
    dealt, settings = state.match.dealt, state.settings
    if dealt is None or settings is None or settings.by_days or settings.move_seconds is None:
        return None
    return _SECOND_MS * (BILL_SECONDS if dealt.phase is Phase.HAND_OVER else settings.move_seconds)


def _asked(state: TableState, now: Now) -> frozenset[int]:
    """Return the persons who are asked something for which they have time of their own."""
    table = state.match.table
    if table.phase in WINDOWS or table.phase is Phase.MATCH_OVER:
        return frozenset()
    if table.phase is Phase.HAND_OVER:
        return state.here(now) - state.stored.read
    return state.persons.intersection(table.waiting_for) - state.away


def _used(state: TableState, now: Now, seat: int) -> int:
    before, since = state.stored.used.get(seat, 0), state.pacing.since.get(seat)
    return before if since is None else before + round((now.seconds - since) * _SECOND_MS)


def _left(state: TableState, now: Now, seat: int) -> tuple[int, int]:
    """Return the milliseconds that are left to a seat: of the time for this move, of the bank."""
    move, used, settings = round(_move_ms(state) or 0), _used(state, now, seat), state.settings
    bank = 0
    if settings is not None and state.match.table.phase is not Phase.HAND_OVER:
        bank = max(settings.bank * _SECOND_MS - state.stored.spent.get(seat, 0), 0)
    return max(move - used, 0), max(bank - max(used - move, 0), 0)


def _charge(state: TableState, now: Now, asked: frozenset[int]) -> None:
    """Take from the bank what those have drawn who are asked no more, or something else now."""
    stored, settings, since = state.stored, state.settings, state.pacing.since
    move = 0.0 if settings is None or settings.move_seconds is None else settings.move_seconds * _SECOND_MS
    for seat in list(since):
        if seat in asked and stored.moment == state.match.table.moment:
            continue
        over = max(_used(state, now, seat) - round(move), 0)
        stored.spent[seat] = stored.spent.get(seat, 0) + over
        del since[seat]
        stored.used.pop(seat, None)


def _timer(state: TableState, now: Now) -> Effects:
    """Return what sets the timer to the end of the first time that runs."""
    if not state.pacing.since:
        return [EndTimer(_TIMER)]
    seconds = min(sum(_left(state, now, seat)) for seat in state.pacing.since) / _SECOND_MS
    return [SetTimer(_TIMER, seconds, _look_at_time)]


def _look_at_time(state: TableState, now: Now) -> Effects:
    """Answer for those whose time is over."""
    return _answer_in_turn([seat for seat in state.pacing.since if not sum(_left(state, now, seat))], state, now)


def _answer_in_turn(seats: list[int], state: TableState, now: Now) -> Effects:
    """Answer for the first of these seats whose time still runs, and then for those after it."""
    # what was done for one may have ended the time of another
    seats = [seat for seat in seats if seat in state.pacing.since]
    if not seats:
        return _timer(state, now)
    seat, rest = seats[0], seats[1:]
    work: Effects = answer_for(seat, state, now)
    if state.match.table.phase is Phase.HAND_OVER:
        work = [partial(bill_read, seat), look]
    again = SetTimer(_TIMER, _TRY_AGAIN_SECONDS, _look_at_time)
    log = f"seat {seat} not answered for; trying again"
    return [Attempt([*work, partial(_answer_in_turn, rest)], [again], log=log)]


def _clocks(state: TableState, now: Now, seat: int) -> str:
    table, asked = state.match.table, list[Asked]()
    if deadline.is_set(state):
        if table.phase in _TURNS:
            left = round(deadline.left(state, now) * _SECOND_MS)
            asked = [Asked(seat=each, left_ms=left, bank_ms=0) for each in sorted(_asked(state, now))]
    else:
        since = state.pacing.since
        for each in sorted(since) if table.phase in _PUBLIC else [each for each in since if each == seat]:
            left, bank = _left(state, now, each)
            asked.append(Asked(seat=each, left_ms=left, bank_ms=bank))
    return Clocks(version=table.moment, asked=asked).model_dump_json()


def _tell(state: TableState, now: Now) -> list[Effect | Event]:
    """Tell those who are there whose time runs, where that has changed."""
    runs = _asked(state, now) if deadline.is_set(state) else state.pacing.since
    what = f"{state.match.table.moment} {sorted(runs)}" if runs else ""
    if what == state.pacing.told:
        return []
    state.pacing.told = what
    return [Tell({seat: _clocks(state, now, seat) for seat in now.listening})]
