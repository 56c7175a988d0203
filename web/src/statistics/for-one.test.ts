// @vitest-environment jsdom
// What the page of statistics tells of the games for one.
import "../../tests/support/media";
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { Memory } from "../../tests/support/server";
import { connectRecord, keepBest, keepLevel, keepReached, type Variant } from "../solo/connect/saved";
import { countGame, keepDay } from "../solo/solitaire/record";
import { i18n } from "../words/i18n.svelte";
import ForOne from "./ForOne.svelte";

const clocked: Variant = { gravity: "none", families: false, calm: false };
const calm: Variant = { ...clocked, calm: true };

function told(): string[][] {
  document.body.replaceChildren();
  const part = mount(ForOne, { target: document.body });
  onTestFinished(() => void unmount(part));
  return [...document.querySelectorAll("dl > div")].map((row) => [...row.children].map((it) => it.textContent));
}

beforeEach(() => {
  void i18n.choose("en");
  vi.stubGlobal("localStorage", new Memory());
});
afterEach(() => vi.unstubAllGlobals());

it("nothing before anything has ended", () => {
  expect([told(), connectRecord()]).toEqual([[], null]);
});

it("solitaire without and with help apart, what was cleared of the daily deals", () => {
  for (const milliseconds of [60_000, 90_000, null]) countGame({ layout: "turtle", helped: false, milliseconds });
  countGame({ layout: "row", helped: true, milliseconds: null });
  keepDay("2026-11-20", "turtle", "2026-11-20");
  expect(told()).toEqual([
    ["Won / played", "2 / 3"],
    ["Longest streak", "2"],
    ["Mean time", "1:15"],
    ["Won / played", "0 / 1"],
    ["Daily deals cleared", "1"],
  ]);
});

it("of Connect the best of all sorts of games: score, levels, and of each level the most stars", () => {
  keepBest(clocked, 1, { score: 900, level: 2 });
  keepBest(calm, 1, { score: 1200, level: 3 });
  keepLevel(clocked, 1, { stars: 1, milliseconds: 1000 });
  keepLevel(calm, 1, { stars: 3, milliseconds: 9000 });
  keepLevel(calm, 2, { stars: 2, milliseconds: 9000 });
  keepReached(3);
  expect(connectRecord()).toEqual({ level: 3, best: { score: 1200, level: 3 }, cleared: 2, stars: 5 });
  expect(told()).toEqual([
    ["Highest level reached", "3"],
    ["Best score", "1,200 points, up to level 3"],
    ["Levels cleared", "2"],
    ["Stars", "5 / 6"],
  ]);
});
