import { expect, it } from "vitest";
import { niceTicks, scoreBars, scoreLines, spreadLabels, standing } from "./standing";

it("gives equal scores one place and leaves the next out", () => {
  expect(standing([10, 40, 10, -60], [0, 1, 2, 3]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

it("leaves out seats that nobody sits on", () => {
  expect(standing([10, 0, 40, 0], [0, 2]).map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [0, 2],
  ]);
});

it("draws gains to the right and losses to the left of a common zero", () => {
  const { zero, bars } = scoreBars([300, 0, -100, -200]);
  expect(zero).toBe(40);
  expect(bars).toEqual([
    { left: 40, width: 60 },
    { left: 40, width: 0 },
    { left: 20, width: 20 },
    { left: 0, width: 40 },
  ]);
});

it("survives a match in which nobody has anything", () => {
  expect(scoreBars([0, 0, 0, 0]).bars.every((bar) => bar.width === 0)).toBe(true);
});

it("starts every line at zero", () => {
  const hand = {
    hand: 1,
    round_wind: "E" as const,
    dealer: 0,
    winner: 1,
    winners: [1],
    total: 20,
    values: [0, 20, 0, 0],
    net: [-40, 80, -20, -20],
    scores: [-40, 80, -20, -20],
  };
  expect(scoreLines([hand])).toEqual([
    [0, -40],
    [0, 80],
    [0, -20],
    [0, -20],
  ]);
});

it.each([
  [-1972, 4188],
  [0, 7],
  [-3, 0],
  [0, 0],
  [-120, 2_000_000],
])("finds round ticks that span %i to %i and hold zero", (least, most) => {
  const ticks = niceTicks(least, most);
  expect(ticks[0]).toBeLessThanOrEqual(least);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
  expect(ticks).toContain(0);
  expect(ticks.length).toBeLessThanOrEqual(10);
  const steps = new Set(ticks.slice(1).map((tick, k) => tick - (ticks[k] ?? 0)));
  expect(steps.size).toBeLessThanOrEqual(1);
});

it("moves labels apart, keeps their order and stays inside", () => {
  const placed = spreadLabels([50, 52, 51, 98], 18, 0, 100);
  const order = [0, 2, 1, 3].map((k) => placed[k] ?? 0);
  for (let k = 1; k < 4; k += 1) expect((order[k] ?? 0) - (order[k - 1] ?? 0)).toBeGreaterThanOrEqual(18 - 1e-9);
  expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...placed)).toBeLessThanOrEqual(100);
});
