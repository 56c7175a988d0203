import { describe, expect, it } from "vitest";

import { layouts } from "../board/offline";
import { grouped, GROUPINGS, sizeOf } from "./grouping";
import { MEASURED } from "./measured.generated";

describe("the layouts in groups", () => {
  it("are forty, each measured", () => {
    expect(layouts.length).toBeGreaterThanOrEqual(40);
    expect(Object.keys(MEASURED).toSorted()).toEqual(layouts.map(({ id }) => id).toSorted());
  });

  it.each(GROUPINGS)("by %s: each stands in one group, and no group is empty", (by) => {
    for (const shuffled of [false, true]) {
      const groups = grouped(layouts, by, shuffled);
      expect(groups.every((group) => group.layouts.length > 0)).toBe(true);
      expect(groups.flatMap((group) => group.layouts.map(({ id }) => id)).toSorted()).toEqual(
        layouts.map(({ id }) => id).toSorted(),
      );
    }
  });

  it("by size begin with the short games, and the heading's number holds for all of them", () => {
    const [short, middle, long] = grouped(layouts, "size", false);
    expect(short?.layouts.every(({ places }) => places.length <= short.most)).toBe(true);
    expect(
      middle?.layouts.every(({ places }) => places.length > (short?.most ?? 0) && places.length <= middle.most),
    ).toBe(true);
    expect(long?.layouts.every((layout) => sizeOf(layout) === "long")).toBe(true);
    expect(short?.layouts.length).toBeGreaterThan(4);
  });

  it("by difficulty are other groups when the deals are shuffled", () => {
    const bandOf = (shuffled: boolean): string | undefined =>
      grouped(layouts, "band", shuffled).find((group) => group.layouts.some(({ id }) => id === "wall"))?.message;
    expect(bandOf(false)).toBe("solo-band-easy");
    expect(bandOf(true)).toBe("solo-band-expert");
  });
});
