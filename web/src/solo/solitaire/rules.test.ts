// The page's rules against the server's: positions of which the engine has said what is free and what goes together.

import { describe, expect, it } from "vitest";
import golden from "../../../../tests/golden/solo/free_tiles.json";
import type { SoloPlace } from "../../wire/generated";
import { blockersOf, blockingOf, fittingPairs, isFree, match } from "./rules";

interface Case {
  layout: keyof typeof golden.layouts;
  groups: number[];
  sides: number[];
  gone: number[];
  free: number[];
  pairs: [number, number][];
  blockers: Record<string, number[]>;
}

const cases = golden.positions as unknown as Case[];

describe.each(cases.map((one, index) => [`${one.layout} ${index}`, one] as const))("%s", (_, one) => {
  const places = golden.layouts[one.layout] as SoloPlace[];
  const blocking = blockingOf(places);
  const gone = new Set(one.gone);
  const there = (place: number): boolean => !gone.has(place);
  const left = places.map((_place, index) => index).filter(there);

  it("has the same free tiles", () => {
    expect(left.filter((place) => isFree(blocking, place, there))).toEqual(one.free);
  });

  it("has the same pairs", () => {
    const found = fittingPairs({ groups: one.groups, sides: one.sides }, one.free, (place) => place);
    expect(found.sort((a, b) => a[0] - b[0] || a[1] - b[1])).toEqual(
      one.pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    );
  });

  it("shows of what holds a tile only what is in its way", () => {
    expect(Object.keys(one.blockers).length).toBeGreaterThan(0);
    for (const [tile, holding] of Object.entries(one.blockers)) {
      const shown = blockersOf(blocking, Number(tile), there);
      expect(shown.length).toBeGreaterThan(0);
      expect(holding).toEqual(expect.arrayContaining(shown));
      // Without all of it the tile is free, and with any of what lies on it, it is not.
      expect(isFree(blocking, Number(tile), (place) => there(place) && !shown.includes(place))).toBe(true);
    }
    for (const free of one.free) expect(blockersOf(blocking, free, there)).toEqual([]);
  });
});

it("lets a sign go with its sound only, and no tile with itself", () => {
  const kinds = { groups: [1, 1, 1, 1, 2], sides: [1, 1, 2, 0, 2] };
  expect(match(kinds, 0, 1)).toBe(false);
  expect(match(kinds, 0, 2)).toBe(true);
  expect(match(kinds, 0, 3)).toBe(true);
  expect(match(kinds, 3, 3)).toBe(false);
  expect(match(kinds, 2, 4)).toBe(false);
});
