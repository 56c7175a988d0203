"""Advantages of moves that were not made: rows for training *master*, from hands of clubs, or of a master among clubs.

At a decision of one seat its choice and the moves next to it are each played out from the true hands, with what is left
of the wall shuffled again, the same for all of them, and all players drawing the same tiles: the difference of what the seat
gets in the end is an unbiased sample of what the move is worth more than the choice.
"""

from dataclasses import dataclass
from typing import Any, Final

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Row, whole
from eastwind.bots.choosing import RNG, RNG_T, ask
from eastwind.bots.master import look_at_moves, preferred
from eastwind.bots.net import CANDIDATES, CANDIDATES_T
from eastwind.bots.temper import COLUMNS, TEMPER_T, TemperRecord
from eastwind.hands.tables import LOOKUP_T, Lookup, lookup
from eastwind.jit import inline, jit_with
from eastwind.records import compiled_type_of
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.study.contests import MASTER
from eastwind.study.random_play import who_acts
from eastwind.study.roll_outs import play_out
from eastwind.study.tally import seat_at, seats_at
from eastwind.study.temper_play import CLUB, GivenRecord, boards
from eastwind.table.layout import TABLE, TABLE_T, Phase, TableRecord
from eastwind.table.seats import SEATS
from eastwind.table.step import deal_unchecked, step_unchecked
from eastwind.tiles.chance import Chance, below, chance, fill_set, roll_with, shuffle_with
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN

#: Number of rows that the work of one call may fill for each of its hands: more decisions than a hand has.
ROWS_A_HAND: Final = 100


@inline
def _shuffle_rest(table: TableRecord, state: Chance) -> None:
    """Shuffle the rest of the wall, its dead end included."""
    low = whole(table.front)
    for index in range(whole(table.back) - 1, low, -1):
        other = low + below(state, index - low + 1)
        tile = table.wall[index]
        table.wall[index] = table.wall[other]
        table.wall[other] = tile


@jit_with(
    numba.int64(
        LOOKUP_T,
        RULES_T,
        TEMPER_T,
        TABLE_T[::1],
        numba.uint8[:, ::1],
        RNG_T[::1],
        CANDIDATES_T[::1],
        numba.uint64[::1],
        numba.float64,
        compiled_type_of(GivenRecord)[::1],
        numba.int64[::1],
        numba.float32[:, ::1],
        numba.float32[::1],
        numba.uint8[::1],
    ),
    long=True,
)
def _collect(
    tables: Lookup,
    rules: Rules,
    temper: TemperRecord,
    records: Any,
    record_bytes: Any,
    rngs: Any,
    looked_at: Any,
    state: Chance,
    unit: float,
    given: Any,
    learners: Row,
    features: Any,
    gains: Row,
    moves: Row,
) -> int:
    """Play each hand of `given`, try moves at its seat of `learners`, and fill a row per move; return the number of rows.

    A master plays at that seat, which is a club where there is no net in `temper`; clubs at all others.
    """
    table, before, played = records[0], records[1], records[2]
    candidates = looked_at[0]
    standing = np.empty(TILES_ALL if rules.flowers else TILES_PLAIN, np.uint8)
    dice = np.empty(4, np.uint8)
    rows = 0
    for number in range(len(given)):
        state[0] = given[number].seed
        fill_set(standing)
        shuffle_with(state, standing)
        roll_with(state, dice)
        record_bytes[0, :] = 0
        table.first_dealer = given[number].leader
        table.leads_passed = given[number].passed
        deal_unchecked(tables, rules, table, standing, dice)
        learner = whole(learners[number])
        while table.phase < Phase.HAND_OVER:
            seat = who_acts(table)
            if seat != learner:
                step_unchecked(tables, rules, table, seat, ask(tables, rules, temper, table, seat, CLUB, rngs[seat]))
                continue
            look_at_moves(tables, rules, temper, table, seat, unit, candidates)
            count = whole(candidates.count)
            if count > 1 and rows + count <= len(features):
                record_bytes[1] = record_bytes[0]
                _shuffle_rest(before, state)
                first = 0
                for move in range(count):
                    record_bytes[2] = record_bytes[1]
                    play_out(
                        tables,
                        rules,
                        temper,
                        played,
                        seat,
                        whole(candidates.actions[move]),
                        MASTER,
                        CLUB,
                        rngs,
                        whole(rules.dead_wall),
                    )
                    points = whole(played.scores[seat])
                    first = points if move == 0 else first
                    for column in range(COLUMNS):
                        features[rows, column] = candidates.features[move, column]
                    gains[rows] = (points - first) / unit
                    moves[rows] = move
                    rows += 1
            step_unchecked(tables, rules, table, seat, whole(candidates.actions[preferred(temper, candidates)]))
    return rows


@dataclass(frozen=True, slots=True)
class Rows:
    """Advantages found of moves; of each decision the first row is *club*'s choice.

    :ivar features: (rows, COLUMNS); :ivar gains: (rows,), what the move brought more than the choice, in units;
        :ivar moves: (rows,), the place of the move at its decision, 0 the choice.
    """

    features: npt.NDArray[np.float16]
    gains: npt.NDArray[np.float32]
    moves: npt.NDArray[np.uint8]


def collect(rules: Rules, temper: TemperRecord, unit: float, seed: int, first: int, hands: int) -> Rows:
    """Return the rows of `hands` boards from number `first` on; the same seed and boards give the same rows.

    It lets go of the interpreter while it plays.

    :param temper: where there is a net in it, the master plays by that where moves are tried, before them and after them;
        without one, and at all other seats, clubs play.
    :param unit: the points in which amounts are expressed.
    """
    numbers = np.arange(first, first + hands)
    seats = seats_at(rules)
    given = boards(rules, seed, numbers)
    places = np.array([seat_at(rules, place) for place in range(seats)])
    learners = places[(numbers + numbers // (seats * 4)) % seats].astype(np.int64)
    record_bytes = np.zeros((3, TABLE.itemsize), np.uint8)
    records = record_bytes.reshape(-1).view(TABLE)
    room = hands * ROWS_A_HAND
    features, gains = np.empty((room, COLUMNS), np.float32), np.empty(room, np.float32)
    moves = np.empty(room, np.uint8)
    found = _collect(
        lookup(),
        rules,
        temper,
        records,
        record_bytes,
        np.zeros(SEATS, RNG),
        np.zeros(1, CANDIDATES),
        chance(0),
        unit,
        given,
        learners,
        features,
        gains,
        moves,
    )
    return Rows(features[:found].astype(np.float16), gains[:found].copy(), moves[:found].copy())
