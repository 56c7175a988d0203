"""Circumstances of something done at a match: who listens, who plays, what chance and the clock say."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from eastwind.server.match.chance import Walls
from eastwind.server.match.clock import Reading
from eastwind.server.match.seating import Seating
from eastwind.server.match.views import PlayerView
from eastwind.table import Table
from eastwind.tiles.chance import Chance


@dataclass(frozen=True, slots=True)
class ClockAndStandIns:
    """State shown with a match that is not of it: its clock; by seat, the bots that play for others that failed."""

    clock: Reading | None = None
    stand_ins: Mapping[int, str] = field(default_factory=dict)


class SeatedBot(Protocol):
    """Player of a seat that no person sits on.

    :ivar stand_in: the level that plays since the seat's own bot failed; None while it plays itself.
    """

    stand_in: str | None

    @property
    def number(self) -> int:
        """Number of the compiled bot that plays now; `OUTSIDE` for a user's own."""

    @property
    def rng(self) -> Chance:
        """Chance of the bot."""

    def choose(self, table: Table, seat: int) -> int:
        """Return what the seat, which is asked now, does. The bot sees what the seat may know."""


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

    def bots(self, seating: Seating) -> dict[int, SeatedBot]:
        """Return the players of the seats that no person sits on."""
        return {seat: self.bot(seat, level) for seat, level in seating.bots}

    def clock_and_stand_ins(self, seating: Seating) -> ClockAndStandIns:
        """Return what is shown with a match at this moment."""
        stand_ins = {seat: bot.stand_in for seat, bot in self.bots(seating).items()}
        return ClockAndStandIns(self.clock, {seat: level for seat, level in stand_ins.items() if level is not None})
