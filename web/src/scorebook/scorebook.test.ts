import { beforeEach, expect, test, vi } from "vitest";
import type { Sheet, SheetEntry } from "../wire/generated";
import { BOOK as book, drawn } from "../../tests/support/scorebook";
import { Memory } from "../../tests/support/server";
import { lay } from "../hand/sheet";
import { draftOf, entryOf, newDraft, othersWith, withEntry, withHeld, withSource, withWinner } from "./book";
import { course, bestHands, overAll, winsByWind } from "./figures";
import { bookLines, readFile } from "./files";
import { throwForLead, throwForSeats } from "./seating";
import { t } from "../words/i18n.svelte";
import { nameIn, wholeNumber } from "./words";

beforeEach(() => {
  vi.stubGlobal("localStorage", new Memory());
  vi.resetModules();
});

test("a hand is entered seat by seat and comes back as it was entered", () => {
  let draft = withSource(withWinner(newDraft(4), 2, false), 0, "last_discard");
  const { laid } = draft.held[2] ?? { laid: undefined };
  expect(laid?.won).toBe(true);
  draft = withHeld(draft, 2, { laid: lay(lay(laid!, "5z", "pung"), "3p", "hand") });
  draft = withHeld(draft, 1, { points: 12 });
  const entry = entryOf(draft);
  expect(entry.hands[2]).toMatchObject({
    melds: [{ kind: "pung", tiles: ["5z", "5z", "5z"] }],
    hand: ["3p"],
    last: "3p",
  });
  expect(entryOf(draftOf(entry, 4))).toEqual(entry);
});

test("who won cannot have given the tile, and only one wins unless the rules have several", () => {
  const given = withSource(withWinner(newDraft(4), 2, false), 0, null);
  expect(withWinner(given, 0, false)).toMatchObject({ winners: [0], discarder: null });
  expect(withWinner(given, 1, true)).toMatchObject({ winners: [1, 2], discarder: 0 });
  expect(withWinner(withWinner(given, 1, true), 2, true).winners).toEqual([1]);
});

test("says who else has a tile", () => {
  const draft = newDraft(4);
  const laid = lay(draft.held[1]!.laid, "5s", "pung");
  expect(othersWith(withHeld(draft, 1, { laid }), 0, "5s")).toEqual([{ seat: 1, count: 3 }]);
});

test("takes back without limit, and forth again, and after loading the page anew", async () => {
  const { books } = await import("./books.svelte");
  books.add(book);
  for (let k = 0; k < 40; k += 1) books.write("b1", drawn(String(k)));
  books.write("b1", { type: "false_win", id: "7", seat: 1, amount: 10, ends: true });
  expect(books.find("b1")?.book.entries[7]?.type).toBe("false_win");
  vi.resetModules();
  const { books: anew } = await import("./books.svelte");
  for (let k = 0; k < 41; k += 1) anew.undo("b1");
  expect(anew.find("b1")?.book.entries).toEqual([]);
  for (let k = 0; k < 41; k += 1) anew.redo("b1");
  expect(anew.find("b1")?.book.entries).toHaveLength(40);
  expect(anew.find("b1")?.book.entries[7]?.type).toBe("false_win");
});

test("a match goes out as a file and comes in again with nothing lost", () => {
  const entry = entryOf(withHeld(withWinner(newDraft(4), 0, false), 0, { points: 64 }));
  const full = withEntry(withEntry(book, entry), drawn("2"));
  expect(readFile(bookLines(full))?.[0]?.book).toEqual(full);
});

test("a file with less in it than it may have is taken in whole; something else is not", () => {
  const lines = [
    { type: "start_book", format: 1, id: "x", rules: "pl-classic", seats: [{ name: "a" }, { name: "b" }] },
    { type: "entry", entry: { type: "won", id: "1", winners: [0], hands: [{ points: 8 }] } },
    { type: "end_hand", hand: 1 },
  ];
  const [kept] = readFile(lines.map((line) => JSON.stringify(line)).join("\n")) ?? [];
  expect(kept?.book.entries[0]).toMatchObject({
    discarder: null,
    penalty: false,
    hands: [{ points: 8, rest: "mixed" }],
  });
  expect(readFile("no")).toBeNull();
  expect(readFile('{"type":"start_game","format":2}')).toBeNull();
});

