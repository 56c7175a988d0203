"""Bots of different tempers against each other: a hand for each row of what is to be played, from its own seed.

Rows with one seed are one wall, one throw of dice, and one place in the match: so tempers are compared where luck is the same.
"""

from typing import Annotated, Any, Final, Protocol

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Row, whole
from eastwind.bots.built_in import COMPILED
from eastwind.bots.choosing import ask
from eastwind.bots.decision import DECISION, DECISION_T, DecisionRecord
from eastwind.bots.temper import TEMPER, TEMPER_T
from eastwind.hands.tables import LOOKUP_T, Lookup, lookup
from eastwind.jit import jit_with
from eastwind.records import I8, U8, compiled_type_of, dtype_of, i8, record, u1
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.study.random_play import who_acts
from eastwind.study.seeds import seed_of_chunk
from eastwind.study.tally import seat_at, seats_at
from eastwind.table.layout import TABLE, TABLE_T, TableRecord
from eastwind.table.seats import is_over
from eastwind.table.step import deal_unchecked, step_unchecked
from eastwind.tiles.chance import fill_set, roll_with, shuffle_with
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN


@record
class GivenRecord(Protocol):
    """Hand to be played."""

    seed: U8  # of its wall and dice
    leader: I8  # first dealer
    passed: I8  # how often the lead has passed
    bots: Annotated[Row, i8, 4]  # by seat: the number of its compiled bot
    tempers: Annotated[Row, i8, 4]  # by seat: the place of its temper among those that are given


@record
class CameRecord(Protocol):
    """Result of a hand, by seat."""

    points: Annotated[Row, i8, 4]
    won: Annotated[Row, u1, 4]
    worth: Annotated[Row, i8, 4]  # of its hand, where it won
    fed: Annotated[Row, u1, 4]  # another won by its discard


GIVEN: Final = dtype_of(GivenRecord)
CAME: Final = dtype_of(CameRecord)

#: Number of the bot that sits on all boards where no other is put.
CLUB: Final = [bot.name for bot in COMPILED].index("club")
_WINDS: Final = 4

Given = npt.NDArray[np.void]
Came = npt.NDArray[np.void]


@jit_with(
    numba.void(
        LOOKUP_T,
        RULES_T,
        TABLE_T,
        DECISION_T,
        TEMPER_T[::1],
        compiled_type_of(GivenRecord)[::1],
        compiled_type_of(CameRecord)[::1],
    ),
    long=True,
)
def _play(
    tables: Lookup,
    rules: Rules,
    table: TableRecord,
    decision: DecisionRecord,
    tempers: Any,
    given: Any,
    came: Any,
) -> None:
    """Play each row of `given` and write its result into that of `came`; the bots share the chance of `decision`."""
    state = np.empty(1, np.uint64)
    standing = np.empty(TILES_ALL if rules.flowers else TILES_PLAIN, np.uint8)
    dice = np.empty(4, np.uint8)
    for row in range(len(given)):
        state[0] = given[row].seed
        fill_set(standing)
        shuffle_with(state, standing)
        roll_with(state, dice)
        table.phase = 0
        table.hand = 0
        table.time_up = 0
        table.scores[:] = 0
        table.first_dealer = given[row].leader
        table.leads_passed = given[row].passed
        deal_unchecked(tables, rules, table, standing, dice)
        while not is_over(table):
            seat = who_acts(table)
            # these bots see no more of an open record than of a masked one: to mask it would only cost time
            decision.seat = seat
            decision.bot = given[row].bots[seat]
            action = ask(tables, rules, tempers[given[row].tempers[seat]], table, decision)
            step_unchecked(tables, rules, table, seat, action)
        won = whole(table.winners)
        for seat in range(4):
            came[row].points[seat] = table.scores[seat]
            came[row].won[seat] = (won >> seat) & 1
            came[row].worth[seat] = table.values[seat] if (won >> seat) & 1 else 0
            came[row].fed[seat] = 1 if won != 0 and table.discarder == seat else 0


def tempers_of(numbers: npt.NDArray[np.float64]) -> npt.NDArray[Any]:
    """Return (n, NUMBERS) as (n,) of `TEMPER`."""
    tempers: npt.NDArray[Any] = np.zeros(len(numbers), TEMPER)
    tempers["numbers"] = tempers["trained"] = numbers
    return tempers


def boards(rules: Rules, seed: int, numbers: npt.NDArray[np.int64]) -> Given:
    """Return a row for each board of these numbers: its wall by `seed`; the lead goes round, then the wind; clubs sit at it."""
    seats = seats_at(rules)
    winds = min(int(rules.rounds) or _WINDS, _WINDS)
    rows = np.zeros(len(numbers), GIVEN)
    rows["seed"] = [seed_of_chunk(seed, int(board)) for board in numbers]
    rows["leader"] = np.array([seat_at(rules, place) for place in range(seats)])[numbers % seats]
    rows["passed"] = numbers // seats % winds * seats
    rows["bots"] = CLUB
    return rows


def play_given(rules: Rules, tempers: npt.NDArray[Any], given: Given) -> Came:
    """Play (hands,) of `GIVEN` by tempers (n,) of `TEMPER`; return (hands,) of `CAME`. It lets go of the interpreter."""
    came = np.zeros(len(given), CAME)
    record = np.zeros(1, TABLE)[0]
    decision: DecisionRecord = np.zeros(1, DECISION)[0]
    _play(lookup(), rules, record, decision, tempers, given, came)
    return came
