// @vitest-environment jsdom
// Joins of what is kept with what another window has written, or a file holds: nothing that only one of them has is lost.

import { expect, it } from "vitest";
import type { Change } from "../src/scorebook/book";
import type { HouseholdDraft } from "../src/wire/generated";
import { aBrowserEach, openWindow, type Storage } from "./support/windows";

aBrowserEach();

const draft = (title: string, limit: number): HouseholdDraft => ({
  title,
  id: "",
  parent: "ru-classic",
  base: null,
  values: { "limit.cap": { value: limit, note: "" } },
  patterns: {},
});
const limitOf = (found: HouseholdDraft | null | undefined): unknown => found?.values["limit.cap"]?.value;
type House = ConstructorParameters<typeof import("../src/household/exchange.svelte").Exchange>;

/** The exchange of a window in which a draft lies. */
async function exchangeOf(first: HouseholdDraft) {
  const { Exchange } = await import("../src/household/exchange.svelte");
  let now = first;
  const house = {
    get sent() {
      return now;
    },
    get draft() {
      return now;
    },
    faults: [],
    unfit: { clearAll: () => undefined },
    change: (other: HouseholdDraft) => (now = other),
  } as unknown as House[0];
  return new Exchange(house, { clear: () => undefined } as unknown as House[1]);
}

/** Writes as another window would: what lies in memory here follows. */
async function writtenElsewhere(key: string): Promise<void> {
  (await import("../src/kit/keeping/watching")).tellChanged(`eastwind.${key}`);
}

it("a table is shown once, whatever seat a file has of it", async () => {
  const storage = await openWindow();
  const { rememberTable, storedTables } = await import("../src/kit/seats");
  const seat = { table: "t1", token: "a", name: "Ann", opened: "2026-01-01", over: false };
  rememberTable({ ...seat, seat: 0 });
  storage.takeIn("tables", [
    { ...seat, seat: 2, token: "b" },
    { ...seat, table: "t2", seat: 1 },
  ]);
  expect(storedTables().map((it) => [it.table, it.seat])).toEqual([
    ["t1", 0],
    ["t2", 1],
  ]);
});

it("three states of a rule set of one title are all kept, and the same one once", async () => {
  const storage = await openWindow();
  const { keepSet, keptSets } = await import("../src/rules/kept");
  keepSet(draft("House", 1));
  for (const limit of [2, 3, 2]) {
    storage.takeIn("household.sets", [{ draft: draft("House", limit), kept: "2026-01-01T00:00:00Z" }]);
    keptSets();
  }
  const found = keptSets().map((set) => [set.draft.title, limitOf(set.draft)]);
  expect(found.sort((a, b) => Number(a[1]) - Number(b[1]))).toEqual([
    ["House", 1],
    ["House (2)", 2],
    ["House (3)", 3],
  ]);
});

it("a game counts for the child who played it, whoever was chosen in another window", async () => {
  await openWindow();
  const { Classroom } = await import("../src/school/school.svelte");
  const { keepSchool, readSchool, withChild } = await import("../src/school/course");
  const room = new Classroom();
  room.school = withChild(room.school, "Sonya", 6, 1);
  const sonya = room.school.playing;
  room.school = withChild(room.school, "Boris", 6, 2);
  const boris = room.school.playing;
  room.school = { ...room.school, playing: sonya };
  const there = readSchool();
  keepSchool(there, { ...there, playing: boris });
  await writtenElsewhere("school");
  room.played({ step: "alike", suit: "p", level: 1, when: "2026-01-01T00:00:00Z", mistakes: {}, hints: 0 });
  const tries = new Map(readSchool().children.map((child) => [child.id, child.tries.length]));
  expect([tries.get(sonya), tries.get(boris)]).toEqual([1, 0]);
});

it("two windows change different things of the school, and both are kept", async () => {
  await openWindow();
  const { NO_SCHOOL, withChild, withTry } = await import("../src/school/course");
  const { withChanges } = await import("../src/school/changes");
  const before = withChild(NO_SCHOOL, "Sonya", 6, 1);
  const at = { step: "alike", suit: "p", level: 1, mistakes: {}, hints: 0 };
  const here = withTry(before, { ...at, when: "2026-01-02T00:00:00Z" });
  const there = withTry(withChild(before, "Boris", 5, 2), { ...at, when: "2026-01-01T00:00:00Z" });
  const renamed = { ...there, children: there.children.map((one) => ({ ...one, age: one.age + 1 })) };
  const both = withChanges(renamed, before, here);
  expect(both.children.map(({ name, age, tries }) => [name, age, tries.length])).toEqual([
    ["Sonya", 7, 1],
    ["Boris", 6, 1],
  ]);
  // who is erased in one window is gone, whatever the other one does with somebody else
  const erased = withChanges(renamed, before, { ...before, children: [], playing: "" });
  expect(erased.children.map(({ name }) => name)).toEqual(["Boris"]);
});

