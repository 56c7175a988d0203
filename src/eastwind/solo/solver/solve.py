"""Solver for Python callers: a position, and a limit to the work."""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import numpy as np

from eastwind.solo.game import Tiles
from eastwind.solo.solver.puzzle import Pair, puzzle_of
from eastwind.solo.solver.search import LOST, WON, search


class Answer(StrEnum):
    """Answer whether a position can be cleared. `NOT_KNOWN`: the work allowed was used up."""

    WINNABLE = "winnable"
    LOST = "lost"
    NOT_KNOWN = "not_known"


#: Amounts of work, counted in relaxed games on a board of 144 tiles in fours, a few microseconds each: about 0.2 s and about
#: 2 s on a small machine. On smaller boards more of them are played for the same work, on larger ones fewer.
SHORT: Final = 40_000
LONG: Final = 400_000
_WHOLE_SET: Final = 144 + 108
#: Largest group of equal tiles that is tried: the options grow with the square.
MOST_EQUAL: Final = 32


@dataclass(frozen=True, slots=True)
class Solution:
    """Result of the solver.

    :ivar moves: if winnable, all pairs in an order that clears the board; :ivar work: relaxed games played; :ivar conflicts:
        mistakes that it learned from
    """

    answer: Answer
    moves: tuple[Pair, ...]
    work: int
    conflicts: int


def solve(tiles: Tiles, work: int = LONG) -> Solution:
    """Solve a position: whether it can be cleared, and how; `work` is the limit at which it gives up."""
    if not tiles.places:
        return Solution(Answer.WINNABLE, (), 0, 0)
    if max(Counter(tiles.groups).values()) > MOST_EQUAL:
        return Solution(Answer.NOT_KNOWN, (), 0, 0)
    puzzle = puzzle_of(tiles.blocking, tiles.groups, tiles.sides)
    if puzzle is None:
        return Solution(Answer.LOST, (), 0, 0)
    order, report = np.zeros(len(tiles.places), np.int32), np.zeros(2, np.int64)
    games = max(1, work * _WHOLE_SET // (len(order) + len(puzzle.pair_first) - 1))
    verdict = search(puzzle, games, order, report)
    moves: tuple[Pair, ...] = ()
    if verdict == WON:
        flat = order.tolist()
        moves = tuple(zip(flat[::2], flat[1::2], strict=True))
    answer = Answer.WINNABLE if verdict == WON else Answer.LOST if verdict == LOST else Answer.NOT_KNOWN
    return Solution(answer, moves, int(report[0]), int(report[1]))
