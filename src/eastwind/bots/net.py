"""The net of *master*: a rating of moves by what can be seen after each.

Two layers of hidden units and a linear term next to them, over the columns of `eastwind.bots.features`. The rating of one move
means nothing by itself: differences count, in units of the worth of a winning hand under the rule set.
"""

from typing import Annotated, Final, Protocol

import numba
import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.bots.temper import COLUMNS, FIRST, SECOND, TEMPER_T, TemperRecord
from eastwind.jit import linked
from eastwind.records import F8, I8, compiled_type_of, f4, i8, record

#: Largest number of moves weighed at one decision.
MOVES: Final = 8


@record
class Candidates(Protocol):
    """Moves of one decision, filled by *master*."""

    unit: F8  # points in which amounts are expressed
    count: I8
    actions: Annotated[Row, i8, MOVES]  # the first is *club*'s choice
    features: Annotated[Grid, f4, MOVES, COLUMNS]
    judged: Annotated[Row, f4, MOVES]


CANDIDATES_T: Final = compiled_type_of(Candidates)


@linked(numba.void(TEMPER_T, CANDIDATES_T))
def judge(temper: TemperRecord, candidates: Candidates) -> None:
    """Fill `judged` for the first `count` moves."""
    first = np.empty(FIRST, np.float32)
    second = np.empty(SECOND, np.float32)
    for move in range(whole(candidates.count)):
        judged = np.float32(0.0)
        for unit in range(FIRST):
            first[unit] = temper.first_bias[unit]
        for column in range(COLUMNS):
            seen = candidates.features[move, column]
            if seen != 0.0:  # most are
                judged += seen * temper.straight[column]
                for unit in range(FIRST):
                    first[unit] += seen * temper.first[column, unit]
        for unit in range(SECOND):
            second[unit] = temper.second_bias[unit]
        for below in range(FIRST):
            passed = first[below]
            if passed > 0.0:
                for unit in range(SECOND):
                    second[unit] += passed * temper.second[below, unit]
        for unit in range(SECOND):
            if second[unit] > 0.0:
                judged += second[unit] * temper.last[unit]
        candidates.judged[move] = judged
