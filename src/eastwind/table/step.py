"""`step`: the only implementation of the rules of play, called by the table, the bots, the simulator and the replay."""

from typing import Final

import numba
import numpy as np

from eastwind.arrays import Row, whole
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import forced_inline, inline, jit_with, linked
from eastwind.rules.compiled import Rules, TimeEnd
from eastwind.scoring.layout import MELD_TYPE, RULES_T, Meld
from eastwind.table import actions
from eastwind.table._claims import open_claims, open_robbing, resolve_claims, resolve_robbing
from eastwind.table._deal import deal_hand, next_flowers, open_first_turn
from eastwind.table._finish import end_drawn, end_match, end_won
from eastwind.table._moves import (
    draw_loose,
    exposed_pung,
    lay_flower,
    lay_meld,
    lay_own_set,
    take,
    take_loose,
    tell,
    throw,
)
from eastwind.table.actions import NO_ACTION, ActionType
from eastwind.table.layout import TABLE_T, EventKind, HandEnd, MatchEnd, Phase, Ready, TableRecord
from eastwind.table.options import is_offered
from eastwind.table.seats import is_over
from eastwind.table.wall_left import loose_tile_there
from eastwind.tiles.kinds import FLOWERS

#: Result of `step` and `deal` when they refuse; the table is then unchanged.
REFUSED: Final = 1
DONE: Final = 0


@forced_inline
def _discard(tables: Lookup, rules: Rules, table: TableRecord, seat: int, kind: int, ready: int) -> None:
    if ready:
        table.ready[seat] = ready
        tell(table, EventKind.READY, seat, -1, -1, ready)
    throw(tables, rules, table, seat, kind, ready)
    tell(table, EventKind.DISCARD, seat, kind, -1, ready)
    open_claims(tables, rules, table)


@inline
def _lay_flower(tables: Lookup, rules: Rules, table: TableRecord, seat: int, bonus: int) -> None:
    lay_flower(table, seat, bonus)
    tell(table, EventKind.FLOWER, seat, FLOWERS + bonus, -1, 0)
    if table.phase == Phase.FLOWERS:
        take_loose(table, seat)
        next_flowers(tables, rules, table)
    elif loose_tile_there(table):
        draw_loose(tables, rules, table, seat)
    else:
        end_drawn(
            tables, rules, table, HandEnd.WALL
        )  # of a wall used up to its end nothing is left to replace the bonus tile


@forced_inline
def _act_in_turn(tables: Lookup, rules: Rules, table: TableRecord, seat: int, action: int) -> None:
    what, kind = whole(actions.TYPE_OF[action]), whole(actions.TILE_OF[action])
    if actions.DISCARD_OF[action] >= 0:
        _discard(tables, rules, table, seat, kind, whole(actions.READY_OF[action]))
    elif what == ActionType.CONCEALED_KONG:
        table.own_discards[seat] = np.uint64(0)  # what the seat waits for may be something else now
        for _ in range(4):
            take(table, seat, kind)
        lay_meld(table, seat, Meld.CONCEALED_KONG, kind, seat, kind)
        tell(table, EventKind.CONCEALED_KONG, seat, kind, -1, 0)
        open_robbing(tables, rules, table, kind, whole(table.meld_count[seat]) - 1, True)
    elif what == ActionType.ADDED_KONG:
        at = exposed_pung(table, seat, kind)
        if kind != table.drawn:
            table.own_discards[seat] = np.uint64(0)
        take(table, seat, kind)
        table.melds[seat, at, MELD_TYPE] = Meld.ADDED_KONG
        tell(table, EventKind.ADDED_KONG, seat, kind, -1, 0)
        open_robbing(tables, rules, table, kind, at, False)
    elif what == ActionType.FLOWER:
        _lay_flower(tables, rules, table, seat, kind - FLOWERS)
    elif what == ActionType.MAHJONG:
        end_won(tables, rules, table, 1 << seat, -1, whole(table.drawn), whole(table.source))
    elif what == ActionType.LAY_CHOW:
        lay_own_set(tables, rules, table, seat, Meld.CHOW, kind)
    elif what == ActionType.LAY_PUNG:
        lay_own_set(tables, rules, table, seat, Meld.PUNG, kind)


