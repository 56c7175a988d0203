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
  asked: string[] = [];
  #tag = 0;

  readonly fetch = async (_: string, init: RequestInit): Promise<Response> => {
    await Promise.resolve();
    if (this.away) throw new TypeError("no network");
    const tag = new Headers(init.headers).get("If-None-Match");
    const method = init.method ?? "GET";
    this.asked.push(method);
    if (this.code) return this.#refused(429, this.code);
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
  };

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
  await passing(60 * LOOK_MS);
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
