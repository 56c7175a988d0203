"""State of a table that is kept in this process alone: it goes along when another process takes the table over.

Nearly everything is in the store. What is not would be lost with the process, as it is when that dies: which persons are ready
before the first deal, for which a bot plays, which number a proposal had. A window that is open cannot go along, and nothing may
be under way.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from eastwind.server.game.absence import Absence
from eastwind.server.game.agreeing import Agreeing
from eastwind.server.game.clock import Later, Timer
from eastwind.server.game.gathering import Gathering
from eastwind.server.game.pacing import Pacing
from eastwind.server.game.standing import Standing
from eastwind.server.game.windows import Windows


class Memory:
    """Memory of one table.

    :ivar people_told: what those who are here have received last about each other.
    """

    def __init__(
        self,
        standing: Standing,
        gathering: Gathering,
        windows: Windows,
        pacing: Pacing,
        absence: Absence,
        agreeing: Agreeing,
    ) -> None:
        self._standing: Final = standing
        self._gathering: Final = gathering
        self._windows: Final = windows
        self._pacing: Final = pacing
        self._absence: Final = absence
        self._agreeing: Final = agreeing
        self.people_told = ""

    @property
    def is_quiet(self) -> bool:
        """Return whether nothing is under way that cannot go along: no move, no open window, no proposal."""
        standing = self._standing
        is_busy = bool(standing.under_way) or standing.turn.locked()
        return not (is_busy or self._windows.is_timed or self._agreeing.is_open)

    async def told(self) -> dict[str, Any]:
        """Return what goes along, as JSON has it. What can be stored is stored, to this moment."""
        standing, lobby = self._standing, self._gathering.lobby
        if standing.clock is not None and standing.clock_runs:
            standing.clock.stop()
            await standing.store.note_time(standing.name, standing.clock.played)
        if standing.match.seating.together and lobby is None:
            await self._pacing.note_now()
        return {
            "lobby": None if lobby is None else lobby.remembered,
            "absence": self._absence.remembered,
            "proposals": self._agreeing.last,
            "people": self.people_told,
            "watching": standing.watching.last_told,
        }

    def take(self, memory: Mapping[str, Any]) -> None:
        """Take over what the process told that had the table before."""
        lobby = self._gathering.lobby
        if lobby is not None and memory["lobby"] is not None:
            lobby.recall(memory["lobby"])
        self._absence.recall(memory["absence"])
        self._agreeing.go_on_from(memory["proposals"])
        self.people_told = memory["people"]
        self._standing.watching.go_on_from(memory["watching"])

    def views(self) -> list[str]:
        """Return the whole views that all listeners have by now, each in its written form."""
        standing = self._standing
        if standing.match.dealt is None:
            return []
        told = [standing.greeting(seat) for seat in standing.listening]
        seen = standing.watching.seen_by_all(standing.match, standing.beside)
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
