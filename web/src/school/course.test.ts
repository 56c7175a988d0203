// @vitest-environment jsdom
// The course of a child: kept here, exported, imported, erased; and the tasks that follow from it.

import { beforeEach, expect, it, vi } from "vitest";
import { Memory } from "../../tests/support/server";
import { covered, MOST_COVERED, poured } from "./heap";
import {
  exported,
  imported,
  keepSchool,
  levelFor,
  NO_SCHOOL,
  playingChild,
  readFile,
  readSchool,
  stickersOf,
  withChild,
  without,
  withTry,
  type School,
  type Try,
} from "./course";
import { FindSuit, wholeSet } from "./games/findSuit.svelte";
import { lengthFor } from "./games/play";

const played = (step: string, more: Partial<Try> = {}): Try => ({
  step,
  suit: "p",
  level: 1,
  when: "2026-11-20T10:00:00.000Z",
  mistakes: {},
  hints: 0,
  ...more,
});
const sonya = (...tries: Try[]): School => tries.reduce(withTry, withChild(NO_SCHOOL, "Sonya", 6, 1));

beforeEach(() => void vi.stubGlobal("localStorage", new Memory()));

it("is there again after the page was closed", () => {
  keepSchool(NO_SCHOOL, sonya(played("find-suit")));
  expect(stickersOf(playingChild(readSchool()))).toEqual(new Set(["find-suit"]));
});

it("belongs to the child who plays, of several", () => {
  const two = withTry(withChild(sonya(played("find-suit")), "Boris", 8, 4), played("alike"));
  expect(two.children.map((child) => child.tries.map(({ step }) => step))).toEqual([["find-suit"], ["alike"]]);
});

it("comes back from a file, and what is known is not there twice", () => {
  const school = sonya(played("find-suit"));
  const file = exported(school.children);
  const read = readFile(file);
  expect(read && imported(NO_SCHOOL, read).children).toEqual(school.children);
  const more = withTry(school, played("alike", { when: "2026-11-21T10:00:00.000Z" }));
  expect(read && imported(more, read).children).toEqual(more.children);
});

it("brings in a child whose flower is taken with a free one, so that all can be chosen", () => {
  const here = sonya(played("find-suit"));
  const two = withChild(withChild(NO_SCHOOL, "Petya", 7, 1), "Maria", 5, 2);
  const file = readFile(exported(two.children));
  const school = file && imported(here, file);
  expect(school?.children.map(({ name, flower }) => [name, flower])).toEqual([
    ["Sonya", 1],
    ["Petya", 2],
    ["Maria", 3],
  ]);
  // whoever is known keeps the own flower
  expect(file && school && imported(school, file).children).toEqual(school?.children);
});

it("keeps a child that comes when no flower is free any more", () => {
  const eight = [1, 2, 3, 4, 5, 6, 7, 8].reduce((school, at) => withChild(school, `${at}`, 6, at), NO_SCHOOL);
  const file = readFile(exported(withChild(NO_SCHOOL, "ninth", 6, 3).children));
  expect(file && imported(eight, file).children.at(-1)).toMatchObject({ name: "ninth", flower: 3 });
});

it.each([
  "",
  "{}",
  '{"eastwind":"school","version":3,"children":[]}',
  '{"eastwind":"school","version":1,"children":[{}]}',
])("does not come from a file that holds none: %s", (text) => expect(readFile(text)).toBeNull());

it("is erased with the name", () => {
  const school = sonya(played("find-suit"));
  const gone = without(school, school.playing);
  keepSchool(NO_SCHOOL, school);
  keepSchool(readSchool(), gone);
  expect(JSON.stringify(readSchool())).not.toContain("Sonya");
  expect(gone.playing).toBe("");
});

it("makes tasks harder one by one, and not after many mistakes", () => {
  const child = playingChild(
    sonya(
      played("line-up"),
      played("line-up", { level: 2, mistakes: { six_nine: 3 } }),
      played("line-up", { byHand: true, level: 4 }),
    ),
  );
  expect(levelFor(child, "line-up", "p", 4)).toBe(2);
  expect(levelFor(child, "line-up", "s", 4)).toBe(1);
});

it("makes the lock longer and shorter with what was remembered", () => {
  const lock = (level: number, span: number): Try => played("code-lock", { level, span, inOrder: true });
  expect(lengthFor(playingChild(sonya()), "p")).toBe(4);
  expect(lengthFor(playingChild(sonya(lock(4, 4), lock(5, 5))), "p")).toBe(6);
  expect(lengthFor(playingChild(sonya(lock(4, 2))), "p")).toBe(3);
});

it("pours 144 tiles so that none of the suit is hidden by more than two thirds", () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const play = new FindSuit(seed, "p", 144);
    const wanted = play.wanted.map(({ id }) => id);
    expect(wanted).toHaveLength(36);
    const lying = poured(144, wanted, { x: 24, y: 80, width: 948, height: 520 }, 60, seed);
    for (const id of wanted) expect(covered(lying, id, 60)).toBeLessThanOrEqual(MOST_COVERED);
  }
});

it("deals the whole set, by handfuls with as many of the suit where the glass is small", () => {
  const play = new FindSuit(3, "s", 36);
  expect(play.pieces.map(({ code }) => code).sort()).toEqual(wholeSet().sort());
  expect(play.pieces.filter(({ hidden }) => !hidden)).toHaveLength(36);
  for (const from of [0, 36, 72, 108])
    expect(play.pieces.slice(from, from + 36).filter(({ code }) => code[1] === "s")).toHaveLength(9);
});
