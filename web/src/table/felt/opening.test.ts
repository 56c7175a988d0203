import { describe, expect, it } from "vitest";
import type { TableView } from "../../wire/generated";
import { FIXTURES } from "../../../dev/fixtures/table";
import { breakOf, rollers } from "./opening";

const view = FIXTURES["bare"]?.view as TableView;

const wall = (part: Partial<TableView["wall"]>): TableView => ({ ...view, wall: { ...view.wall, ...part } });

describe("how a hand begins", () => {
  it("counts both rolls from the end that the rules name", () => {
    expect(breakOf(wall({ dice: [3, 5, 2, 4], break_seat: 3, break_stack: 14 }))).toMatchObject({
      first: 8,
      owner: 3,
      count: 14,
      by: "both",
      end: "right",
    });
    expect(breakOf(wall({ dice: [3, 5, 2, 4], break_seat: 3, break_stack: 6, counted_from: "left" }))).toMatchObject({
      owner: 3,
      count: 6,
      by: "second",
      end: "left",
    });
  });

  it.each([
    // Past the right-hand player's end: counted from the right one goes on to the wall of the player on the left.
    ["right", "counter-clockwise", 2, 3],
    ["left", "counter-clockwise", 2, 1],
    ["right", "clockwise", 2, 1],
    ["left", "clockwise", 2, 3],
  ] as const)("goes on past the end of a wall: from the %s, %s", (end, direction, seat, owner) => {
    const past = wall({ dice: [5, 5, 5, 6], break_seat: seat, break_stack: 4, counted_from: end });
    expect(breakOf({ ...past, direction })).toMatchObject({ owner, count: 21, by: "both" });
  });

  it("tells all throws for the side, the failed ones too", () => {
    const { view: turns } = FIXTURES["byTurns"] ?? {};
    expect(breakOf(turns as TableView)?.sides.map(({ failed }) => failed)).toEqual([true, true, false]);
    expect(breakOf(turns as TableView)?.dealt).toBe("first");
  });

  it("tells who rolled what from the leader on, the second roll only of those who tied", () => {
    expect(
      rollers({ ...view, first_dealer: 2 }).map(({ seat, throws }) => [seat, ...throws.map(({ sum }) => sum)]),
    ).toEqual([
      [2, 10, 5],
      [3, 4],
      [0, 10, 8],
      [1, 7],
    ]);
  });

  it("leaves out seats that nobody sits on", () => {
    const { view: two } = FIXTURES["familyTwo"] ?? {};
    expect(rollers(two as TableView).map(({ seat }) => seat)).toEqual([0, 2]);
  });
});
