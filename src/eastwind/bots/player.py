"""What a player is asked, what it is, and what happens to one that cannot answer.

A player sees what its seat may see and nothing else: `Asked` is all it gets.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from eastwind.bots.choosing import draw_below
from eastwind.errors import EastwindError
from eastwind.rules.compiled import Rules
from eastwind.table import actions
from eastwind.table.layout import TableRecord
from eastwind.table.melds import position_of
from eastwind.tiles.chance import Chance
from eastwind.tiles.kinds import PLAIN_KINDS

T = TypeVar("T")


class BotError(EastwindError, ValueError):
    """A bot was asked for that does not exist, or for something that it cannot answer."""


class BotFault(EastwindError, RuntimeError):
    """A player of somebody's own failed: it raised an error, or answered with something that was not offered.

    :ivar bot: its name.
    """

    def __init__(self, bot: str, what: str, asked: "Asked") -> None:
        words = ", ".join(asked.words)
        super().__init__(f"the bot {bot!r} {what}; seat {asked.seat} holds {asked.position} and was offered: {words}")
        self.bot = bot


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to a player: what its seat may see, the rules, and what it may do, which is two things at least.

    :ivar view: the table's record, masked for the seat: a copy of the player's own; :ivar seat: 0–3;
        :ivar offered: the legal actions, numbers of `eastwind.table.actions`, in their fixed order.
    :ivar chance: the player's only source of randomness; `below` and `pick` draw from it.
    """

    rules: Rules
    view: TableRecord
    seat: int
    offered: tuple[int, ...]
    chance: Chance

    @property
    def words(self) -> tuple[str, ...]:
        """What is offered, in words: "discard 5m", "pung", "pass"."""
        return tuple(actions.WORDS[action] for action in self.offered)

    @property
    def position(self) -> str:
        """The seat's concealed tiles in the notation, then its sets in brackets."""
        return position_of(self.view, self.seat)

    @property
    def hand(self) -> tuple[int, ...]:
        """How many concealed tiles the seat holds of each of the 34 plain kinds."""
        return tuple(int(count) for count in self.view.hands[self.seat][:PLAIN_KINDS])

    @property
    def discards(self) -> dict[int, int]:
        """The kinds that may be discarded, each with the plainest action for it."""
        found: dict[int, int] = {}
        # silent ones are the lowest numbers, then the declared ones
        for action in sorted(action for action in self.offered if action < actions.CONCEALED_KONG):
            found.setdefault(action % PLAIN_KINDS, action)
        return found

    def action(self, word: str) -> int | None:
        """The offered action of these words, such as "discard 5m" or "pass"; None if it is not offered."""
        action = actions.parse_action(word)
        return action if action in self.offered else None

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` − 1, each as likely as the others."""
        return int(draw_below(self.chance, bound))

    def pick(self, among: Sequence[T]) -> T:
        """One of a sequence, each as likely as the others."""
        return among[self.below(len(among))]


class Player(Protocol):
    """Plays one seat for a match; it may remember what it saw."""

    def choose(self, asked: Asked, /) -> int:
        """One of `asked.offered`."""
