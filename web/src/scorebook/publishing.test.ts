// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { type Put, server, device, passing, idsOf, shown, following } from "../../tests/support/publishing";
import { drawn, BOOK } from "../../tests/support/scorebook";

test("what is written goes out at once, and where nothing is new nothing is sent", async () => {
  const { books, LOOK_MS } = await device(true);
  expect(server.asked).toContain("PUT");
  books.write("b1", drawn("1"));
  await passing(50);
  expect(idsOf(server.kept?.book.entries)).toEqual(["1"]);
  server.asked = [];
  await passing(20 * LOOK_MS);
  expect(server.asked.filter((method) => method === "PUT")).toEqual([]);
  expect(server.asked.length).toBeGreaterThan(15);
});

test("a follower has what is new with the next look, and less often asks whoever sees nothing new for long", async () => {
  const { books, alike, LOOK_MS, SLOW_MS } = await following();
  server.takenBy("theirs", drawn("2"));
  await passing(LOOK_MS);
  expect(idsOf(books.find("b1")?.book.entries)).toEqual(["1", "2"]);
  expect(alike.cut).toBe(false);
  await passing(700_000);
  server.asked = [];
  await passing(60_000);
  expect(server.asked.length).toBeLessThanOrEqual(60_000 / SLOW_MS + 1);
  expect(server.asked.length).toBeGreaterThan(5);
});

test("a page that nobody sees asks for nothing, and looks at once when it is seen again", async () => {
  const { books, LOOK_MS } = await following();
  shown("hidden");
  server.asked = [];
  server.takenBy("theirs", drawn("2"));
  await passing(100 * LOOK_MS);
  expect(server.asked).toEqual([]);
  shown("visible");
  await passing(1);
  expect(idsOf(books.find("b1")?.book.entries)).toEqual(["1", "2"]);
});

test("a page that nobody sees sends what was written in it all the same, and then asks for nothing", async () => {
  const { books, LOOK_MS } = await device(true);
  server.away = true;
  books.write("b1", drawn("1"));
  shown("hidden");
  await passing(5 * LOOK_MS);
  server.away = false;
  await passing(2 * LOOK_MS);
  expect(idsOf(server.kept?.book.entries)).toEqual(["1"]);
  server.asked = [];
  await passing(20 * LOOK_MS);
  expect(server.asked).toEqual([]);
});

test("a follower who is cut off is told so, with the time as of which he sees the match, also after a reload", async () => {
  vi.setSystemTime(new Date("2026-11-26T19:49:10Z"));
  const { alike, LOOK_MS } = await following();
  server.away = true;
  window.dispatchEvent(new Event("offline"));
  await passing(1);
  expect(alike.cut).toBe(true);
  expect(alike.seen?.slice(0, 16)).toBe("2026-11-26T19:49");
  await passing(120_000);
  const { alike: reloaded } = await device(false);
  expect(reloaded.cut).toBe(true);
  expect(reloaded.seen?.slice(0, 16)).toBe("2026-11-26T19:49");
  server.away = false;
  await passing(LOOK_MS);
  expect(reloaded.cut).toBe(false);
  expect(reloaded.seen?.slice(0, 16)).toBe("2026-11-26T19:51");
});

test("hands written offline are kept when another device has taken the pen, and are put in once the pen is back", async () => {
  const { books, publish: _, follow, penOf, LOOK_MS } = await device(true);
  books.write("b1", drawn("1"));
  await passing(LOOK_MS);
  const link = penOf(books.find("b1")!)!;
  server.away = true;
  books.write("b1", drawn("mine-2"));
  books.write("b1", drawn("mine-3"));
  await passing(LOOK_MS);
  server.takenBy("bobs", drawn("bobs-2"));
  server.away = false;
  await passing(2 * LOOK_MS);
  const kept = books.find("b1")!;
  expect(kept.published?.key).toBeNull();
  expect(idsOf(kept.book.entries)).toEqual(["1", "bobs-2"]);
  expect(kept.aside?.map(({ entry }) => entry.id)).toEqual(["mine-2", "mine-3"]);
  // without the pen nothing is put in, and nothing is lost
  books.insertAside("b1");
  expect(books.find("b1")?.aside).toHaveLength(2);
  // the pen comes back by a link
  await follow(`${link.split(".")[0]}.bobs`);
  expect(books.find("b1")?.aside).toHaveLength(2);
  books.insertAside("b1");
  await passing(LOOK_MS);
  expect(idsOf(server.kept?.book.entries)).toEqual(["1", "bobs-2", "mine-2", "mine-3"]);
  books.undo("b1");
  expect(idsOf(books.find("b1")?.book.entries)).toEqual(["1", "bobs-2", "mine-2"]);
});

test("what is kept beside a match outlives a reload and is seen in another window", async () => {
  const one = await following();
  one.books.write("b1", drawn("mine"));
  expect(idsOf(one.books.find("b1")?.book.entries)).toEqual(["1"]);
  const other = await device(false);
  expect(other.books.find("b1")?.aside?.map(({ entry }) => entry.id)).toEqual(["mine"]);
  other.books.throwAside("b1");
  one.books.look();
  expect(one.books.find("b1")?.aside).toEqual([]);
  other.books.bringAsideBack("b1");
  one.books.look();
  expect(one.books.find("b1")?.aside).toHaveLength(1);
});

