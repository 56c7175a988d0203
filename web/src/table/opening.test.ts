import { describe, expect, it } from "vitest";
import type { TableView } from "../lib/protocol";
import { FIXTURES } from "./fixtures";
import { breakOf, rollers } from "./opening";

const view = FIXTURES["bare"]?.view as TableView;

describe("how a hand begins", () => {
  it.each([
    // The leader counts as one: 5 and 9 point to the leader again, 6 to the next player, 8 to the one before.
    [0, [2, 3, 1, 1], 0], [0, [3, 6, 1, 1], 0], [0, [3, 3, 1, 1], 1], [0, [3, 4, 1, 1], 2], [0, [3, 5, 1, 1], 3], [2, [3, 3, 1, 1], 3],
  ])("dealer %i throws %j: the wall of seat %i is broken", (dealer, dice, owner) => {
    const broken = breakOf({ ...view, dealer, wall: { ...view.wall, dice } });
    expect(broken?.owner).toBe(owner);
    expect(broken?.sum).toBe(dice.reduce((sum, die) => sum + die, 0));
  });

  it("tells who rolled what from the leader on, the second roll only of those who tied", () => {
    expect(rollers({ ...view, first_dealer: 2, seating_dice: [[7, 11, 11, 4], [0, 5, 8, 0]] })).toEqual([
      { seat: 2, sums: [11, 8] }, { seat: 3, sums: [4] }, { seat: 0, sums: [7] }, { seat: 1, sums: [11, 5] },
    ]);
  });
});
