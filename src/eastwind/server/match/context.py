"""Circumstances of something done at a table: who listens, who plays, what chance and the clock say."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from eastwind.match import context
from eastwind.match.chance import Walls
from eastwind.match.context import SeatedBot
from eastwind.match.seating import Seating
from eastwind.server.match.clock import Reading
from eastwind.server.match.views import PlayerView


@dataclass(frozen=True, slots=True)
class ClockAndStandIns:
    """State shown with a match that is not of it: its clock; by seat, the bots that play for others that failed."""

    clock: Reading | None = None
    stand_ins: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Context:
    """Circumstances of something done.

    :ivar listening: the seats that receive messages; :ivar bot: the player of a seat, by level; :ivar walls: source of walls and
        dice; :ivar clock: what the clock says, where the time of the match is limited; :ivar seen: by seat, what its listeners
        have received last; a seat that is not there receives the whole view; :ivar watched: whether others look on;
        :ivar away: by seat, who plays for persons who are not there.
    """

    listening: Collection[int]
    bot: Callable[[int, str], SeatedBot]
    walls: Walls
    clock: Reading | None = None
    seen: Mapping[int, PlayerView] = field(default_factory=dict)
    watched: bool = False
    away: Mapping[int, SeatedBot] = field(default_factory=dict)

    @property
    def of_match(self) -> context.Context:
        """Those of the circumstances that the match itself needs."""
        return context.Context(self.bot, self.walls, self.away)

    def clock_and_stand_ins(self, seating: Seating) -> ClockAndStandIns:
        """Return what is shown with a match at this moment."""
        stand_ins = {seat: self.bot(seat, level).stand_in for seat, level in seating.bots}
        return ClockAndStandIns(self.clock, {seat: level for seat, level in stand_ins.items() if level is not None})
