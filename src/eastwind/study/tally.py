"""Counts of simulated hands: one record of whole numbers, so that the counts of two runs are added up as arrays.

Everything in a report is worked out from this record (`eastwind.study.findings`); nothing is kept of single hands.
The number of players is asked in one place, `seats_at`.
"""

from enum import IntEnum
from typing import Annotated, Any, Final, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from eastwind.arrays import Cube, Grid, Row, whole
from eastwind.hands.tables import Lookup
from eastwind.jit import inline
from eastwind.records import I1, I8, U1, U2, compiled_type_of, dtype_of, i4, i8, record, u1
from eastwind.rules.compiled import Rules, Valuation, Worth
from eastwind.scoring.layout import LINE_AMOUNT, LINE_PATTERN, LINE_UNIT, BillRecord, HandRecord, Source, Unit
from eastwind.scoring.sheet import clear
from eastwind.table.hand_record import write_hand
from eastwind.table.layout import MAX_DISCARDS, Penalty, TableRecord
from eastwind.table.seats import wind_of
from eastwind.traditions.classical.patterns import FIRST_LIMIT_HAND, PATTERNS
from eastwind.traditions.classical.sums import close
from eastwind.traditions.port import score_into

#: Number of seats at a table; those without a player keep counts of 0.
SEATS: Final = 4
#: Least value that is not counted one by one, but by the power of two that it reaches.
EXACT: Final = 4096
OCTAVES: Final = 32
_FIRST_OCTAVE: Final = EXACT.bit_length()  # 13: values of 13 binary digits are the first beyond

#: Sides of a hand that was won: the winners' hands and the others'.
WINNERS: Final = 0
LOSERS: Final = 1


class At(IntEnum):
    """Counts of a player in a place: columns of `TALLY.places`."""

    HANDS = 0
    WON = 1
    DRAWN_BY_SELF = 2  # won with a self-drawn tile
    GAVE = 3  # discarded, or declared as a kong, the tile that another won with
    POINTS = 4  # after settlement
    SQUARES = 5
    VALUE = 6  # of the hands won, before settlement


class Of(IntEnum):
    """Counts of a pattern: columns of `TALLY.patterns`."""

    HANDS = 0  # hands that have it
    LINES = 1  # its lines in their bills
    VALUE = 2  # worth of those hands
    VALUE_SQUARES = 3
    GAIN = 4  # worth that they would lose without it
    GAIN_SQUARES = 5


@record
class TallyRecord(Protocol):
    """Counts of many hands."""

    hands: I8
    actions: I8
    winners: Annotated[Row, i8, SEATS + 1]  # hands by number of winners; 0: drawn
    sources: Annotated[Row, i8, len(Source)]  # wins by the source of the tile
    penalties: Annotated[Row, i8, len(Penalty)]  # hands by the reason for which the discarder paid for all
    lengths: Annotated[Grid, i8, 2, MAX_DISCARDS + 1]  # [0 won, 1 drawn; discards]
    places: Annotated[Cube, i8, SEATS, SEATS, len(At)]  # [seat; wind of the seat; At]
    level_points: Annotated[Row, i8, SEATS]  # [the first place of a level]: of all its players together, by hand
    level_squares: Annotated[Row, i8, SEATS]
    values: Annotated[Grid, i8, 2, EXACT]  # hands by value, [WINNERS or LOSERS; value]
    values_beyond: Annotated[Grid, i8, 2, OCTAVES]
    value_sum: Annotated[Row, i8, 2]
    value_squares: Annotated[Row, i8, 2]
    limit_hands: I8  # winners' hands worth the limit by what they are
    half_limits: I8  # the same for half the limit
    sums: I8  # the same for a sum of their own, whatever the limit
    sum_of_sums: I8
    cut: Annotated[Row, i8, 2]  # hands that the limit cut
    cut_off: Annotated[Row, i8, 2]  # total amount of the cuts
    before_limit: Annotated[Row, i8, EXACT]  # winners' hands counted line by line, by their worth uncut
    before_limit_beyond: Annotated[Row, i8, OCTAVES]
    before_limit_beyond_sum: Annotated[Row, i8, OCTAVES]
    patterns: Annotated[Cube, i8, 2, PATTERNS, len(Of)]  # [WINNERS or LOSERS; pattern; Of]


TALLY: Final = dtype_of(TallyRecord)
TALLY_T: Final = compiled_type_of(TallyRecord)


@record
class RowRecord(Protocol):
    """Single hand, kept when the caller wants the hands themselves."""

    hand_of_match: U2
    round_wind: U1
    dealer: U1
    winners: U1  # mask of places
    discarder: I1
    source: U1
    penalty: U1
    discards: U2
    actions: U2
    limit_hands: U1  # mask of seats
    values: Annotated[Row, i4, SEATS]
    points: Annotated[Row, i4, SEATS]
    uncut: Annotated[Row, i8, SEATS]
    lines: Annotated[Grid, u1, SEATS, PATTERNS]  # times that a winner's bill has each pattern


