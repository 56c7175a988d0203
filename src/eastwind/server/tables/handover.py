"""State of a table that is kept in this process alone: it goes along when another process takes the table over.

Nearly everything is in the store. What is not would be lost with the process, as it is when that dies: which persons are ready
before the first deal, for which a bot plays, which number a proposal had. A window that is open cannot go along, and nothing may
be under way.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from eastwind.server.match.clock import Later, Timer
from eastwind.server.tables import absence, claim_windows, match_time, pacing
from eastwind.server.tables.effect_loop import EffectLoop


class Handover:
    """Memory of one table that another process takes over."""

    def __init__(self, loop: EffectLoop) -> None:
        self._loop: Final = loop

    @property
    def is_quiet(self) -> bool:
        """Return whether nothing is under way that cannot go along: no move, no open window, no proposal."""
        loop, state = self._loop, self._loop.state
        is_busy = bool(loop.under_way) or loop.turn.locked()
        return not (is_busy or claim_windows.is_timed(state) or state.proposals.open is not None)

    async def told(self) -> dict[str, Any]:
        """Return what goes along, as JSON has it. What can be stored is stored, to this moment."""
        loop, state = self._loop, self._loop.state
        if state.clock is not None and match_time.runs(state):
            state.clock.stop()
            await loop.store.note_time(loop.name, state.clock.played)
        if state.match.seating.together and state.lobby is None:
            await loop.run(pacing.note_now)
        return {
            "lobby": None if state.lobby is None else state.lobby.remembered,
            "absence": absence.remembered(state, loop.now()),
            "proposals": state.proposals.last,
            "people": state.people_told,
            "watching": state.spectators.last_told,
        }

    def take(self, memory: Mapping[str, Any]) -> None:
        """Take over what the process told that had the table before."""
        state = self._loop.state
        if state.lobby is not None and memory["lobby"] is not None:
            state.lobby.recall(memory["lobby"])
        absence.recall(state, self._loop.now(), memory["absence"])
        state.proposals.last = memory["proposals"]
        state.people_told = memory["people"]
        state.spectators.go_on_from(memory["watching"])

    def views(self) -> list[str]:
        """Return the whole views that all listeners have by now, each in its written form."""
        loop, match = self._loop, self._loop.match
        if match.dealt is None:
            return []
        told = [loop.greeting(seat) for seat in loop.listening]
        seen = loop.state.spectators.seen_by_all(match, loop.clock_and_stand_ins)
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
