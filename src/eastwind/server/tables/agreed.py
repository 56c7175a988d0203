"""Operations that all at a table of several persons have agreed to."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Final

from eastwind.server.match.clock import Timer
from eastwind.server.match.match import Match
from eastwind.server.tables import undo
from eastwind.server.tables.absence import Absence
from eastwind.server.tables.claim_windows import ClaimWindows
from eastwind.server.tables.live_match import LiveMatch
from eastwind.server.tables.rematch import open_rematch
from eastwind.server.wire.company import NextTable


class Agreed:
    """Table, as `Agreeing` asks it."""

    def __init__(
        self, live_match: LiveMatch, windows: ClaimWindows, absence: Absence, now: Callable[[], datetime]
    ) -> None:
        self._live_match: Final = live_match
        self._windows: Final = windows
        self._absence: Final = absence
        self._now: Final = now

    @property
    def match(self) -> Match:
        """Match as it was committed last."""
        return self._live_match.match

    @property
    def here(self) -> frozenset[int]:
        """Persons who are there."""
        return self._live_match.here

    async def tell(self, told: Mapping[int, str]) -> None:
        """Tell all listeners, a message by seat."""
        await self._live_match.tell(told)

    def later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> Timer:
        """Run work after a number of seconds, when it is its turn."""
        return self._live_match.later(seconds, work)

    def hold_window(self) -> None:
        """Pause the open window."""
        self._windows.hold()

    async def let_window_go_on(self) -> None:
        """Let a paused window run again."""
        await self._windows.go_on()

    @property
    def missed(self) -> frozenset[int]:
        """Away persons, for whose seats those who are there may let a bot play."""
        return self._absence.may_be_played_for

    async def let_bot_play(self, seat: int) -> None:
        """Let a bot play for a person who is away."""
        await self._absence.agree(seat)

    async def take_discard_back(self, seat: int) -> None:
        """Take the discard of a seat back that all have seen."""
        await undo.take_discard_back(self._live_match, seat)

    async def end_early(self, seat: int) -> None:
        """End the match, as a seat has proposed."""
        await undo.end_early(self._live_match, seat)

    async def open_again(self, persons: frozenset[int], by: int) -> Mapping[int, NextTable]:
        """Open a table for the same people; return it by seat."""
        return await open_rematch(self._live_match.store, self.match.seating, persons, by, self._now())
