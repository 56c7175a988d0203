"""Time of the persons for a move, and the bank that they draw on when it is gone.

It runs from the moment at which a question has been sent, and goes on when the person asked goes away: they come back to the same
question with the time that is left. It does not run for a person who is not there when asked: what was agreed on for that holds.
"""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match import actions
from eastwind.server.match.clock import Timer
from eastwind.server.match.match import WINDOWS
from eastwind.server.store.store import StoreError
from eastwind.server.tables.deadline import Deadline
from eastwind.server.tables.live_match import LiveMatch
from eastwind.server.tables.table_state import TableState
from eastwind.server.wire.pace import Asked, Clocks, RanOut
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase

_log: Final = logging.getLogger(__name__)
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


class Pacing:
    """Time of the persons at one table. All is done in the table's turn."""

    def __init__(
        self,
        live_match: LiveMatch,
        table_state: TableState,
        deadline: Deadline,
        bill_read: Callable[[int], Awaitable[None]],
    ) -> None:
        """:param bill_read: called when a person's time for reading a bill is over."""
        self._live_match: Final = live_match
        self._table_state: Final = table_state
        self._deadline: Final = deadline
        self._bill_read: Final = bill_read
        #: Start of each seat's running time, by the stopwatch; what has gone before is in `state.used`.
        self._since: Final[dict[int, float]] = {}
        self._timer: Timer | None = None
        self._told = ""

    @property
    def runs(self) -> bool:
        """Return whether the time of any person runs."""
        return bool(self._since)

    async def look(self) -> None:
        """Let the time run of those who are asked now, and stop that of all others."""
        if self._deadline.is_set:
            await self._tell()
        if self._move is None:
            return
        live_match, state, table = self._live_match, self._table_state.state, self._live_match.match.table
        self._charge(self._asked())
        if state.hand != table.hand:
            state.hand, state.spent = table.hand, {}
        asked = self._asked()
        # a window in which nobody was asked stands open once more after a restart: what was asked after it is still to come
        if asked and state.moment != table.moment:
            state.moment, state.used = table.moment, {}
        begins = [seat for seat in asked if seat not in self._since and (seat in live_match.here or seat in state.used)]
        for seat in begins if live_match.here else ():
            state.used.setdefault(seat, 0)
            self._since[seat] = live_match.stopwatch()
        self._set_timer()
        if await self._tell() and begins:
            await self._table_state.keep()

    async def note_now(self) -> None:
        """Store how far the time has run, to this moment: another process goes on from there."""
        state, now = self._table_state.state, self._live_match.stopwatch()
        for seat in self._since:
            state.used[seat], self._since[seat] = self._used(seat), now
        await self._table_state.keep()

    async def note(self) -> None:
        """Store how far the time has run, now and then."""
        state = self._table_state.state
        if any(self._used(seat) - state.used[seat] >= _KEEP_MS for seat in self._since):
            now = self._live_match.stopwatch()
            for seat in self._since:
                state.used[seat], self._since[seat] = self._used(seat), now
            await self._table_state.keep()

    def tell_who_comes(self, seat: int, subscriber: Subscriber) -> None:
        """Tell a person who has just come whose time runs."""
        if self._since or self._deadline.is_set:
            subscriber.tell(self._clocks(seat).model_dump_json())

    # --- how it is done --------------------------------------------------------------------------------------------------

    @property
    def _move(self) -> float | None:
        """Milliseconds for what is asked now; None where there is no clock."""
        match = self._live_match.match
        table_settings = match.seating.table_settings
        if (
            match.dealt is None
            or table_settings is None
            or table_settings.by_days
            or table_settings.move_seconds is None
        ):
            return None
        return _SECOND_MS * (BILL_SECONDS if match.dealt.phase is Phase.HAND_OVER else table_settings.move_seconds)

    def _asked(self) -> frozenset[int]:
        """Return the persons who are asked something for which they have time of their own."""
        match, live_match = self._live_match.match, self._live_match
        table = match.table
        if table.phase in WINDOWS or table.phase is Phase.MATCH_OVER:
            return frozenset()
        if table.phase is Phase.HAND_OVER:
            return live_match.here - self._table_state.state.read
        return frozenset(match.seating.persons).intersection(table.waiting_for) - live_match.away

    def _used(self, seat: int) -> int:
        before, since = self._table_state.state.used.get(seat, 0), self._since.get(seat)
        return before if since is None else before + round((self._live_match.stopwatch() - since) * _SECOND_MS)

    def _bank(self, seat: int) -> int:
        """Return what is left of a seat's bank, without what it is drawing on now."""
        table_settings, phase = self._live_match.match.seating.table_settings, self._live_match.match.table.phase
        if table_settings is None or phase is Phase.HAND_OVER:
            return 0
        return max(table_settings.bank * _SECOND_MS - self._table_state.state.spent.get(seat, 0), 0)

    def _left(self, seat: int) -> tuple[int, int]:
        """Return what is left to a seat: of the time for this move, of the bank."""
        move = round(self._move or 0)
        over = max(self._used(seat) - move, 0)
        return max(move - self._used(seat), 0), max(self._bank(seat) - over, 0)

    def _charge(self, asked: frozenset[int]) -> None:
        """Take from the bank what those have drawn who are asked no more, or something else now."""
        state, table = self._table_state.state, self._live_match.match.table
        table_settings = self._live_match.match.seating.table_settings
        move = (
            0.0
            if table_settings is None or table_settings.move_seconds is None
            else table_settings.move_seconds * _SECOND_MS
        )
        for seat in list(self._since):
            if seat in asked and state.moment == table.moment:
                continue
            over = max(self._used(seat) - round(move), 0)
            state.spent[seat] = state.spent.get(seat, 0) + over
            del self._since[seat]
            state.used.pop(seat, None)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._since:
            seconds = min(sum(self._left(seat)) for seat in self._since) / _SECOND_MS
            self._timer = self._live_match.later(seconds, self._look_at_time)

    async def _look_at_time(self) -> None:
        """Answer for those whose time is over."""
        live_match = self._live_match
        for seat in [seat for seat in self._since if not sum(self._left(seat))]:
            if seat not in self._since:
                continue  # what was done for another has ended it
            try:
                if live_match.match.table.phase is Phase.HAND_OVER:
                    await self._bill_read(seat)
                else:
                    await self.answer_for(seat)
            except (Refusal, StoreError):
                _log.exception(
                    "seat %s at table %s could not be answered for; it will be tried again", seat, live_match.name
                )
                self._timer = live_match.later(_TRY_AGAIN_SECONDS, self._look_at_time)
                return
        self._set_timer()

    async def answer_for(self, seat: int) -> None:
        """Answer for a seat whose time is over, and tell all."""
        live_match = self._live_match
        await live_match.play(
            partial(actions.answer_for, live_match.match, seat, live_match.stand_in(seat), live_match.context)
        )
        told = RanOut(seat=seat).model_dump_json()
        await live_match.publisher.publish(live_match.name, dict.fromkeys(live_match.listening, told))

    def _clocks(self, seat: int) -> Clocks:
        table = self._live_match.match.table
        if self._deadline.is_set:
            left = round(self._deadline.left * _SECOND_MS)
            its = [Asked(seat=each, left_ms=left, bank_ms=0) for each in sorted(self._asked()) if table.phase in _TURNS]
            return Clocks(version=table.moment, asked=its)
        shown = sorted(self._since) if table.phase in _PUBLIC else [each for each in self._since if each == seat]
        asked = []
        for each in shown:
            left, bank = self._left(each)
            asked.append(Asked(seat=each, left_ms=left, bank_ms=bank))
        return Clocks(version=table.moment, asked=asked)

    async def _tell(self) -> bool:
        """Tell those who are there whose time runs, where that has changed; return whether it has."""
        live_match = self._live_match
        runs = self._asked() if self._deadline.is_set else self._since
        what = f"{live_match.match.table.moment} {sorted(runs)}" if runs else ""
        if what == self._told:
            return False
        self._told = what
        told = {seat: self._clocks(seat).model_dump_json() for seat in live_match.listening}
        await live_match.publisher.publish(live_match.name, told)
        return True
