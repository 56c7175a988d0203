// The matches that this device keeps, each with the whole way back; and the names of those who have played.

import * as v from "valibot";
import { place, remember, remembered, rememberedAll } from "../kit/storage";
import type { RulesChoice } from "../rules/choice";
import { keptOptions } from "../rules/options";
import type { Entry, ScoreBook, Sheet } from "../wire/generated";
import { applied, reversed, writing, type Change } from "./book";

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

class Books {
  all: readonly Kept[] = $state.raw(rememberedAll(KEPT));
  /** Nothing more can be kept here: said where it matters. */
  full = $state(false);

  find(id: string): Kept | undefined {
    return this.all.find((it) => it.book.id === id);
  }

  /** Keeps a match, the one changed last in front. */
  keep(kept: Kept): void {
    this.#write([kept, ...this.all.filter((it) => it.book.id !== kept.book.id)]);
  }

  forget(id: string): void {
    this.#write(this.all.filter((it) => it.book.id !== id));
  }

  add(one: ScoreBook): void {
    this.keep({ book: one, done: [], undone: [], archived: false, deleted: null, published: null });
    rememberNames(one.names);
  }

  /** Calls a player something else, now and in later matches. */
  rename(id: string, seat: number, name: string): void {
    const kept = this.find(id);
    if (!kept) return;
    this.keep({ ...kept, book: { ...kept.book, names: kept.book.names.with(seat, name) } });
    rememberNames([name]);
  }

  change(id: string, what: Change): void {
    const kept = this.find(id);
    if (!kept) return;
    const entries = applied(kept.book.entries, what);
    this.keep({ ...kept, book: { ...kept.book, entries }, done: [...kept.done, what], undone: [] });
  }

  /** Writes an entry down: in the place of the one with its number, or before the one that is named, or behind all. */
  write(id: string, it: Entry, before?: string): void {
    this.change(id, writing(this.find(id)?.book.entries ?? [], it, before));
  }

  undo(id: string): void {
    const kept = this.find(id);
    const last = kept?.done.at(-1);
    if (!kept || !last) return;
    const entries = applied(kept.book.entries, reversed(last));
    const undone = [last, ...kept.undone];
    this.keep({ ...kept, book: { ...kept.book, entries }, done: kept.done.slice(0, -1), undone });
  }

  redo(id: string): void {
    const kept = this.find(id);
    const [next, ...later] = kept?.undone ?? [];
    if (!kept || !next) return;
    const entries = applied(kept.book.entries, next);
    this.keep({ ...kept, book: { ...kept.book, entries }, done: [...kept.done, next], undone: later });
  }

  #write(all: readonly Kept[]): void {
    this.all = all;
    this.full = !remember(KEPT, all);
  }
}

export const books = new Books();

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