@inline
def _answer(tables: Lookup, rules: Rules, table: TableRecord, seat: int, action: int) -> None:
    """Note an answer in a window; the last one resolves it. `seat`: −1 where no seat is asked."""
    if seat >= 0:
        table.answers[seat] = action
        table.pending &= ~(1 << seat) & 15
        if table.pending:
            return
    table.moment += 1
    if table.phase == Phase.CLAIM:
        resolve_claims(tables, rules, table)
    elif table.phase == Phase.DECLARE:
        for place in range(1, 4):
            other = (whole(table.dealer) + place) % 4
            if table.answers[other] == actions.READY_AT_ONCE:
                table.ready[other] = Ready.AT_ONCE
                tell(table, EventKind.READY, other, -1, -1, Ready.AT_ONCE)
        open_first_turn(tables, rules, table)
    else:
        resolve_robbing(tables, rules, table)


@linked(numba.void(LOOKUP_T, RULES_T, TABLE_T, numba.int64, numba.int64))
def step_unchecked(tables: Lookup, rules: Rules, table: TableRecord, seat: int, action: int) -> None:
    """Play an action known to be offered to the seat; for seat −1 close the window in which no seat is asked."""
    if seat >= 0:
        table.version += 1
    table.event_count = 0
    if table.phase == Phase.TURN or table.phase == Phase.FLOWERS:
        table.moment += 1
        _act_in_turn(tables, rules, table, seat, action)
    else:
        _answer(tables, rules, table, seat, action)


@jit_with(numba.int64(LOOKUP_T, RULES_T, TABLE_T, numba.int64, numba.int64))
def step(tables: Lookup, rules: Rules, table: TableRecord, seat: int, action: int) -> int:
    """Play an action of a seat: `DONE`, or `REFUSED` when it is not offered (the table is unchanged)."""
    if not is_offered(rules, table, seat, action):
        return REFUSED
    step_unchecked(tables, rules, table, seat, action)
    return DONE


@jit_with(numba.int64(LOOKUP_T, RULES_T, TABLE_T))
def go_on(tables: Lookup, rules: Rules, table: TableRecord) -> int:
    """Close a window in which no seat is asked, at a table that halts there; `REFUSED` where there is none."""
    if table.pending or (table.phase != Phase.CLAIM and table.phase != Phase.ROB):
        return REFUSED
    step_unchecked(tables, rules, table, -1, NO_ACTION)
    return DONE


@inline
def _step_from_outside(table: TableRecord) -> None:
    table.version += 1
    table.moment += 1
    table.event_count = 0


@inline
def deal_unchecked(tables: Lookup, rules: Rules, table: TableRecord, standing: Row, dice: Row) -> None:
    """Deal the next hand from a standing wall known to be valid."""
    _step_from_outside(table)
    deal_hand(tables, rules, table, standing, dice)


@jit_with(numba.int64(LOOKUP_T, RULES_T, TABLE_T, numba.uint8[::1], numba.uint8[::1]))
def deal(tables: Lookup, rules: Rules, table: TableRecord, standing: Row, dice: Row) -> int:
    """Deal the next hand: `standing` is the wall by places (`eastwind.tiles.wall`), `dice` the four dice (4,).

    `REFUSED` (and nothing changed) while a hand is in play or when the match is over. The caller checks the wall and the dice
    (`eastwind.table.Table.deal`).
    """
    if table.phase != Phase.IDLE and table.phase != Phase.HAND_OVER:
        return REFUSED
    deal_unchecked(tables, rules, table, standing, dice)
    return DONE


@inline
def _in_play(table: TableRecord) -> bool:
    return table.phase != Phase.IDLE and not is_over(table)


@inline
def _break_off(table: TableRecord, why: int) -> None:
    """End the match at once, dropping a hand in play."""
    if _in_play(table):
        table.hand_end = HandEnd.DROPPED
    table.pending = 0
    table.can_win = 0
    table.complete = 0
    table.robbed = -1
    end_match(table, why)


@jit_with(numba.int64(RULES_T, TABLE_T))
def time_is_up(rules: Rules, table: TableRecord) -> int:
    """Note that the time of the match is over: an action from outside, the engine has no clock.

    A hand in play is finished, or dropped without scores and payments, as the rules specify; no other is dealt. `REFUSED`
    when the match or its time is over already.
    """
    if table.phase == Phase.MATCH_OVER or table.time_up:
        return REFUSED
    _step_from_outside(table)
    table.time_up = 1
    tell(table, EventKind.TIME_UP, -1, -1, -1, 0)
    if not _in_play(table) or rules.time_end == TimeEnd.DROPPED:
        _break_off(table, MatchEnd.TIME)
    return DONE


@jit_with(numba.int64(TABLE_T))
def match_is_left(table: TableRecord) -> int:
    """End the match before its time for a player: an action from outside.

    A hand in play is dropped without scores and payments. `REFUSED` when the match is over already.
    """
    if table.phase == Phase.MATCH_OVER:
        return REFUSED
    _step_from_outside(table)
    _break_off(table, MatchEnd.LEFT)
    return DONE
