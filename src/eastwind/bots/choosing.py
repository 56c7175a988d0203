"""Choice of the compiled bots: `choose_among` for compiled self-play, `choose_action` for all other callers."""

from itertools import groupby
from typing import Annotated, Any, Final, Protocol

import numba
import numpy as np

from eastwind.arrays import Row, whole
from eastwind.bots.answers import is_taken_at_once
from eastwind.bots.built_in import COMPILED, Chooser
from eastwind.bots.decision import DECISION, DECISION_T, DecisionRecord
from eastwind.bots.temper import TEMPER_T, TemperRecord
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import inline, jit_with, linked
from eastwind.records import Masks, i8, record, u8
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.table import actions
from eastwind.table.layout import TABLE_T, TableRecord
from eastwind.table.options import offer
from eastwind.table.seats import SEATS
from eastwind.tiles.chance import Chance, below

_MANNERS: Final = np.array([row.style for row in COMPILED])


def _link(first: int, last: int, choose: Chooser, others: Chooser) -> Chooser:
    """Return `choose` for the bots of these numbers, `others` for any other: the compiler makes one chain of comparisons."""

    @inline
    def choose_or_ask(
        tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, decision: DecisionRecord
    ) -> int:
        if first <= decision.bot <= last:
            decision.style = whole(_MANNERS[decision.bot])
            return choose(tables, rules, temper, view, decision)
        return others(tables, rules, temper, view, decision)

    return choose_or_ask


@inline
def _nobody(tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, decision: DecisionRecord) -> int:
    return actions.NO_ACTION


def _chain() -> Chooser:
    asked: Chooser = _nobody
    # the last rows are asked first: the strongest play most
    for choose, rows in groupby(enumerate(COMPILED), lambda row: row[1].choose):
        numbers = [number for number, _ in rows]
        asked = _link(numbers[0], numbers[-1], choose, asked)
    return asked


_choose_by_number: Final = _chain()


@inline
def choose_among(
    tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, decision: DecisionRecord
) -> int:
    """Return the choice of a compiled bot among the offered actions. A win is always taken, a bonus tile laid at once."""
    first = whole(decision.offered[0])
    if decision.found == 1 or is_taken_at_once(first):
        return first
    return _choose_by_number(tables, rules, temper, view, decision)


@linked(numba.int64(LOOKUP_T, RULES_T, TEMPER_T, TABLE_T, DECISION_T))
def ask(tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, decision: DecisionRecord) -> int:
    """Return the action of a compiled bot that sees `view`, the record masked for its seat; −1 when that is not asked."""
    decision.found = offer(rules, view, whole(decision.seat), decision.offered)
    if decision.found == 0:
        return actions.NO_ACTION
    return choose_among(tables, rules, temper, view, decision)


@record
class PlayersRecord(Protocol):
    """Compiled bots of a table, each with a chance of its own."""

    bots: Annotated[Row, i8, SEATS]  # by seat, its number
    chances: Annotated[Masks, u8, SEATS]
    decision: DecisionRecord  # of the one that is asked


@inline
def ask_player(
    tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, seat: int, players: PlayersRecord
) -> int:
    """Return the action of a seat's bot, as `ask`."""
    decision = players.decision
    decision.seat = seat
    decision.bot = players.bots[seat]
    decision.chance[0] = players.chances[seat]
    action = ask(tables, rules, temper, view, decision)
    players.chances[seat] = decision.chance[0]
    return action


@jit_with(numba.int64(LOOKUP_T, RULES_T, TEMPER_T, TABLE_T, numba.int64, numba.int64, numba.uint64[::1]))
def choose_action(
    tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, seat: int, bot: int, state: Chance
) -> int:
    """Call `ask` from Python."""
    decisions: Any = np.empty(1, DECISION)
    decision = decisions[0]
    decision.seat = seat
    decision.bot = bot
    decision.chance[0] = state[0]
    action = ask(tables, rules, temper, view, decision)
    # by the array, which is kept until here: a record alone does not keep its memory
    state[0] = decisions[0].chance[0]
    return action


@jit_with(numba.int64(numba.uint64[::1], numba.int64))
def draw_below(state: Chance, bound: int) -> int:
    """Return a uniform number from 0 to `bound` − 1, for Python."""
    return below(state, bound)
