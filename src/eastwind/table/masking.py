"""Masked record of a seat: the table's record with everything that the seat may not know wiped."""

import numba
import numpy as np

from eastwind.arrays import whole
from eastwind.jit import inline, jit_with
from eastwind.table.actions import NO_ACTION
from eastwind.table.layout import MAX_EVENTS, TABLE_T, EventKind, Phase, TableRecord
from eastwind.tiles.kinds import KINDS


@inline
def mask_into(table: TableRecord, seat: int, out: TableRecord) -> None:
    """Turn `out`, a copy of the table's record, into the record masked for `seat` (−1: a spectator without a hand).

    Hidden: the other hands (only `hidden` gives their number of tiles), the wall and the loose tiles, the tiles that others
    draw, the other seats asked, the number of answers and the answers, and everything worked out from those. When a hand is
    over all hands lie open; the wall stays hidden.
    """
    open_hands = table.phase >= Phase.HAND_OVER
    out.version = whole(table.moment)  # the number of answers in a window is not public
    out.wall[:] = 0
    out.loose[:] = 0
    for other in range(4):
        total = 0
        for kind in range(KINDS):
            total += whole(table.hands[other, kind])
        out.hidden[other] = 0 if other == seat or open_hands else total
        if other == seat:
            continue
        if not open_hands:
            for kind in range(KINDS):
                out.hands[other, kind] = 0
            for group in range(4):
                out.keys[other, group] = 0
            out.held[other] = np.uint64(0)
        out.waits[other] = np.uint64(0)
        out.own_discards[other] = np.uint64(0)
        out.answers[other] = NO_ACTION
    if seat != table.turn:
        out.drawn = -1
        out.source = 0
        out.distance = 0
        out.complete = 0
        out.ready_discards = np.uint64(0)
    if seat < 0:
        out.pending = 0
        out.can_win = 0
    else:
        out.pending = whole(table.pending) & (1 << seat)
        out.can_win = whole(table.can_win) & (1 << seat)
    for index in range(whole(table.event_count)):
        kind = table.events[index, 0]
        if (kind == EventKind.DRAW or kind == EventKind.REPLACEMENT) and table.events[index, 1] != seat:
            out.events[index, 2] = -1
    # rows behind the last event are left over from earlier steps
    for index in range(whole(table.event_count), MAX_EVENTS):
        for column in range(5):
            out.events[index, column] = 0


@jit_with(numba.void(TABLE_T, numba.int64, TABLE_T))
def mask(table: TableRecord, seat: int, out: TableRecord) -> None:
    """Call `mask_into` from Python."""
    mask_into(table, seat, out)
