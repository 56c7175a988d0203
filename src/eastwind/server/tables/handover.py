"""State of a table that is kept in this process alone: it goes along when another process takes the table over.

Nearly everything is in the store. What is not would be lost with the process, as it is when that dies: which persons are ready
before the first deal, for which a bot plays, which number a proposal had. A window that is open cannot go along, and nothing may
be under way.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from eastwind.server.match.clock import Later, Timer
from eastwind.server.tables.absence import Absence
from eastwind.server.tables.agreeing import Agreeing
from eastwind.server.tables.claim_windows import ClaimWindows
from eastwind.server.tables.live_match import LiveMatch
from eastwind.server.tables.lobby_changes import LobbyChanges
from eastwind.server.tables.pacing import Pacing


class HandoverState:
    """Memory of one table.

    :ivar people_told: what those who are here have received last about each other.
    """

    def __init__(
        self,
        live_match: LiveMatch,
        lobby_changes: LobbyChanges,
        windows: ClaimWindows,
        pacing: Pacing,
        absence: Absence,
        agreeing: Agreeing,
    ) -> None:
        self._live_match: Final = live_match
        self._lobby_changes: Final = lobby_changes
        self._windows: Final = windows
        self._pacing: Final = pacing
        self._absence: Final = absence
        self._agreeing: Final = agreeing
        self.people_told = ""

    @property
    def is_quiet(self) -> bool:
        """Return whether nothing is under way that cannot go along: no move, no open window, no proposal."""
        live_match = self._live_match
        is_busy = bool(live_match.under_way) or live_match.turn.locked()
        return not (is_busy or self._windows.is_timed or self._agreeing.is_open)

    async def told(self) -> dict[str, Any]:
        """Return what goes along, as JSON has it. What can be stored is stored, to this moment."""
        live_match, lobby = self._live_match, self._lobby_changes.lobby
        if live_match.clock is not None and live_match.clock_runs:
            live_match.clock.stop()
            await live_match.store.note_time(live_match.name, live_match.clock.played)
        if live_match.match.seating.together and lobby is None:
            await self._pacing.note_now()
        return {
            "lobby": None if lobby is None else lobby.remembered,
            "absence": self._absence.remembered,
            "proposals": self._agreeing.last,
            "people": self.people_told,
            "watching": live_match.spectators.last_told,
        }

    def take(self, memory: Mapping[str, Any]) -> None:
        """Take over what the process told that had the table before."""
        lobby = self._lobby_changes.lobby
        if lobby is not None and memory["lobby"] is not None:
            lobby.recall(memory["lobby"])
        self._absence.recall(memory["absence"])
        self._agreeing.go_on_from(memory["proposals"])
        self.people_told = memory["people"]
        self._live_match.spectators.go_on_from(memory["watching"])

    def views(self) -> list[str]:
        """Return the whole views that all listeners have by now, each in its written form."""
        live_match = self._live_match
        if live_match.match.dealt is None:
            return []
        told = [live_match.greeting(seat) for seat in live_match.listening]
        seen = live_match.spectators.seen_by_all(live_match.match, live_match.clock_and_stand_ins)
        return told if seen is None else [*told, seen]


class Rest:
    """Rest of a process from which another one takes over: nothing is done by itself any more.

    :ivar has_begun: whether it is so.
    """

    def __init__(self) -> None:
        self.has_begun = False

    def timers(self, timers: Later) -> Later:
        """Return the same timers; they do nothing once the rest has begun."""

        def later(seconds: float, work: Callable[[], object]) -> Timer:
            return timers(seconds, lambda: None if self.has_begun else work())

        return later
