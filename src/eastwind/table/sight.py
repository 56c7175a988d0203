"""Sight of a seat: the numbers of `SightRecord` (`public`), taken from a masked record.

A sight cannot show anything missing in the record. Sights are compared in `differences`, because a server sends the differences
to every seat after every step, and mostly there are few.
"""

from typing import Any, Final

import numba
import numpy as np

from eastwind.arrays import whole
from eastwind.jit import in_python, inline, jit_with, linked, view_bytes
from eastwind.rules.compiled import PenaltyRule, Rules
from eastwind.scoring.layout import RULES_T
from eastwind.table.danger import danger_in
from eastwind.table.layout import TABLE, TABLE_T, Phase, TableRecord
from eastwind.table.public import ROWS, SEATS, SIGHT, SIGHT_T, SightRecord
from eastwind.table.seats import is_over, plays, wind_of
from eastwind.table.wall_left import drawable
from eastwind.table.wall_view import heights_into, next_stack
from eastwind.tiles.kinds import KINDS
from eastwind.tiles.wall import side_of


def _copied() -> list[tuple[int, int, int]]:
    """Return where the figures that are copied lie in a `TABLE` and in a `SIGHT`, and their sizes in bytes."""
    tables: Any = TABLE.fields
    sights: Any = SIGHT.fields
    found = []
    for figure, row in ROWS.items():
        if row.source:
            (kind, begin), (of, at) = tables[row.source][:2], sights[figure][:2]
            if kind != of:
                raise TypeError(f"{figure}: expected {kind}, the type of its source, got {of}")
            found.append((begin, at, kind.itemsize))
    return found


_COPIED: Final = np.array(_copied())


@inline
def _round_of(rules: Rules, table: TableRecord) -> int:
    """Return the number of the round: there may be more than the four winds."""
    seats = 0
    for seat in range(SEATS):
        seats += plays(rules, seat)
    passed = whole(table.leads_passed) // seats
    # when a hand is over the lead may have passed into the next round already
    return passed + 1 if passed % 4 == table.round_wind else passed


@inline
def _copy(table: TableRecord, out: SightRecord) -> None:
    """Copy the figures that are in a sight as they are in the table."""
    there, here = view_bytes(table).raw, view_bytes(out).raw
    for row in range(len(_COPIED)):
        begin, at = _COPIED[row, 0], _COPIED[row, 1]
        for place in range(_COPIED[row, 2]):
            here[at + place] = there[begin + place]


@inline
def _look_at_seat(table: TableRecord, seat: int, shown: bool, out: SightRecord) -> None:
    in_turn = table.phase == Phase.TURN and table.turn == seat
    drawn = whole(table.drawn) if in_turn and shown else -1
    count = 0
    for kind in range(KINDS):
        held = whole(table.hands[seat, kind]) if shown else 0
        count += held
        out.hands[seat, kind] = held - 1 if kind == drawn else held
    out.shown[seat] = shown
    out.counts[seat] = count if shown else whole(table.hidden[seat])
    out.drawn[seat] = drawn
    # the dealer's dealt tiles and those of a seat that has just claimed hold no drawn one
    out.has_drawn[seat] = in_turn and not table.claimed and table.has_drawn[seat]
    out.meld_count[seat] = table.meld_count[seat]
    for index in range(whole(table.meld_count[seat])):
        for column in range(4):
            out.melds[seat, index, column] = table.melds[seat, index, column]


@inline
def is_turned_over(table: TableRecord, index: int) -> bool:
    """Return whether a discard, by its place among all of the hand, lies face down where untaken ones are turned over (BG).

    It does if it was not taken and is not the last one, which lies open until the next tile is drawn.
    """
    if table.pond_taken[index]:
        return False
    return index != whole(table.pond_count) - 1 or table.last_discard < 0


#: `is_turned_over` in plain Python.
turned_over: Final = in_python(is_turned_over)


@inline
def _look_at_pond(table: TableRecord, face_down: bool, out: SightRecord) -> None:
    count = whole(table.pond_count)
    out.pond_count = count
    for index in range(count):
        hidden = face_down and is_turned_over(table, index)
        out.pond_tile[index] = -1 if hidden else whole(table.pond_tile[index])
        out.pond_seat[index] = table.pond_seat[index]
        out.pond_ready[index] = table.pond_ready[index]
        out.pond_taken[index] = table.pond_taken[index]
    lies = count > 0 and table.last_discard >= 0 and not table.pond_taken[count - 1]
    out.last_discard = table.last_discard if lies else -1
    out.last_discarder = whole(table.pond_seat[count - 1]) if lies else -1


@inline
def _look_at_wall(rules: Rules, table: TableRecord, out: SightRecord) -> None:
    out.left = max(0, drawable(rules, table))
    stacks = whole(table.wall_size) // (2 * SEATS)
    place = next_stack(table)
    out.next_seat = side_of(place // stacks) if place >= 0 else -1
    out.next_stack = place % stacks if place >= 0 else 0
    heights_into(rules, table, out.heights)


@linked(numba.void(RULES_T, TABLE_T, numba.int64, numba.boolean, numba.boolean, numba.boolean, SIGHT_T))
def look_into(
    rules: Rules, table: TableRecord, seat: int, all_shown: bool, face_down: bool, warned: bool, out: SightRecord
) -> None:
    """Write the sight of a seat from a table's record that was masked for it.

    :param all_shown: whether all hands in the record may be seen, also before the hand is over; `face_down`: whether untaken
        discards are turned over; `warned`: whether dangerous discards are warned of; `out`: a `SIGHT` of zeros.
    """
    _copy(table, out)
    over = is_over(table)
    out.round_number = _round_of(rules, table)
    out.turn = -1 if over else whole(table.turn)
    out.dangerous = np.uint64(0)
    if warned and rules.danger != PenaltyRule.NONE and table.phase == Phase.TURN and table.turn == seat:
        out.dangerous = danger_in(rules, table, seat)
    for other in range(SEATS):
        out.winds[other] = (
            wind_of(rules, table, other) if plays(rules, other) else (other + SEATS - whole(table.dealer)) % SEATS
        )
        _look_at_seat(table, other, all_shown or over or other == seat, out)
    _look_at_pond(table, face_down, out)
    _look_at_wall(rules, table, out)


@jit_with(numba.void(RULES_T, TABLE_T, numba.int64, numba.boolean, numba.boolean, numba.boolean, SIGHT_T))
def look(
    rules: Rules, table: TableRecord, seat: int, all_shown: bool, face_down: bool, warned: bool, out: SightRecord
) -> None:
    """Call `look_into` from Python."""
    look_into(rules, table, seat, all_shown, face_down, warned, out)


def sight_in(its_bytes: bytearray) -> SightRecord:
    """Return a `SIGHT` over bytes, sharing their memory; for `look` they are zeros."""
    record: SightRecord = np.frombuffer(its_bytes, SIGHT)[0]
    return record
