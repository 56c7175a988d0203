// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry, ScoreBook } from "../wire/generated";

const drawn = (id: string): Entry => ({ type: "drawn", id, waiting: [], hands: [] });
const BOOK: ScoreBook = {
  id: "b1",
  name: "",
  begun: "",
  rules: "pl-classic",
  options: {},
  digest: null,
  names: ["Ewa", "Piotr", "Halina", "Marek"],
  first_dealer: 0,
  rounds: null,
  stock: null,
  entries: [],
};

interface Put {
  book: ScoreBook;
  revision: number;
  pen: string;
  next_pen: string | null;
}

/** One published book, as the server keeps it. */
class Server {
  kept: Put | null = null;
  away = false;
  code = "";
  status = 429;
  asked: string[] = [];
  /** Called before a question is answered; `after`: once it was. What they throw is the network's. */
  before: (method: string, count: number) => void = () => undefined;
  after: (method: string, count: number) => void = () => undefined;
  #tag = 0;

  readonly fetch = async (_: string, init: RequestInit): Promise<Response> => {
    await Promise.resolve();
    if (this.away) throw new TypeError("no network");
    const tag = new Headers(init.headers).get("If-None-Match");
    const method = init.method ?? "GET";
    this.asked.push(method);
    if (this.code) return this.#refused(this.status, this.code);
    this.before(method, this.asked.length);
    const answer = this.#answer(method, tag, init);
    this.after(method, this.asked.length);
    return answer;
  };

  #answer(method: string, tag: string | null, init: RequestInit): Response {
    const headers = (): HeadersInit => ({ ETag: `W/"${this.#tag}"` });
    if (method === "PUT") {
      const wish = JSON.parse(init.body as string) as Put;
      if (this.kept && this.kept.pen !== wish.pen) return this.#refused(409, "stale_version");
      const book = this.kept && this.kept.revision > wish.revision ? this.kept.book : wish.book;
      const revision = Math.max(this.kept?.revision ?? 0, wish.revision);
      this.write({ book, revision, pen: wish.next_pen ?? wish.pen, next_pen: null });
      return Response.json({ revision }, { headers: headers() });
    }
    if (!this.kept) return this.#refused(404, "not_found");
    if (tag === `W/"${this.#tag}"`) return new Response(null, { status: 304, headers: headers() });
    return Response.json({ book: this.kept.book, revision: this.kept.revision }, { headers: headers() });
  }

  write(kept: Put): void {
    if (JSON.stringify(kept) !== JSON.stringify(this.kept)) this.#tag += 1;
    this.kept = kept;
  }

  /** Another device takes the pen and writes. */
  takenBy(pen: string, ...more: Entry[]): void {
    const { book, revision } = this.kept!;
    this.write({
      book: { ...book, entries: [...book.entries, ...more] },
      revision: revision + more.length,
      pen,
      next_pen: null,
    });
  }

  #refused(status: number, code: string): Response {
    return Response.json({ type: "error", code, expected: "", got: "" }, { status });
  }
}

let server: Server;
let ends: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  localStorage.clear();
  server = new Server();
  ends = [];
  vi.stubGlobal("fetch", server.fetch);
});

afterEach(() => {
  for (const end of ends) end();
  vi.useRealTimers();
});

type Books = typeof import("./books.svelte");
type Publishing = typeof import("./publishing.svelte");

interface Device extends Books, Publishing {
  alike: InstanceType<Publishing["Alike"]>;
}

/** A window with a match; `publishing`: this device writes it, and others follow. */
async function device(publishing: boolean): Promise<Device> {
  vi.resetModules();
  const found = { ...(await import("./books.svelte")), ...(await import("./publishing.svelte")) };
  if (publishing) {
    found.books.add(BOOK);
    found.publish(found.books.find("b1")!);
  }
  const alike = new found.Alike("b1");
  ends.push(alike.begin());
  await passing(found.LOOK_MS);
  return { ...found, alike };
}

const passing = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const idsOf = (entries: readonly Entry[] | undefined): string[] | undefined => entries?.map(({ id }) => id);
const shown = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

function follower({ books }: Books): void {
  const entries = server.kept!.book.entries;
  const published = { id: "b-1", key: null, sent: 1 };
  books.keep({ book: { ...BOOK, entries }, done: [], undone: [], archived: false, deleted: null, published });
}

async function following(): Promise<Device> {
  server.write({ book: { ...BOOK, entries: [drawn("1")] }, revision: 1, pen: "theirs", next_pen: null });
  vi.resetModules();
  follower(await import("./books.svelte"));
  return device(false);
}

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
