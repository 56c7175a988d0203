// The matches that this device keeps, each with the whole way back; and the names of those who have played.

import * as v from "valibot";
import { plainName } from "../kit/plainName";
import { keeping } from "../kit/keeping/keeping.svelte";
import {
  amend,
  amendAll,
  cachePlace,
  forget,
  keysUnder,
  place,
  remember,
  remembered,
  rememberedAll,
  watchPlace,
} from "../kit/storage";
import type { RulesChoice } from "../rules/choice";
import { keptOptions } from "../rules/options";
import type { Entry, ScoreBook, Sheet } from "../wire/generated";
import {
  asideOf,
  asideSchema,
  asideWithOwnIds,
  isEntry,
  joined,
  joinedNames,
  markOf,
  renamedOf,
  renamedSchema,
  stillUnsent,
  unsentOf,
  withName,
  withOwnIds,
  type Aside,
  type Beside,
  type Renamed,
} from "./aside";
import { applied, inOrder, newId, reversed, sameBook, writing, type Change } from "./book";

/** Where others follow it; `key`: the pen, null where another device has it. */
export interface Published {
  readonly id: string;
  readonly key: string | null;
  /** What was sent last. */
  readonly sent: number;
  /** Entries that were written here and that the server is not known to have, by their ids; null: nobody has counted them. */
  readonly unsent?: readonly string[] | null;
}

export interface Kept {
  readonly book: ScoreBook;
  readonly done: readonly Change[];
  readonly undone: readonly Change[];
  readonly archived: boolean;
  /** When it was thrown away; it can be brought back. */
  readonly deleted: string | null;
  readonly published: Published | null;
  /** Entries of this device that are not in the match: others write it. */
  readonly aside?: readonly Aside[];
  /** Names that were given here and are not in the match. */
  readonly renamed?: readonly Renamed[];
  /** Thrown away of what lay beside it: taken back until the next change. */
  readonly thrown?: Beside | null;
}

const entry = v.custom<Entry>(isEntry);
const change = v.object({ at: v.number(), before: v.nullable(entry), after: v.nullable(entry) });
// a book that was kept before may have names that the server takes no more
const readable = v.pipe(v.string(), v.transform(plainName));
const book = v.object({
  id: v.string(),
  name: readable,
  begun: v.string(),
  rules: v.custom<ScoreBook["rules"]>((it) => typeof it === "string" || (typeof it === "object" && it !== null)),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  digest: v.nullable(v.string()),
  names: v.array(readable),
  first_dealer: v.number(),
  rounds: v.nullable(v.number()),
  stock: v.nullable(v.number()),
  entries: v.array(entry),
});
const published = v.nullable(
  v.object({
    id: v.string(),
    key: v.nullable(v.string()),
    sent: v.number(),
    unsent: v.optional(v.nullable(v.array(v.string())), null),
  }),
);
export const keptSchema = v.object({
  book,
  done: v.array(change),
  undone: v.array(change),
  archived: v.boolean(),
  deleted: v.nullable(v.string()),
  published: v.optional(published, null),
  aside: v.optional(v.array(asideSchema), []),
  renamed: v.exactOptional(v.array(renamedSchema)),
  thrown: v.exactOptional(v.nullable(v.object({ aside: v.array(asideSchema), renamed: v.array(renamedSchema) }))),
});

const KEPT = place<Kept>("scorebooks", keptSchema, "scorebook-kept", {
  joinAll: (kept, other, from) =>
    other.reduce<readonly Kept[]>(
      (all, one) => (from === "browser" ? goneOn(all, one) : null) ?? takenIn(all, one) ?? all,
      kept,
    ),
});
/** The rules by which one played last. */
export const RULES = place<RulesChoice>("scorebook.rules", v.object({ rules: v.string(), options: keptOptions }));
const NAMES = place("scorebook.names", v.array(v.string()), undefined, {
  join: (kept, other) => [...new Set([...kept, ...other])].slice(0, MOST_NAMES),
});
const sheetSchema = v.custom<Sheet>((it) => typeof it === "object" && it !== null && "scores" in it);
const sheetPlace = (id: string) => cachePlace(`scorebook.sheet.${id}`, sheetSchema);
/** Where earlier pages kept them, also of matches that are gone. */
const SHEETS_BEFORE = "scorebook.sheet.";
/** When a match that others write was seen last as they have it. */
const seenPlace = (id: string) => place(`scorebook.seen.${id}`, v.string());
const MOST_NAMES = 24;
/** So much of a match's id is left where another state of it stands beside it. */
const MOST_OF_ID = 24;

