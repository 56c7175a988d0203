"""Bots of a table: one for all seats, or one for each."""

from collections.abc import Sequence
from typing import TypeAlias

from eastwind.bots import AnyBot, BotError

#: Bot of all seats, or one bot for each seat in the order of play: a name, or a bot of your own (`docs/bots.md`).
Bots: TypeAlias = "AnyBot | Sequence[AnyBot]"


def each_seat(bots: Bots, seats: int) -> tuple[AnyBot, ...]:
    """Return one bot for each seat, in the order of play.

    >>> each_seat("club", 3)
    ('club', 'club', 'club')

    :raises BotError: for a list of another length.
    """
    each = tuple(bots) if isinstance(bots, (list, tuple)) else (bots,)
    if len(each) == 1:
        each *= seats
    if len(each) != seats:
        raise BotError(f"expected one bot, or one for each of {seats} seats; found {len(each)}")
    return each
