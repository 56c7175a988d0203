// The course in figures: what was seen game by game, what is usual at an age, what is played next.

import { expect, it } from "vitest";
import { NO_SCHOOL, playingChild, withChild, withNoted, withTry, type Child, type Try } from "../course";
import path from "../tasks/path.json";
import { STEPS } from "../steps";
import { daysOf, gamesByDay, kindsOf, mistakePoints, MOST_DRAWN, nextOf, spanPoints, usualSpan } from "./figures";
import { MINUTES } from "./path";

const played = (step: string, more: Partial<Try> = {}): Try => ({
  step,
  suit: "p",
  level: 1,
  when: "2026-11-20T10:00:00.000Z",
  mistakes: {},
  hints: 0,
  ...more,
});
const childOf = (...tries: Try[]): Child => {
  const child = playingChild(tries.reduce(withTry, withChild(NO_SCHOOL, "Sonya", 6, 1)));
  if (!child) throw new Error("nobody plays");
  return child;
};

it("tells mistakes by kind, game by game, and what is no mistake last and apart", () => {
  const tries = [
    played("memory", { mistakes: { opened_again: 4 } }),
    played("memory", { mistakes: { stranger: 1, opened_again: 2 } }),
    played("memory", { mistakes: { stranger: 2, gap: 1 } }),
  ];
  expect(kindsOf(tries)).toEqual([
    { kind: "stranger", games: [0, 1, 2], times: 3 },
    { kind: "gap", games: [0, 0, 1], times: 1 },
    { kind: "opened_again", games: [4, 2, 0], times: 6 },
  ]);
  expect(mistakePoints(tries).map(({ value }) => value)).toEqual([0, 1, 3]);
});

it("counts a kind in all games, and draws the newest", () => {
  const tries = Array.from({ length: MOST_DRAWN + 5 }, () => played("alike", { mistakes: { stranger: 1 } }));
  const [kind] = kindsOf(tries);
  expect([kind?.games.length, kind?.times]).toEqual([MOST_DRAWN, MOST_DRAWN + 5]);
});

it("draws spans of the games that have one, by hand or on the glass", () => {
  const tries = [
    played("code-lock", { span: 4, inOrder: true }),
    played("code-lock"),
    played("code-lock", { span: 5, inOrder: false, byHand: true }),
  ];
  expect(spanPoints(tries).map(({ value, inOrder, byHand }) => [value, inOrder, byHand])).toEqual([
    [4, true, false],
    [5, false, true],
  ]);
});

it("says what span is usual at an age, and nothing where age says nothing", () => {
  expect([4, 5, 6, 7].map(usualSpan)).toEqual([
    { from: 3, to: 4 },
    { from: 4, to: 5 },
    { from: 5, to: 6 },
    { from: 5, to: 6 },
  ]);
  expect([3, 8, 40].map(usualSpan)).toEqual([null, null, null]);
});

it("puts what was noted by hand where its day is", () => {
  const school = withTry(withChild(NO_SCHOOL, "", 6, 1), played("alike", { when: "2026-11-20T10:00:00.000Z" }));
  const noted = withNoted(school, school.playing, played("alike", { when: "2026-11-18T11:00:00.000Z", byHand: true }));
  const child = playingChild(noted);
  expect(child?.tries.map(({ byHand }) => byHand ?? false)).toEqual([true, false]);
  expect(child && gamesByDay(child).map(({ count }) => count)).toEqual([1, 1]);
  expect(daysOf(child?.tries ?? [])).toBe(2);
});

it("offers the first new step, and again the one that went badly", () => {
  const child = childOf(played("find-suit", { mistakes: { overlooked: 5 } }), played("line-up"));
  const steps = ["find-suit", "line-up", "line-down"] as const;
  expect(nextOf(child, steps)).toEqual([
    { step: "line-down", why: "new" },
    { step: "find-suit", why: "shaky" },
  ]);
  expect(nextOf(childOf(played("memory", { mistakes: { opened_again: 9 } })), ["memory"])).toEqual([
    { step: "memory", why: "again" },
  ]);
});

it("knows every step", () => {
  expect(Object.keys(path)).toEqual(STEPS.map(({ id }) => id));
  expect(Object.keys(MINUTES)).toEqual(STEPS.map(({ id }) => id));
});