/** Whether an id is of a match, or of another state of it that was taken in. */
function isOf(id: string, match: string): boolean {
  return id === match || id.startsWith(`${match.slice(0, MOST_OF_ID)}-`);
}

/** Whether this device writes a match, and does not only follow it. */
export function hasPen({ published: on }: Pick<Kept, "published">): boolean {
  return on === null || on.key !== null;
}

function changed(kept: Kept, what: Change): Kept {
  return { ...altered(kept, what), done: [...kept.done, what], undone: [], thrown: null };
}

/** With what a change does to the entries. */
function altered(kept: Kept, what: Change): Kept {
  const { book: one, published: on } = kept;
  const ids = [what.before, what.after].flatMap((it) => (it ? [it.id] : []));
  return { ...kept, book: { ...one, entries: applied(one.entries, what) }, published: on && unsentToo(kept, on, ids) };
}

/** Notes what the server is not known to have. */
function unsentToo(kept: Kept, on: Published, ids: readonly string[]): Published {
  return { ...on, unsent: [...new Set([...unsentOf(kept), ...ids])] };
}

/** With a name that was given. */
function renamed(kept: Kept, what: Renamed): Kept {
  const { published: on } = kept;
  return { ...kept, book: withName(kept.book, what), published: on && unsentToo(kept, on, [markOf(what.seat)]) };
}

/** What is kept beside a match once something more is. */
function beside(kept: Kept, more: Aside): Partial<Kept> {
  return { aside: joined(kept.aside ?? [], [more]), thrown: null };
}

/** With something put in that was kept beside it. */
function inserted(kept: Kept, { entry: it, before, struck }: Aside): Kept {
  if (!struck) return changed(kept, writing(kept.book.entries, it, before ?? undefined));
  const at = kept.book.entries.findIndex(({ id }) => id === it.id);
  const there = kept.book.entries[at];
  return there ? changed(kept, { at, before: there, after: null }) : kept;
}

/**
 * A match as it is kept: names from another device or an older page may be none that the server takes, and entries are looked up by
 * their ids, so that no two may have one.
 */
function whole(kept: Kept): Kept {
  const { book: one, aside } = kept;
  const entries = withOwnIds(one.entries) as Entry[];
  return {
    ...kept,
    book: { ...one, name: plainName(one.name), names: one.names.map(plainName), entries },
    ...(aside ? { aside: asideWithOwnIds(aside) } : {}),
  };
}

/** All matches, with one as it is now in front; null: it is not kept any longer. */
function withMatch(all: readonly Kept[], id: string, now: Kept | null): readonly Kept[] {
  const others = all.filter((it) => it.book.id !== id);
  return now ? [whole(now), ...others] : others;
}

/** All matches, with a state to which another window went on from the one that is kept; null where it did not. */
function goneOn(all: readonly Kept[], found: Kept): readonly Kept[] | null {
  const there = all.find((it) => it.book.id === found.book.id);
  if (!there || !hasPen(there)) return null;
  const entries = new Map(found.book.entries.map((it) => [it.id, inOrder(it)]));
  const isAll = there.book.entries.every((it) => entries.get(it.id) === inOrder(it));
  if (!isAll || entries.size === there.book.entries.length) return null;
  const { book: one, done, undone } = found;
  const fresh = one.entries.filter((it) => !there.book.entries.some(({ id }) => id === it.id)).map(({ id }) => id);
  const on = there.published && unsentToo(there, there.published, fresh);
  return withMatch(all, one.id, { ...there, book: one, done, undone, published: on });
}

/** All matches, with what came from a file, by the rules of `Books.take`; null: nothing is different. */
function takenIn(all: readonly Kept[], given: Kept): readonly Kept[] | null {
  const { id } = given.book;
  const found = whole(given);
  // another state of a match has been taken in under another id: the same file again brings nothing new
  const alike = all.find(({ book: one }) => isOf(one.id, id) && sameBook({ ...one, id }, found.book));
  if (!alike) {
    if (!all.some(({ book: one }) => one.id === id)) return withMatch(all, id, found);
    const apart = `${id.slice(0, MOST_OF_ID)}-${newId().slice(0, 12)}`;
    // two matches cannot be written to one place
    return withMatch(all, apart, { ...found, book: { ...found.book, id: apart }, published: null });
  }
  const aside = joined(found.aside ?? [], alike.aside ?? []);
  const names = joinedNames(found.renamed ?? [], alike.renamed ?? []);
  const more = aside.length > (alike.aside ?? []).length || names.length > (alike.renamed ?? []).length;
  if (!more && alike.deleted === null) return null;
  const now = { ...alike, ...(more ? { aside, renamed: names } : {}), deleted: null };
  return withMatch(all, alike.book.id, now);
}

