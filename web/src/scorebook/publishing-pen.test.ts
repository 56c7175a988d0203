// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { server, type Device, device, passing, idsOf, following } from "../../tests/support/publishing";
import { drawn, BOOK } from "../../tests/support/scorebook";
import type { Entry } from "../wire/generated";

const falseWin = (id: string): Entry => ({ type: "false_win", id, seat: 1, amount: 10, ends: true });
const cutAway = (): never => {
  throw new TypeError("no network");
};

/** A device with a link that holds the pen of a match at the server. */
async function taker(): Promise<Device> {
  server.write({ book: { ...BOOK, entries: [drawn("1")] }, revision: 3, pen: "old-pen", next_pen: null });
  vi.resetModules();
  return device(false);
}

test("the pen is not lost where the network goes away after it was handed over", async () => {
  const { books, follow, alike, LOOK_MS } = await taker();
  server.asked = [];
  // somebody wrote between looking and taking: the match has to be read a second time, which fails
  server.before = (method, count) => {
    if (method === "PUT") server.takenBy("old-pen", drawn("2"));
    if (method === "GET" && count > 1) cutAway();
  };
  await follow("b-1.old-pen");
  expect(idsOf(server.kept?.book.entries)).toEqual(["1", "2"]);
  server.before = () => undefined;
  void alike;
  await passing(2 * LOOK_MS);
  expect(books.find("b1")?.published?.key).toBe(server.kept?.pen);
  expect(idsOf(books.find("b1")?.book.entries)).toEqual(["1", "2"]);
  books.write("b1", drawn("3"));
  await passing(LOOK_MS);
  expect(idsOf(server.kept?.book.entries)).toEqual(["1", "2", "3"]);
});

test("the pen is not lost with the answer to whoever takes it, also over a reload", async () => {
  const { follow } = await taker();
  server.after = (method) => (method === "PUT" ? cutAway() : undefined);
  await expect(follow("b-1.old-pen")).rejects.toThrow();
  expect(server.kept?.pen).not.toBe("old-pen");
  server.after = () => undefined;
  const again = await device(false);
  await again.follow("b-1.old-pen");
  expect(again.books.find("b1")?.published?.key).toBe(server.kept?.pen);
});

test("whoever has the pen by a link asks once and has it, and a link that was used is refused", async () => {
  const { books, follow } = await taker();
  server.asked = [];
  await follow("b-1.old-pen");
  expect(server.asked).toEqual(["GET", "PUT"]);
  expect(books.find("b1")?.published?.key).toBe(server.kept?.pen);
  await expect(follow("b-1.old-pen")).rejects.toThrow("stale_version");
  expect(books.find("b1")?.published?.key).toBe(server.kept?.pen);
});

/** A device that wrote offline while another one took the pen. */
async function outrun(offline: (on: Device) => void, ...theirs: Entry[]): Promise<Device> {
  const on = await device(true);
  for (const id of ["1", "2"]) on.books.write("b1", drawn(id));
  await passing(on.LOOK_MS);
  server.away = true;
  offline(on);
  await passing(on.LOOK_MS);
  server.takenBy("bobs", ...theirs);
  server.away = false;
  await passing(2 * on.LOOK_MS);
  expect(on.books.find("b1")?.published?.key).toBeNull();
  return on;
}

test("what was struck out offline is kept beside the match, and struck there once the pen is back", async () => {
  const { books, follow, LOOK_MS } = await outrun(({ books: all }) => all.strike("b1", "1"), drawn("bobs"));
  const kept = books.find("b1")!;
  expect(idsOf(kept.book.entries)).toEqual(["1", "2", "bobs"]);
  expect(kept.aside).toEqual([{ entry: drawn("1"), before: null, struck: true }]);
  await follow(`${kept.published!.id}.bobs`);
  books.insertAside("b1");
  await passing(LOOK_MS);
  expect(idsOf(server.kept?.book.entries)).toEqual(["2", "bobs"]);
  books.undo("b1");
  expect(idsOf(books.find("b1")?.book.entries)).toEqual(["1", "2", "bobs"]);
});

test("what was undone offline is kept beside the match", async () => {
  const { books } = await outrun(({ books: all }) => all.undo("b1"));
  expect(books.find("b1")?.aside).toEqual([{ entry: drawn("2"), before: null, struck: true }]);
});

test("what others struck out too is not kept as struck out here", async () => {
  const { books, LOOK_MS } = await outrun(({ books: all }) => all.strike("b1", "1"));
  const { book, revision } = server.kept!;
  server.write({ ...server.kept!, book: { ...book, entries: [drawn("2")] }, revision: revision + 1 });
  await passing(2 * LOOK_MS);
  expect(books.find("b1")?.aside).toEqual([]);
});

test("what is struck out as the pen goes is kept beside the match", async () => {
  const { books } = await following();
  books.strike("b1", "1");
  expect(idsOf(books.find("b1")?.book.entries)).toEqual(["1"]);
  expect(books.find("b1")?.aside).toEqual([{ entry: drawn("1"), before: null, struck: true }]);
});

