"""What is done at a table of several persons once all have agreed to it."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Final

from eastwind.server.game import going_back
from eastwind.server.game.absence import Absence
from eastwind.server.game.again import open_again
from eastwind.server.game.clock import Timer
from eastwind.server.game.match import Match
from eastwind.server.game.standing import Standing
from eastwind.server.game.windows import Windows
from eastwind.server.wire.company import NextTable


class Agreed:
    """Of one table, as `Agreeing` asks it."""

    def __init__(self, standing: Standing, windows: Windows, absence: Absence, now: Callable[[], datetime]) -> None:
        self._standing: Final = standing
        self._windows: Final = windows
        self._absence: Final = absence
        self._now: Final = now

    @property
    def match(self) -> Match:
        """As it stands."""
        return self._standing.match

    @property
    def here(self) -> frozenset[int]:
        """The persons who are there."""
        return self._standing.here

    async def tell(self, told: Mapping[int, str]) -> None:
        """Tells everybody who listens, a message by seat."""
        await self._standing.tell(told)

    def later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> Timer:
        """Does something after so long, when it is its turn."""
        return self._standing.later(seconds, work)

    def hold_window(self) -> None:
        """The window that stands open stands still."""
        self._windows.hold()

    async def let_window_go_on(self) -> None:
        """A window that stood still runs again."""
        await self._windows.go_on()

    @property
    def missed(self) -> frozenset[int]:
        """The persons who are away, and for whom those who are there may let a bot play."""
        return self._absence.may_be_played_for

    async def let_bot_play(self, seat: int) -> None:
        """A bot plays for somebody who is away."""
        await self._absence.agree(seat)

    async def take_discard_back(self, seat: int) -> None:
        """A seat takes the discard back that all have seen."""
        await going_back.take_discard_back(self._standing, seat)

    async def end_early(self, seat: int) -> None:
        """The match ends, as a seat has proposed."""
        await going_back.end_early(self._standing, seat)

    async def open_again(self, persons: frozenset[int], by: int) -> Mapping[int, NextTable]:
        """The same people play once more; where, by seat."""
        return await open_again(self._standing.store, self.match.seating, persons, by, self._now())
