// The matches that this device keeps, each with the whole way back; and the names of those who have played.

import * as v from "valibot";
import { plainName } from "../kit/plainName";
import { forget, place, remember, remembered, rememberedAll } from "../kit/storage";
import type { RulesChoice } from "../rules/choice";
import { keptOptions } from "../rules/options";
import type { Entry, ScoreBook, Sheet } from "../wire/generated";
import { asideOf, asideSchema, isEntry, joined, stillUnsent, type Aside } from "./aside";
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
  return { ...altered(kept, what), done: [...kept.done, what], undone: [] };
}

/** With what a change does to the entries. */
function altered(kept: Kept, what: Change): Kept {
  const { book: one, published: on } = kept;
  const id = (what.after ?? what.before)?.id;
  const unsent = on?.unsent && id !== undefined && !on.unsent.includes(id) ? [...on.unsent, id] : on?.unsent;
  return {
    ...kept,
    book: { ...one, entries: applied(one.entries, what) },
    published: on && { ...on, unsent: unsent ?? null },
  };
}

class Books {
  all: readonly Kept[] = $state.raw(rememberedAll(KEPT));
  /** What was thrown away of what lay beside a match: it can be taken back for as long as the page is open. */
  thrown: Readonly<Record<string, readonly Aside[]>> = $state.raw({});
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
    forget(seenPlace(id));
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
      const aside = joined(found.aside ?? [], alike.aside ?? []);
      const more = aside.length > (alike.aside ?? []).length;
      if (more || alike.deleted !== null) this.#put({ ...alike, ...(more ? { aside } : {}), deleted: null });
      return more || alike.deleted !== null;
    }
    if (!this.find(id)) this.#put(found);
    else this.#put({ ...found, book: { ...found.book, id: `${id.slice(0, MOST_OF_ID)}-${newId().slice(0, 12)}` } });
    return true;
  }

  /** Calls a player something else, now and in later matches. */
  rename(id: string, seat: number, name: string): void {
    this.#alter(id, ({ book: one, ...kept }) =>
      hasPen(kept) ? { book: { ...one, names: one.names.with(seat, name) } } : null,
    );
    rememberNames([name]);
  }

  change(id: string, what: Change): void {
    this.#alter(id, (kept) => (hasPen(kept) ? changed(kept, what) : null));
  }

  /** Takes an entry out. */
  strike(id: string, entry: string): void {
    this.#alter(id, (kept) => {
      const at = kept.book.entries.findIndex((it) => it.id === entry);
      const before = kept.book.entries[at];
      return before && hasPen(kept) ? changed(kept, { at, before, after: null }) : null;
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
        : { aside: joined(kept.aside ?? [], [{ entry: it, before: before ?? null }]) },
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
  adopt(theirs: ScoreBook, id: string, as: Pick<Published, "id" | "key" | "sent">): void {
    this.#alter(id, (kept) => {
      const on = { ...as, unsent: [] };
      const aside = asideOf(kept, theirs);
      const untouched = inOrder([kept.published, kept.aside ?? []]) === inOrder([on, aside]);
      // The way back is of the match as it was here: of one that went on elsewhere it would take back something else.
      if (!sameBook(kept.book, { ...theirs, id }))
        return { book: { ...theirs, id }, done: [], undone: [], aside, published: on };
      return untouched ? null : { aside, published: on };
    });
  }

  /** Puts what is kept beside a match into it: each a step that can be taken back. Nothing happens without the pen. */
  insertAside(id: string): void {
    this.#alter(id, (kept) => {
      if (!hasPen(kept)) return null;
      const into = (now: Kept, { entry: it, before }: Aside): Kept =>
        changed(now, writing(now.book.entries, it, before ?? undefined));
      return { ...(kept.aside ?? []).reduce(into, kept), aside: [] };
    });
  }

  throwAside(id: string): void {
    this.#alter(id, ({ aside = [] }) => {
      this.thrown = { ...this.thrown, [id]: aside };
      return { aside: [] };
    });
  }

  bringAsideBack(id: string): void {
    this.#alter(id, ({ aside = [] }) => ({ aside: joined(this.thrown[id] ?? [], aside) }));
    this.thrown = { ...this.thrown, [id]: [] };
  }

  /** Goes on with a match that another device writes, as one of one's own. Returns its id. */
  goOn(id: string): string {
    const own = newId();
    this.look();
    const kept = this.find(id);
    if (kept) {
      this.#alter(id, () => ({ aside: [] }));
      this.#put({ ...kept, book: { ...kept.book, id: own }, published: null });
    }
    return own;
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

  #put(whole: Kept): void {
    // names from another device or an older page may be none that the server takes
    const { book: one } = whole;
    const kept = { ...whole, book: { ...one, name: plainName(one.name), names: one.names.map(plainName) } };
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

/** When a match that others write was seen last as they have it, in ISO 8601. */
export function lastSeen(id: string): string | null {
  return remembered(seenPlace(id)) ?? null;
}

export function keepSeen(id: string, moment: string): void {
  remember(seenPlace(id), moment);
}
