// A published score book as the server keeps it, and devices that write and follow it. Needs jsdom and sets up each test.

import { afterEach, beforeEach, vi } from "vitest";
import { BOOK, drawn } from "./scorebook";
import type { Entry, ScoreBook } from "../../src/wire/generated";

export interface Put {
  book: ScoreBook;
  revision: number;
  pen: string;
  next_pen: string | null;
}

/** One published book, as the server keeps it. */
export class Server {
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

export let server: Server;
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

type Books = typeof import("../../src/scorebook/books.svelte");
type Publishing = typeof import("../../src/scorebook/publishing.svelte");

export interface Device extends Books, Publishing {
  alike: InstanceType<Publishing["Alike"]>;
}

/** A window with a match; `publishing`: this device writes it, and others follow. */
export async function device(publishing: boolean): Promise<Device> {
  vi.resetModules();
  const found = {
    ...(await import("../../src/scorebook/books.svelte")),
    ...(await import("../../src/scorebook/publishing.svelte")),
  };
  if (publishing) {
    found.books.add(BOOK);
    found.publish(found.books.find("b1")!);
  }
  const alike = new found.Alike("b1");
  ends.push(alike.begin());
  await passing(found.LOOK_MS);
  return { ...found, alike };
}

export const passing = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
export const idsOf = (entries: readonly Entry[] | undefined): string[] | undefined => entries?.map(({ id }) => id);
export const shown = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

export function follower({ books }: Books): void {
  const entries = server.kept!.book.entries;
  const published = { id: "b-1", key: null, sent: 1 };
  books.keep({ book: { ...BOOK, entries }, done: [], undone: [], archived: false, deleted: null, published });
}

export async function following(): Promise<Device> {
  server.write({ book: { ...BOOK, entries: [drawn("1")] }, revision: 1, pen: "theirs", next_pen: null });
  vi.resetModules();
  follower(await import("../../src/scorebook/books.svelte"));
  return device(false);
}
