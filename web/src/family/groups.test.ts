import { describe, expect, it } from "vitest";
import type { TileCode } from "../tiles/codes";
import { isSet, moved, renewed, sorted, type Groups } from "./groups";

const codes = (text: string): TileCode[] => text.split(" ") as TileCode[];
const read = (groups: Groups): string => groups.map((group) => group.map(({ code }) => code).join(" ")).join(" | ");
const idOf = (groups: Groups, code: string): number => groups.flat().find((one) => one.code === code)?.id ?? -1;

describe("a hand in groups", () => {
  it("begins with a group of each suit", () => {
    expect(read(sorted(codes("5z 3p 1m 9s 2m")))).toBe("1m 2m | 3p | 9s | 5z");
  });

  it("keeps what was laid where it lies, and lays what is new apart", () => {
    const before = sorted(codes("1m 1m 2m 3p"));
    expect(read(renewed(before, codes("1m 2m 3p 4p")))).toBe("1m 2m | 3p | 4p");
  });

  it("lets go of a group of which nothing is left", () => {
    expect(read(renewed(sorted(codes("1m 3p")), codes("1m")))).toBe("1m");
  });

  it("takes a tile into another group, or apart", () => {
    const before = sorted(codes("1m 2m 3m 5p 6p"));
    expect(read(moved(before, idOf(before, "3m"), { group: 1, at: 1 }))).toBe("1m 2m | 5p 3m 6p");
    expect(read(moved(before, idOf(before, "2m"), { apart: 1 }))).toBe("1m 3m | 2m | 5p 6p");
    expect(read(moved(before, idOf(before, "1m"), { group: 0, at: 3 }))).toBe("2m 3m 1m | 5p 6p");
  });

  it("knows a finished set by its order", () => {
    const set = (text: string): boolean => isSet(codes(text).map((code, id) => ({ id, code })));
    expect([set("3p 4p 5p"), set("5z 5z 5z"), set("1s 1s 1s 1s")]).toEqual([true, true, true]);
    expect([set("5p 4p 3p"), set("1z 2z 3z"), set("3p 4p"), set("3p 4p 5s"), set("3p 4p 5p 6p")]).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
