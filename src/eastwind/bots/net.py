"""The net of *master*: how much better a move is than another, judged by what can be seen after it.

Two layers of hidden units and a straight line beside them, over the columns of `eastwind.bots.features`. What it says of one move
means nothing by itself: differences count, in units of what a winning hand is worth under the rule set.
"""

from typing import Final, Protocol

import numba
import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.bots.temper import COLUMNS, FIRST, SECOND, TEMPER_T, TemperRecord
from eastwind.jit import linked

#: Moves that are weighed at one decision, at the most.
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
#: The moves of one decision: scratch memory, as *master* fills it.
CANDIDATES: Final = np.dtype((np.record, _FIELDS))
CANDIDATES_T: Final = numba.from_dtype(_FIELDS)


class Candidates(Protocol):
    """What the type checker knows of a `CANDIDATES` record."""

    count: int
    actions: Row
    features: Grid
    judged: Row


@linked(numba.void(TEMPER_T, CANDIDATES_T))
def judge(temper: TemperRecord, candidates: Candidates) -> None:
    """Fills `judged` for the moves that are there."""
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
