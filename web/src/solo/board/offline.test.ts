// What the page keeps is whole; and it is taken only where the server does not answer.

import { afterEach, describe, expect, it, vi } from "vitest";
import { isTileCode } from "../../tiles/codes";
import { ApiError } from "../../wire/http";
import { drawKept, drawKeptField, fetchDeal, fetchField } from "./api";
import { keptDeal, keptField, keptNumbers, keptSeeds, layouts, levels } from "./offline";

afterEach(() => vi.unstubAllGlobals());

const away = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

describe("a kept deal", () => {
  it.each(layouts.map(({ id }) => id))("of the layout %s lies on all its places, every group even", (layout) => {
    for (const shuffled of [false, true]) {
      const numbers = keptNumbers(layout, shuffled);
      expect(numbers.length).toBeGreaterThan(5);
      for (const number of numbers) {
        const deal = keptDeal(layout, number, shuffled);
        expect(deal?.tiles.every(isTileCode)).toBe(true);
        const counts = new Map<number, number>();
        for (const group of deal?.groups ?? []) counts.set(group, (counts.get(group) ?? 0) + 1);
        expect([...counts].filter(([group, count]) => group < 0 || count % 2 === 1)).toEqual([]);
        expect([...new Set(deal?.copies)].toSorted()).toEqual([0, 1, 2, 3]);
        expect(deal?.difficulty.plays).toBeGreaterThan(0);
      }
    }
  });

  it("is none where it is not kept", () => {
    expect(keptDeal("turtle", 999, false)).toBeNull();
    expect(keptDeal("nowhere", 1, false)).toBeNull();
  });
});

describe("a kept game of Connect", () => {
  it.each([
    ["none", false],
    ["none", true],
    ["down", false],
    ["down", true],
  ] as const)("has all levels (%s, families: %s)", (gravity, families) => {
    const seeds = keptSeeds(gravity, families);
    expect(seeds.length).toBeGreaterThan(2);
    for (const seed of seeds) {
      for (const { level, columns, rows, groups } of levels) {
        const field = keptField(level, seed, gravity, families);
        expect(field?.tiles.every((code) => isTileCode(code))).toBe(true);
        expect(field?.groups.length).toBe(columns * rows);
        expect(new Set(field?.groups).size).toBe(groups);
      }
    }
    expect(keptField(levels.length + 1, 1, gravity, families)).toBeNull();
    expect(keptField(1, seeds.length + 1, gravity, families)).toBeNull();
  });
});

describe("where the server does not answer", () => {
  it("what is kept is taken, and what is not is not to be had", async () => {
    vi.stubGlobal("fetch", away);
    expect((await fetchDeal("turtle", 3, false)).tiles.length).toBe(144);
    expect((await fetchField(2, 1, "down", true)).level).toBe(2);
    await expect(fetchDeal("turtle", 12_345, false)).rejects.toMatchObject({ kind: "offline" });
    await expect(fetchField(2, 12_345, "down", true)).rejects.toMatchObject({ kind: "offline" });
  });

  it("nor where something else answers in its place", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("Bad Gateway", { status: 502 })));
    expect((await fetchDeal("turtle", 3, false)).number).toBe(3);
  });

  it("while a refusal is one", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"type":"error"}', { status: 422 })));
    await expect(fetchDeal("turtle", 3, false)).rejects.toBeInstanceOf(ApiError);
  });
});

it("another kept deal is drawn than the one just played", async () => {
  const drawn = new Set<number | null>();
  for (let draw = 0; draw < 60; draw += 1) drawn.add(await drawKept("lotus", true, 2));
  expect(drawn.has(2)).toBe(false);
  expect(drawn.size).toBeGreaterThan(2);
  expect(await drawKept("nowhere", true)).toBeNull();
  expect((await drawKeptField(3, "none", false))?.level).toBe(3);
});
