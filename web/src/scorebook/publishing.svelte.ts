// Others follow a match: what is written here goes to the server as soon as it answers, nothing twice; or this device follows.

import { untrack } from "svelte";
import * as v from "valibot";
import { forget, place, remember, remembered } from "../kit/storage";
import { onWaking } from "../kit/waking";
import type { ScoreBook } from "../wire/generated";
import { ApiError, call, callTagged } from "../wire/http";
import { inOrder, sameBook } from "./book";
import { books, keepSeen, lastSeen, type Kept, type Published } from "./books.svelte";

/** So often one looks whether something new was written. */
export const LOOK_MS = 3000;
/** So often where nothing was new for a long time: the evening is over, or stands still. */
export const SLOW_MS = 6000;
const LONG_MS = 600_000;
/** After so long a book is sent though it is the same: the server lets go of what nobody has written in for a month. */
export const RESEND_MS = 1_800_000;
/** Whoever was told that he asks too often asks no more for so long. */
const TOO_OFTEN_MS = 10_000;
/** A server that does not answer in this time is as good as away. */
const PATIENCE_MS = 6000;
/** The time as of which a match is known is kept as exactly as this. */
const SEEN_MS = 30_000;

const PUT = "PUT /api/sheet/published/{name}";
const GET = "GET /api/sheet/published/{name}";

const secret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What a link holds of the pen: the book's name there, and the secret. */
const BETWEEN = ".";

/** Begins to let others follow. */
export function publish(kept: Kept): void {
  if (books.find(kept.book.id)?.published) return;
  books.set(kept.book.id, { published: { id: `b-${secret()}`, key: secret(), sent: 0 } });
}

/** What whoever takes the pen has to be sent; null where this device has not got it. */
export function penOf({ published }: Kept): string | null {
  return published?.key ? `${published.id}${BETWEEN}${published.key}` : null;
}

/** What a match is called at the server, of a link that may hold the pen. */
export function nameOf(sent: string): string {
  return sent.split(BETWEEN)[0] ?? "";
}

/** The match that this device writes already, where a link to the pen is opened a second time. */
export function writtenHere(sent: string): string | undefined {
  const [id, key] = sent.split(BETWEEN);
  return books.all.find(({ published: on }) => on?.id === id && on?.key && on.key !== key)?.book.id;
}

type Written = Published & { readonly key: string };

const hidden = (): boolean => document.visibilityState === "hidden";
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Keeps a match and what others see of it alike for as long as it is open. */
export class Alike {
  readonly #id: string;
  /** Of the state that the server had when it answered last. */
  #tag = "";
  /** The book that it has, where this device writes it; and when it was sent. */
  #sent = "";
  #sentAt = 0;
  #busy = false;
  /** Something was written while one was at it. */
  #again = false;
  #ended = false;
  #newAt = Date.now();
  #lookedAt = 0;
  #notBefore = 0;

  /** Whether the server did not answer the last time. */
  cut = $state(false);
  /** Why the server refused the last time, where it has the match. */
  refused: ApiError | null = $state.raw(null);
  /** The server has this match no longer. */
  gone = $state(false);
  /** When the match was seen last as others have it, in ISO 8601; null: not yet. */
  seen: string | null = $state(null);

  constructor(id: string) {
    this.#id = id;
    this.seen = lastSeen(id);
  }

