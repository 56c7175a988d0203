// Matches counted, found and sorted.

import { expect, test } from "vitest";
import { bestHand, byOpponent, byRules, figuresOf, found, sortedBy, worthsOf, type Kept } from "./figures";

const none = { taken_back: 0, again: 0, given_up: 0, repeated: false };
const match = (part: Partial<Kept>): Kept => ({
  table: "t",
  opened: "2026-05-01T10:00:00+00:00",
  rules: "ru-classic",
  title: "Classic",
  seat: 0,
  opponents: [
    { name: "Bo", player: "novice" },
    { name: "Cy", player: "club" },
    { name: "Di", player: "novice" },
  ],
  hands: [],
  score: 0,
  place: 1,
  left: false,
  helped: none,
  over: true,
  ...part,
});
const won = (hand: number, worth: number, net = 100): Kept["hands"][number] => ({ hand, won: true, worth, net });
const lost = (hand: number, net: number): Kept["hands"][number] => ({ hand, won: false, worth: 4, net });

const one = match({ table: "one", hands: [won(1, 40), lost(2, -20), lost(3, -40)], score: 40, place: 2 });
const two = match({ table: "two", opened: "2026-06-01T10:00:00+00:00", hands: [won(1, 200, 300)], score: 300 });
const three = match({
  table: "three",
  opened: "2026-07-01T10:00:00+00:00",
  rules: "bmja",
  hands: [won(4, 200, 90), lost(5, -200)],
  opponents: [{ name: "Ed", player: "club" }],
  score: -110,
  place: 4,
  left: true,
  helped: { ...none, taken_back: 2 },
});
const all = [one, two, three];

test("hands, wins and what they were worth are counted over the matches; one that was left is not finished", () => {
  expect(figuresOf(all)).toEqual({
    matches: 3,
    finished: 2,
    firsts: 1,
    hands: 6,
    wins: 3,
    share: 0.5,
    meanWorth: 440 / 3,
    meanGain: (100 - 20 - 40 + 300 + 90 - 200) / 6,
  });
  expect(figuresOf([])).toMatchObject({ hands: 0, share: null, meanWorth: null, meanGain: null });
});

test("of the dearest hands the newest is the best", () => {
  expect(bestHand(all)).toMatchObject({ match: { table: "three" }, hand: 4, worth: 200 });
  expect(bestHand([one, two])).toMatchObject({ match: { table: "two" }, hand: 1 });
  expect(bestHand([match({ hands: [lost(1, -8)] })])).toBeNull();
});

test("a match counts for its rules, and for each kind of opponent once", () => {
  expect(byRules(all).map(([rules, matches]) => [rules, matches.length])).toEqual([
    ["ru-classic", 2],
    ["bmja", 1],
  ]);
  expect(byOpponent(all).map(([player, matches]) => [player, matches.length])).toEqual([
    ["club", 3],
    ["novice", 2],
  ]);
});

test("wins stand in columns by what they were worth", () => {
  const columns = worthsOf(all);
  expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(columns.length).toBeLessThanOrEqual(12);
  expect(columns[0]).toMatchObject({ from: 40, count: 1 });
  expect(columns.at(-1)).toMatchObject({ from: 200, count: 2 });
  expect(worthsOf([])).toEqual([]);
});

test("matches are found by all words that are looked for, and by help", () => {
  const said = ({ rules, opponents }: Kept): string => [rules, ...opponents.map(({ name }) => name)].join(" ");
  const names = (matches: readonly Kept[]): string[] => matches.map(({ table }) => table);
  expect(names(found(all, "RU bo", "any", said))).toEqual(["one", "two"]);
  expect(names(found(all, "ed", "any", said))).toEqual(["three"]);
  expect(names(found(all, "", "with", said))).toEqual(["three"]);
  expect(names(found(all, "", "without", said))).toEqual(["one", "two"]);
  expect(found(all, "nobody", "any", said)).toEqual([]);
});

test("matches are sorted by a column, the newest first where it says the same", () => {
  const said = (it: Kept): string => it.rules;
  const order = (by: Parameters<typeof sortedBy>[1], down: boolean): string[] =>
    sortedBy(all, by, down, said).map(({ table }) => table);
  expect(order("opened", true)).toEqual(["three", "two", "one"]);
  expect(order("score", true)).toEqual(["two", "one", "three"]);
  expect(order("place", false)).toEqual(["two", "one", "three"]);
  expect(order("rules", false)).toEqual(["three", "two", "one"]);
  expect(order("hands", true)).toEqual(["one", "three", "two"]);
});
