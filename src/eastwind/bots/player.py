"""The protocol of a player, the question that it receives, and the error for one that cannot answer.

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
    """Error for a bot that does not exist, or for a question that it cannot answer."""


class BotFault(EastwindError, RuntimeError):
    """Failure of a user's own player: it raised an error, or answered with something that was not offered.

    :ivar bot: name of the bot.
    """

    def __init__(self, bot: str, what: str, asked: "Asked") -> None:
        words = ", ".join(asked.words)
        super().__init__(f"the bot {bot!r} {what}; seat {asked.seat} holds {asked.position} and was offered: {words}")
        self.bot = bot


@dataclass(frozen=True, slots=True)
class Asked:
    """Question to a player: the view of its seat, the rules, and the actions it may choose from, at least two.

    :ivar view: the table's record, masked for the seat: a copy for this player alone; :ivar seat: 0–3;
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
        """Offered actions in words: "discard 5m", "pung", "pass"."""
        return tuple(actions.WORDS[action] for action in self.offered)

    @property
    def position(self) -> str:
        """Concealed tiles of the seat in the notation, then its sets in brackets."""
        return position_of(self.view, self.seat)

    @property
    def hand(self) -> tuple[int, ...]:
        """Number of concealed tiles of the seat by kind, for the 34 plain kinds."""
        return tuple(int(count) for count in self.view.hands[self.seat][:PLAIN_KINDS])

    @property
    def discards(self) -> dict[int, int]:
        """Kinds that may be discarded, each with the plainest action for it."""
        found: dict[int, int] = {}
        # silent ones are the lowest numbers, then the declared ones
        for action in sorted(action for action in self.offered if actions.discard_of(action) >= 0):
            found.setdefault(actions.discard_of(action), action)
        return found

    def action(self, word: str) -> int | None:
        """Return the offered action of these words, such as "discard 5m" or "pass"; None if it is not offered."""
        action = actions.parse_action(word)
        return action if action in self.offered else None

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` − 1, each as likely as the others."""
        return int(draw_below(self.chance, bound))

    def pick(self, among: Sequence[T]) -> T:
        """Return one item of a sequence, each as likely as the others."""
        return among[self.below(len(among))]


class Player(Protocol):
    """Player of one seat for one match; it may remember what it saw."""

    def choose(self, asked: Asked, /) -> int:
        """Return one of `asked.offered`."""