const penalty = (id: string) => ({ id, type: "correction", amounts: [1, -1, 0, 0], note: "" });
const book = (entries: object[]) => ({
  id: "m1",
  name: "M",
  begun: "2026-01-01T00:00:00Z",
  rules: "ru-classic",
  options: {},
  digest: null,
  names: ["a", "b", "c", "d"],
  first_dealer: 0,
  rounds: null,
  stock: null,
  entries,
});
const keptBook = (entries: object[]) => ({
  book: book(entries),
  done: [] as Change[],
  undone: [],
  archived: false,
  deleted: null,
  published: null,
});

async function withBook(storage: Storage, entries: object[]) {
  const { books } = await import("../src/scorebook/books.svelte");
  books.keep(keptBook(entries) as never);
  books.set("m1", { published: { id: "b-1", key: "pen", sent: 3 } });
  void storage;
  return books;
}

it("a file with more of a match that is followed stands beside it: the pen stays here", async () => {
  const storage = await openWindow();
  const books = await withBook(storage, [penalty("e1")]);
  storage.takeIn("scorebooks", [keptBook([penalty("e1"), penalty("e2")])]);
  books.look();
  expect(books.find("m1")?.book.entries).toHaveLength(1);
  expect(books.find("m1")?.published?.key).toBe("pen");
  expect(books.all.map((it) => it.published?.key ?? null)).toEqual([null, "pen"]);
});

it("a match that an older page has gone on with goes on here, and what is new is still to be sent", async () => {
  const storage = await openWindow();
  const books = await withBook(storage, [penalty("e1")]);
  const { besideKey } = await import("../src/kit/keeping/keeper");
  const { besideText } = await import("../src/kit/keeping/bringing");
  const text = besideText(JSON.stringify([keptBook([penalty("e1"), penalty("e2")])]));
  storage.remember({ key: besideKey("a", "eastwind.scorebooks") }, JSON.parse(text));
  books.look();
  expect(books.all).toHaveLength(1);
  expect(books.find("m1")?.book.entries).toHaveLength(2);
  expect(books.find("m1")?.published).toMatchObject({ key: "pen", unsent: expect.arrayContaining(["e2"]) as unknown });
});

it("keeping or deleting another set does not make what another window has changed a thing one has seen", async () => {
  await openWindow();
  const { keepSet, keptSets } = await import("../src/rules/kept");
  keepSet(draft("House", 1));
  const exchange = await exchangeOf(draft("House", 2));
  keepSet(draft("Other", 1));
  keepSet(draft("House", 3));
  exchange.kept = keptSets();
  exchange.forget({ draft: draft("Other", 1), kept: "" });
  exchange.keep();
  expect(limitOf(exchange.conflict)).toBe(3);
  exchange.keepBoth();
  expect(exchange.conflict).toBeNull();
  expect(
    keptSets()
      .map((it) => it.draft.title)
      .sort(),
  ).toEqual(["House", "House (2)"]);
});

it("a file of the name of a set that was seen is no other window's", async () => {
  await openWindow();
  const { keepSet, keptSets } = await import("../src/rules/kept");
  keepSet(draft("House", 1));
  const exchange = await exchangeOf(draft("X", 1));
  exchange.take(draft("House", 2), "");
  exchange.keep();
  expect(exchange.conflict).toBeNull();
  expect(limitOf(keptSets()[0]?.draft)).toBe(2);
});

it("two windows change different choices of the solitaire and of a table, and both are kept", async () => {
  await openWindow();
  const { readChoices, keepChoices } = await import("../src/solo/solitaire/saved");
  const before = readChoices();
  keepChoices(before, { ...before, lamp: true });
  keepChoices(before, { ...before, dim: true });
  expect(readChoices()).toMatchObject({ lamp: true, dim: true });
});

it("a game of Connect of another window is neither followed nor ended here", async () => {
  await openWindow();
  const { dropConnect, saveConnect, savedConnect } = await import("../src/solo/connect/saved");
  const field = { level: 1, seed: 5, columns: 1, rows: 1, seconds: 60, hints: 1, gravity: "none", families: false };
  const game = {
    variant: { gravity: "none", families: false, calm: false },
    seed: 5,
    first: 1,
    field: { ...field, groups: [0], tiles: ["1m"], solution: [] },
    cells: [0],
    start: [],
    steps: [],
    used: { hints: 0, undos: 0, shuffles: 0 },
    elapsed: 0,
    hints: 0,
    score: 0,
  };
  saveConnect(game as never);
  dropConnect(6);
  expect(savedConnect()?.seed).toBe(5);
  dropConnect(5);
  expect(savedConnect()).toBeNull();
});
