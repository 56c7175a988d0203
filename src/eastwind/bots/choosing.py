"""Choice of the compiled bots: `choose_among` for compiled self-play, `choose_action` for all other callers."""

from collections.abc import Callable
from itertools import groupby
from typing import Annotated, Final, Protocol

import numba
import numpy as np

from eastwind.arrays import whole
from eastwind.bots.built_in import COMPILED, Chooser
from eastwind.bots.temper import TEMPER_T, TemperRecord
from eastwind.hands.tables import LOOKUP_T, Lookup
from eastwind.jit import inline, jit_with, linked
from eastwind.records import compiled_type_of, dtype_of, record, u8
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import RULES_T
from eastwind.table import actions
from eastwind.table.layout import TABLE_T, TableRecord
from eastwind.table.options import MAX_OFFERED, Offered, offer
from eastwind.tiles.chance import Chance, below

#: Chooser with the number of the bot that is to choose, before the chance.
_Chain = Callable[[Lookup, Rules, TemperRecord, TableRecord, int, int, Chance, Offered, int], int]
_MANNERS: Final = np.array([row.style for row in COMPILED])


def _link(first: int, last: int, choose: Chooser, others: _Chain) -> _Chain:
    """Return `choose` for the bots of these numbers, `others` for any other: the compiler makes one chain of comparisons."""

    @inline
    def choose_or_ask(
        tables: Lookup,
        rules: Rules,
        temper: TemperRecord,
        view: TableRecord,
        seat: int,
        bot: int,
        state: Chance,
        offered: Offered,
        found: int,
    ) -> int:
        if first <= bot <= last:
            return choose(tables, rules, temper, view, seat, whole(_MANNERS[bot]), state, offered, found)
        return others(tables, rules, temper, view, seat, bot, state, offered, found)

    return choose_or_ask


@inline
def _nobody(
    tables: Lookup,
    rules: Rules,
    temper: TemperRecord,
    view: TableRecord,
    seat: int,
    bot: int,
    state: Chance,
    offered: Offered,
    found: int,
) -> int:
    return actions.NO_ACTION


def _chain() -> _Chain:
    asked: _Chain = _nobody
    # the last rows are asked first: the strongest play most
    for choose, rows in groupby(enumerate(COMPILED), lambda row: row[1].choose):
        numbers = [number for number, _ in rows]
        asked = _link(numbers[0], numbers[-1], choose, asked)
    return asked


_choose_by_number: Final = _chain()


@inline
def choose_among(
    tables: Lookup,
    rules: Rules,
    temper: TemperRecord,
    view: TableRecord,
    seat: int,
    bot: int,
    state: Chance,
    offered: Offered,
    found: int,
) -> int:
    """Return the choice of a compiled bot among `found` offered actions. A win is always taken, a bonus tile laid at once."""
    first = whole(offered[0])
    if found == 1 or first == actions.MAHJONG or actions.FLOWER <= first < actions.PASS:
        return first
    return _choose_by_number(tables, rules, temper, view, seat, bot, state, offered, found)


@record
class RngRecord(Protocol):
    """State of a bot between two answers. A record, because a linked function takes no arrays."""

    chance: Annotated[Chance, u8, 1]


RNG: Final = dtype_of(RngRecord)
RNG_T: Final = compiled_type_of(RngRecord)


def rng_of(state: Chance) -> RngRecord:
    """Return the generator of a bot whose chance is `state`: the same memory."""
    rng: RngRecord = state.view(RNG)[0]
    return rng


@linked(numba.int64(LOOKUP_T, RULES_T, TEMPER_T, TABLE_T, numba.int64, numba.int64, RNG_T))
def ask(
    tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, seat: int, bot: int, rng: RngRecord
) -> int:
    """Return the action of a compiled bot that sees `view`, the record masked for `seat`; −1 when the seat is not asked."""
    offered = np.empty(MAX_OFFERED, np.int16)
    found = offer(rules, view, seat, offered)
    if found == 0:
        return actions.NO_ACTION
    return choose_among(tables, rules, temper, view, seat, bot, rng.chance, offered, found)


@jit_with(numba.int64(LOOKUP_T, RULES_T, TEMPER_T, TABLE_T, numba.int64, numba.int64, RNG_T))
def choose_action(
    tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, seat: int, bot: int, rng: RngRecord
) -> int:
    """Call `ask` from Python."""
    return ask(tables, rules, temper, view, seat, bot, rng)


@jit_with(numba.int64(numba.uint64[::1], numba.int64))
def draw_below(state: Chance, bound: int) -> int:
    """Return a uniform number from 0 to `bound` − 1, for Python."""
    return below(state, bound)
