// @vitest-environment jsdom
// What is asked of the server about matches, and what is not asked again.

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { storedTables } from "../kit/seats";
import { Matches } from "./matches.svelte";

const seat = (table: string, over = false): object => ({
  table,
  over,
  seat: 0,
  token: "0123456789abcdef",
  name: "A",
  opened: "2026-05-04T19:30:00.000Z",
});
const played = (table: string, hands = 1): object => ({
  table,
  opened: "2026-05-04T19:30:00.000Z",
  rules: "ru-classic",
  title: "",
  seat: 0,
  opponents: [],
  hands: Array.from({ length: hands }, (_, k) => ({ hand: k + 1, won: false, worth: 0, net: -8 })),
  score: -8,
  place: 4,
  left: false,
  helped: { taken_back: 0, again: 0, given_up: 0, repeated: false },
});

let asked: string[][];
/** Matches that have come to their end while this browser did not look. */
let ended: string[];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  ended = [];
  const answer = vi.fn((address: string, { body }: { body: string }) => {
    const table = /tables\/(\w+)\/turn/.exec(address)?.[1];
    if (table) return Promise.resolve(new Response(JSON.stringify({ over: ended.includes(table) })));
    const { seats } = JSON.parse(body) as { seats: { table: string }[] };
    const tables = seats.map(({ table }) => table);
    asked.push(tables);
    const there = tables.filter((table) => !table.startsWith("gone"));
    const matches = there.map((table) => played(table, table.startsWith("new") ? 0 : 1));
    const gone = tables.filter((table) => table.startsWith("gone"));
    return Promise.resolve(new Response(JSON.stringify({ matches, gone })));
  });
  vi.stubGlobal("fetch", answer);
  onTestFinished(() => void vi.unstubAllGlobals());
});

const counted = async (): Promise<Matches> => {
  const matches = new Matches();
  await matches.count(new AbortController().signal);
  return matches;
};

test("many tables are asked about some at a time, and what is over not again", async () => {
  const tables = Array.from({ length: 120 }, (_, k) => seat(`t${k}`, k < 90));
  localStorage.setItem("eastwind.tables", JSON.stringify(tables));
  const first = await counted();
  expect(asked.map((tables) => tables.length)).toEqual([50, 50, 20]);
  expect([first.list.length, first.done, first.of, first.counting]).toEqual([120, 120, 120, false]);
  expect(first.list.filter(({ over }) => over)).toHaveLength(90);
  asked = [];
  const second = await counted();
  expect(asked.map((tables) => tables.length)).toEqual([30]);
  expect(second.list).toHaveLength(120);
});

test("a table without a finished hand counts for nothing, one that is gone is told of", async () => {
  localStorage.setItem("eastwind.tables", JSON.stringify([seat("new"), seat("gone"), seat("t")]));
  const matches = await counted();
  expect(matches.list.map(({ table }) => table)).toEqual(["t"]);
  expect(matches.gone).toBe(1);
});

test("where the server does not answer, what is known is there, and it is said", async () => {
  localStorage.setItem("eastwind.tables", JSON.stringify([seat("t", true)]));
  await counted();
  localStorage.setItem("eastwind.tables", JSON.stringify([seat("t", true), seat("u")]));
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("no line"))),
  );
  const matches = await counted();
  expect(matches.list).toHaveLength(1);
  expect([matches.failure?.kind, matches.counting]).toEqual(["offline", false]);
});

test("a match that has come to its end while nobody looked is over, here and on the first page", async () => {
  localStorage.setItem("eastwind.tables", JSON.stringify([seat("t"), seat("u")]));
  ended = ["u"];
  const matches = await counted();
  expect(matches.list.map(({ table, over }) => [table, over])).toEqual([
    ["t", false],
    ["u", true],
  ]);
  expect(storedTables().map(({ table, over }) => [table, over])).toEqual([
    ["t", false],
    ["u", true],
  ]);
});
