"""Suppositions: a record carried on to a possible position, and the table's verdict on a win there.

For explanations and advice. Moves and questions are the engine's own, so the rules are implemented only once. A record masked
for a seat is enough for the questions about that seat. The record is changed: pass a copy.
"""

from enum import IntEnum

import numba
import numpy as np

from eastwind.arrays import whole
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import inline, jit_with
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import HAND_T, MELD_TYPE, RULES_T, HandRecord, Meld, Source
from eastwind.table._moves import possible_waits, put, take, throw
from eastwind.table._winning import (
    Refusal,
    refusal_in_turn,
    refusal_of_discard,
    refusal_of_robbing,
    thrown_waits,
    write_winner,
)
from eastwind.table.layout import TABLE_T, Phase, TableRecord
from eastwind.table.seats import is_over, next_seat
from eastwind.table.wall_left import drawable

__all__ = ["Refusal", "Supposed", "own_waits_thrown", "refusal", "suppose", "write_win"]


class Supposed(IntEnum):
    """Event that is supposed for a seat."""

    NOT_DRAWN = 0  # the tile just drawn goes back: the hand at the time of the last discard
    DISCARDS = 1  # it discards a tile that it holds
    DRAWS = 2  # it draws a tile from the wall, which completes its hand
    IS_GIVEN = 3  # another seat's next discard is this tile; it lies there


@inline
def _not_drawn(tables: Lookup, rules: Rules, table: TableRecord, seat: int) -> None:
    if table.drawn >= 0:
        take(table, seat, whole(table.drawn))
    table.drawn = -1
    table.complete = 0
    table.waits[seat] = possible_waits(tables, rules, table, seat)


@inline
def _draws(rules: Rules, table: TableRecord, seat: int, kind: int) -> None:
    put(table, seat, kind)
    table.phase = Phase.TURN
    table.turn = seat
    table.drawn = kind
    table.source = Source.WALL if drawable(rules, table) > 1 else Source.LAST_WALL
    table.has_drawn[seat] = 1
    table.claimed = 0
    table.kongs_in_turn = 0
    table.distance = -1


@inline
def _is_given(rules: Rules, table: TableRecord, seat: int, kind: int) -> None:
    left = drawable(rules, table)
    has_ended = table.phase == Phase.CLAIM or table.phase == Phase.ROB or is_over(table)
    if table.turn != seat and not has_ended:
        giver = whole(table.turn)  # before the first discard: the dealer
    else:
        # the giver draws before discarding
        left -= 1
        giver = next_seat(rules, seat)
    at = whole(table.pond_count)
    table.pond_tile[at] = kind
    table.pond_seat[at] = giver
    table.pond_taken[at] = 0
    table.pond_count = at + 1
    table.last_discard = kind
    table.phase = Phase.CLAIM
    table.turn = giver
    table.source = Source.DISCARD if left > 0 else Source.LAST_DISCARD


@jit_with(numba.void(LOOKUP_T, RULES_T, TABLE_T, numba.int64, numba.int64, numba.int64))
def suppose(tables: Lookup, rules: Rules, table: TableRecord, seat: int, what: int, kind: int) -> None:
    """Carry the record on (`what`: `Supposed`): afterwards `turn` and `source` give the origin of the tile `kind`."""
    if what == Supposed.NOT_DRAWN:
        _not_drawn(tables, rules, table, seat)
    elif what == Supposed.DISCARDS:
        throw(tables, rules, table, seat, kind, 0)
        table.phase = Phase.CLAIM
    elif what == Supposed.DRAWS:
        _draws(rules, table, seat, kind)
    else:
        _is_given(rules, table, seat, kind)


@jit_with(numba.int64(LOOKUP_T, RULES_T, TABLE_T, numba.int64, numba.int64, numba.int64, numba.int64))
def refusal(tables: Lookup, rules: Rules, table: TableRecord, seat: int, kind: int, discarder: int, source: int) -> int:
    """Return why a seat may not declare mahjong with a tile (`Refusal`), by the functions that the table itself uses.

    `discarder`: the seat that gives the tile, −1 for the tiles that `turn` holds; `source`: `Source`.
    """
    if discarder < 0:
        return refusal_in_turn(tables, rules, table, seat)
    if source == Source.ROBBED_KONG:
        concealed = table.melds[discarder, whole(table.rob_meld), MELD_TYPE] == Meld.CONCEALED_KONG
        return refusal_of_robbing(tables, rules, table, seat, kind, discarder, concealed)
    return refusal_of_discard(tables, rules, table, seat, kind, discarder, source)


@jit_with(numba.void(RULES_T, TABLE_T, numba.int64, numba.int64, numba.int64, numba.int64, HAND_T))
def write_win(
    rules: Rules, table: TableRecord, seat: int, kind: int, discarder: int, source: int, hand: HandRecord
) -> None:
    """Write the `HAND` record of a seat as if it won this way: see `eastwind.table._winning.write_winner`."""
    write_winner(rules, table, seat, kind, discarder, source, hand)


@jit_with(numba.uint64(RULES_T, TABLE_T, numba.int64))
def own_waits_thrown(rules: Rules, table: TableRecord, seat: int) -> np.uint64:
    """Return the waits of a seat that it has discarded itself, where that bars a win by a discard; otherwise none."""
    return thrown_waits(rules, table, seat)
