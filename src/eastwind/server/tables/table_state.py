"""State of a live table: all that changes at it, in one place.

Only functions of this folder change it: each takes the state and the circumstances (`Now`), and returns the effects that follow
(`effects`). They are called in the table's turn, but for a phrase that is said and for the clocks that are noted now and then.
What they need that does not change is in `effect_loop`.
"""

from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from eastwind.server.match.clock import MatchClock, Stopwatch
from eastwind.server.match.match import Match
from eastwind.server.match.table_settings import TableSettings
from eastwind.server.match.views import PlayerView
from eastwind.server.tables.chat import Chat
from eastwind.server.tables.claim_window import ClaimWindow, asked_for_chows_alone
from eastwind.server.tables.lobby import TableLobby
from eastwind.server.tables.proposals import Proposals
from eastwind.server.tables.spectators import Spectators
from eastwind.server.tables.stored_state import StoredState


class Now(NamedTuple):
    """Circumstances of an event.

    :ivar seconds: by the stopwatch; :ivar time: with its zone; :ivar listening: seats that have a listener.
    """

    seconds: float
    time: datetime
    listening: frozenset[int]


@dataclass(slots=True)
class AbsenceState:
    """Absent persons, by seat; times by the stopwatch.

    :ivar gone: those for whom a bot plays because they did not come back in time; :ivar agreed: those for whom a bot plays
    because the others agreed; :ivar since: start of each absence, with or without others present; :ivar gone_at: when each is
    taken for gone (another process may have begun to wait); :ivar timed: those for whom a timer runs.
    """

    gone: set[int] = field(default_factory=set)
    agreed: set[int] = field(default_factory=set)
    since: dict[int, float] = field(default_factory=dict)
    gone_at: dict[int, float] = field(default_factory=dict)
    timed: set[int] = field(default_factory=set)


@dataclass(slots=True)
class PacingState:
    """Running time of the persons.

    :ivar since: start of each seat's running time, by the stopwatch (what has gone before is in `StoredState.used`);
    :ivar told: what those who are there have received last.
    """

    since: dict[int, float] = field(default_factory=dict)
    told: str = ""


@dataclass(slots=True)
class TableState:
    """State of one live table.

    :ivar match: as it was committed last; :ivar lobby: persons who have come before the first deal, None at a table of one
    person or once it is dealt; :ivar clock: of the match, None where its time is not limited; :ivar window: in which several
    persons may claim a tile; :ivar away: persons who are not there and whose seats a bot plays; :ivar people_told: what those
    who are here have received last about each other; :ivar seen: by seat, what its listeners have received last: the next
    message says what is different.
    """

    match: Match
    stored: StoredState
    chat: Chat
    proposals: Proposals
    lobby: TableLobby | None
    clock: MatchClock | None
    spectators: Spectators = field(default_factory=Spectators)
    absence: AbsenceState = field(default_factory=AbsenceState)
    pacing: PacingState = field(default_factory=PacingState)
    window: ClaimWindow | None = None
    away: frozenset[int] = frozenset()
    people_told: str = ""
    seen: dict[int, PlayerView] = field(default_factory=dict)
    #: Persons who are asked for chows alone, and the match in which they are.
    _chows_alone: tuple[Match, frozenset[int]] | None = None

    @classmethod
    def of(cls, match: Match, stored: StoredState, stopwatch: Stopwatch) -> "TableState":
        """Return the state of a table that has just come into memory."""
        seating, minutes = match.seating, match.seating.minutes
        return cls(
            match=match,
            stored=stored,
            chat=Chat(stopwatch),
            proposals=Proposals(stopwatch),
            lobby=TableLobby() if seating.together and not seating.begun else None,
            clock=MatchClock(minutes, seating.row.played, stopwatch) if minutes else None,
        )

    @property
    def name(self) -> str:
        return self.match.seating.table

    @property
    def settings(self) -> TableSettings | None:
        """Settings of the table; None where one person plays with the coach's help, see `Seating.table_settings`."""
        return self.match.seating.table_settings

    @property
    def persons(self) -> frozenset[int]:
        return frozenset(self.match.seating.persons)

    def here(self, now: Now) -> frozenset[int]:
        """Return the persons who are there."""
        return now.listening & self.persons

    def asked_for_chows_alone(self) -> frozenset[int]:
        """Return the persons who may claim a chow and nothing else."""
        if self._chows_alone is None or self._chows_alone[0] is not self.match:
            return self.note_chows_alone(self.match)
        return self._chows_alone[1]

    def note_chows_alone(self, match: Match) -> frozenset[int]:
        """Return the persons who may claim a chow and nothing else in a match that is about to hold, and keep them."""
        found = asked_for_chows_alone(match) if match.seating.together else frozenset()
        self._chows_alone = match, found
        return found
