"""Stand-in for a person who is away, or whose time is over: a bot that commits them to as little as it can.

It passes what it may pass, and neither wins nor declares a ready hand for the person, unless the table chose so.
"""

from collections.abc import Sequence
from typing import Final

from eastwind.bots.registry import OUTSIDE
from eastwind.match.context import SeatedBot
from eastwind.table import Table
from eastwind.table.actions import DISCARD, DISCARD_READY, PASS, ActionType, discard_of, type_of
from eastwind.tiles.chance import Chance
from eastwind.tiles.kinds import PLAIN_KINDS

#: Discards that declare a ready hand; all that commits a hand.
_DECLARING: Final = (ActionType.DISCARD_READY, ActionType.DISCARD_AT_ONCE)
_COMMITTING: Final = (*_DECLARING, ActionType.READY_AT_ONCE, ActionType.MAHJONG)


class StandIn:
    """Stand-in of one seat, for one course."""

    stand_in: str | None = None
    #: No compiled company takes it for one of its own.
    number: Final = OUTSIDE

    def __init__(self, bot: SeatedBot, *, wins: bool) -> None:
        self._bot: Final = bot
        self._wins: Final = wins

    @property
    def rng(self) -> Chance:
        return self._bot.rng

    def choose(self, table: Table, seat: int) -> int:
        """Return what the seat, which is asked now, does."""
        offered = table.offered(seat)
        if self._wins:
            return self._bot.choose(table, seat)
        if PASS in offered:
            return PASS
        return committed_to_nothing(self._bot.choose(table, seat), offered, int(table.record.drawn))


def committed_to_nothing(action: int, offered: Sequence[int], drawn: int) -> int:
    """Return the action, or in place of a win or a declaration the plainest discard that leaves the hand as it is.

    Where the rules ask that a hand which waits be declared, that is a discard after which it does not wait. A complete hand may
    leave nothing but a win or a declaration: it is declared, which wins for none.
    """
    if type_of(action) not in _COMMITTING:
        return action
    tiles = [drawn] if 0 <= drawn < PLAIN_KINDS else []
    if discard_of(action) >= 0:
        tiles.insert(0, discard_of(action))
    plain = [other for other in offered if type_of(other) is ActionType.DISCARD]
    ready = [other for other in offered if type_of(other) in _DECLARING]
    wanted = [*(DISCARD + tile for tile in tiles), *plain, *(DISCARD_READY + tile for tile in tiles), *ready]
    return next((other for other in wanted if other in offered), action)
