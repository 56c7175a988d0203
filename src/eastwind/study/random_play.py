"""Random play: the measure of the engine's speed, and input of the laws.

A legal win is always taken and a bonus tile laid as it must be; otherwise every legal action is as likely as any other.
"""

from collections.abc import Sequence
from typing import Final

import numba
import numpy as np

from eastwind.arrays import Row, whole
from eastwind.bots.answers import is_taken_at_once
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import inline, jit_with
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import HAND_T, RULES_T, HandRecord
from eastwind.table.hand_record import write_hand
from eastwind.table.layout import TABLE_T, Phase, TableRecord
from eastwind.table.options import MAX_OFFERED, offer
from eastwind.table.seats import is_over
from eastwind.table.step import deal_unchecked, step_unchecked
from eastwind.tiles.chance import Chance, below, fill_set, roll_with, shuffle_with
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN

#: Places of the counts that a simulation returns.
HANDS: Final = 0
WON: Final = 1
ACTIONS: Final = 2
POINTS: Final = 3
COUNTS: Final = 4


@inline
def who_acts(table: TableRecord) -> int:
    """Return a seat that must act or answer now."""
    if table.phase == Phase.TURN or table.phase == Phase.FLOWERS:
        return whole(table.turn)
    for seat in range(4):
        if (whole(table.pending) >> seat) & 1:
            return seat
    return whole(table.turn)


@inline
def deal_by_chance(
    tables: Lookup,
    rules: Rules,
    table: TableRecord,
    state: Chance,
    standing: Row,
    dice: Row,
) -> None:
    """Shuffle `standing` as it is, roll and deal; a match that is over begins again."""
    if table.phase == Phase.MATCH_OVER:
        table.leads_passed = 0
        table.hand = 0
        table.time_up = 0
        table.scores[:] = 0
    shuffle_with(state, standing)
    roll_with(state, dice)
    deal_unchecked(tables, rules, table, standing, dice)


@inline
def play_hand(tables: Lookup, rules: Rules, table: TableRecord, state: Chance, out: Row) -> int:
    """Play the hand that has been dealt to its end; return the number of actions. `out`: room for MAX_OFFERED."""
    taken = 0
    while not is_over(table):
        seat = who_acts(table)
        found = offer(rules, table, seat, out)
        action = whole(out[0])
        if found > 1 and not is_taken_at_once(action):
            action = whole(out[below(state, found)])
        step_unchecked(tables, rules, table, seat, action)
        taken += 1
    return taken


@jit_with(numba.void(LOOKUP_T, RULES_T, TABLE_T, numba.uint64[::1], numba.int64, numba.int64[::1]), long=True)
def play_randomly(tables: Lookup, rules: Rules, table: TableRecord, state: Chance, hands: int, counts: Row) -> None:
    """Play `hands` hands, one after another as in a match, and add to `counts` (COUNTS,)."""
    standing = np.empty(TILES_ALL if rules.flowers else TILES_PLAIN, np.uint8)
    dice = np.empty(4, np.uint8)
    out = np.empty(MAX_OFFERED, np.int16)
    fill_set(standing)
    for _ in range(hands):
        deal_by_chance(tables, rules, table, state, standing, dice)
        taken = play_hand(tables, rules, table, state, out)
        counts[HANDS] += 1
        counts[ACTIONS] += taken
        if table.winner >= 0:
            counts[WON] += 1
            counts[POINTS] += whole(table.values[table.winner])


@jit_with(numba.int64(LOOKUP_T, RULES_T, TABLE_T, numba.uint64[::1], HAND_T[::1]), long=True)
def collect_winners(
    tables: Lookup, rules: Rules, table: TableRecord, state: Chance, winners: Sequence[HandRecord]
) -> int:
    """Play until `winners` (n,), an array of `HAND`, is full of winning hands; return the number of hands that took."""
    standing = np.empty(TILES_ALL if rules.flowers else TILES_PLAIN, np.uint8)
    dice = np.empty(4, np.uint8)
    out = np.empty(MAX_OFFERED, np.int16)
    fill_set(standing)
    found = 0
    played = 0
    while found < len(winners):
        deal_by_chance(tables, rules, table, state, standing, dice)
        play_hand(tables, rules, table, state, out)
        played += 1
        if table.winner >= 0:
            write_hand(rules, table, whole(table.winner), winners[found])
            found += 1
    return played