class Books {
  all: readonly Kept[] = $state.raw(rememberedAll(KEPT));
  #full = $state(false);

  /** Nothing more can be kept here: said where it matters. */
  get full(): boolean {
    return this.#full || keeping.full;
  }

  find(id: string): Kept | undefined {
    return this.all.find((it) => it.book.id === id);
  }

  /** Keeps a match, the one changed last in front. */
  keep(kept: Kept): void {
    this.#change((all) => withMatch(all, kept.book.id, kept));
  }

  /** Changes what concerns this device alone: where a match is put away, and whether others follow it. */
  set(id: string, part: Partial<Pick<Kept, "archived" | "deleted" | "published">>): void {
    this.#alter(id, () => part);
  }

  forget(id: string): void {
    this.#change((all) => withMatch(all, id, null));
    forget(seenPlace(id));
    forget(sheetPlace(id));
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
    let different = false;
    this.#change((all) => {
      const taken = takenIn(all, found);
      different = taken !== null;
      return taken ?? all;
    });
    return different;
  }

  /** Calls a player something else, now and in later matches. */
  rename(id: string, seat: number, name: string): void {
    if (this.#alter(id, (kept) => (hasPen(kept) ? renamed(kept, { seat, name }) : null))) rememberNames([name]);
  }

  /** Calls the match something else. */
  call(id: string, name: string): void {
    this.#alter(id, (kept) => (hasPen(kept) ? renamed(kept, { seat: null, name }) : null));
  }

  /** Gives each entry an id of its own where two have one. Returns whether that was so. */
  giveOwnIds(id: string): boolean {
    this.look();
    const entries = this.find(id)?.book.entries ?? [];
    const doubled = withOwnIds(entries) !== entries;
    if (doubled) this.#alter(id, () => ({}));
    return doubled;
  }

  change(id: string, what: Change): void {
    this.#alter(id, (kept) => (hasPen(kept) ? changed(kept, what) : null));
  }

  /** Takes an entry out. Where another device has got the pen meanwhile, that is kept beside the match. */
  strike(id: string, entry: string): void {
    this.#alter(id, (kept) => {
      const at = kept.book.entries.findIndex((it) => it.id === entry);
      const before = kept.book.entries[at];
      if (!before) return null;
      if (hasPen(kept)) return changed(kept, { at, before, after: null });
      return beside(kept, { entry: before, before: null, struck: true });
    });
  }

  /**
   * Writes an entry down: in the place of the one with its number, or before the one that is named, or behind all. Where another
   * device has got the pen meanwhile it is kept beside the match.
   */
  write(id: string, it: Entry, before?: string): void {
    this.#alter(id, (kept) =>
      hasPen(kept)
        ? changed(kept, writing(kept.book.entries, it, before))
        : beside(kept, { entry: it, before: before ?? null }),
    );
  }

  undo(id: string): void {
    this.#alter(id, (kept) => {
      const last = kept.done.at(-1);
      if (!last || !hasPen(kept)) return null;
      return { ...altered(kept, reversed(last)), done: kept.done.slice(0, -1), undone: [last, ...kept.undone] };
    });
  }

  redo(id: string): void {
    this.#alter(id, (kept) => {
      const [next, ...later] = kept.undone;
      if (!next || !hasPen(kept)) return null;
      return { ...altered(kept, next), done: [...kept.done, next], undone: later };
    });
  }

  /** The server has a book: what was written meanwhile is still to be sent. `key`: the pen with which it was sent. */
  acknowledge(id: string, key: string, sent: ScoreBook, revision: number): void {
    this.#alter(id, (kept) => {
      const { published: on } = kept;
      if (on?.key !== key) return null;
      const unsent = stillUnsent(kept, sent);
      if (on.unsent && on.unsent.length === unsent.length && on.sent === revision) return null;
      return { published: { ...on, sent: revision, unsent } };
    });
  }

  /** Another device has the pen now. `key`: the one that is good no longer; a newer one stays. */
  losePen(id: string, key: string): void {
    this.#alter(id, (kept) => {
      const { published: on, book: one } = kept;
      if (on?.key !== key) return null;
      return { published: { ...on, key: null, unsent: on.unsent ?? one.entries.map((it) => it.id) } };
    });
  }

  /** Takes over a match as others have written it. What was written here and is not in it is kept beside it. */
  adopt(found: ScoreBook, id: string, as: Pick<Published, "id" | "key" | "sent">): void {
    const theirs = { ...found, entries: withOwnIds(found.entries) as Entry[] };
    this.#alter(id, (kept) => {
      const on = { ...as, unsent: [] };
      const aside = asideOf(kept, theirs);
      const names = renamedOf(kept, theirs);
      const untouched = inOrder([kept.published, kept.aside ?? [], kept.renamed ?? []]) === inOrder([on, aside, names]);
      // The way back is of the match as it was here: of one that went on elsewhere it would take back something else.
      if (!sameBook(kept.book, { ...theirs, id }))
        return { book: { ...theirs, id }, done: [], undone: [], aside, renamed: names, published: on };
      return untouched ? null : { aside, renamed: names, published: on };
    });
  }

  /** Puts what is kept beside a match into it: each a step that can be taken back. Nothing happens without the pen. */
  insertAside(id: string): void {
    this.look();
    const names = this.find(id)?.renamed ?? [];
    const isDone = this.#alter(id, (kept) => {
      if (!hasPen(kept)) return null;
      const named = (kept.renamed ?? []).reduce(renamed, kept);
      return { ...(kept.aside ?? []).reduce(inserted, named), aside: [], renamed: [], thrown: null };
    });
    if (isDone) rememberNames(names.flatMap(({ seat, name }) => (seat === null ? [] : [name])));
  }

  throwAside(id: string): void {
    this.#alter(id, ({ aside = [], renamed: names = [] }) =>
      aside.length + names.length > 0 ? { aside: [], renamed: [], thrown: { aside, renamed: names } } : null,
    );
  }

  bringAsideBack(id: string): void {
    this.#alter(id, ({ aside = [], renamed: names = [], thrown }) =>
      thrown ? { aside: joined(thrown.aside, aside), renamed: joinedNames(thrown.renamed, names), thrown: null } : null,
    );
  }

  /** What was thrown away can be taken back no longer. */
  forgetThrown(id: string): void {
    this.#alter(id, ({ thrown }) => (thrown ? { thrown: null } : null));
  }

  /** Goes on with a match that another device writes, as one of one's own. Returns its id. */
  goOn(id: string): string {
    const own = newId();
    this.#change((all) => {
      const kept = all.find((it) => it.book.id === id);
      if (!kept) return all;
      const left = withMatch(all, id, { ...kept, aside: [], renamed: [], thrown: null });
      return withMatch(left, own, { ...kept, book: { ...kept.book, id: own }, published: null });
    });
    return own;
  }

  /** Looks again at what is kept: another window may have written there. */
  look(): void {
    this.all = rememberedAll(KEPT);
  }

  /** Changes a match as it is by now; null: it stays so. Returns whether it was changed. */
  #alter(id: string, how: (kept: Kept) => Partial<Kept> | null): boolean {
    let isChanged = false;
    this.#change((all) => {
      const kept = all.find((it) => it.book.id === id);
      const altered = kept && how(kept);
      isChanged = Boolean(altered);
      return kept && altered ? withMatch(all, id, { ...kept, ...altered }) : all;
    });
    return isChanged;
  }

  #change(how: (all: readonly Kept[]) => readonly Kept[]): void {
    this.#full = !amendAll(KEPT, how);
    this.look();
  }
}

export const books = new Books();

for (const id of keysUnder(SHEETS_BEFORE)) {
  const before = place(`${SHEETS_BEFORE}${id}`, sheetSchema);
  const sheet = books.find(id) && remembered(before);
  // there may be room for one of the two only
  forget(before);
  if (sheet) remember(sheetPlace(id), sheet);
}

// What another window of the same browser writes is seen here at once.
watchPlace(KEPT, () => books.look());

export function knownNames(): readonly string[] {
  return remembered(NAMES) ?? [];
}

function rememberNames(names: readonly string[]): void {
  amend(NAMES, (known = []) => [...new Set([...names.filter(Boolean), ...known])].slice(0, MOST_NAMES));
}

/** What came of a match when the server was asked last. */
export function sheetKept(id: string): Sheet | undefined {
  return remembered(sheetPlace(id));
}

export function keepSheet(id: string, sheet: Sheet): void {
  remember(sheetPlace(id), sheet);
}

/** When a match that others write was seen last as they have it, in ISO 8601. */
export function lastSeen(id: string): string | null {
  return remembered(seenPlace(id)) ?? null;
}

export function keepSeen(id: string, moment: string): void {
  remember(seenPlace(id), moment);
}
