"""Judgement of other processes of a database as gone, by what they say in it and by how punctually the judge looks.

Silence counts only while the judge has looked punctually: a process that has been starved of time itself, or has waited for
the database, cannot tell a silent neighbour from one that was starved with it, and begins to count again. The clock is the
judge's own, which is never set; clocks of other machines are not compared.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from eastwind.server.store.rows import ProcessRow

#: Seconds between two heartbeats, each with a look at those of the others.
HEARTBEAT_SECONDS: Final = 0.5
#: Seconds of silence, looked at punctually, after which a process is taken for dead.
SILENT_SECONDS: Final = 12.0
#: The same for one to whose machine no way leads any more.
CUT_OFF_SECONDS: Final = 2.5
#: Seconds after the look before from which on a look is late.
LATE_SECONDS: Final = 3.0
#: Looks without a heartbeat after which one probes a process's address.
PROBE_LOOKS: Final = 2


@dataclass(frozen=True, slots=True)
class SeenProcess:
    """Another process, as it was seen last.

    :ivar row: what it says of itself; :ivar since: the judge's clock, in seconds, from which on its silence counts;
    :ivar looks: number of looks at it since its last heartbeat, punctual or not.
    """

    row: ProcessRow
    since: float
    looks: int = 0


class Peers:
    """Other processes of a database, as one of them sees them."""

    def __init__(self, me: str, clock: Callable[[], float], silent: float | None = None) -> None:
        """:param me: the name of the process that judges; :param clock: seconds from any moment on, that never jump;
        :param silent: seconds of silence after which a process is dead; `SILENT_SECONDS` where none are given.
        """
        self._me: Final = me
        self._clock: Final = clock
        self._silent: Final = SILENT_SECONDS if silent is None else silent
        self._looked_at: float | None = None
        self.seen: dict[str, SeenProcess] = {}

    def look(self, living: Sequence[ProcessRow]) -> None:
        """Take what the database says now: all that have not been removed, with the count of their heartbeats."""
        now = self._clock()
        late = self._looked_at is None or now - self._looked_at > LATE_SECONDS
        self._looked_at = now
        before, found = self.seen, {}
        for row in living:
            if row.name == self._me:
                continue
            last = before.get(row.name)
            if last is None or last.row.beat != row.beat:
                found[row.name] = SeenProcess(row, now)
            else:
                found[row.name] = SeenProcess(row, now if late else last.since, last.looks + 1)
        self.seen = found

    def forget(self, name: str) -> None:
        """Forget a process that has been removed."""
        self.seen = {known: seen for known, seen in self.seen.items() if known != name}

    @property
    def dead(self) -> list[ProcessRow]:
        """Processes that have been silent for long enough to be dead, whatever their places say."""
        return [seen.row for name, seen in self.seen.items() if self._silence_of(name) >= self._silent]

    @property
    def silent(self) -> list[ProcessRow]:
        """Processes whose addresses one should probe."""
        return [seen.row for seen in self.seen.values() if seen.looks >= PROBE_LOOKS]

    def is_cut_off(self, name: str) -> bool:
        """Return whether a process to whose machine no way leads has been silent for long enough to be dead."""
        return self._silence_of(name) >= CUT_OFF_SECONDS

    def _silence_of(self, name: str) -> float:
        seen = self.seen.get(name)
        return 0.0 if seen is None or self._looked_at is None else self._looked_at - seen.since
