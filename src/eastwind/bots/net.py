"""The net of *master*: a rating of moves by what can be seen after each.

Two layers of hidden units and a linear term next to them, over the columns of `eastwind.bots.features`. The rating of one move
means nothing by itself: differences count, in units of the worth of a winning hand under the rule set.
"""

from typing import Final, Protocol

import numba
import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.bots.temper import COLUMNS, FIRST, SECOND, TEMPER_T, TemperRecord
from eastwind.jit import linked

#: Largest number of moves weighed at one decision.
MOVES: Final = 8

_FIELDS: Final = np.dtype(
    [
        ("count", "i8"),
        ("actions", "i8", (MOVES,)),  # the first is *club*'s choice
        ("features", "f4", (MOVES, COLUMNS)),
        ("judged", "f4", (MOVES,)),
    ],
    align=True,
)
#: Scratch memory for the moves of one decision, filled by *master*.
CANDIDATES: Final = np.dtype((np.record, _FIELDS))
CANDIDATES_T: Final = numba.from_dtype(_FIELDS)


class Candidates(Protocol):
    """Static type of a `CANDIDATES` record."""

    count: int
    actions: Row
    features: Grid
    judged: Row


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