ROW: Final = dtype_of(RowRecord)


@record
class CountedRecord(Protocol):
    """Facts of a hand to be counted that are not in the record of its table."""

    place: I8  # its place in the rows that are kept
    actions: I8  # played in it
    before: Annotated[Row, i8, SEATS]  # the scores when it was dealt
    partners: Annotated[Row, i8, SEATS]  # by seat: the first place of its level
    # memory, of no meaning before and after
    together: Annotated[Row, i8, SEATS]
    hand: HandRecord
    bill: BillRecord
    other_bill: BillRecord


_HALF: Final = 1
_SUM: Final = 2

#: Arrays of the above, as Python holds them.
TallyArray: TypeAlias = npt.NDArray[Any]
RowArray: TypeAlias = npt.NDArray[Any]


def new_tally() -> TallyArray:
    """Return an array of one `TALLY` record, nothing counted yet."""
    return np.zeros(1, TALLY)


def add_tally(total: TallyArray, part: TallyArray) -> None:
    """Add the counts of `part` to `total`: every field is made of 64-bit integers."""
    total.view(np.int64)[:] += part.view(np.int64)


@inline
def seats_at(rules: Rules) -> int:
    """Return the number of players at a table under these rules: places 0 … n − 1 in the order of play."""
    return whole(rules.players)


@inline
def seat_at(rules: Rules, place: int) -> int:
    """Return the seat of a place: two players sit opposite each other."""
    return 2 * place if rules.players == 2 else place


@inline
def penalty_of_hand(table: TableRecord) -> int:
    """Return why (`Penalty`) the discarder pays everything to the first winner who is owed it; 0: no winner is."""
    for step in range(SEATS):
        penalty = whole(table.penalties[(whole(table.winner) + step) % SEATS])
        if penalty:
            return penalty
    return 0


@inline
def _octave(value: int) -> int:
    """Return the place of a value of EXACT or more among the octaves."""
    octave = 0
    while octave < OCTAVES - 1 and value >> (_FIRST_OCTAVE + octave):
        octave += 1
    return octave


@inline
def _count_value(tally: TallyRecord, side: int, value: int) -> None:
    if value < EXACT:
        tally.values[side, value] += 1
    else:
        tally.values_beyond[side, _octave(value)] += 1
    tally.value_sum[side] += value
    tally.value_squares[side] += value * value


@inline
def _count_before_limit(tally: TallyRecord, uncut: int) -> None:
    if uncut < EXACT:
        tally.before_limit[uncut] += 1
    else:
        octave = _octave(uncut)
        tally.before_limit_beyond[octave] += 1
        tally.before_limit_beyond_sum[octave] += uncut


@inline
def _own_sum(rules: Rules, bill: BillRecord) -> int:
    """Return `_HALF` (the limit) or `_SUM` if a bill is one sum whatever the hand holds, else 0."""
    if rules.valuation == Valuation.FLAT and bill.won:
        return _SUM
    for index in range(whole(bill.count)):
        pattern = whole(bill.lines[index, LINE_PATTERN])
        has_points = bill.lines[index, LINE_UNIT] == Unit.POINTS and bill.lines[index, LINE_AMOUNT] > 0
        if pattern >= FIRST_LIMIT_HAND and has_points:
            return _HALF if rules.limit_hand[pattern] == Worth.HALF_LIMIT else _SUM
    return 0


@inline
def _worth_without(rules: Rules, counted: CountedRecord, points: int, doubles: int) -> int:
    """Return the total of the bill without these points and doubles; write to the other bill."""
    bill = counted.other_bill
    clear(bill)
    bill.points = counted.bill.points - points
    bill.doubles = counted.bill.doubles - doubles
    close(rules, bill)
    return whole(bill.total)


@inline
def _count_lines(rules: Rules, counted: CountedRecord, tally: TallyRecord, side: int) -> None:
    """Count each pattern of the bill once as a hand, and each of its lines there as a line."""
    bill = counted.bill
    lines = bill.lines
    count = whole(bill.count)
    total = whole(bill.total)
    own_sum = _own_sum(rules, bill)
    for index in range(count):
        pattern = whole(lines[index, LINE_PATTERN])
        told = False
        for earlier in range(index):
            if lines[earlier, LINE_PATTERN] == pattern:
                told = True
        if told:
            continue
        times = 0
        points = 0
        doubles = 0
        for later in range(index, count):
            if lines[later, LINE_PATTERN] == pattern:
                times += 1
                if lines[later, LINE_UNIT] == Unit.POINTS:
                    points += whole(lines[later, LINE_AMOUNT])
                elif lines[later, LINE_UNIT] == Unit.DOUBLES:
                    doubles += whole(lines[later, LINE_AMOUNT])
        if bill.limit_hand:
            gain = total
        elif own_sum:
            # the line that holds the sum is all of it; others are only named
            gain = total if points else 0
        else:
            gain = total - _worth_without(rules, counted, points, doubles)
        tally.patterns[side, pattern, Of.HANDS] += 1
        tally.patterns[side, pattern, Of.LINES] += times
        tally.patterns[side, pattern, Of.VALUE] += total
        tally.patterns[side, pattern, Of.VALUE_SQUARES] += total * total
        tally.patterns[side, pattern, Of.GAIN] += gain
        tally.patterns[side, pattern, Of.GAIN_SQUARES] += gain * gain


