// @vitest-environment jsdom
// How hands were won and who paid whom, read from records.

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { rememberTable } from "../kit/seats";
import { betweenOf, countsOf, detailOf, Details } from "./details.svelte";
import type { Kept } from "./figures";

const bill = (seat: number, ...rules: string[]): object => ({ seat, lines: rules.map((rule) => ({ rule })) });
const record = [
  { type: "start_game" },
  { type: "mahjong", seat: 2, by: "wall" },
  {
    type: "end_hand",
    winners: [2],
    bills: [bill(2, "mahjong", "all_pungs", "flower", "flower"), bill(0, "flower")],
    payments: [
      [0, 0, 64, 0],
      [8, 0, 32, 0],
      [0, 0, 0, 0],
      [0, 0, 16, 0],
    ],
  },
  { type: "mahjong", seat: 1, by: "discard" },
  {
    type: "end_hand",
    winners: [1],
    bills: [bill(1, "mahjong")],
    payments: [
      [0, 4, 0, 0],
      [0, 0, 0, 0],
      [0, 20, 0, 0],
      [0, 4, 0, 0],
    ],
  },
  { type: "end_hand", winners: [], bills: [], payments: [[], [], [], []] },
]
  .map((line) => JSON.stringify(line))
  .join("\n");
const match = (table: string, part: Partial<Kept> = {}): Kept => ({
  table,
  opened: "2026-05-04T19:30:00.000Z",
  rules: "ru-classic",
  title: "",
  seat: 2,
  opponents: ["Di", "Ann", "Bo"].map((name) => ({ name, player: "person" })),
  hands: [{ hand: 1, won: true, worth: 32, net: 112 }],
  score: 92,
  place: 1,
  left: false,
  helped: { taken_back: 0, again: 0, given_up: 0, repeated: false },
  over: true,
  ...part,
});

let asked: string[];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(record));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
});

const read = async (...matches: Kept[]): Promise<Details> => {
  const details = new Details();
  await details.read(matches, new AbortController().signal);
  return details;
};
const sitAt = (table: string): void =>
  rememberTable({ table, seat: 2, token: "0123456789abcdef", name: "", opened: "", over: true });

test("a record tells how and by what a seat won, and what passed between it and each other", () => {
  expect(detailOf("t", record, 2)).toEqual({
    table: "t",
    ways: { wall: 1 },
    rules: { all_pungs: 1, flower: 1 },
    paid: [0, 20, 0, 0],
    received: [64, 32, 0, 16],
  });
  expect(detailOf("t", "no record", 2)).toMatchObject({ ways: {}, paid: [0, 0, 0, 0] });
});

test("what was paid goes by name over all matches", async () => {
  sitAt("one");
  sitAt("two");
  const [one, two] = [match("one"), match("two")];
  const { known } = await read(one, two);
  expect(betweenOf([one, two], known)).toEqual([
    { name: "Di", hands: 2, paid: 0, received: 32 },
    { name: "Ann", hands: 2, paid: 0, received: 128 },
    { name: "Bo", hands: 2, paid: 40, received: 64 },
  ]);
  expect(countsOf([one, two], known, "rules")).toEqual([
    ["all_pungs", 2],
    ["flower", 2],
  ]);
});

test("two opponents of one name are two people", () => {
  const one = match("t", {
    seat: 0,
    opponents: ["Halina", "Bo", "Halina"].map((name) => ({ name, player: "person" })),
  });
  const detail = { table: "t", ways: {}, rules: {}, paid: [0, 5, 0, 8], received: [0, 0, 7, 2] };
  expect(betweenOf([one], new Map([["t", detail]])).map(({ name, paid, received }) => [name, paid, received])).toEqual([
    ["Halina", 5, 0],
    ["Bo", 0, 7],
    ["Halina (2)", 8, 2],
  ]);
});

test("of three and two the seats are those that are played", () => {
  const three = match("t", { seat: 0, opponents: ["Bo", "Cy"].map((name) => ({ name, player: "novice" })) });
  const detail = { table: "t", ways: {}, rules: {}, paid: [0, 5, 0, 0], received: [0, 0, 7, 0] };
  const known = new Map([["t", detail]]);
  expect(betweenOf([three], known).map(({ name, paid, received }) => [name, paid, received])).toEqual([
    ["Bo", 5, 0],
    ["Cy", 0, 7],
  ]);
  const two = { ...three, opponents: three.opponents.slice(0, 1) };
  expect(betweenOf([two], known)[0]).toMatchObject({ name: "Bo", received: 7 });
});

test("a match that is over is read once, one that goes on not yet", async () => {
  sitAt("one");
  await read(match("one"), match("going", { over: false }));
  const again = await read(match("one"));
  expect(asked).toEqual(["/api/tables/one/record"]);
  expect([again.done, again.of, again.known.size]).toEqual([1, 1, 1]);
});

test("a server that is away is told of, and asked again from there", async () => {
  sitAt("one");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const details = await read(match("one"));
  expect([details.failure?.kind, details.reading]).toEqual(["offline", false]);
});
