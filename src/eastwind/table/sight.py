"""`SIGHT`: a seat's view of its table as numbers, and the differences from one sight to the next.

It is made from a masked record only: a sight cannot show anything missing there. Two sights are compared here because a server
sends the differences to every seat after every step, and mostly there are few.
"""

from enum import IntEnum
from typing import Annotated, Final, Protocol

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Cube, Grid, Row, whole
from eastwind.jit import in_python, inline, jit_with, linked
from eastwind.records import I1, U1, U2, U4, U8, compiled_type_of, dtype_of, i1, i4, record, u1
from eastwind.rules.compiled import PenaltyRule, Rules
from eastwind.scoring.layout import MAX_MELDS, RULES_T
from eastwind.table.danger import danger_in
from eastwind.table.layout import MAX_DISCARDS, TABLE_T, Phase, TableRecord
from eastwind.table.seats import plays, wind_of
from eastwind.table.wall_left import drawable
from eastwind.table.wall_view import MOST_STACKS, heights_into, next_stack
from eastwind.tiles.kinds import KINDS
from eastwind.tiles.wall import side_of

SEATS: Final = 4


@record
class SightRecord(Protocol):
    """View of a seat."""

    moment: U4
    hand: U2
    dealer: U1
    round_wind: U1
    round_number: U2  # 1–4 by the wind, and on from there
    phase: U1
    turn: I1  # −1 when the hand is over
    last_discard: I1  # −1 where none lies that could be claimed
    last_discarder: I1
    robbed: I1
    dangerous: U8  # kinds in the own hand whose discard is warned of, while it is the own turn
    # the seats
    winds: Annotated[Row, u1, SEATS]
    scores: Annotated[Row, i4, SEATS]
    shown: Annotated[Row, u1, SEATS]  # whether its tiles are known here
    counts: Annotated[Row, u1, SEATS]  # tiles in hand, the drawn one included
    hands: Annotated[Grid, u1, SEATS, KINDS]  # by kind, without the drawn one; of a hand that is not shown: none
    drawn: Annotated[Row, i1, SEATS]  # −1 where there is none, or it is not known
    has_drawn: Annotated[Row, u1, SEATS]  # whether it holds a drawn tile
    melds: Annotated[Cube, u1, SEATS, MAX_MELDS, 4]
    meld_count: Annotated[Row, u1, SEATS]
    flowers: Annotated[Row, u1, SEATS]
    ready: Annotated[Row, u1, SEATS]
    # the pond
    pond_count: U1
    pond_tile: Annotated[Row, i1, MAX_DISCARDS]  # −1: lies face down
    pond_seat: Annotated[Row, u1, MAX_DISCARDS]
    pond_ready: Annotated[Row, u1, MAX_DISCARDS]
    pond_taken: Annotated[Row, u1, MAX_DISCARDS]
    # the wall
    wall_size: U1
    wall_step: I1
    break_seat: U1
    break_stack: U1
    dice: Annotated[Row, u1, 4]
    next_seat: I1  # whose wall the next tile is drawn from; −1 where none is left
    next_stack: U1
    left: U1  # tiles that can still be drawn
    loose: U1
    heights: Annotated[Grid, u1, SEATS, MOST_STACKS]


SIGHT: Final = dtype_of(SightRecord)
SIGHT_T: Final = compiled_type_of(SightRecord)


class Differs(IntEnum):
    """Fields of the table that may differ between two sights: bits of the mask that `differing` returns."""

    HAND = 0
    DEALER = 1
    ROUND_WIND = 2
    ROUND = 3
    PHASE = 4
    TURN = 5
    LAST_DISCARD = 6
    LAST_DISCARDER = 7
    ROBBED = 8
    DANGEROUS = 9
    WALL_BROKEN = 10  # where, how, and which way it is taken
    NEXT = 11
    LEFT = 12
    LOOSE = 13
    HEIGHTS = 14
    MOMENT = 15