test("what is here already is taken in once, also as the server writes it; what was thrown away comes back; another one stands beside", async () => {
  const { books } = await import("./books.svelte");
  const entry = entryOf(withHeld(withWinner(newDraft(4), 0, false), 0, { points: 64 }));
  const full = withEntry(book, entry);
  books.add(full);
  const lines = [
    { digest: "0".repeat(64), seats: book.names.map((name) => ({ name })), rules: "pl-classic", id: "b1" },
    { entry: { winners: [0], hands: [{ points: 64 }, {}, {}, {}], id: entry.id, type: "won" }, type: "entry" },
  ].map((line, at) => JSON.stringify(at === 0 ? { type: "start_book", format: 1, ...line } : line));
  const [found] = readFile(lines.join("\n")) ?? [];
  books.take(found!);
  expect(books.all.map((it) => it.book)).toEqual([full]);
  books.keep({ ...books.all[0]!, deleted: "2026-11-01T20:00:00Z" });
  books.take(found!);
  expect(books.all.map((it) => it.deleted)).toEqual([null]);
  books.take({ ...found!, book: { ...found!.book, options: { limit: 500 } } });
  expect(books.all.map((it) => it.book.options)).toEqual([{ limit: 500 }, {}]);
  expect(new Set(books.all.map((it) => it.book.id)).size).toBe(2);
});

test("what another window wrote in the meantime is not written over, and is seen", async () => {
  const { books: one } = await import("./books.svelte");
  one.add(book);
  vi.resetModules();
  const { books: other } = await import("./books.svelte");
  one.write("b1", drawn("1"));
  one.add({ ...book, id: "b2" });
  other.write("b1", drawn("2"));
  expect(other.all.map((it) => [it.book.id, it.book.entries.map(({ id }) => id)])).toEqual([
    ["b1", ["1", "2"]],
    ["b2", []],
  ]);
  one.undo("b1");
  expect(one.find("b1")?.book.entries.map(({ id }) => id)).toEqual(["1"]);
});

test("the pen that comes back has no way back over what was written elsewhere", async () => {
  const elsewhere = { ...book, entries: [drawn("theirs")] };
  vi.doMock("../wire/http", () => ({ ApiError: Error, call: () => Promise.resolve({ book: elsewhere, revision: 3 }) }));
  const { books } = await import("./books.svelte");
  const { follow } = await import("./publishing.svelte");
  books.add(book);
  books.write("b1", drawn("mine"));
  await follow("b-1.the-pen");
  books.undo("b1");
  expect(books.find("b1")?.book.entries).toEqual(elsewhere.entries);
  expect(books.find("b1")?.published?.key).toBeTruthy();
  vi.doUnmock("../wire/http");
});

test("a match is called something else, its players too, and is gone for good once it was let go", async () => {
  const { books, knownNames } = await import("./books.svelte");
  books.add(book);
  books.rename("b1", 2, "Zofia");
  expect(books.find("b1")?.book.names).toEqual(["Ewa", "Piotr", "Zofia", "Marek"]);
  expect(knownNames()[0]).toBe("Zofia");
  books.forget("b1");
  vi.resetModules();
  const { books: anew } = await import("./books.svelte");
  expect(anew.all).toEqual([]);
});

