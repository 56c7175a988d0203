"""Circumstances of something done at a match: who plays, and with which walls."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from eastwind.match.chance import Walls
from eastwind.match.seating import Seating
from eastwind.table import Table
from eastwind.tiles.chance import Chance


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
        """Chance of the bot, which no other seat draws from."""

    def choose(self, table: Table, seat: int) -> int:
        """Return what the seat, which is asked now, does. The bot sees what the seat may know."""


@dataclass(frozen=True, slots=True)
class Context:
    """Circumstances of something done.

    :ivar bot: the player of a seat, by level; :ivar walls: source of walls and dice; :ivar away: by seat, who plays for persons
        who are not there.
    """

    bot: Callable[[int, str], SeatedBot]
    walls: Walls
    away: Mapping[int, SeatedBot] = field(default_factory=dict)

    def bots(self, seating: Seating) -> dict[int, SeatedBot]:
        """Return the players of the seats that no person sits on."""
        return {seat: self.bot(seat, level) for seat, level in seating.bots}
