// The page's lines against the server's: the same corners for every pair of cells, and the same field after a move.

import { describe, expect, it } from "vitest";
import golden from "../../../../tests/golden/solo/connect_paths.json";
import type { ConnectGravity } from "../../wire/generated";
import { shuffled, take } from "./field";
import { anyFittingPair, EMPTY, pathBetween, type Grid } from "./paths";

describe.each(golden.cases.map((one, index) => [index, one] as const))("field %i", (_, one) => {
  const grid: Grid = one;

  it("has the same lines", () => {
    for (const { pair, path } of one.lines) {
      const [from = -1, to = -1] = pair;
      expect(pathBetween(grid, from, to) ?? [], `${from} to ${to}`).toEqual(path);
    }
  });

  it("is the same after a move", () => {
    const [from = -1, to = -1] = one.move;
    expect(take(one.groups, one.columns, from, to, one.gravity as ConnectGravity)).toEqual(one.after);
  });
});

const E = EMPTY;

describe("a line", () => {
  it("joins what touches", () => {
    expect(pathBetween({ columns: 2, rows: 1, groups: [1, 1] }, 0, 1)).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it("runs outside of the field", () => {
    const grid = { columns: 3, rows: 1, groups: [1, 2, 1] };
    expect(pathBetween(grid, 0, 2)).toEqual([
      [0, 0],
      [0, -1],
      [2, -1],
      [2, 0],
    ]);
  });

  it("bends twice at most", () => {
    const grid = { columns: 3, rows: 3, groups: [2, 2, 2, 2, 1, 2, 2, 1, 2] };
    expect(pathBetween(grid, 4, 7)).toEqual([
      [1, 1],
      [1, 2],
    ]);
    // From the middle outwards there is no way at all.
    expect(pathBetween({ ...grid, groups: [1, 2, 2, 2, 1, 2, 2, 2, 2] }, 0, 4)).toBeNull();
  });

  it("does not join a tile with itself", () => {
    expect(pathBetween({ columns: 2, rows: 1, groups: [1, 1] }, 0, 0)).toBeNull();
  });
});

describe("a field", () => {
  it("is stuck when no line joins equal tiles", () => {
    const stuck = { columns: 4, rows: 4, groups: [3, 4, 5, 6, 7, 1, 2, 8, 9, 2, 1, 10, 11, 12, 13, 14] };
    expect(anyFittingPair(stuck)).toBeNull();
  });

  it("takes a shuffle as the server tells it", () => {
    expect(shuffled([7, E, 8, 9], [2, -1, 0, 3])).toEqual([8, E, 7, 9]);
  });
});