class SeatDiffers(IntEnum):
    """Fields of a seat that may differ: bits from `seat_bit` on."""

    WIND = 0
    SCORE = 1
    COUNT = 2
    HAND = 3
    DRAWN = 4
    HAS_DRAWN = 5
    MELDS = 6
    FLOWERS = 7
    READY = 8
    POND = 9


_SEAT_BITS: Final = len(Differs)
_BITS_A_SEAT: Final = len(SeatDiffers)
assert np.iinfo(np.uint64).bits >= _SEAT_BITS + SEATS * _BITS_A_SEAT


def seat_bit(seat: int) -> int:
    """Return the first bit of a seat's differences in the mask that `differing` returns."""
    return _SEAT_BITS + seat * _BITS_A_SEAT


def bits_of_seat(mask: int, seat: int) -> int:
    """Return the differences of a seat, bits of `SeatDiffers`, out of the mask that `differing` returns."""
    return mask >> seat_bit(seat) & (1 << _BITS_A_SEAT) - 1


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
    out.scores[seat] = table.scores[seat]
    out.flowers[seat] = table.flowers[seat]
    out.ready[seat] = table.ready[seat]
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
    out.wall_size = table.wall_size
    out.wall_step = table.wall_step
    out.break_seat = table.break_seat
    out.break_stack = table.break_stack
    for die in range(4):
        out.dice[die] = table.dice[die]
    out.left = max(0, drawable(rules, table))
    out.loose = table.loose_count
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
    over = table.phase >= Phase.HAND_OVER
    out.moment = table.moment
    out.hand = table.hand
    out.dealer = table.dealer
    out.round_wind = table.round_wind
    out.round_number = _round_of(rules, table)
    out.phase = table.phase
    out.turn = -1 if over else whole(table.turn)
    out.robbed = table.robbed
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


@inline
def _one_if(differs: bool, bit: int) -> np.uint64:
    return np.uint64(differs) << np.uint64(bit)


@inline
def _differing_table(before: SightRecord, now: SightRecord) -> np.uint64:
    mask = _one_if(before.hand != now.hand, Differs.HAND)
    mask |= _one_if(before.dealer != now.dealer, Differs.DEALER)
    mask |= _one_if(before.round_wind != now.round_wind, Differs.ROUND_WIND)
    mask |= _one_if(before.round_number != now.round_number, Differs.ROUND)
    mask |= _one_if(before.phase != now.phase, Differs.PHASE)
    mask |= _one_if(before.turn != now.turn, Differs.TURN)
    mask |= _one_if(before.last_discard != now.last_discard, Differs.LAST_DISCARD)
    mask |= _one_if(before.last_discarder != now.last_discarder, Differs.LAST_DISCARDER)
    mask |= _one_if(before.robbed != now.robbed, Differs.ROBBED)
    mask |= _one_if(before.dangerous != now.dangerous, Differs.DANGEROUS)
    mask |= _one_if(before.moment != now.moment, Differs.MOMENT)
    return mask


@inline
def _differing_wall(before: SightRecord, now: SightRecord) -> np.uint64:
    broken = before.wall_size != now.wall_size or before.wall_step != now.wall_step or before.dealer != now.dealer
    broken = broken or before.break_seat != now.break_seat or before.break_stack != now.break_stack
    for die in range(4):
        broken = broken or before.dice[die] != now.dice[die]
    heights = False
    for seat in range(SEATS):
        for stack in range(MOST_STACKS):
            heights = heights or before.heights[seat, stack] != now.heights[seat, stack]
    mask = _one_if(broken or before.hand != now.hand, Differs.WALL_BROKEN)
    mask |= _one_if(before.next_seat != now.next_seat or before.next_stack != now.next_stack, Differs.NEXT)
    mask |= _one_if(before.left != now.left, Differs.LEFT)
    mask |= _one_if(before.loose != now.loose, Differs.LOOSE)
    mask |= _one_if(heights, Differs.HEIGHTS)
    return mask


