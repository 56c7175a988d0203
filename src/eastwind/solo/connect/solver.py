"""Solver of Connect: random play finds most ways; a bound and a search of all positions decide the rest.

A search that runs out of budget has dug in one corner, so that after it random play, from the beginning each time, is tried at
length.

Without gravity, taking tiles only ever opens lines. So a pair that is the last of its group is taken at once, and a field is
lost when even the relaxed game, in which a tile goes with any equal one whether that is gone or not, does not clear it.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

import numba
import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.jit import inline, inline_making_arrays, jit_with
from eastwind.solo.connect.paths import EMPTY, GRID_T, are_joined, cells_of, copy_of, take_pair
from eastwind.solo.solver.puzzle import Pair
from eastwind.solo.solver.solve import Answer
from eastwind.tiles.chance import Chance, below, chance, next_bits

LOST: Final = 0
WON: Final = 1
UNKNOWN: Final = 2

#: Number of positions that the search may look at.
WORK: Final = 4_000
_TRIES: Final = 40
_MORE_TRIES: Final = 1_000
_SLOTS: Final = 1 << 16
#: Bound on the pairs of equal tiles: a field of 18 × 10 in groups of `MOST_EQUAL` has fewer.
_MOST_PAIRS: Final = 2_000
MOST_EQUAL: Final = 22


@inline
def _pairs_of(grid: Grid, cells: Row, pairs: Grid) -> int:
    """Write all moves, (k, 2) cells, into `pairs`; return their number, at most `_MOST_PAIRS`."""
    tiles = cells_of(grid, cells)
    columns = grid.shape[1]
    count = 0
    for at in range(tiles):
        group = grid[cells[at] // columns, cells[at] % columns]
        for later in range(at + 1, tiles):
            same = grid[cells[later] // columns, cells[later] % columns] == group
            if same and count < _MOST_PAIRS and are_joined(grid, cells[at], cells[later]):
                pairs[count, 0] = cells[at]
                pairs[count, 1] = cells[later]
                count += 1
    return count


@inline
def _last_of_group(grid: Grid, pairs: Grid, count: int, left: Row) -> int:
    """Return the index of a move that takes the last two tiles of a group, −1 if there is none; without gravity it is safe."""
    for at in range(left.shape[0]):
        left[at] = 0
    for row in range(grid.shape[0]):
        for column in range(grid.shape[1]):
            if grid[row, column] != EMPTY:
                left[grid[row, column]] += 1
    for at in range(count):
        cell = pairs[at, 0]
        if left[grid[cell // grid.shape[1], cell % grid.shape[1]]] == 2:
            return at
    return -1


@inline_making_arrays
def _play_on(start: Grid, falls: bool, state: Chance, cells: Row, pairs: Grid, left: Row, moves: Grid) -> int:
    """Play at random from `start`; return how many moves clear it, −1 if it gets stuck."""
    grid = copy_of(start)
    made = 0
    while True:
        count = _pairs_of(grid, cells, pairs)
        if count == 0:
            return made if cells_of(grid, cells) == 0 else -1
        chosen = _last_of_group(grid, pairs, count, left)
        if chosen < 0:
            chosen = below(state, count)
        moves[made, 0] = pairs[chosen, 0]
        moves[made, 1] = pairs[chosen, 1]
        made += 1
        take_pair(grid, pairs[chosen, 0], pairs[chosen, 1], falls)


@inline_making_arrays
def _relaxed_clears(start: Grid, cells: Row) -> bool:
    """Play the relaxed game without gravity: each tile goes with any equal one that a line joins it to, gone or not.

    Return whether it clears the field: the bound.
    """
    grid = copy_of(start)
    columns = grid.shape[1]
    tiles = cells_of(start, cells)
    left = tiles
    moved = True
    while moved and left:
        moved = False
        for at in range(tiles):
            one = cells[at]
            for later in range(at + 1, tiles):
                other = cells[later]
                if start[one // columns, one % columns] != start[other // columns, other % columns]:
                    continue
                here, there = grid[one // columns, one % columns], grid[other // columns, other % columns]
                if (here != EMPTY or there != EMPTY) and are_joined(grid, one, other):
                    left -= (1 if here != EMPTY else 0) + (1 if there != EMPTY else 0)
                    grid[one // columns, one % columns] = EMPTY
                    grid[other // columns, other % columns] = EMPTY
                    moved = True
    return left == 0


@inline
def _key_of(grid: Grid, keys: Grid) -> int:
    key = np.int64(0)
    for row in range(grid.shape[0]):
        for column in range(grid.shape[1]):
            if grid[row, column] != EMPTY:
                key ^= keys[row * grid.shape[1] + column, grid[row, column]]
    return whole(key)


@inline_making_arrays
def _search(start: Grid, falls: bool, groups: int, work: int, cells: Row, moves: Grid, count_of: Row) -> int:
    """Search all positions, repeated ones left out, to the budget; the number of moves is in `count_of[0]`."""
    rows, columns = start.shape[0], start.shape[1]
    depths = cells_of(start, cells) // 2
    grids = np.zeros((depths + 1, rows, columns), np.int16)
    pairs = np.zeros((depths + 1, _MOST_PAIRS, 2), np.int16)
    counts, tried = np.zeros(depths + 1, np.int64), np.zeros(depths + 1, np.int64)
    keys = np.zeros((rows * columns, groups), np.int64)
    state = np.array([1], np.uint64)
    for cell in range(rows * columns):
        for group in range(groups):
            keys[cell, group] = np.int64(next_bits(state) >> np.uint64(1))
    seen = np.zeros(_SLOTS, np.int64)
    left = np.zeros(groups, np.int64)
    grids[0] = start
    depth = 0
    looked_at = 0
    counts[0] = _pairs_of(grids[0], cells, pairs[0])
    while depth >= 0:
        if tried[depth] >= counts[depth]:
            depth -= 1
            continue
        at = tried[depth]
        tried[depth] += 1
        moves[depth, 0] = pairs[depth, at, 0]
        moves[depth, 1] = pairs[depth, at, 1]
        grid = grids[depth + 1]
        grid[:] = grids[depth]
        take_pair(grid, moves[depth, 0], moves[depth, 1], falls)
        if depth + 1 == depths:
            count_of[0] = depths
            return WON
        key = _key_of(grid, keys)
        slot = whole(key & (_SLOTS - 1))
        if seen[slot] == key:
            continue
        seen[slot] = key
        looked_at += 1
        if looked_at > work:
            return UNKNOWN
        depth += 1
        tried[depth] = 0
        counts[depth] = _pairs_of(grid, cells, pairs[depth])
        if not falls:
            safe = _last_of_group(grid, pairs[depth], counts[depth], left)
            if safe >= 0:
                # nothing is lost by taking it, so nothing else need be tried here
                pairs[depth, 0, 0] = pairs[depth, safe, 0]
                pairs[depth, 0, 1] = pairs[depth, safe, 1]
                counts[depth] = 1
    return LOST


@jit_with(
    numba.int64(
        GRID_T, numba.boolean, numba.int64, numba.uint64[::1], numba.int64, numba.int16[:, ::1], numba.int64[::1]
    ),
    long=True,
)
def _solve(grid: Grid, falls: bool, groups: int, state: Chance, work: int, moves: Grid, count_of: Row) -> int:
    cells = np.zeros(grid.shape[0] * grid.shape[1], np.int64)
    pairs = np.zeros((_MOST_PAIRS, 2), np.int16)
    left = np.zeros(groups, np.int64)
    count_of[0] = 0
    if cells_of(grid, cells) == 0:
        return WON
    if not falls and not _relaxed_clears(grid, cells):
        return LOST
    for tries in range(_TRIES + _MORE_TRIES):
        if tries == _TRIES:
            verdict = _search(grid, falls, groups, work, cells, moves, count_of)
            if verdict != UNKNOWN:
                return verdict
        made = _play_on(grid, falls, state, cells, pairs, left, moves)
        if made >= 0:
            count_of[0] = made
            return WON
    return UNKNOWN


@jit_with(numba.int64(GRID_T, numba.int16[::1]), long=True)
def _first_pair(grid: Grid, pair: Row) -> int:
    cells = np.zeros(grid.shape[0] * grid.shape[1], np.int64)
    pairs = np.zeros((_MOST_PAIRS, 2), np.int16)
    count = _pairs_of(grid, cells, pairs)
    pair[0] = pairs[0, 0]
    pair[1] = pairs[0, 1]
    return count


def fitting_pair(grid: Grid) -> Pair | None:
    """Return a move of a field, None if nothing fits."""
    pair = np.zeros(2, np.int16)
    return (int(pair[0]), int(pair[1])) if _first_pair(grid, pair) else None


@dataclass(frozen=True, slots=True)
class ConnectSolution:
    """Answer of the solver; `moves`: cells two by two, as they are at the time of the move; empty unless winnable."""

    answer: Answer
    moves: tuple[Pair, ...]


def solve_field(grid: Grid, *, falls: bool, seed: int = 1, work: int = WORK) -> ConnectSolution:
    """Solve a field: whether it can be cleared, and how; `seed` varies the way.

    A field that `work` positions do not decide is not known.
    """
    counts = Counter(int(group) for row in grid for group in row if group != EMPTY)
    if any(count % 2 for count in counts.values()):
        return ConnectSolution(Answer.LOST, ())
    if max(counts.values(), default=0) > MOST_EQUAL:
        return ConnectSolution(Answer.NOT_KNOWN, ())
    groups = max(counts, default=0) + 1
    moves, count_of = np.zeros((counts.total() // 2 + 1, 2), np.int16), np.zeros(1, np.int64)
    verdict = _solve(grid, falls, groups, chance(seed), work, moves, count_of)
    if verdict == WON:
        found = [(int(one), int(other)) for one, other in moves[: int(count_of[0])]]
        return ConnectSolution(Answer.WINNABLE, tuple(found))
    return ConnectSolution(Answer.LOST if verdict == LOST else Answer.NOT_KNOWN, ())
