// The browser's database: one store of texts by key. Each write counts on, so that windows can tell which of two states is the later one,
// and notes which change of which window it was: none is made twice.

import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from "idb";
import { besideOf, type Change } from "./keeper";
import { inTime } from "./patience";

const NAME = "eastwind";
export const VERSION = 1;
const STORE = "kept";
/** Longest waits for a transaction, in seconds: some browsers never end one, and all later ones would wait for ever. */
const CHANGE_S = 5;
const READING_S = 8;
/** The same for texts of an earlier page, which may be many. */
const BRINGING_S = 20;
/** Of so many windows is known what they have written at a key. */
const MOST_MARKS = 16;

export interface Stored {
  /** Null: it was taken away. */
  readonly text: string | null;
  /** Grows with every write of this key: milliseconds since 1970, or one more than before. */
  readonly revision: number;
  /** The number of the last change of this key, by window. */
  readonly marks?: Readonly<Record<string, number>>;
}

/** Which change it is, of the window that makes it. */
export interface Mark {
  readonly window: string;
  readonly number: number;
}

/** A change of a window, by its number. */
export interface Step {
  readonly number: number;
  readonly how: Change;
}

/** What is to stand at a key. */
export interface Put {
  readonly text: string | null;
  readonly marks?: readonly Mark[];
}

interface Schema extends DBSchema {
  [STORE]: { key: string; value: Stored };
}

export interface Happenings {
  /** A page of before holds the database open in another window; opening goes on once that is closed. */
  blocked?: () => void;
  /** A newer page wants to alter the database: this one is shut out from here on. */
  replaced?: () => void;
  /** The browser has closed it; it can be opened again. */
  lost?: () => void;
}

export function isMarked(stored: Stored | undefined, { window, number }: Mark): boolean {
  return (stored?.marks?.[window] ?? 0) >= number;
}

/** What stands at a key once it is written over. */
function written(before: Stored | undefined, { text, marks: fresh = [] }: Put): Stored {
  const revision = Math.max((before?.revision ?? 0) + 1, Date.now());
  const marks = Object.entries(before?.marks ?? {}).filter(([window]) => fresh.every((mark) => mark.window !== window));
  for (const { window, number } of fresh) marks.push([window, number]);
  return { text, revision, marks: Object.fromEntries(marks.slice(-MOST_MARKS)) };
}

type Work<Mode extends "readonly" | "readwrite"> = IDBPTransaction<Schema, [typeof STORE], Mode>;

async function allIn(store: Work<"readonly" | "readwrite">["store"]): Promise<Map<string, Stored>> {
  return storedOf(...(await Promise.all([store.getAllKeys(), store.getAll()])));
}

/** What is stored, by its key: two lists in the same order. */
export function storedOf(keys: readonly string[], found: readonly Stored[]): Map<string, Stored> {
  return new Map(keys.flatMap((key, at) => (found[at] ? [[key, found[at]] as const] : [])));
}

export class Database {
  readonly #database: IDBPDatabase<Schema>;

  private constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  /** Rejects with `DOMException` where the browser has none to give, `VersionError` where a newer page has altered it. */
  static async open({ blocked, replaced, lost }: Happenings = {}, version: number = VERSION): Promise<Database> {
    const database = await openDB<Schema>(NAME, version, {
      upgrade: (fresh) => {
        if (!fresh.objectStoreNames.contains(STORE)) fresh.createObjectStore(STORE);
      },
      blocked: () => blocked?.(),
      blocking: (_from, to, event) => {
        (event.target as IDBDatabase).close();
        // without a version it is to be deleted, and can be made anew
        if (to === null) lost?.();
        else replaced?.();
      },
      terminated: () => lost?.(),
    });
    return new Database(database);
  }

  async all(): Promise<Map<string, Stored>> {
    return await this.#work("readonly", READING_S, ({ store }) => allIn(store));
  }

  /** Makes the changes of a window at a key, in one piece, and none that is made already. Rejects with `QuotaExceededError`. */
  async change(key: string, window: string, steps: readonly Step[]): Promise<Stored> {
    return await this.#work("readwrite", CHANGE_S, async ({ store, done }) => {
      const before = await store.get(key);
      const left = steps.filter(({ number }) => !isMarked(before, { window, number }));
      const number = left.at(-1)?.number;
      if (number === undefined) return before ?? { text: null, revision: 0 };
      const text = left.reduce<string | null>((now, { how }) => how(now), before?.text ?? null);
      const after = written(before, { text, marks: [{ window, number }] });
      // what lay beside a place has a name of its own, and never comes again
      await (text === null && besideOf(key) ? store.delete(key) : store.put(after, key));
      await done;
      return after;
    });
  }

  /** Writes at several keys in one piece, as `plan` says by what stands there. Returns what was written. Rejects as `change` does. */
  async alter(
    plan: (stored: ReadonlyMap<string, Stored>) => ReadonlyMap<string, Put>,
  ): Promise<ReadonlyMap<string, Stored>> {
    return await this.#work("readwrite", BRINGING_S, async ({ store, done }) => {
      const stored = await allIn(store);
      const puts = new Map([...plan(stored)].map(([key, put]) => [key, written(stored.get(key), put)]));
      await Promise.all([...puts].map(([key, put]) => store.put(put, key)));
      await done;
      return puts;
    });
  }

  async remove(keys: readonly string[]): Promise<void> {
    await this.#work("readwrite", CHANGE_S, ({ store, done }) =>
      Promise.all([...keys.map((key) => store.delete(key)), done]),
    );
  }

  /** Does something in one piece: all of it, or nothing. Rejects with `TimeoutError` where there is no answer: this connection is lost. */
  async #work<Mode extends "readonly" | "readwrite", Value>(
    mode: Mode,
    seconds: number,
    how: (transaction: Work<Mode>) => Promise<Value>,
  ): Promise<Value> {
    const transaction = this.#database.transaction(STORE, mode);
    // its failure is told by what is waited for
    transaction.done.catch(() => undefined);
    try {
      return await inTime(how(transaction), seconds);
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It is over.
      }
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }
}
