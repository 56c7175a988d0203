import { describe, expect, it } from "vitest";
import { counts, roll, sideOf, thrown } from "./dice";

describe("breaking the wall", () => {
  it("names, or throws what the way says", () => {
    expect(thrown("named", "side")).toBeNull();
    expect(thrown("d4-d20", "stack")).toEqual({ faces: 20, count: 1 });
    expect(thrown("one-and-two", "side")).toEqual({ faces: 6, count: 1 });
    expect(thrown("two-and-three", "stack")).toEqual({ faces: 6, count: 3 });
  });

  it("throws again what does not count", () => {
    expect(counts({ faces: 6, dice: [5] }, "side", 18)).toBe(false);
    expect(counts({ faces: 6, dice: [5, 4] }, "side", 18)).toBe(true);
    expect(counts({ faces: 20, dice: [18] }, "stack", 18)).toBe(false);
    expect(counts({ faces: 20, dice: [17] }, "stack", 18)).toBe(true);
    expect(counts({ faces: 6, dice: [6, 6, 6] }, "stack", 17)).toBe(false);
  });

  it("counts sides clockwise and round again", () => {
    expect([2, 4, 5, 12].map((sum) => sideOf({ faces: 12, dice: [sum] }))).toEqual([2, 4, 1, 4]);
  });

  it("throws every face", () => {
    expect(roll(6, 2, () => 0).dice).toEqual([1, 1]);
    expect(roll(6, 2, () => 0.999).dice).toEqual([6, 6]);
  });
});
