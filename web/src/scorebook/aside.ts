// Entries that were written here and are not in the match, because another device has the pen: kept beside it until somebody decides.

import * as v from "valibot";
import type { Entry, ScoreBook } from "../wire/generated";
import type { Kept } from "./books.svelte";
import { inOrder, withEntry } from "./book";

export interface Aside {
  readonly entry: Entry;
  /** Before which entry it goes; null: behind all. */
  readonly before: string | null;
}

export const isEntry = (it: unknown): it is Entry =>
  typeof it === "object" && it !== null && "type" in it && "id" in it;
export const asideSchema = v.object({ entry: v.custom<Entry>(isEntry), before: v.nullable(v.string()) });

/** What the server is not known to have, by the entries' ids. Before the first answer of a page of today: everything. */
function unsentOf({ book, published }: Kept): readonly string[] {
  const all = book.entries.map(({ id }) => id);
  if (!published) return all;
  return published.unsent ?? (published.key === null ? [] : all);
}

const same = (one: Entry | undefined, other: Entry | undefined): boolean => inOrder(one) === inOrder(other);

/** What remains unsent once the server has a book. */
export function stillUnsent(kept: Kept, sent: ScoreBook): string[] {
  const there = new Map(sent.entries.map((it) => [it.id, it]));
  const here = new Map(kept.book.entries.map((it) => [it.id, it]));
  return unsentOf(kept).filter((id) => !same(there.get(id), here.get(id)));
}

/** What has to be kept beside a match when it is taken over as others have written it. */
export function asideOf(kept: Kept, theirs: ScoreBook): Aside[] {
  const there = new Map(theirs.entries.map((it) => [it.id, it]));
  const unsent = new Set(unsentOf(kept));
  const { entries } = kept.book;
  const found = entries.flatMap((entry, at): Aside[] => {
    if (!unsent.has(entry.id)) return [];
    const next = entries.slice(at + 1).find(({ id }) => there.has(id));
    return [{ entry, before: next?.id ?? null }];
  });
  return joined(kept.aside ?? [], found).filter(({ entry }) => !same(there.get(entry.id), entry));
}

/** Both, each entry once: as it was written last. */
export function joined(before: readonly Aside[], after: readonly Aside[]): Aside[] {
  const later = new Set(after.map(({ entry }) => entry.id));
  return [...before.filter(({ entry }) => !later.has(entry.id)), ...after];
}

/** A book with the entries in it that are kept beside it. */
export function withAside(book: ScoreBook, aside: readonly Aside[]): ScoreBook {
  return aside.reduce((now, { entry, before }) => withEntry(now, entry, before ?? undefined), book);
}
