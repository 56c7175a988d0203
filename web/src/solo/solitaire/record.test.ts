import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Memory } from "../../../tests/support/server";
import { countGame, daysDone, eraseRecord, figuresOf, keepDay, meanTime } from "./record";
import { bestOf, keepResult } from "./saved";

beforeEach(() => vi.stubGlobal("localStorage", new Memory()));
afterEach(() => vi.unstubAllGlobals());

const game = (layout: string, milliseconds: number | null, helped = false): void =>
  countGame({ layout, milliseconds, helped });

describe("the statistics", () => {
  it("count games, wins, a row of them and their mean time, by layout and of all", () => {
    game("turtle", 4000);
    game("cat", 8000);
    game("turtle", null);
    game("turtle", 6000);
    const { all, layouts } = figuresOf("alone");
    expect(all).toEqual({ played: 4, won: 3, milliseconds: 18_000, row: 1, longest: 2 });
    expect(layouts.map(([name, { played, won, row, longest }]) => [name, played, won, row, longest])).toEqual([
      ["turtle", 3, 2, 1, 1],
      ["cat", 1, 1, 1, 1],
    ]);
    expect(layouts.map(([, of]) => meanTime(of))).toEqual([5000, 8000]);
  });

  it("keep games with help apart: they make no row of the others, nor break it", () => {
    game("turtle", 1000);
    game("turtle", null, true);
    game("turtle", 2000);
    expect(figuresOf("alone").all).toMatchObject({ played: 2, won: 2, row: 2 });
    expect(figuresOf("helped").all).toMatchObject({ played: 1, won: 0, row: 0 });
    expect(figuresOf("helped").layouts.map(([, of]) => meanTime(of))).toEqual([null]);
  });

  it("have nothing where nothing was played, or where what is kept cannot be read", () => {
    expect(figuresOf("alone")).toMatchObject({ all: { played: 0 }, layouts: [] });
    localStorage.setItem("eastwind.solo.tallies", '{"turtle": {"alone": 7, "helped": {"played": -1}}}');
    expect(figuresOf("helped").layouts).toEqual([]);
  });

  it("keep the day that was cleared first, and are erased with best times and days", () => {
    keepDay("2025-06-21", "turtle", "2025-06-21");
    keepDay("2025-06-21", "cat", "2025-06-30");
    expect(daysDone()).toEqual({ "2025-06-21": { layout: "turtle", on: "2025-06-21" } });
    game("turtle", 1000);
    keepResult("turtle", { milliseconds: 1000, deal: "1", when: "" }, false);
    eraseRecord();
    expect([figuresOf("alone").all.played, daysDone(), bestOf("turtle").alone]).toEqual([0, {}, null]);
  });
});
