"""What would be: a record carried on to a moment that may come, and what the table would say of a win then.

For whoever explains or advises. Moves and questions are the engine's own, so that nobody has to know the rules a second time.
A record that is masked for a seat will do for the questions about that seat. The record is changed: give a copy.
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
from eastwind.table.seats import next_seat
from eastwind.table.wall_left import drawable

__all__ = ["Refusal", "Supposed", "own_waits_thrown", "refusal", "suppose", "write_win"]


class Supposed(IntEnum):
    """What is supposed to happen to a seat."""

    NOT_DRAWN = 0  # the tile just drawn goes back: the hand as it was asked about the last discard
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
    if table.phase < Phase.CLAIM and table.turn != seat:
        giver = whole(table.turn)  # before the first discard: the dealer
    else:
        # somebody draws before he discards
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
    """Carries the record on (`what`: `Supposed`): afterwards `turn` and `source` say who gave the tile `kind`, and how."""
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
    """Why a seat may not declare mahjong with a tile (`Refusal`): by the functions by which the table itself decides.

    `discarder`: who gives the tile, −1 for the tiles that `turn` holds; `source`: `Source`.
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
    """The `HAND` record of a seat as it would be if it won so: see `eastwind.table._winning.write_winner`."""
    write_winner(rules, table, seat, kind, discarder, source, hand)


@jit_with(numba.uint64(RULES_T, TABLE_T, numba.int64))
def own_waits_thrown(rules: Rules, table: TableRecord, seat: int) -> np.uint64:
    """What a seat waits for and has discarded itself, where that bars it from winning by a discard; else nothing."""
    return thrown_waits(rules, table, seat)
