"""The solver's face for Python: a position, and how much work it may cost."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import numpy as np

from eastwind.solo.game import Tiles
from eastwind.solo.solver.puzzle import Pair, puzzle_of
from eastwind.solo.solver.search import LOST, WON, search


class Answer(StrEnum):
    """Whether a position can be cleared. `NOT_KNOWN`: the work allowed was used up."""

    WINNABLE = "winnable"
    LOST = "lost"
    NOT_KNOWN = "not_known"


#: Work is counted in relaxed games, a few microseconds each: about 0.2 s, and about 2 s, on a small machine.
SHORT: Final = 20_000
LONG: Final = 200_000


@dataclass(frozen=True, slots=True)
class Solution:
    """What the solver found out.

    :ivar moves: if winnable, all pairs in an order that clears the board; :ivar work: relaxed games played; :ivar conflicts:
        mistakes that it learned from
    """

    answer: Answer
    moves: tuple[Pair, ...]
    work: int
    conflicts: int


def solve(tiles: Tiles, work: int = LONG) -> Solution:
    """Whether a position can be cleared, and how; `work` is the number of relaxed games after which it gives up."""
    if not tiles.places:
        return Solution(Answer.WINNABLE, (), 0, 0)
    puzzle = puzzle_of(tiles.blocking, tiles.groups, tiles.sides)
    if puzzle is None:
        return Solution(Answer.LOST, (), 0, 0)
    order, report = np.zeros(len(tiles.places), np.int32), np.zeros(2, np.int64)
    verdict = search(puzzle, work, order, report)
    moves: tuple[Pair, ...] = ()
    if verdict == WON:
        flat = order.tolist()
        moves = tuple(zip(flat[::2], flat[1::2], strict=True))
    answer = Answer.WINNABLE if verdict == WON else Answer.LOST if verdict == LOST else Answer.NOT_KNOWN
    return Solution(answer, moves, int(report[0]), int(report[1]))
