// Connect: the line between two tiles, at most two bends, through empty cells and the ring of one cell around the field.
// Cells run row after row; −1 is an empty one. The server finds the same lines (`eastwind.solo.connect.paths`).

export const EMPTY = -1;

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly groups: readonly number[];
}

/** [column, row]; −1 and the number of columns or rows lie in the ring. */
export type Corner = readonly [column: number, row: number];

/**
 * The corners of the best line between two cells, its ends included: 2 to 4; null if there is none. The cells may hold
 * anything. The shortest is best, then the one with fewer bends, then upright pieces from the left, then level ones from the top.
 */
export function pathBetween(grid: Grid, one: number, other: number): Corner[] | null {
  if (one === other) return null;
  const { columns, rows } = grid;
  const [x, y] = [one % columns, Math.floor(one / columns)];
  const [toX, toY] = [other % columns, Math.floor(other / columns)];
  const clear = (column: number, row: number): boolean => {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return true;
    const cell = row * columns + column;
    return grid.groups[cell] === EMPTY || cell === one || cell === other;
  };
  const clearRow = (row: number, from: number, to: number): boolean => {
    for (let column = Math.min(from, to); column <= Math.max(from, to); column++) if (!clear(column, row)) return false;
    return true;
  };
  const clearColumn = (column: number, from: number, to: number): boolean => {
    for (let row = Math.min(from, to); row <= Math.max(from, to); row++) if (!clear(column, row)) return false;
    return true;
  };

  // Every such line crosses from one end's row to the other's along some column, or the other way about.
  let best: Corner[] | null = null;
  let bestCost = Infinity;
  for (let column = -1; column <= columns; column++) {
    const length = Math.abs(column - x) + Math.abs(y - toY) + Math.abs(column - toX);
    const bends = (column !== x && y !== toY ? 1 : 0) + (column !== toX && y !== toY ? 1 : 0);
    if (
      length * 4 + bends < bestCost &&
      clearRow(y, x, column) &&
      clearColumn(column, y, toY) &&
      clearRow(toY, column, toX)
    ) {
      bestCost = length * 4 + bends;
      best = [
        [x, y],
        [column, y],
        [column, toY],
        [toX, toY],
      ];
    }
  }
  for (let row = -1; row <= rows; row++) {
    const length = Math.abs(row - y) + Math.abs(x - toX) + Math.abs(row - toY);
    const bends = (row !== y && x !== toX ? 1 : 0) + (row !== toY && x !== toX ? 1 : 0);
    if (
      length * 4 + bends < bestCost &&
      clearColumn(x, y, row) &&
      clearRow(row, x, toX) &&
      clearColumn(toX, row, toY)
    ) {
      bestCost = length * 4 + bends;
      best = [
        [x, y],
        [x, row],
        [toX, row],
        [toX, toY],
      ];
    }
  }
  return best && cornersOf(best);
}

/** Without points that stand twice, or in the middle of a straight piece. */
function cornersOf(points: readonly Corner[]): Corner[] {
  const corners: Corner[] = [];
  for (const point of points) {
    const last = corners.at(-1);
    const before = corners.at(-2);
    if (last && last[0] === point[0] && last[1] === point[1]) continue;
    const straight =
      last &&
      before &&
      ((before[0] === last[0] && last[0] === point[0]) || (before[1] === last[1] && last[1] === point[1]));
    if (straight) corners[corners.length - 1] = point;
    else corners.push(point);
  }
  return corners;
}

/** Some pair that a line joins, or null: nothing fits. */
export function anyFittingPair(grid: Grid): [number, number] | null {
  const cells = new Map<number, number[]>();
  grid.groups.forEach((group, cell) => {
    if (group !== EMPTY) cells.set(group, [...(cells.get(group) ?? []), cell]);
  });
  for (const equal of cells.values()) {
    for (const [index, one] of equal.entries()) {
      for (const other of equal.slice(index + 1)) if (pathBetween(grid, one, other)) return [one, other];
    }
  }
  return null;
}
