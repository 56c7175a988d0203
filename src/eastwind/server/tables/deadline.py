"""Deadline at a table by correspondence: persons need not be there when something is asked, and the server may be stopped.

It holds for anything that the table waits for: a move, a window, the reading of a bill.
"""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Final

from eastwind.server.tables.live_match import LiveMatch
from eastwind.server.tables.table_state import TableState
from eastwind.table import Phase


class Deadline:
    """Deadline of one table. All is done in the table's turn."""

    def __init__(self, live_match: LiveMatch, table_state: TableState, now: Callable[[], datetime]) -> None:
        self._live_match: Final = live_match
        self._table_state: Final = table_state
        self._now: Final = now

    @property
    def is_set(self) -> bool:
        """Return whether the table is played by correspondence."""
        table_settings = self._live_match.match.seating.table_settings
        return table_settings is not None and table_settings.by_days

    @property
    def until(self) -> datetime | None:
        due = self._table_state.state.due
        return None if due is None else datetime.fromisoformat(due)

    @property
    def has_passed(self) -> bool:
        """Return whether the table was beyond this position already.

        Journals of before database form 11 do not say that the last window closed in which no seat was asked, so it is open
        once more, and is not waited for again.
        """
        match, state = self._live_match.match, self._table_state.state
        return self.is_set and match.dealt is not None and state.moment > match.dealt.moment

    @property
    def left(self) -> float:
        """Seconds until the deadline."""
        until = self.until
        return 0.0 if until is None else max((until - self._now()).total_seconds(), 0.0)

    @property
    def is_over(self) -> bool:
        return self.has_passed or (self.until is not None and not self.left)

    @property
    def answers(self) -> Mapping[int, int]:
        """Answers so far in the window that is open."""
        return self._table_state.state.answers if self.is_set and not self.has_passed else {}

    async def look(self) -> None:
        """Set the deadline of what the table waits for now."""
        match, state = self._live_match.match, self._table_state.state
        if not self.is_set or match.dealt is None or self.has_passed:
            return
        over = match.dealt.phase is Phase.MATCH_OVER
        if state.moment == match.dealt.moment and (state.due is None) == over:
            return
        table_settings = match.seating.table_settings
        seconds = 0.0 if table_settings is None or table_settings.move_seconds is None else table_settings.move_seconds
        state.moment, state.answers, state.read = match.dealt.moment, {}, set()
        state.due = None if over else (self._now() + timedelta(seconds=seconds)).isoformat()
        await self._table_state.keep()

    async def note_answers(self, answers: Mapping[int, int]) -> None:
        """Store what has been answered in the window that is open."""
        if self.is_set:
            self._table_state.state.answers = dict(answers)
            await self._table_state.keep()

    async def note_read(self) -> None:
        """Store who has read the bill."""
        if self.is_set:
            await self._table_state.keep()