test("names that were given offline are kept beside the match, and given once the pen is back", async () => {
  const { books, follow, LOOK_MS } = await outrun(({ books: all }) => {
    all.rename("b1", 2, "Hania");
    all.call("b1", "Friday");
  }, drawn("bobs"));
  const kept = books.find("b1")!;
  expect([kept.book.name, kept.book.names[2]]).toEqual(["", "Halina"]);
  expect(kept.renamed).toEqual([
    { seat: null, name: "Friday" },
    { seat: 2, name: "Hania" },
  ]);
  await follow(`${kept.published!.id}.bobs`);
  books.insertAside("b1");
  await passing(LOOK_MS);
  expect([server.kept?.book.name, server.kept?.book.names[2]]).toEqual(["Friday", "Hania"]);
  expect(books.find("b1")?.renamed).toEqual([]);
});

test("a name that was sent is not kept beside the match", async () => {
  const { books, LOOK_MS } = await device(true);
  books.rename("b1", 0, "Ania");
  await passing(LOOK_MS);
  expect(server.kept?.book.names[0]).toBe("Ania");
  expect(books.find("b1")?.published?.unsent).toEqual([]);
});

test("without the pen nothing is renamed, and the name is none of those known", async () => {
  const { books, knownNames } = await following();
  books.rename("b1", 0, "Nobody");
  books.call("b1", "Nothing");
  expect([books.find("b1")?.book.names[0], books.find("b1")?.book.name]).toEqual(["Ewa", ""]);
  expect(knownNames()).not.toContain("Nobody");
});

test("putting a match away writes nothing back that another window has changed", async () => {
  const one = await device(true);
  const other = await device(false);
  other.books.write("b1", drawn("1"));
  one.books.set("b1", { archived: true });
  expect(one.books.find("b1")).toMatchObject({ archived: true, book: { entries: [drawn("1")] } });
});

test("what was thrown away outlives a reload until the next change", async () => {
  const one = await following();
  one.books.write("b1", drawn("mine"));
  one.books.throwAside("b1");
  const other = await device(false);
  other.books.bringAsideBack("b1");
  expect(other.books.find("b1")?.aside).toHaveLength(1);
  other.books.throwAside("b1");
  other.books.write("b1", drawn("next"));
  other.books.bringAsideBack("b1");
  expect(other.books.find("b1")?.aside?.map(({ entry }) => entry.id)).toEqual(["next"]);
});

test("of two entries with one id the second is given another when a match is opened, and goes out so", async () => {
  const doubled = { ...BOOK, entries: [drawn("1"), falseWin("1"), drawn("1-2")] };
  const kept = { book: doubled, done: [], undone: [], archived: false, deleted: null, published: null };
  localStorage.setItem("eastwind.scorebooks", JSON.stringify([kept]));
  vi.resetModules();
  const { books } = await import("./books.svelte");
  expect(books.giveOwnIds("b1")).toBe(true);
  expect(idsOf(books.find("b1")?.book.entries)).toEqual(["1", "1-3", "1-2"]);
  expect(books.giveOwnIds("b1")).toBe(false);
  books.strike("b1", "1-3");
  expect(books.find("b1")?.book.entries).toEqual([drawn("1"), drawn("1-2")]);
});

test("of a file with two entries of one id, in the match and beside it, each has an id of its own", async () => {
  vi.resetModules();
  const { books } = await import("./books.svelte");
  const aside = [drawn("a"), falseWin("a"), drawn("a")].map((entry) => ({ entry, before: null }));
  const book = { ...BOOK, entries: [drawn("1"), falseWin("1")] };
  books.take({ book, done: [], undone: [], archived: false, deleted: null, published: null, aside });
  const kept = books.find("b1")!;
  expect(idsOf(kept.book.entries)).toEqual(["1", "1-2"]);
  expect(kept.aside?.map(({ entry }) => entry.type)).toEqual(["drawn", "false_win"]);
  expect(new Set(kept.aside?.map(({ entry }) => entry.id)).size).toBe(2);
  // the same file again brings nothing new
  expect(books.take({ book, done: [], undone: [], archived: false, deleted: null, published: null })).toBe(false);
});

test("a follower of a match with two entries of one id comes to rest", async () => {
  const { books, LOOK_MS } = await following();
  server.takenBy("theirs", falseWin("1"));
  await passing(LOOK_MS);
  const { entries } = books.find("b1")!.book;
  expect(idsOf(entries)).toEqual(["1", "1-2"]);
  const before = books.all;
  await passing(5 * LOOK_MS);
  expect(JSON.stringify(books.all)).toBe(JSON.stringify(before));
});

test("whoever asks too often is not told that there is no connection", async () => {
  const { alike, LOOK_MS } = await following();
  server.code = "too_often";
  await passing(LOOK_MS);
  expect([alike.cut, alike.refused?.body?.code]).toEqual([false, "too_often"]);
  server.code = "";
  await passing(20_000);
  expect(alike.refused).toBeNull();
});

test("whoever writes learns that the server refuses what is written", async () => {
  const { books, alike, LOOK_MS } = await device(true);
  server.code = "malformed";
  server.status = 422;
  books.write("b1", drawn("1"));
  await passing(LOOK_MS);
  expect([alike.cut, alike.refused?.status]).toEqual([false, 422]);
});
