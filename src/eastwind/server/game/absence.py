"""Who is away from a table of several persons, and for whom a bot plays until he is back.

Who is gone for a moment only, as a telephone is that changes its mast, is waited for. Nobody plays where nobody is there.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from eastwind.server.game import playing
from eastwind.server.game.clock import Timer
from eastwind.server.game.standing import Standing
from eastwind.server.game.window import WINDOWS

#: Seconds for which somebody is waited for before a bot plays for him.
GRACE_SECONDS: Final = 15.0


class Absence:
    """Of one table. All is done while it is the table's turn."""

    def __init__(self, standing: Standing, changed: Callable[[], Awaitable[None]]) -> None:
        """:param changed: what is done when a bot begins to play for somebody."""
        self._standing: Final = standing
        self._changed: Final = changed
        self._timers: Final[dict[int, Timer]] = {}
        self._gone: Final[set[int]] = set()
        #: For whom those who are there have let a bot play.
        self._agreed: Final[set[int]] = set()

    @property
    def waited_for(self) -> frozenset[int]:
        """The persons who are away and for whom nobody plays."""
        standing = self._standing
        return frozenset(standing.match.seating.persons) - standing.here - standing.away

    def look(self) -> None:
        """Notes who is there and who is not. Who is back has his seat again."""
        standing = self._standing
        terms, here = standing.match.seating.terms, standing.here
        missing = frozenset(standing.match.seating.persons) - here
        for seat in [seat for seat in self._timers if seat not in missing or not here]:
            self._timers.pop(seat).cancel()
        self._gone.intersection_update(missing)
        self._agreed.intersection_update(missing)
        if not here:
            self._gone.clear()
        if terms is not None and terms.away == "bot" and here:
            for seat in missing - self._gone - self._timers.keys():
                self._timers[seat] = standing.later(GRACE_SECONDS, partial(self._is_gone, seat))
        standing.away = frozenset(self._gone | self._agreed) if here else frozenset()

    async def agree(self, seat: int) -> None:
        """Those who are there have agreed that a bot plays for somebody."""
        self._agreed.add(seat)
        await self._changed()

    async def play(self) -> None:
        """A bot does what is asked of those for whom it plays."""
        standing = self._standing
        table = standing.match.table
        if table.phase not in WINDOWS and not table.phase.is_over and standing.away.intersection(table.waiting_for):
            await standing.play(partial(playing.go_on, standing.match, standing.moment))

    async def _is_gone(self, seat: int) -> None:
        self._timers.pop(seat, None)
        if seat not in self._standing.here:
            self._gone.add(seat)
            await self._changed()
