"""The bots by their level, and the two doors to them: `choose` for a server, `choose_action` for compiled self-play."""

from typing import Final

import numba
import numpy as np

from eastwind.arrays import whole
from eastwind.bots.club import choose_club
from eastwind.bots.novice import choose_novice
from eastwind.errors import EastwindError
from eastwind.hands.tables import LOOKUP, Lookup, lookup
from eastwind.jit import inline, jit_with
from eastwind.rules.compiled import RULES, Rules
from eastwind.table import actions
from eastwind.table.layout import TABLE_T, Phase, TableRecord
from eastwind.table.options import MAX_OFFERED, Offered, offer
from eastwind.tiles.chance import Chance, below

_LOOKUP_T: Final = numba.from_dtype(LOOKUP)
_RULES_T: Final = numba.from_dtype(RULES)

RANDOM: Final = 0
NOVICE: Final = 1
CLUB: Final = 2

#: The levels that sit down with people, by name, the weakest first.
LEVELS: Final = {"novice": NOVICE, "club": CLUB}
#: All levels of self-play: also uniform legal play, the yardstick.
ALL_LEVELS: Final = {"random": RANDOM, **LEVELS}


class BotError(EastwindError, ValueError):
    """A bot was asked for something that it cannot answer."""


@inline
def choose_among(
    tables: Lookup, rules: Rules, view: TableRecord, seat: int, level: int, state: Chance, offered: Offered, found: int
) -> int:
    """The choice of a bot among `found` offered actions. A win is always taken, a bonus tile laid at once."""
    first = whole(offered[0])
    if found == 1 or first == actions.MAHJONG or actions.FLOWER <= first < actions.PASS:
        return first
    if level == CLUB:
        return choose_club(tables, rules, view, seat, offered, found)
    if level == NOVICE:
        return choose_novice(rules, view, seat, state, offered, found)
    return whole(offered[below(state, found)])


@jit_with(numba.int64(_LOOKUP_T, _RULES_T, TABLE_T, numba.int64, numba.int64, numba.uint64[::1]))
def choose_action(tables: Lookup, rules: Rules, view: TableRecord, seat: int, level: int, state: Chance) -> int:
    """The action of a bot of some level who sees `view`, the record masked for `seat`; −1 when the seat is not asked."""
    offered = np.empty(MAX_OFFERED, np.int16)
    found = offer(rules, view, seat, offered)
    if found == 0:
        return -1
    return choose_among(tables, rules, view, seat, level, state, offered, found)


def seat_of(view: TableRecord) -> int:
    """The seat that a masked record was made for, while a hand is in play.

    :raises BotError: if the record is not masked for one seat.
    """
    seen = [seat for seat in range(4) if not view.hidden[seat] and any(view.hands[seat])]
    if len(seen) != 1 or view.phase >= Phase.HAND_OVER:
        raise BotError(f"expected a record masked for one seat while a hand is in play; {len(seen)} hands lie open")
    return seen[0]


def choose(level: str, rules: Rules, view: TableRecord, chance: Chance) -> int:
    """The action that a bot plays: what `view`, a masked record, offers to its seat.

    `chance` is the bot's only source of randomness (`eastwind.tiles.chance.chance`); the same view and the same state give
    the same choice.

    :raises BotError: if there is no such level, the record is not masked for one seat, or that seat is not asked.
    """
    if level not in ALL_LEVELS:
        raise BotError(f"no such bot: {level!r} (expected one of {', '.join(LEVELS)})")
    seat = seat_of(view)
    action = int(choose_action(lookup(), rules, view, seat, ALL_LEVELS[level], chance))
    if action < 0:
        raise BotError(f"seat {seat} is not asked for anything now")
    return action
