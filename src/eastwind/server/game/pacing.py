"""Time of the persons for a move, and the bank that they draw on when it is gone.

It runs from the moment at which a question has been sent, and goes on when the person asked goes away: they come back to the same
question with the time that is left. It does not run for a person who is not there when asked: what was agreed on for that holds.
"""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from eastwind.server.game import playing
from eastwind.server.game.clock import Timer
from eastwind.server.game.deadline import Deadline
from eastwind.server.game.kept import Kept
from eastwind.server.game.publisher import Subscriber
from eastwind.server.game.standing import Standing
from eastwind.server.game.window import WINDOWS
from eastwind.server.store.store import StoreError
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
        self, standing: Standing, kept: Kept, deadline: Deadline, bill_read: Callable[[int], Awaitable[None]]
    ) -> None:
        """:param bill_read: called when a person's time for reading a bill is over."""
        self._standing: Final = standing
        self._kept: Final = kept
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
        standing, state, table = self._standing, self._kept.state, self._standing.match.table
        self._charge(self._asked())
        if state.hand != table.hand:
            state.hand, state.spent = table.hand, {}
        asked = self._asked()
        # a window in which nobody was asked stands open once more after a restart: what was asked after it is still to come
        if asked and state.moment != table.moment:
            state.moment, state.used = table.moment, {}
        begins = [seat for seat in asked if seat not in self._since and (seat in standing.here or seat in state.used)]
        for seat in begins if standing.here else ():
            state.used.setdefault(seat, 0)
            self._since[seat] = standing.stopwatch()
        self._set_timer()
        if await self._tell() and begins:
            await self._kept.keep()

    async def note_now(self) -> None:
        """Store how far the time has run, to this moment: another process goes on from there."""
        state, now = self._kept.state, self._standing.stopwatch()
        for seat in self._since:
            state.used[seat], self._since[seat] = self._used(seat), now
        await self._kept.keep()

    async def note(self) -> None:
        """Store how far the time has run, now and then."""
        state = self._kept.state
        if any(self._used(seat) - state.used[seat] >= _KEEP_MS for seat in self._since):
            now = self._standing.stopwatch()
            for seat in self._since:
                state.used[seat], self._since[seat] = self._used(seat), now
            await self._kept.keep()

    def tell_who_comes(self, seat: int, subscriber: Subscriber) -> None:
        """Tell a person who has just come whose time runs."""
        if self._since or self._deadline.is_set:
            subscriber.tell(self._clocks(seat).model_dump_json())

    # --- how it is done --------------------------------------------------------------------------------------------------

    @property
    def _move(self) -> float | None:
        """Milliseconds for what is asked now; None where there is no clock."""
        match = self._standing.match
        terms = match.seating.terms
        if match.dealt is None or terms is None or terms.by_days or terms.move_seconds is None:
            return None
        return _SECOND_MS * (BILL_SECONDS if match.dealt.phase is Phase.HAND_OVER else terms.move_seconds)

    def _asked(self) -> frozenset[int]:
        """Return the persons who are asked something for which they have time of their own."""
        match, standing = self._standing.match, self._standing
        table = match.table
        if table.phase in WINDOWS or table.phase is Phase.MATCH_OVER:
            return frozenset()
        if table.phase is Phase.HAND_OVER:
            return standing.here - self._kept.state.read
        return frozenset(match.seating.persons).intersection(table.waiting_for) - standing.away

    def _used(self, seat: int) -> int:
        before, since = self._kept.state.used.get(seat, 0), self._since.get(seat)
        return before if since is None else before + round((self._standing.stopwatch() - since) * _SECOND_MS)

    def _bank(self, seat: int) -> int:
        """Return what is left of a seat's bank, without what it is drawing on now."""
        terms, phase = self._standing.match.seating.terms, self._standing.match.table.phase
        if terms is None or phase is Phase.HAND_OVER:
            return 0
        return max(terms.bank * _SECOND_MS - self._kept.state.spent.get(seat, 0), 0)

    def _left(self, seat: int) -> tuple[int, int]:
        """Return what is left to a seat: of the time for this move, of the bank."""
        move = round(self._move or 0)
        over = max(self._used(seat) - move, 0)
        return max(move - self._used(seat), 0), max(self._bank(seat) - over, 0)

    def _charge(self, asked: frozenset[int]) -> None:
        """Take from the bank what those have drawn who are asked no more, or something else now."""
        state, table = self._kept.state, self._standing.match.table
        terms = self._standing.match.seating.terms
        move = 0.0 if terms is None or terms.move_seconds is None else terms.move_seconds * _SECOND_MS
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
            self._timer = self._standing.later(seconds, self._look_at_time)

    async def _look_at_time(self) -> None:
        """Answer for those whose time is over."""
        standing = self._standing
        for seat in [seat for seat in self._since if not sum(self._left(seat))]:
            if seat not in self._since:
                continue  # what was done for another has ended it
            try:
                if standing.match.table.phase is Phase.HAND_OVER:
                    await self._bill_read(seat)
                else:
                    await self.answer_for(seat)
            except (Refusal, StoreError):
                _log.exception(
                    "seat %s at table %s could not be answered for; it will be tried again", seat, standing.name
                )
                self._timer = standing.later(_TRY_AGAIN_SECONDS, self._look_at_time)
                return
        self._set_timer()

    async def answer_for(self, seat: int) -> None:
        """Answer for a seat whose time is over, and tell all."""
        standing = self._standing
        await standing.play(partial(playing.answer_for, standing.match, seat, standing.stand_in(seat), standing.moment))
        told = RanOut(seat=seat).model_dump_json()
        await standing.publisher.publish(standing.name, dict.fromkeys(standing.listening, told))

    def _clocks(self, seat: int) -> Clocks:
        table = self._standing.match.table
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
        standing = self._standing
        runs = self._asked() if self._deadline.is_set else self._since
        what = f"{standing.match.table.moment} {sorted(runs)}" if runs else ""
        if what == self._told:
            return False
        self._told = what
        told = {seat: self._clocks(seat).model_dump_json() for seat in standing.listening}
        await standing.publisher.publish(standing.name, told)
        return True
