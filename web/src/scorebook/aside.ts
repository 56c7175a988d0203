// Entries that were written here and are not in the match, because another device has the pen: kept beside it until somebody decides.

import * as v from "valibot";
import type { Entry, ScoreBook } from "../wire/generated";
import type { Kept } from "./books.svelte";
import { applied, inOrder, newId, withEntry } from "./book";

export interface Aside {
  readonly entry: Entry;
  /** Before which entry it goes; null: behind all. */
  readonly before: string | null;
  /** It was struck out here; the match still has it. */
  readonly struck?: true;
}

/** A name that was given here and that the match does not have. */
export interface Renamed {
  /** Whose name; null: that of the match. */
  readonly seat: number | null;
  readonly name: string;
}

/** All that is kept beside a match. */
export interface Beside {
  readonly aside: readonly Aside[];
  readonly renamed: readonly Renamed[];
}

export const isEntry = (it: unknown): it is Entry =>
  typeof it === "object" && it !== null && "type" in it && "id" in it;
export const asideSchema = v.object({
  entry: v.custom<Entry>(isEntry),
  before: v.nullable(v.string()),
  struck: v.exactOptional(v.literal(true)),
});
export const renamedSchema = v.object({ seat: v.nullable(v.number()), name: v.string() });

/** Marks a changed name among the unsent entries: no entry that is made here has such an id. */
const NAME = "/name";
export const markOf = (seat: number | null): string => (seat === null ? NAME : `${NAME}/${seat}`);
const nameAt = ({ name, names }: ScoreBook, seat: number | null): string =>
  seat === null ? name : (names[seat] ?? "");
const seatsOf = ({ names }: ScoreBook): (number | null)[] => [null, ...names.keys()];

/** What the server is not known to have, by the entries' ids. Before the first answer of a page of today: everything. */
export function unsentOf({ book, published }: Kept): readonly string[] {
  const all = book.entries.map(({ id }) => id);
  if (!published) return all;
  return published.unsent ?? (published.key === null ? [] : all);
}

const same = (one: Entry | undefined, other: Entry | undefined): boolean => inOrder(one) === inOrder(other);
const byId = (entries: readonly Entry[]): Map<string, Entry> => new Map(entries.map((it) => [it.id, it]));

/** What remains unsent once the server has a book. */
export function stillUnsent(kept: Kept, sent: ScoreBook): string[] {
  const there = byId(sent.entries);
  const here = byId(kept.book.entries);
  const names = new Map(seatsOf(kept.book).map((seat) => [markOf(seat), seat]));
  return unsentOf(kept).filter((id) => {
    const seat = names.get(id);
    if (seat !== undefined) return nameAt(sent, seat) !== nameAt(kept.book, seat);
    return !same(there.get(id), here.get(id));
  });
}

/** What has to be kept beside a match when it is taken over as others have written it. */
export function asideOf(kept: Kept, theirs: ScoreBook): Aside[] {
  const there = byId(theirs.entries);
  const unsent = new Set(unsentOf(kept));
  const { entries } = kept.book;
  const written = entries.flatMap((entry, at): Aside[] => {
    if (!unsent.has(entry.id)) return [];
    const next = entries.slice(at + 1).find(({ id }) => there.has(id));
    return [{ entry, before: next?.id ?? null }];
  });
  const here = byId(entries);
  const struck = theirs.entries
    .filter(({ id }) => unsent.has(id) && !here.has(id))
    .map((entry): Aside => ({ entry, before: null, struck: true }));
  return joined(kept.aside ?? [], [...written, ...struck]).filter(({ entry, struck: out }) =>
    out ? there.has(entry.id) : !same(there.get(entry.id), entry),
  );
}

/** The names that were given here and are others in the match as it is taken over. */
export function renamedOf(kept: Kept, theirs: ScoreBook): Renamed[] {
  const unsent = new Set(kept.published?.unsent);
  const found = seatsOf(kept.book)
    .filter((seat) => unsent.has(markOf(seat)))
    .map((seat): Renamed => ({ seat, name: nameAt(kept.book, seat) }));
  return joinedNames(kept.renamed ?? [], found).filter(({ seat, name }) => nameAt(theirs, seat) !== name);
}

/** Both, each entry once: as it was written last. */
export function joined(before: readonly Aside[], after: readonly Aside[]): Aside[] {
  const later = new Set(after.map(({ entry }) => entry.id));
  return [...before.filter(({ entry }) => !later.has(entry.id)), ...after];
}

/** Both, each name once: as it was given last. */
export function joinedNames(before: readonly Renamed[], after: readonly Renamed[]): Renamed[] {
  const later = new Set(after.map(({ seat }) => seat));
  return [...before.filter(({ seat }) => !later.has(seat)), ...after];
}

/** A book with what is kept beside it: entries written and changed, and without those struck. */
export function withAside(book: ScoreBook, aside: readonly Aside[]): ScoreBook {
  return aside.reduce((now, { entry, before, struck }) => {
    if (!struck) return withEntry(now, entry, before ?? undefined);
    const at = now.entries.findIndex(({ id }) => id === entry.id);
    const there = now.entries[at];
    return there ? { ...now, entries: applied(now.entries, { at, before: there, after: null }) } : now;
  }, book);
}

/** A book with a name that was given. */
export function withName(book: ScoreBook, { seat, name }: Renamed): ScoreBook {
  if (seat === null) return { ...book, name };
  return seat < book.names.length ? { ...book, names: book.names.with(seat, name) } : book;
}

/** So much of an id is left where a number is put behind it: the server takes 40 characters. */
const MOST_OF_ID = 32;

/** Entries each with an id of its own: the second of one id is given another, the same on every device. */
export function withOwnIds(entries: readonly Entry[]): readonly Entry[] {
  const all = new Set(entries.map(({ id }) => id));
  if (all.size === entries.length) return entries;
  const taken = new Set<string>();
  return entries.map((entry) => {
    let { id } = entry;
    for (let count = 2; taken.has(id); count += 1) {
      const next = `${entry.id.slice(0, MOST_OF_ID)}-${count}`;
      if (!all.has(next)) id = next;
    }
    taken.add(id);
    return id === entry.id ? entry : { ...entry, id };
  });
}

/** What is kept beside a match with each entry known by one id only: of two that differ the second is given another. */
export function asideWithOwnIds(aside: readonly Aside[]): readonly Aside[] {
  const seen = new Map<string, Aside>();
  return aside.flatMap((it) => {
    const before = seen.get(it.entry.id);
    if (!before) {
      seen.set(it.entry.id, it);
      return [it];
    }
    return same(before.entry, it.entry) || it.struck ? [] : [{ ...it, entry: { ...it.entry, id: newId() } }];
  });
}
