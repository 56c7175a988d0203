"""Advantages of moves that were not made: rows for training *master*, from hands of clubs, or of a master among clubs.

At a decision of one seat its choice and the moves next to it are each played out from the true hands, with what is left
of the wall shuffled again, the same for all of them, and all players drawing the same tiles: the difference of what the seat
gets in the end is an unbiased sample of what the move is worth more than the choice.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Final, Protocol

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Row, whole
from eastwind.bots.choosing import PlayersRecord, ask_player
from eastwind.bots.decision import DecisionRecord
from eastwind.bots.master import look_at_moves, preferred
from eastwind.bots.temper import COLUMNS, TEMPER_T, TemperRecord
from eastwind.hands.tables import LOOKUP_T, Lookup, lookup
from eastwind.jit import copy_record, inline, jit_with
from eastwind.records import F8, U1, compiled_type_of, dtype_of, f4, record, u8
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.study.contests import MASTER
from eastwind.study.random_play import who_acts
from eastwind.study.roll_outs import play_out
from eastwind.study.tally import seat_at, seats_at
from eastwind.study.temper_play import CLUB, GivenRecord, boards
from eastwind.table.layout import TableRecord
from eastwind.table.options import offer
from eastwind.table.seats import SEATS, is_over
from eastwind.table.step import deal_unchecked, step_unchecked
from eastwind.tiles.chance import Chance, below, fill_set, roll_with, shuffle_with
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN

#: Number of rows that the work of one call may fill for each of its hands: more decisions than a hand has.
ROWS_A_HAND: Final = 100


@record
class AdvantageRecord(Protocol):
    """Move that was tried: its row (`Rows`)."""

    features: Annotated[Row, f4, COLUMNS]
    gain: F8
    move: U1


@record
class CollectingRecord(Protocol):
    """Hand that is played for its rows, and memory for it."""

    unit: F8  # points in which amounts are expressed
    chance: Annotated[Chance, u8, 1]
    blank: TableRecord  # of no hand: zeros
    table: TableRecord
    supposed: TableRecord  # the same, with the rest of the wall shuffled
    played: TableRecord
    players: PlayersRecord
    decision: DecisionRecord  # at which moves are tried


ADVANTAGE: Final = dtype_of(AdvantageRecord)
COLLECTING: Final = dtype_of(CollectingRecord)


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
        compiled_type_of(CollectingRecord),
        compiled_type_of(GivenRecord)[::1],
        numba.int64[::1],
        compiled_type_of(AdvantageRecord)[::1],
    ),
    long=True,
)
def _collect(
    tables: Lookup,
    rules: Rules,
    temper: TemperRecord,
    hand: CollectingRecord,
    given: Any,
    learners: Row,
    rows: Any,
) -> int:
    """Play each hand of `given`, try moves at its seat of `learners`, and fill a row per move; return the number of rows.

    A master plays at that seat, which is a club where there is no net in `temper`; clubs at all others.
    """
    table, supposed, played = hand.table, hand.supposed, hand.played
    state, players, decision = hand.chance, hand.players, hand.decision
    candidates = decision.candidates
    candidates.unit = hand.unit
    standing = np.empty(TILES_ALL if rules.flowers else TILES_PLAIN, np.uint8)
    dice = np.empty(4, np.uint8)
    filled = 0
    for number in range(len(given)):
        state[0] = given[number].seed
        fill_set(standing)
        shuffle_with(state, standing)
        roll_with(state, dice)
        copy_record(hand.blank, table)
        table.first_dealer = given[number].leader
        table.leads_passed = given[number].passed
        deal_unchecked(tables, rules, table, standing, dice)
        learner = whole(learners[number])
        for seat in range(SEATS):
            players.bots[seat] = MASTER if seat == learner else CLUB
        decision.seat = learner
        while not is_over(table):
            seat = who_acts(table)
            if seat != learner:
                step_unchecked(tables, rules, table, seat, ask_player(tables, rules, temper, table, seat, players))
                continue
            decision.found = offer(rules, table, seat, decision.offered)
            look_at_moves(tables, rules, temper, table, decision)
            count = whole(candidates.count)
            if count > 1 and filled + count <= len(rows):
                copy_record(table, supposed)
                _shuffle_rest(supposed, state)
                first = 0
                for move in range(count):
                    copy_record(supposed, played)
                    play_out(tables, rules, temper, played, seat, whole(candidates.actions[move]), players)
                    points = whole(played.scores[seat])
                    first = points if move == 0 else first
                    for column in range(COLUMNS):
                        rows[filled].features[column] = candidates.features[move, column]
                    rows[filled].gain = (points - first) / hand.unit
                    rows[filled].move = move
                    filled += 1
            step_unchecked(tables, rules, table, seat, whole(candidates.actions[preferred(temper, candidates)]))
    return filled


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
    hand: CollectingRecord = np.zeros(1, COLLECTING)[0]
    hand.unit = unit
    rows = np.empty(hands * ROWS_A_HAND, ADVANTAGE)
    found = rows[: _collect(lookup(), rules, temper, hand, given, learners, rows)]
    return Rows(found["features"].astype(np.float16), found["gain"].astype(np.float32), found["move"].copy())
