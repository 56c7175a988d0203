"""Window that is open at a table of several persons: opened, answered, held, and closed when it is over."""

import logging
from functools import partial
from typing import Final

from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match import actions
from eastwind.server.match.match import WINDOWS
from eastwind.server.store.store import StoreError
from eastwind.server.tables.claim_window import ClaimWindow, opened
from eastwind.server.tables.deadline import Deadline
from eastwind.server.tables.live_match import LiveMatch
from eastwind.server.tables.table_state import TableState
from eastwind.server.wire.pace import WhoseTurn
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase

_log: Final = logging.getLogger(__name__)
#: Seconds until another attempt to close a window that could not be closed.
_TRY_AGAIN_SECONDS: Final = 1.0


class ClaimWindows:
    """Open window of one table. All is done in the table's turn."""

    def __init__(self, live_match: LiveMatch, table_state: TableState, deadline: Deadline) -> None:
        self._live_match: Final = live_match
        self._table_state: Final = table_state
        self._deadline: Final = deadline
        self._open: ClaimWindow | None = None

    @property
    def is_timed(self) -> bool:
        """Return whether a window is open whose time only this process knows."""
        return self._open is not None and not self._deadline.is_set

    async def takes(self, seat: int, version: int, word: str) -> bool:
        """Take a person's answer; when all have answered, the window is closed. Return False where it answers no open window.

        :raises Refusal: if the seat has no such answer.
        """
        window, live_match = self._open, self._live_match
        if window is None or version != window.moment:
            return False
        window.answer(live_match.match, seat, word)
        if window.is_answered and window.held is None:
            await self._close(window)
        else:
            await self._deadline.note_answers(window.answers)
            await live_match.publisher.publish(live_match.name, {seat: window.told(seat, live_match.stopwatch())})
        return True

    async def look(self, seat: int | None, subscriber: Subscriber | None) -> None:
        """Open the window in which the match is, and drop one that is over or that no person waits in any more.

        :param seat: of a subscriber who receives it in any case.
        """
        live_match = self._live_match
        listening, now, table_settings = (
            live_match.listening,
            live_match.stopwatch(),
            live_match.match.seating.table_settings,
        )
        window = self._open
        lived_through = bool(listening) or self._deadline.is_set
        if window is not None and (not lived_through or window.moment != live_match.match.table.moment):
            window.end()
            window = self._open = None
        if window is None and lived_through and table_settings is not None:
            seconds = self._deadline.left if self._deadline.is_set else float(table_settings.window)
            if self._deadline.has_passed:
                seconds = 0.0
            passed, chows_alone = self._table_state.state.passing, live_match.asked_for_chows_alone
            self._open = opened(live_match.match, now + seconds, live_match.away, passed, chows_alone)
            if self._open is not None:
                self._open.answers.update(self._deadline.answers)
                self._time(self._open, 0 if self._open.is_answered else seconds)
                # of the moment before its answers were worked out: how long that takes may tell what somebody holds
                await self._tell(self._open, now)
        elif window is not None:
            if subscriber is not None and seat is not None:
                subscriber.tell(window.told(seat, now))
            self._ask_others(window)

    def _ask_others(self, window: ClaimWindow) -> None:
        """Stop waiting for persons who are away now, and wait for those who are back again."""
        if window.unasked == self._live_match.away:
            return
        window.unasked = self._live_match.away
        if window.is_answered and window.held is None:
            window.end()
            self._time(window, 0)

    def hold(self) -> None:
        """Pause the open window."""
        if self._open is not None:
            self._open.hold(self._live_match.stopwatch())

    async def go_on(self) -> None:
        """Let a paused window run again."""
        window = self._open
        if window is None or window.held is None:
            return
        left = window.go_on(self._live_match.stopwatch())
        if window.is_answered:
            await self._close(window)
            return
        self._time(window, left)
        await self._tell(window, self._live_match.stopwatch())

    async def _tell(self, window: ClaimWindow, now: float) -> None:
        live_match = self._live_match
        await live_match.publisher.publish(
            live_match.name, {each: window.told(each, now) for each in live_match.listening}
        )

    async def _close(self, window: ClaimWindow) -> None:
        live_match = self._live_match
        await live_match.play(partial(actions.close_window, live_match.match, window.answers, live_match.context))

    def asks(self, seat: int) -> bool:
        """Return whether a seat may still answer in the window in which the match is, also where it is not open here."""
        table = self._live_match.match.table
        passes = self._table_state.state.passing.get(seat) == "all"
        return not passes and seat != int(table.record.turn) and seat not in self._deadline.answers

    def whose_turn(self, seat: int) -> WhoseTurn:
        """Return the state that the table waits in, for the list of a person's tables."""
        match, read = self._live_match.match, self._table_state.state.read
        if match.dealt is None:
            return WhoseTurn(begun=False, over=False, asked=False, waits_for=[], until=None)
        phase, waited_for = match.dealt.phase, frozenset(match.seating.persons).intersection(match.dealt.waiting_for)
        if phase in WINDOWS:
            asked = self._deadline.is_set and self.asks(seat)
        else:
            asked = seat not in read if phase is Phase.HAND_OVER else seat in waited_for
        shown = sorted(waited_for) if phase in (Phase.TURN, Phase.FLOWERS) else []
        until = self._table_state.state.due
        return WhoseTurn(begun=True, over=phase is Phase.MATCH_OVER, asked=asked, waits_for=shown, until=until)

    async def end_due(self) -> None:
        """Close the open window, whose deadline is over."""
        if self._open is not None:
            await self._close(self._open)

    def _time(self, window: ClaimWindow, seconds: float) -> None:
        if self._deadline.is_set and seconds > 0:
            return  # a deadline is looked after, whether this process lives or not
        window.timer = self._live_match.later(seconds, partial(self._end, window))

    async def _end(self, window: ClaimWindow) -> None:
        """Close a window whose time is over."""
        if self._open is not window or window.held is not None:
            return
        if not self._live_match.listening and not self._deadline.is_set:
            return
        try:
            await self._close(window)
        except (Refusal, StoreError):
            _log.exception("a window at table %s could not be closed; it will be tried again", self._live_match.name)
            self._time(window, _TRY_AGAIN_SECONDS)
