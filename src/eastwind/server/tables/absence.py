"""Persons who are away from a table of several, and those for whose seats a bot plays until they are back.

A person who is gone for a moment only, as a telephone is that changes its mast, is waited for. No bot plays where no person is
there.
"""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final

from eastwind.server.match import actions
from eastwind.server.match.clock import Timer
from eastwind.server.match.match import WINDOWS
from eastwind.server.tables.live_match import LiveMatch

#: Seconds for which a person is waited for before a bot plays for them.
GRACE_SECONDS: Final = 15.0
#: Seconds after which those who are there may agree to wait no longer, where all wait.
WAITED_SECONDS: Final = 120.0


class Absence:
    """Absent persons of one table. All is done in the table's turn."""

    def __init__(self, live_match: LiveMatch, changed: Callable[[], Awaitable[None]]) -> None:
        """:param changed: called when a bot begins to play for a person."""
        self._live_match: Final = live_match
        self._changed: Final = changed
        self._timers: Final[dict[int, Timer]] = {}
        self._gone: Final[set[int]] = set()
        #: Seats that those who are there have let a bot play.
        self._agreed: Final[set[int]] = set()
        #: Start of each absence, by seat and by the stopwatch, with or without others present.
        self._since: Final[dict[int, float]] = {}
        #: By seat, when it is taken for gone, by the stopwatch: another process may have begun to wait.
        self._gone_at: Final[dict[int, float]] = {}

    @property
    def may_be_played_for(self) -> frozenset[int]:
        """Persons who are away, who have no bot, and to whose seats those who are there may agree to admit one."""
        live_match = self._live_match
        table_settings = live_match.match.seating.table_settings
        if table_settings is None or table_settings.by_days or table_settings.away == "bot":
            return frozenset()
        missing = frozenset(live_match.match.seating.persons) - live_match.here - live_match.away
        if table_settings.away == "vote":
            return missing
        return frozenset(seat for seat in missing if not self._left_to_wait(seat))

    def _left_to_wait(self, seat: int) -> float:
        """Return the seconds for which a person is still waited for, regardless of what those who are there want."""
        now = self._live_match.stopwatch()
        return max(self._since.get(seat, now) + WAITED_SECONDS - now, 0.0)

    def look(self) -> None:
        """Update who is there and who is not. A person who is back has their seat again."""
        live_match = self._live_match
        table_settings, here = live_match.match.seating.table_settings, live_match.here
        missing = frozenset(live_match.match.seating.persons) - here
        for seat in [seat for seat in self._timers if seat not in missing or not here]:
            self._timers.pop(seat).cancel()
            self._gone_at.pop(seat, None)
        self._gone.intersection_update(missing)
        self._agreed.intersection_update(missing)
        now = live_match.stopwatch()
        for seat in self._since.keys() - missing:
            del self._since[seat]
        for seat in missing:
            self._since.setdefault(seat, now)
        if not here:
            self._gone.clear()
            self._gone_at.clear()
        if table_settings is not None and table_settings.away == "bot" and here:
            for seat in missing - self._gone - self._timers.keys():
                left = self._gone_at.setdefault(seat, now + GRACE_SECONDS) - now
                self._timers[seat] = live_match.later(max(left, 0.0), partial(self._is_gone, seat))
        elif table_settings is not None and table_settings.away == "wait" and not table_settings.by_days and here:
            for seat in missing - self._timers.keys():
                if left := self._left_to_wait(seat):
                    self._timers[seat] = live_match.later(left, partial(self._is_waited_for_long, seat))
        live_match.away = frozenset(self._gone | self._agreed) if here else frozenset()

    @property
    def remembered(self) -> dict[str, object]:
        """Memory that is stored nowhere else, in the form of JSON; times in seconds from now."""
        now = self._live_match.stopwatch()
        return {
            "gone": sorted(self._gone),
            "agreed": sorted(self._agreed),
            "since": [(seat, since - now) for seat, since in self._since.items()],
            "gone_at": [(seat, due - now) for seat, due in self._gone_at.items()],
        }

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Take over what the process remembered that had the table before."""
        now = self._live_match.stopwatch()
        self._gone.update(memory["gone"])
        self._agreed.update(memory["agreed"])
        self._since.update((int(seat), now + since) for seat, since in memory["since"])
        self._gone_at.update((int(seat), now + due) for seat, due in memory["gone_at"])

    async def agree(self, seat: int) -> None:
        """Note that those who are there have agreed that a bot plays for a person."""
        self._agreed.add(seat)
        await self._changed()

    async def play(self) -> None:
        """Let the bots do what is asked of the persons they play for."""
        live_match = self._live_match
        table = live_match.match.table
        if table.phase not in WINDOWS and not table.phase.is_over and live_match.away.intersection(table.waiting_for):
            await live_match.play(partial(actions.go_on, live_match.match, live_match.context))

    async def _is_waited_for_long(self, seat: int) -> None:
        """Tell those who are there that they may end the waiting."""
        self._timers.pop(seat, None)
        await self._changed()

    async def _is_gone(self, seat: int) -> None:
        self._timers.pop(seat, None)
        self._gone_at.pop(seat, None)
        if seat not in self._live_match.here:
            self._gone.add(seat)
            await self._changed()
