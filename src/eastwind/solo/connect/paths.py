"""Line between two tiles: at most two bends, through empty cells and the ring of one cell around the field.

A field is a grid, (rows, columns): −1 for an empty cell, else the tile's group. Points of a line are (column, row); −1 and
the number of columns or rows are the ring.
"""

from typing import Final

import numba
import numpy as np

from eastwind.arrays import Grid, Row, whole
from eastwind.jit import inline, inline_making_arrays, jit_with

EMPTY: Final = -1
#: Largest number of points of a line: its ends and two bends.
MOST_POINTS: Final = 4


@inline
def is_clear(grid: Grid, column: int, row: int, one: int, other: int) -> bool:
    """Return whether a line may pass here: empty, in the ring, or one of its ends (cells `one` and `other`)."""
    rows, columns = grid.shape[0], grid.shape[1]
    if column < 0 or row < 0 or column >= columns or row >= rows:
        return True
    cell = row * columns + column
    return grid[row, column] == EMPTY or cell == one or cell == other


@inline
def _reach(grid: Grid, one: int, other: int, start: int, right: int, down: int) -> int:
    """Return how far a line can go from an end in one direction, at most into the ring."""
    columns = grid.shape[1]
    column, row = start % columns, start // columns
    steps = 0
    while (
        -1 <= column + right <= columns
        and -1 <= row + down <= grid.shape[0]
        and is_clear(grid, column + right, row + down, one, other)
    ):
        column += right
        row += down
        steps += 1
    return steps


@inline
def _clear_column(grid: Grid, column: int, row: int, last: int, one: int, other: int) -> bool:
    for at in range(min(row, last), max(row, last) + 1):
        if not is_clear(grid, column, at, one, other):
            return False
    return True


@inline
def _clear_row(grid: Grid, row: int, column: int, last: int, one: int, other: int) -> bool:
    for at in range(min(column, last), max(column, last) + 1):
        if not is_clear(grid, at, row, one, other):
            return False
    return True


@inline
def shortest_turn(grid: Grid, one: int, other: int) -> int:
    """Return the best line between cells `one` and `other`, which may hold anything.

    Every line with at most two bends crosses from one end's row to the other's along some column, or from column to column
    along some row. The answer is that column, or 100 plus the row, both counted from the ring (0); −1 if no line is clear.
    The shortest wins, then the one with fewer bends, then columns from the left, then rows from the top.
    """
    columns = grid.shape[1]
    x, y = one % columns, one // columns
    to_x, to_y = other % columns, other // columns
    best, best_cost = -1, 1 << 30
    first = max(x - _reach(grid, one, other, one, -1, 0), to_x - _reach(grid, one, other, other, -1, 0))
    last = min(x + _reach(grid, one, other, one, 1, 0), to_x + _reach(grid, one, other, other, 1, 0))
    for column in range(first, last + 1):
        length = abs(column - x) + abs(y - to_y) + abs(column - to_x)
        bends = (1 if column != x and y != to_y else 0) + (1 if column != to_x and y != to_y else 0)
        if length * 4 + bends < best_cost and _clear_column(grid, column, y, to_y, one, other):
            best, best_cost = column + 1, length * 4 + bends
    first = max(y - _reach(grid, one, other, one, 0, -1), to_y - _reach(grid, one, other, other, 0, -1))
    last = min(y + _reach(grid, one, other, one, 0, 1), to_y + _reach(grid, one, other, other, 0, 1))
    for row in range(first, last + 1):
        length = abs(row - y) + abs(x - to_x) + abs(row - to_y)
        bends = (1 if row != y and x != to_x else 0) + (1 if row != to_y and x != to_x else 0)
        if length * 4 + bends < best_cost and _clear_row(grid, row, x, to_x, one, other):
            best, best_cost = 100 + row + 1, length * 4 + bends
    return best


@inline
def are_joined(grid: Grid, one: int, other: int) -> bool:
    """Return whether a line joins two cells."""
    return one != other and shortest_turn(grid, one, other) >= 0


#: A field for the compiler.
GRID_T: Final = numba.int16[:, ::1]


@jit_with(numba.int64(GRID_T, numba.int64, numba.int64), long=True)
def _turn(grid: Grid, one: int, other: int) -> int:
    return whole(shortest_turn(grid, one, other))


Point = tuple[int, int]


def path_between(grid: Grid, one: int, other: int) -> list[Point]:
    """Return the corners of the best line between two cells, its ends included: 2 to 4 points; empty if there is none."""
    turn = int(_turn(grid, one, other)) if one != other else -1
    if turn < 0:
        return []
    columns = grid.shape[1]
    start, end = (one % columns, one // columns), (other % columns, other // columns)
    if turn < 100:
        points = [start, (turn - 1, start[1]), (turn - 1, end[1]), end]
    else:
        points = [start, (start[0], turn - 101), (end[0], turn - 101), end]
    return _corners(points)


def _corners(points: list[Point]) -> list[Point]:
    """Return the points without those that are repeated, or in the middle of a straight piece."""
    corners: list[Point] = []
    for point in points:
        if corners and point == corners[-1]:
            continue
        if len(corners) > 1 and any(corners[-2][axis] == corners[-1][axis] == point[axis] for axis in (0, 1)):
            corners[-1] = point
        else:
            corners.append(point)
    return corners


@inline
def take_pair(grid: Grid, one: int, other: int, falls: bool) -> None:
    """Take two tiles away; with gravity, the tiles above them fall."""
    columns = grid.shape[1]
    grid[one // columns, one % columns] = EMPTY
    grid[other // columns, other % columns] = EMPTY
    if falls:
        drop(grid, one % columns)
        drop(grid, other % columns)


@inline_making_arrays
def copy_of(grid: Grid) -> Grid:
    """Return another field with the same tiles."""
    copy: Grid = np.zeros((grid.shape[0], grid.shape[1]), np.int16)
    copy[:] = grid
    return copy


@inline
def drop(grid: Grid, column: int) -> None:
    """Let the tiles of a column fall to its bottom."""
    floor = grid.shape[0] - 1
    for row in range(grid.shape[0] - 1, -1, -1):
        group = grid[row, column]
        if group != EMPTY:
            grid[row, column] = EMPTY
            grid[floor, column] = group
            floor -= 1


@inline
def cells_of(grid: Grid, cells: Row) -> int:
    """Write all cells with tiles into `cells`; return their number."""
    count = 0
    for row in range(grid.shape[0]):
        for column in range(grid.shape[1]):
            if grid[row, column] != EMPTY:
                cells[count] = row * grid.shape[1] + column
                count += 1
    return count


@jit_with(numba.boolean(GRID_T, numba.int64, numba.int64, numba.boolean), long=True)
def play_pair(grid: Grid, one: int, other: int, falls: bool) -> bool:
    """Take a pair if it matches and a line joins it; return whether it did."""
    columns = grid.shape[1]
    group = grid[one // columns, one % columns]
    if group == EMPTY or group != grid[other // columns, other % columns] or not are_joined(grid, one, other):
        return False
    take_pair(grid, one, other, falls)
    return True


def new_grid(columns: int, rows: int) -> Grid:
    """Return an empty field."""
    grid: Grid = np.full((rows, columns), EMPTY, np.int16)
    return grid
