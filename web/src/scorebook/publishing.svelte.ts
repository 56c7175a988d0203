// Others follow a match: what is written here goes to the server as soon as it answers, nothing twice; or this device follows.

import { untrack } from "svelte";
import { ApiError, call } from "../wire/http";
import { sameBook } from "./book";
import { books, type Kept, type Published } from "./books.svelte";

/** So often one looks whether something new was written. */
const LOOK_MS = 2000;

const secret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What a link holds of the pen: the book's name there, and the secret. */
const BETWEEN = ".";

/** Begins to let others follow. */
export function publish(kept: Kept): void {
  if (kept.published) return;
  books.keep({ ...kept, published: { id: `b-${secret()}`, key: secret(), sent: 0 } });
}

/** What whoever takes the pen has to be sent; null where this device has not got it. */
export function penOf({ published }: Kept): string | null {
  return published?.key ? `${published.id}${BETWEEN}${published.key}` : null;
}

async function send(kept: Kept, { id, key, sent }: Published & { key: string }): Promise<void> {
  const body = { book: kept.book, revision: sent + 1, pen: key, next_pen: null };
  await call("PUT /api/sheet/published/{name}", { path: { name: id }, body });
}

/** Keeps a match and what others see of it alike for as long as it is open. Returns what ends that. */
export function keepAlike(id: string): () => void {
  let last = "";
  let ended = false;
  let busy = false;
  /** Something was written while one was at it. */
  let again = false;
  async function look(): Promise<void> {
    const kept = books.find(id);
    const published = kept?.published;
    again = busy;
    if (!kept || !published || busy) return;
    busy = true;
    try {
      if (published.key === null) {
        const { book } = await call("GET /api/sheet/published/{name}", { path: { name: published.id } });
        const text = JSON.stringify(book);
        if (text !== last && books.find(id)?.published?.key === null)
          books.keep({ ...kept, book: { ...book, id }, done: [], undone: [] });
        last = text;
      } else {
        // Sent also when it is the same: so it is there again when the server was started anew, and a pen that went over is noticed.
        const text = JSON.stringify(kept.book);
        await send(kept, { ...published, key: published.key });
        const now = books.find(id);
        if (now?.published && text !== last)
          books.keep({ ...now, published: { ...now.published, sent: published.sent + 1 } });
        last = text;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Another device has the pen now: here one only reads on.
      const now = books.find(id);
      if (error.body?.code === "stale_version" && now?.published)
        books.keep({ ...now, published: { ...now.published, key: null } });
    } finally {
      busy = false;
      if (again && !ended) void look();
    }
  }
  const timer = setInterval(() => {
    if (!ended) void look();
  }, LOOK_MS);
  // What is written here goes out at once.
  const free = $effect.root(() => {
    const written = $derived(books.find(id)?.book);
    const on = $derived(books.find(id)?.published?.id);
    $effect(() => {
      if (written && on) untrack(() => void look());
    });
  });
  return () => {
    ended = true;
    clearInterval(timer);
    free();
  };
}

/** Opens what somebody lets one follow, or takes the pen that was sent. Resolves to the match's id here. */
export async function follow(sent: string): Promise<string> {
  const [id = "", key] = sent.split(BETWEEN);
  const { book, revision } = await call("GET /api/sheet/published/{name}", { path: { name: id } });
  const here = books.find(book.id);
  let mine: string | null = null;
  if (key) {
    mine = secret();
    const body = { book, revision, pen: key, next_pen: mine };
    await call("PUT /api/sheet/published/{name}", { path: { name: id }, body });
  }
  // A device that writes the match itself stays the one that writes.
  if (here?.published?.key && !key) return book.id;
  // The way back is of the match as it was here: of one that went on elsewhere it would take back something else.
  const { done, undone } = here && sameBook(here.book, book) ? here : { done: [], undone: [] };
  const archived = here?.archived ?? false;
  books.keep({ book, done, undone, archived, deleted: null, published: { id, key: mine, sent: revision } });
  return book.id;
}
