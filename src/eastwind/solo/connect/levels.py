"""Levels of Connect, and the fields that are played on them.

A field is built like a deal: blank tiles are taken away two by two along free lines, with gravity if it is played so, and
the pairs get their faces afterwards. Two tiles that see the sky above their columns are always joined, so this never gets stuck.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import numba
import numpy as np
import numpy.typing as npt

from eastwind.arrays import Grid, Row, whole
from eastwind.jit import inline, jit_with
from eastwind.solo.chances import shuffle_row
from eastwind.solo.connect.paths import EMPTY, GRID_T, are_joined, cells_of, new_grid, take_pair
from eastwind.solo.deal import FLOWER_GROUP, GROUPS, MOST_DEALS, kind_of
from eastwind.solo.solver.puzzle import Pair
from eastwind.tiles.chance import Chance, below, chance
from eastwind.tiles.kinds import KINDS

#: A field: groups, (rows, columns).
GridArray = npt.NDArray[np.int16]
#: Number of hints in one game, all its levels together.
HINTS: Final = 6


class Gravity(StrEnum):
    """Fall of tiles when those beneath them go."""

    NONE = "none"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Level:
    """Field and clock of a level.

    :ivar groups: number of different faces; :ivar seconds: time for it; :ivar reach: number of fitting pairs drawn in
        building, the one furthest apart is used, so equal tiles lie the further apart, the higher it is
    """

    number: int
    columns: int
    rows: int
    groups: int
    seconds: int
    reach: int


#: All levels: more tiles, more faces, less time for each pair, equal tiles further apart.
LEVELS: Final = tuple(
    Level(number, *row)
    for number, row in enumerate(
        (
            (8, 6, 10, 180, 1),
            (10, 6, 13, 210, 1),
            (10, 8, 16, 260, 2),
            (12, 8, 19, 290, 2),
            (14, 8, 22, 310, 2),
            (14, 8, 26, 290, 3),
            (16, 8, 29, 310, 3),
            (16, 9, 32, 320, 3),
            (18, 8, 36, 300, 4),
            (16, 10, 36, 310, 4),
            (18, 10, 36, 330, 5),
            (18, 10, 36, 290, 6),
        ),
        start=1,
    )
)


@dataclass(frozen=True, slots=True)
class Field:
    """A field with its tiles.

    :ivar groups: row after row, −1 for an empty cell; :ivar kinds: the face in each cell; tiles match by group
    :ivar solution: pairs of cells that clear it, as they are at the time of the move
    """

    level: Level
    seed: int
    gravity: Gravity
    families: bool
    groups: tuple[int, ...]
    kinds: tuple[int, ...]
    solution: tuple[Pair, ...]

    def grid(self) -> GridArray:
        """Return the groups as (rows, columns)."""
        return np.array(self.groups, np.int16).reshape(self.level.rows, self.level.columns)


@inline
def _free_partner(grid: Grid, cells: Row, tiles: int, state: Chance, one: int) -> int:
    """Return a random cell that a line joins to `one`, −1 if there is none."""
    start = below(state, tiles)
    for step in range(tiles):
        other = cells[(start + step) % tiles]
        if are_joined(grid, one, other):
            return whole(other)
    return -1


@jit_with(
    numba.int64(GRID_T, numba.boolean, numba.int64, numba.uint64[::1], numba.int32[::1], numba.int16[:, ::1]), long=True
)
def build_order(grid: Grid, falls: bool, reach: int, state: Chance, names: Row, moves: Grid) -> int:
    """Take all tiles of a field away along free lines; return the number of moves made.

    `grid` holds a tile's number in each cell; `names`, (2k,), gets these numbers two by two, `moves`, (k, 2), the cells.
    """
    columns = grid.shape[1]
    cells = np.zeros(grid.shape[0] * columns, np.int64)
    made = 0
    while True:
        tiles = cells_of(grid, cells)
        if tiles < 2:
            return made
        best_one, best_other, best_apart = -1, -1, -1
        tries = 0
        while tries < reach or best_one < 0:
            tries += 1
            one = cells[below(state, tiles)]
            other = _free_partner(grid, cells, tiles, state, one)
            if other >= 0:
                apart = abs(one % columns - other % columns) + abs(one // columns - other // columns)
                if apart > best_apart:
                    best_one, best_other, best_apart = one, other, apart
        names[2 * made] = grid[best_one // columns, best_one % columns]
        names[2 * made + 1] = grid[best_other // columns, best_other % columns]
        moves[made, 0] = best_one
        moves[made, 1] = best_other
        made += 1
        take_pair(grid, best_one, best_other, falls)


def field(number: int, seed: int, gravity: Gravity = Gravity.NONE, *, families: bool = False) -> Field:
    """Return the field of a level; with `families` any flower goes with any flower, any season with any season.

    :raises ValueError: for a level or a seed outside the range.
    """
    if not 1 <= number <= len(LEVELS):
        raise ValueError(f"expected a level, 1 to {len(LEVELS)}, found {number}")
    if not 1 <= seed <= MOST_DEALS:
        raise ValueError(f"expected a seed, 1 to {MOST_DEALS}, found {seed}")
    level = LEVELS[number - 1]
    state = chance(seed * 64 + number)
    tiles = level.columns * level.rows
    numbered = np.arange(tiles, dtype=np.int16).reshape(level.rows, level.columns)
    names, moves = np.zeros(tiles, np.int32), np.zeros((tiles // 2, 2), np.int16)
    made = build_order(numbered, gravity is Gravity.DOWN, level.reach, state, names, moves)
    assert 2 * made == tiles
    faces = np.array(_faces(state, level, made, families=families), np.int32)
    shuffle_row(state, faces)
    groups, kinds = [EMPTY] * tiles, [EMPTY] * tiles
    for at, face in enumerate(faces.tolist()):
        for side in range(2):
            tile = int(names[2 * at + side])
            groups[tile] = face // 2
            kinds[tile] = kind_of(face // 2, 2 * (face % 2) + side) if families else face // 2
    solution = tuple((int(one), int(other)) for one, other in moves)
    return Field(level, seed, gravity, families, tuple(groups), tuple(kinds), solution)


def _faces(state: Chance, level: Level, pairs: int, *, families: bool) -> list[int]:
    """Return `pairs` pairs as twice a group plus 0 or 1: the level's groups at random, in turn; with both families if played."""
    groups = np.arange(FLOWER_GROUP if families else KINDS, dtype=np.int32)
    shuffle_row(state, groups)
    drawn = groups[: level.groups].tolist()
    if families:
        drawn = [*range(FLOWER_GROUP, GROUPS), *drawn[: level.groups - 2]]
    return [2 * drawn[at % len(drawn)] + at // len(drawn) % 2 for at in range(pairs)]


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """Tiles in other cells; `order`: the cell whose tile each cell gets, −1 where it stays empty."""

    order: tuple[int, ...]
    solution: tuple[Pair, ...]


def reshuffle(grid: Grid, gravity: Gravity, seed: int) -> Reshuffled | None:
    """Shuffle the tiles of a field among their cells so that it can be cleared; return None if some tile has no equal.

    Two by two, equal tiles are always enough: any cells can be emptied along free lines.
    """
    rows, columns = grid.shape
    state = chance(seed)
    cells = [at for at in range(rows * columns) if grid[at // columns, at % columns] != EMPTY]
    members: dict[int, list[int]] = {}
    for cell in cells:
        members.setdefault(int(grid[cell // columns, cell % columns]), []).append(cell)
    if any(len(equal) % 2 for equal in members.values()):
        return None
    numbered = new_grid(columns, rows)
    for cell in cells:
        numbered[cell // columns, cell % columns] = cell
    names, moves = np.zeros(len(cells), np.int32), np.zeros((max(1, len(cells) // 2), 2), np.int16)
    made = build_order(numbered, gravity is Gravity.DOWN, 1, state, names, moves)
    pairs = [(equal[at], equal[at + 1]) for equal in members.values() for at in range(0, len(equal), 2)]
    turns = np.arange(made, dtype=np.int32)
    shuffle_row(state, turns)
    order = [EMPTY] * (rows * columns)
    for at, turn in enumerate(turns.tolist()):
        for side in range(2):
            order[int(names[2 * at + side])] = pairs[turn][side]
    return Reshuffled(tuple(order), tuple((int(one), int(other)) for one, other in moves[:made]))