@inline
def _differing_seat(before: SightRecord, now: SightRecord, seat: int) -> np.uint64:
    hand = before.shown[seat] != now.shown[seat]
    for kind in range(KINDS):
        hand = hand or before.hands[seat, kind] != now.hands[seat, kind]
    melds = before.meld_count[seat] != now.meld_count[seat]
    for index in range(min(whole(before.meld_count[seat]), whole(now.meld_count[seat]))):
        for column in range(4):
            melds = melds or before.melds[seat, index, column] != now.melds[seat, index, column]
    mask = _one_if(before.winds[seat] != now.winds[seat], SeatDiffers.WIND)
    mask |= _one_if(before.scores[seat] != now.scores[seat], SeatDiffers.SCORE)
    mask |= _one_if(before.counts[seat] != now.counts[seat], SeatDiffers.COUNT)
    mask |= _one_if(hand, SeatDiffers.HAND)
    mask |= _one_if(before.drawn[seat] != now.drawn[seat], SeatDiffers.DRAWN)
    mask |= _one_if(before.has_drawn[seat] != now.has_drawn[seat], SeatDiffers.HAS_DRAWN)
    mask |= _one_if(melds, SeatDiffers.MELDS)
    mask |= _one_if(before.flowers[seat] != now.flowers[seat], SeatDiffers.FLOWERS)
    mask |= _one_if(before.ready[seat] != now.ready[seat], SeatDiffers.READY)
    return mask


@inline
def _is_same_discard(before: SightRecord, now: SightRecord, index: int) -> bool:
    if index >= before.pond_count or index >= now.pond_count or before.pond_seat[index] != now.pond_seat[index]:
        return False
    alike = before.pond_tile[index] == now.pond_tile[index] and before.pond_ready[index] == now.pond_ready[index]
    return alike and before.pond_taken[index] == now.pond_taken[index]


@inline
def _differing_ponds(before: SightRecord, now: SightRecord, ponds: npt.NDArray[np.int64]) -> np.uint64:
    mask = np.uint64(0)
    for seat in range(SEATS):
        ponds[seat, 0] = 0
        ponds[seat, 1] = -1
    for index in range(max(whole(before.pond_count), whole(now.pond_count))):
        same = _is_same_discard(before, now, index)
        for sight in (before, now):
            if index < sight.pond_count:
                seat = whole(sight.pond_seat[index])
                if not same and ponds[seat, 1] < 0:
                    ponds[seat, 1] = index
                    mask |= _one_if(True, _SEAT_BITS + seat * _BITS_A_SEAT + SeatDiffers.POND)
        if same:
            seat = whole(now.pond_seat[index])
            if ponds[seat, 1] < 0:
                ponds[seat, 0] += 1
    return mask


@inline
def differing_in(before: SightRecord, now: SightRecord, ponds: npt.NDArray[np.int64]) -> np.uint64:
    """Return the differences of two sights of a seat: a mask of `Differs`, and above it of `SeatDiffers` for each seat.

    :param ponds: (4, 2), written: by seat, the number of its discards that are the same from the first on, and the place
        among all discards of the first that is not; −1 where all are.
    """
    mask = _differing_table(before, now) | _differing_wall(before, now) | _differing_ponds(before, now, ponds)
    for seat in range(SEATS):
        mask |= _differing_seat(before, now, seat) << np.uint64(_SEAT_BITS + seat * _BITS_A_SEAT)
    return mask


@jit_with(numba.uint64(SIGHT_T, SIGHT_T, numba.int64[:, ::1]))
def differing(before: SightRecord, now: SightRecord, ponds: npt.NDArray[np.int64]) -> np.uint64:
    """Call `differing_in` from Python."""
    return differing_in(before, now, ponds)


def sight_in(its_bytes: bytearray) -> SightRecord:
    """Return a `SIGHT` over bytes, sharing their memory; for `look` they are zeros."""
    record: SightRecord = np.frombuffer(its_bytes, SIGHT)[0]
    return record