  /** Returns what ends it. */
  begin(): () => void {
    const timer = setInterval(() => {
      const pause = Date.now() - this.#newAt > LONG_MS ? SLOW_MS : LOOK_MS;
      if (Date.now() - this.#lookedAt >= pause) void this.#look();
    }, LOOK_MS);
    const noWaking = onWaking(() => void this.#look());
    const offline = (): void => void this.#look();
    window.addEventListener("offline", offline);
    // What is written here goes out at once.
    const free = $effect.root(() => {
      const written = $derived(books.find(this.#id)?.book);
      const on = $derived(books.find(this.#id)?.published?.id);
      $effect(() => {
        if (written && on) untrack(() => void this.#look());
      });
    });
    return () => {
      this.#ended = true;
      clearInterval(timer);
      noWaking();
      window.removeEventListener("offline", offline);
      free();
    };
  }

  async #look(): Promise<void> {
    const kept = books.find(this.#id);
    const published = kept?.published;
    this.#again = this.#busy;
    if (!kept || !published || this.#busy || this.#ended || Date.now() < this.#notBefore) return;
    // A page that nobody sees asks for nothing; what was written in it still goes out.
    if (hidden() && !this.#hasNews(kept)) return;
    this.#busy = true;
    this.#lookedAt = Date.now();
    const { key } = published;
    try {
      if (key === null) await this.#read(published);
      else await this.#write(kept, { ...published, key });
      this.cut = this.gone = false;
      this.refused = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#failed(error, key);
    } finally {
      this.#busy = false;
      if (this.#again) void this.#look();
    }
  }

  #hasNews({ book, published }: Kept): boolean {
    if (!published?.key) return false;
    return this.#sent === "" ? (published.unsent ?? book.entries).length > 0 : inOrder(book) !== this.#sent;
  }

  async #read(published: Published): Promise<void> {
    const pen = takenPen(published.id);
    const { answer, tag } = await callTagged(GET, {
      path: { name: published.id },
      tag: pen === null ? this.#tag : "",
      patience: PATIENCE_MS,
    });
    const now = books.find(this.#id)?.published;
    // This device may have got the pen meanwhile.
    if (now?.id !== published.id || now.key !== null) return;
    this.#tag = tag;
    this.#saw();
    if (!answer) return;
    this.#newAt = Date.now();
    books.adopt(answer.book, this.#id, { id: now.id, key: pen, sent: answer.revision });
    if (pen !== null) forget(takingPlace(now.id));
  }

  #saw(): void {
    const now = new Date();
    const before = this.seen === null ? 0 : new Date(this.seen).getTime();
    this.seen = now.toISOString();
    if (now.getTime() - before > SEEN_MS) keepSeen(this.#id, this.seen);
  }

  async #write(kept: Kept, published: Written): Promise<void> {
    const isNew = inOrder(kept.book) !== this.#sent;
    if (isNew || Date.now() - this.#sentAt > RESEND_MS) return this.#send(kept, published, published.sent + 1);
    let found;
    try {
      const path = { name: published.id };
      found = await callTagged(GET, { path, tag: this.#tag, patience: PATIENCE_MS });
    } catch (error) {
      // The server was begun with nothing: it is there again.
      if (isGone(error)) return this.#send(kept, published, published.sent + 1);
      throw error;
    }
    if (!found.answer) return;
    // Another state: of another window of this browser, or of another device that has the pen now, which the server says then.
    const { book, revision } = found.answer;
    await this.#send(kept, published, sameBook(book, kept.book) ? revision : published.sent + 1);
  }

  async #send(kept: Kept, { id, key }: Written, revision: number): Promise<void> {
    const asked = {
      path: { name: id },
      body: { book: kept.book, revision, pen: key, next_pen: null },
      tag: "",
      patience: PATIENCE_MS,
    };
    const { answer, tag } = await callTagged(PUT, asked);
    const there = answer?.revision ?? revision;
    // A later one was there, and this one changed nothing: it was counted wrongly here.
    if (there > revision) return this.#send(kept, { id, key, sent: there }, there + 1);
    this.#tag = tag;
    if (inOrder(kept.book) !== this.#sent) this.#newAt = Date.now();
    this.#sent = inOrder(kept.book);
    this.#sentAt = Date.now();
    books.acknowledge(this.#id, key, kept.book, there);
  }

  #failed(error: ApiError, key: string | null): void {
    const code = error.body?.code;
    if (code === "stale_version" && key !== null) {
      // Another device has the pen now: here one only reads on, at once.
      books.losePen(this.#id, key);
      this.#tag = this.#sent = "";
      this.#again = true;
      return;
    }
    if (code === "too_often") this.#notBefore = Date.now() + TOO_OFTEN_MS;
    this.gone = isGone(error);
    this.refused = error.kind === "refused" && !this.gone ? error : null;
    this.cut = !this.gone && this.refused === null;
  }
}

/**
 * The pen that this device asked for at a match, and with which secret that was sent. It is kept before the server is asked: an answer
 * that gets lost on its way must not leave the server with a pen that nobody has.
 */
const takingPlace = (id: string) =>
  place(`scorebook.taking.${id}`, v.object({ pen: v.string(), mine: v.string(), taken: v.boolean() }));

/** The pen of a match, where the server gave it to this device and the match could not be read after that. */
function takenPen(id: string): string | null {
  const taking = remembered(takingPlace(id));
  return taking?.taken ? taking.mine : null;
}

/** Takes over a match as it is at the server, with the pen or without. */
function takeOver(book: ScoreBook, as: { id: string; key: string | null; sent: number }): void {
  const here = books.find(book.id);
  if (!here) books.keep({ book, done: [], undone: [], archived: false, deleted: null, published: null });
  else if (here.deleted !== null) books.set(book.id, { deleted: null });
  books.adopt(book, book.id, as);
  if (as.key !== null) forget(takingPlace(as.id));
  keepSeen(book.id, new Date().toISOString());
}

/** Asks for the pen. Resolves to the new secret and the revision that the server has. Rejects with `ApiError`. */
async function takePen(id: string, pen: string, book: ScoreBook, revision: number): Promise<[string, number]> {
  const before = remembered(takingPlace(id));
  const mine = before?.pen === pen ? before.mine : secret();
  remember(takingPlace(id), { pen, mine, taken: false });
  const path = { name: id };
  let there;
  try {
    there = await call(PUT, { path, body: { book, revision, pen, next_pen: mine } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.body?.code !== "stale_version" || before?.pen !== pen) throw error;
    // it may have been given to this device before, and the answer was lost
    there = await call(PUT, { path, body: { book, revision, pen: mine, next_pen: null } });
  }
  remember(takingPlace(id), { pen, mine, taken: true });
  return [mine, there.revision];
}

/** Opens what somebody lets one follow, or takes the pen that was sent. Resolves to the match's id here. */
export async function follow(sent: string): Promise<string> {
  const [id = "", key] = sent.split(BETWEEN);
  const path = { name: id };
  let { book, revision } = await call(GET, { path });
  if (!key) {
    // A device that writes the match itself stays the one that writes.
    if (!books.find(book.id)?.published?.key) takeOver(book, { id, key: null, sent: revision });
    return book.id;
  }
  const [mine, there] = await takePen(id, key, book, revision);
  if (there > revision) {
    // From now on nobody else writes: what was written between looking and taking the pen is in it.
    try {
      ({ book, revision } = await call(GET, { path }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // the pen is kept, and used as soon as the match could be read: an older state must not be sent with it
      takeOver(book, { id, key: null, sent: revision });
      return book.id;
    }
  }
  takeOver(book, { id, key: mine, sent: revision });
  return book.id;
}
