// The matches that this device keeps, each with the whole way back; and the names of those who have played.

import * as v from "valibot";
import { place, remember, remembered, rememberedAll } from "../kit/storage";
import type { RulesChoice } from "../rules/choice";
import { keptOptions } from "../rules/options";
import type { Entry, ScoreBook, Sheet } from "../wire/generated";
import { applied, newId, reversed, sameBook, writing, type Change } from "./book";

/** Where others follow it; `key`: the pen, null where another device has it. */
export interface Published {
  readonly id: string;
  readonly key: string | null;
  /** What was sent last. */
  readonly sent: number;
}

export interface Kept {
  readonly book: ScoreBook;
  readonly done: readonly Change[];
  readonly undone: readonly Change[];
  readonly archived: boolean;
  /** When it was thrown away; it can be brought back. */
  readonly deleted: string | null;
  readonly published: Published | null;
}

const isEntry = (it: unknown): it is Entry => typeof it === "object" && it !== null && "type" in it && "id" in it;
const entry = v.custom<Entry>(isEntry);
const change = v.object({ at: v.number(), before: v.nullable(entry), after: v.nullable(entry) });
const book = v.object({
  id: v.string(),
  name: v.string(),
  begun: v.string(),
  rules: v.custom<ScoreBook["rules"]>((it) => typeof it === "string" || (typeof it === "object" && it !== null)),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  digest: v.nullable(v.string()),
  names: v.array(v.string()),
  first_dealer: v.number(),
  rounds: v.nullable(v.number()),
  stock: v.nullable(v.number()),
  entries: v.array(entry),
});
const published = v.nullable(v.object({ id: v.string(), key: v.nullable(v.string()), sent: v.number() }));
export const keptSchema = v.object({
  book,
  done: v.array(change),
  undone: v.array(change),
  archived: v.boolean(),
  deleted: v.nullable(v.string()),
  published: v.optional(published, null),
});

const KEPT = place<Kept>("scorebooks", keptSchema, "scorebook-kept");
/** The rules by which one played last. */
export const RULES = place<RulesChoice>("scorebook.rules", v.object({ rules: v.string(), options: keptOptions }));
const NAMES = place("scorebook.names", v.array(v.string()));
const sheetPlace = (id: string) =>
  place(
    `scorebook.sheet.${id}`,
    v.custom<Sheet>((it) => typeof it === "object" && it !== null && "scores" in it),
  );
const MOST_NAMES = 24;
/** So much of a match's id is left where another state of it stands beside it. */
const MOST_OF_ID = 24;

/** Whether an id is of a match, or of another state of it that was taken in. */
function isOf(id: string, match: string): boolean {
  return id === match || id.startsWith(`${match.slice(0, MOST_OF_ID)}-`);
}

function changed({ book: one, done }: Kept, what: Change): Partial<Kept> {
  return { book: { ...one, entries: applied(one.entries, what) }, done: [...done, what], undone: [] };
}

class Books {
  all: readonly Kept[] = $state.raw(rememberedAll(KEPT));
  /** Nothing more can be kept here: said where it matters. */
  full = $state(false);

  find(id: string): Kept | undefined {
    return this.all.find((it) => it.book.id === id);
  }

  /** Keeps a match, the one changed last in front. */
  keep(kept: Kept): void {
    this.look();
    this.#put(kept);
  }

  forget(id: string): void {
    this.look();
    this.#write(this.all.filter((it) => it.book.id !== id));
  }

  add(one: ScoreBook): void {
    this.keep({ book: one, done: [], undone: [], archived: false, deleted: null, published: null });
    rememberNames(one.names);
  }

  /**
   * Takes in what came from a file. What is here already stays as it is, or comes back; another state of it stands beside. Returns
   * whether anything is different now.
   */
  take(found: Kept): boolean {
    this.look();
    const { id } = found.book;
    // another state of a match has been taken in under another id: the same file again brings nothing new
    const alike = this.all.find(({ book: one }) => isOf(one.id, id) && sameBook({ ...one, id }, found.book));
    if (alike) {
      if (alike.deleted !== null) this.#put({ ...alike, deleted: null });
      return alike.deleted !== null;
    }
    if (!this.find(id)) this.#put(found);
    else this.#put({ ...found, book: { ...found.book, id: `${id.slice(0, MOST_OF_ID)}-${newId().slice(0, 12)}` } });
    return true;
  }

  /** Calls a player something else, now and in later matches. */
  rename(id: string, seat: number, name: string): void {
    this.#alter(id, ({ book: one }) => ({ book: { ...one, names: one.names.with(seat, name) } }));
    rememberNames([name]);
  }

  change(id: string, what: Change): void {
    this.#alter(id, (kept) => changed(kept, what));
  }

  /** Takes an entry out. */
  strike(id: string, entry: string): void {
    this.#alter(id, (kept) => {
      const at = kept.book.entries.findIndex((it) => it.id === entry);
      const before = kept.book.entries[at];
      return before ? changed(kept, { at, before, after: null }) : null;
    });
  }

  /** Writes an entry down: in the place of the one with its number, or before the one that is named, or behind all. */
  write(id: string, it: Entry, before?: string): void {
    this.#alter(id, (kept) => changed(kept, writing(kept.book.entries, it, before)));
  }

  undo(id: string): void {
    this.#alter(id, ({ book: one, done, undone }) => {
      const last = done.at(-1);
      if (!last) return null;
      const entries = applied(one.entries, reversed(last));
      return { book: { ...one, entries }, done: done.slice(0, -1), undone: [last, ...undone] };
    });
  }

  redo(id: string): void {
    this.#alter(id, ({ book: one, done, undone: [next, ...later] }) =>
      next ? { book: { ...one, entries: applied(one.entries, next) }, done: [...done, next], undone: later } : null,
    );
  }

  /** Looks again at what is kept: another window may have written there. Where nothing can be kept, what is here is all there is. */
  look(): void {
    if (!this.full) this.all = rememberedAll(KEPT);
  }

  /** Changes a match as it is by now; null: it stays so. */
  #alter(id: string, how: (kept: Kept) => Partial<Kept> | null): void {
    this.look();
    const kept = this.find(id);
    const altered = kept && how(kept);
    if (altered) this.#put({ ...kept, ...altered });
  }

  #put(kept: Kept): void {
    this.#write([kept, ...this.all.filter((it) => it.book.id !== kept.book.id)]);
  }

  #write(all: readonly Kept[]): void {
    this.all = all;
    this.full = !remember(KEPT, all);
  }
}

export const books = new Books();

// What another window of the same browser writes is seen here at once.
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key === KEPT.key) books.look();
});

export function knownNames(): readonly string[] {
  return remembered(NAMES) ?? [];
}

function rememberNames(names: readonly string[]): void {
  const all = [...names.filter(Boolean), ...knownNames()];
  remember(NAMES, [...new Set(all)].slice(0, MOST_NAMES));
}

/** What came of a match when the server was asked last. */
export function sheetKept(id: string): Sheet | undefined {
  return remembered(sheetPlace(id));
}

export function keepSheet(id: string, sheet: Sheet): void {
  remember(sheetPlace(id), sheet);
}