test("what the server worked out goes with its match, also what an earlier page has left behind", async () => {
  const sheet = { scores: [0, 0, 0, 0] } as unknown as Sheet;
  const { books, keepSheet, sheetKept } = await import("./books.svelte");
  books.add(book);
  books.add({ ...book, id: "b2" });
  keepSheet("b1", sheet);
  books.forget("b1");
  expect(sheetKept("b1")).toBeUndefined();
  // as a page kept them that did not let them go
  for (const id of ["b2", "gone"]) localStorage.setItem(`eastwind.scorebook.sheet.${id}`, JSON.stringify(sheet));
  vi.resetModules();
  const anew = await import("./books.svelte");
  expect(anew.sheetKept("b2")).toEqual(sheet);
  const { kept } = localStorage as unknown as Memory;
  expect([...kept.keys()].filter((key) => key.includes("sheet"))).toEqual(["eastwind.cache.scorebook.sheet.b2"]);
});

test("the highest sum leads, equal ones throw once more, and the others follow as they sit", () => {
  const dice = [7, 9, 9, 3, 4, 5];
  const { throws, order } = throwForLead(4, () => dice.shift() ?? 0);
  expect(throws.map(({ player, sum, again }) => [player, sum, again])).toEqual([
    [0, 7, false],
    [1, 9, true],
    [2, 9, true],
    [3, 3, false],
    [1, 4, false],
    [2, 5, false],
  ]);
  expect(order).toEqual([2, 3, 0, 1]);
});

test("where everybody throws for a seat the sum names it, and who throws a taken one throws again", () => {
  const dice = [7, 3, 10, 11, 9, 12];
  const { throws, order } = throwForSeats(["E", "S", "W", "N"], () => dice.shift() ?? 0);
  expect(throws.map(({ player, sum, wind, again }) => [player, sum, wind, again])).toEqual([
    [0, 7, "W", false],
    [1, 3, "W", true],
    [1, 10, "S", false],
    [2, 11, "W", true],
    [2, 9, "E", false],
    [3, 12, "N", false],
  ]);
  expect(order).toEqual([2, 1, 0, 3]);
});

test("of three at the table nobody is sent to the seat that stays empty", () => {
  const dice = [4, 5, 6, 7];
  expect(throwForSeats(["E", "S", "W"], () => dice.shift() ?? 0).order).toEqual([0, 1, 2]);
});

test("figures tell the course, the best hands and who won from where", () => {
  const at = (total: number, scores: number[], faults: SheetEntry["faults"] = []): SheetEntry =>
    ({ hand: 1, ends: true, faults, scores, worths: [{ seat: 1, wind: "S", total }] }) as unknown as SheetEntry;
  const entries = [at(8, [-8, 8]), at(64, [-72, 72])];
  const sheet = { stock: 100, scores: [-72, 72], winds: ["E", "S"], entries } as unknown as Sheet;
  expect(course(sheet)).toEqual([
    [0, 0],
    [-8, 8],
    [-72, 72],
  ]);
  expect(bestHands(sheet, [[1], [1]])[0]?.total).toBe(64);
  expect(winsByWind(sheet, [[1], [1]])).toEqual(
    new Map([
      ["E", 0],
      ["S", 2],
    ]),
  );
  const all = overAll([{ names: ["a", "b"], winners: [[1], [1]], sheet }]);
  expect(all[0]).toEqual({ name: "b", matches: 1, hands: 2, wins: 2, score: 72 });
  expect(overAll([{ names: ["Halina", "Halina"], winners: [[1], [1]], sheet }])).toEqual([
    { name: "Halina (2)", matches: 1, hands: 2, wins: 2, score: 72 },
    { name: "Halina", matches: 1, hands: 2, wins: 0, score: -72 },
  ]);
});

test("two people of one name in a match are called otherwise", () => {
  const book = { names: ["Halina", "", "Halina"] };
  expect([0, 1, 2].map((seat) => nameIn(book, seat))).toEqual([
    "Halina",
    t("scorebook-player-number", { number: 2 }),
    "Halina (2)",
  ]);
});

test("amounts are read as people write them", () => {
  expect([wholeNumber("−1 200"), wholeNumber("12"), wholeNumber("x"), wholeNumber("1.5")]).toEqual([
    -1200,
    12,
    null,
    null,
  ]);
});