@inline
def _count_bill(rules: Rules, counted: CountedRecord, tally: TallyRecord, side: int) -> None:
    """Count the bill on its side."""
    bill = counted.bill
    total = whole(bill.total)
    _count_value(tally, side, total)
    _count_lines(rules, counted, tally, side)
    if bill.limit_hand:
        if side == WINNERS:
            tally.limit_hands += 1
        return
    uncut = whole(bill.uncapped)
    if bill.limited:
        tally.cut[side] += 1
        tally.cut_off[side] += uncut - total
    if side != WINNERS:
        return
    own_sum = _own_sum(rules, bill)
    if own_sum == _HALF:
        tally.half_limits += 1
    elif own_sum:
        tally.sums += 1
        tally.sum_of_sums += total
    else:
        _count_before_limit(tally, uncut)


@inline
def _write_winner(counted: CountedRecord, rows: Any, seat: int) -> None:
    """Write the bill to the row of its hand."""
    index, bill = whole(counted.place), counted.bill
    rows[index].uncut[seat] = bill.total if bill.limit_hand else bill.uncapped
    if bill.limit_hand:
        rows[index].limit_hands |= 1 << seat
    for line in range(whole(bill.count)):
        rows[index].lines[seat, bill.lines[line, LINE_PATTERN]] += 1


@inline
def _write_hand_row(rules: Rules, table: TableRecord, counted: CountedRecord, rows: Any) -> None:
    """Write the facts of a hand as a whole to its row, which is all zeros before."""
    index = whole(counted.place)
    rows[index].hand_of_match = table.hand
    rows[index].round_wind = table.round_wind
    rows[index].discarder = -1
    rows[index].discards = table.pond_count
    rows[index].actions = counted.actions
    won = whole(table.winners)
    if won:
        rows[index].source = table.win_source
        rows[index].penalty = penalty_of_hand(table)
    for place in range(seats_at(rules)):
        seat = seat_at(rules, place)
        rows[index].points[place] = whole(table.scores[seat]) - whole(counted.before[seat])
        rows[index].winners |= ((won >> seat) & 1) << place
        if seat == table.dealer:
            rows[index].dealer = place
        if won:
            rows[index].values[place] = table.values[seat]
            if seat == table.discarder:
                rows[index].discarder = place


@inline
def _count_places(rules: Rules, table: TableRecord, counted: CountedRecord, tally: TallyRecord) -> None:
    """Count the result of the hand for each player."""
    together = counted.together
    together[:] = 0
    won = whole(table.winners)
    discarder = whole(table.discarder) if won else -1
    for place in range(seats_at(rules)):
        seat = seat_at(rules, place)
        wind = wind_of(rules, table, seat)
        points = whole(table.scores[seat]) - counted.before[seat]
        tally.places[place, wind, At.HANDS] += 1
        tally.places[place, wind, At.POINTS] += points
        tally.places[place, wind, At.SQUARES] += points * points
        if (won >> seat) & 1:
            tally.places[place, wind, At.WON] += 1
            tally.places[place, wind, At.VALUE] += whole(table.values[seat])
            if discarder < 0:
                tally.places[place, wind, At.DRAWN_BY_SELF] += 1
        elif seat == discarder:
            tally.places[place, wind, At.GAVE] += 1
        together[counted.partners[seat]] += points
    for first in range(len(together)):
        tally.level_points[first] += together[first]
        tally.level_squares[first] += together[first] * together[first]


@inline
def count_hand(
    tables: Lookup, rules: Rules, table: TableRecord, counted: CountedRecord, tally: TallyRecord, rows: Any
) -> None:
    """Add the hand that has just ended to `tally`, and write its row unless `rows` is empty."""
    tally.hands += 1
    tally.actions += counted.actions
    if len(rows) > 0:
        _write_hand_row(rules, table, counted, rows)
    _count_places(rules, table, counted, tally)
    won = whole(table.winners)
    discards = whole(table.pond_count)
    if won == 0:
        tally.winners[0] += 1
        tally.lengths[1, discards] += 1
        return
    tally.lengths[0, discards] += 1
    tally.sources[table.win_source] += 1
    tally.penalties[penalty_of_hand(table)] += 1
    winners = 0
    for place in range(seats_at(rules)):
        seat = seat_at(rules, place)
        side = LOSERS
        if (won >> seat) & 1:
            side = WINNERS
            winners += 1
        write_hand(rules, table, seat, counted.hand)
        score_into(tables, rules, counted.hand, counted.bill)
        _count_bill(rules, counted, tally, side)
        if side == WINNERS and len(rows) > 0:
            _write_winner(counted, rows, place)
    tally.winners[winners] += 1
