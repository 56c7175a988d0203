"""Deadline at a table by correspondence: persons need not be there when something is asked, and the server may be stopped.

It holds for anything that the table waits for: a move, a window, the reading of a bill.
"""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Final

from eastwind.server.game.kept import Kept
from eastwind.server.game.standing import Standing
from eastwind.table import Phase


class Deadline:
    """Deadline of one table. All is done in the table's turn."""

    def __init__(self, standing: Standing, kept: Kept, now: Callable[[], datetime]) -> None:
        self._standing: Final = standing
        self._kept: Final = kept
        self._now: Final = now

    @property
    def is_set(self) -> bool:
        """Return whether the table is played by correspondence."""
        terms = self._standing.match.seating.terms
        return terms is not None and terms.by_days

    @property
    def until(self) -> datetime | None:
        due = self._kept.state.due
        return None if due is None else datetime.fromisoformat(due)

    @property
    def has_passed(self) -> bool:
        """Return whether the table was beyond this position already.

        Journals of before database form 11 do not say that the last window closed in which no seat was asked, so it is open
        once more, and is not waited for again.
        """
        match, state = self._standing.match, self._kept.state
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
        return self._kept.state.answers if self.is_set and not self.has_passed else {}

    async def look(self) -> None:
        """Set the deadline of what the table waits for now."""
        match, state = self._standing.match, self._kept.state
        if not self.is_set or match.dealt is None or self.has_passed:
            return
        over = match.dealt.phase is Phase.MATCH_OVER
        if state.moment == match.dealt.moment and (state.due is None) == over:
            return
        terms = match.seating.terms
        seconds = 0.0 if terms is None or terms.move_seconds is None else terms.move_seconds
        state.moment, state.answers, state.read = match.dealt.moment, {}, set()
        state.due = None if over else (self._now() + timedelta(seconds=seconds)).isoformat()
        await self._kept.keep()

    async def note_answers(self, answers: Mapping[int, int]) -> None:
        """Store what has been answered in the window that is open."""
        if self.is_set:
            self._kept.state.answers = dict(answers)
            await self._kept.keep()

    async def note_read(self) -> None:
        """Store who has read the bill."""
        if self.is_set:
            await self._kept.keep()