test("of what was changed offline the change is kept, and what others struck out does not come back", async () => {
  const { books, LOOK_MS } = await device(true);
  for (const id of ["1", "2", "3"]) books.write("b1", drawn(id));
  await passing(LOOK_MS);
  server.away = true;
  books.write("b1", { type: "false_win", id: "2", seat: 1, amount: 10, ends: true });
  server.kept = { ...server.kept!, pen: "bobs" };
  server.write({ ...server.kept, book: { ...server.kept.book, entries: [drawn("1"), drawn("2"), drawn("bobs")] } });
  server.away = false;
  await passing(2 * LOOK_MS);
  const kept = books.find("b1")!;
  expect(idsOf(kept.book.entries)).toEqual(["1", "2", "bobs"]);
  expect(kept.aside).toEqual([
    { entry: { type: "false_win", id: "2", seat: 1, amount: 10, ends: true }, before: null },
  ]);
});

test("a pen taken by a link in the meantime is not lost to an answer of the one before", async () => {
  const { books } = await device(true);
  const old = books.find("b1")!.published!.key!;
  books.keep({ ...books.find("b1")!, published: { ...books.find("b1")!.published!, key: "a-newer-pen" } });
  books.losePen("b1", old);
  expect(books.find("b1")?.published?.key).toBe("a-newer-pen");
});

test("two windows that write the same match come to rest", async () => {
  const one = await device(true);
  const other = await device(false);
  one.books.write("b1", drawn("1"));
  other.books.look();
  await passing(3 * one.LOOK_MS);
  server.asked = [];
  await passing(10 * one.LOOK_MS);
  expect(server.asked.filter((method) => method === "PUT")).toEqual([]);
});

test("a server that begins with nothing is given the match again", async () => {
  const { books, LOOK_MS } = await device(true);
  books.write("b1", drawn("1"));
  await passing(LOOK_MS);
  server.kept = null;
  await passing(2 * LOOK_MS);
  expect(idsOf((server.kept as Put | null)?.book.entries)).toEqual(["1"]);
});

test("whoever asks too often waits before he asks again", async () => {
  const { LOOK_MS } = await following();
  server.code = "too_often";
  server.asked = [];
  await passing(20_000);
  expect(server.asked.length).toBeLessThan(20_000 / LOOK_MS / 2);
});

test("a revision that was counted wrongly does not keep a hand from being sent", async () => {
  const { books, LOOK_MS } = await device(true);
  server.write({ ...server.kept!, revision: 50 });
  books.write("b1", drawn("1"));
  await passing(LOOK_MS);
  expect(idsOf(server.kept?.book.entries)).toEqual(["1"]);
});

test("whoever goes on by himself has a match of his own, with what was kept beside the other", async () => {
  const { books } = await following();
  books.write("b1", drawn("mine"));
  const own = books.goOn("b1");
  const mine = books.find(own)!;
  expect(mine.published).toBeNull();
  expect(mine.aside).toHaveLength(1);
  expect(books.find("b1")?.aside).toEqual([]);
  books.insertAside(own);
  expect(idsOf(books.find(own)?.book.entries)).toEqual(["1", "mine"]);
  expect(idsOf(books.find("b1")?.book.entries)).toEqual(["1"]);
});

test("a match that was written here and elsewhere loses nothing to a link that is opened", async () => {
  server.write({ book: { ...BOOK, entries: [drawn("theirs")] }, revision: 3, pen: "theirs", next_pen: null });
  vi.resetModules();
  const { books } = await import("./books.svelte");
  const { follow } = await import("./publishing.svelte");
  books.add(BOOK);
  books.write("b1", drawn("mine"));
  await follow("b-1");
  expect(idsOf(books.find("b1")?.book.entries)).toEqual(["theirs"]);
  expect(books.find("b1")?.aside?.map(({ entry }) => entry.id)).toEqual(["mine"]);
});

test("what is kept beside a match goes out with it in files and comes in again", async () => {
  const { books } = await following();
  books.write("b1", drawn("mine"), "1");
  const { bookLines, readFile } = await import("./files");
  const kept = books.find("b1")!;
  const [read] = readFile(bookLines(kept.book, kept.aside)) ?? [];
  expect(read?.aside).toEqual([{ entry: drawn("mine"), before: "1" }]);
  expect(read?.book.entries).toEqual(kept.book.entries);
  // into a browser that has the match already
  const all = { type: "scorebooks", format: 1, kept: [{ ...kept, published: null }] };
  books.throwAside("b1");
  for (const found of readFile(JSON.stringify(all)) ?? []) books.take(found);
  expect(books.find("b1")?.aside).toHaveLength(1);
});

test("a match kept by an earlier page is read, with nothing beside it", async () => {
  const published = { id: "b-1", key: null, sent: 4 };
  const old = { book: BOOK, done: [], undone: [], archived: false, deleted: null, published };
  localStorage.setItem("eastwind.scorebooks", JSON.stringify([old]));
  vi.resetModules();
  const { books } = await import("./books.svelte");
  expect(books.find("b1")).toMatchObject({ ...old, aside: [] });
});
