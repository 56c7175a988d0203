// What comes of a book: asked of the server whenever it changes. Without it the last answer stays, and the page says so.

import { DELIMITERS } from "../kit/csv";
import { Resource } from "../kit/resource.svelte";
import type { ScoreBook, Sheet } from "../wire/generated";
import { call } from "../wire/http";
import { i18n } from "../words/i18n.svelte";
import { keepSheet, sheetKept } from "./books.svelte";

/** Taps that follow each other are asked about together. */
const REST_MS = 60;
/** So soon it is tried again when the server did not answer. */
const AGAIN_MS = 4000;

export async function fetchSheet(book: ScoreBook): Promise<Sheet> {
  const { sheet } = await call("POST /api/sheet", {
    body: { book, files: false, delimiter: DELIMITERS.spreadsheets },
    language: i18n.language,
  });
  return sheet;
}

/** The totals of a sheet that was worked out by other rules from as many entries, where they come to something else now. */
export function totalsBefore(before: Sheet | null, now: Sheet | null): readonly number[] | null {
  if (!before || !now || before.digest === now.digest || before.entries.length !== now.entries.length) return null;
  return before.scores.join() === now.scores.join() ? null : before.scores;
}

export class Worked {
  readonly #asked = new Resource<Sheet>();
  /** What was kept from an earlier time. */
  #before: Sheet | null = $state.raw(null);
  /** Of which book the answer is. */
  #of = $state("");
  #wanted = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The last that is known, though it may be of the book as it was. */
  readonly sheet: Sheet | null = $derived(this.#asked.answer ?? this.#before);
  readonly failure = $derived(this.#asked.failure);
  /** Whether the answer is of the book as it is now. */
  readonly current: boolean = $derived(this.#asked.answer !== null && this.#of === this.#wanted);
  readonly offline: boolean = $derived(this.#asked.failure?.kind === "offline");
  /** The totals as they were when the rules of the set were others; null where they are the same. */
  readonly totalsBefore: readonly number[] | null = $derived(totalsBefore(this.#before, this.#asked.answer));

  /** Call in an effect. `keep`: what comes of it is kept for when no server answers. */
  ask(book: ScoreBook, keep: boolean): void {
    const wanted = JSON.stringify([book, i18n.language]);
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    if (keep && this.#before === null) this.#before = sheetKept(book.id) ?? null;
    this.#try(book, wanted, keep, REST_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #try(book: ScoreBook, wanted: string, keep: boolean, pause: number): void {
    clearTimeout(this.#timer);
    void this.#asked
      .ask(() => fetchSheet(book), pause)
      .then((sheet) => {
        if (wanted !== this.#wanted) return;
        if (sheet) {
          this.#of = wanted;
          if (keep) keepSheet(book.id, sheet);
        } else if (this.#asked.failure?.kind === "offline")
          this.#timer = setTimeout(() => this.#try(book, wanted, keep, 0), AGAIN_MS);
      });
  }
}
