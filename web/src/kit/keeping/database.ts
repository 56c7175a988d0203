// The browser's database: one store of texts by key. Each write counts on, so that windows can tell which of two states is the later one.

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Change } from "./keeper";

const NAME = "eastwind";
export const VERSION = 1;
const STORE = "kept";

export interface Stored {
  readonly text: string;
  /** Grows with every write of this key, also beyond its being taken away: milliseconds since 1970, or one more than before. */
  readonly revision: number;
}

/** What stands at a key after a change; null: nothing. */
export interface Changed {
  readonly text: string | null;
  readonly revision: number;
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

export class Database {
  readonly #database: IDBPDatabase<Schema>;

  private constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  /** Rejects with `DOMException` where the browser has none to give. */
  static async open({ blocked, replaced, lost }: Happenings = {}, version: number = VERSION): Promise<Database> {
    const database = await openDB<Schema>(NAME, version, {
      upgrade: (fresh) => {
        if (!fresh.objectStoreNames.contains(STORE)) fresh.createObjectStore(STORE);
      },
      blocked: () => blocked?.(),
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        replaced?.();
      },
      terminated: () => lost?.(),
    });
    return new Database(database);
  }

  async all(): Promise<Map<string, Stored>> {
    const { store } = this.#database.transaction(STORE);
    const [keys, found] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(keys.flatMap((key, at) => (found[at] ? [[key, found[at]]] : [])));
  }

  /** Changes what stands at a key, in one piece. Rejects with `QuotaExceededError` where there is no room. */
  async change(key: string, how: Change): Promise<Changed> {
    const work = this.#database.transaction(STORE, "readwrite");
    // its failure is told by what is waited for below
    work.done.catch(() => undefined);
    const before = await work.store.get(key);
    const was = before?.text ?? null;
    let text: string | null;
    try {
      text = how(was);
    } catch (error) {
      work.abort();
      throw error;
    }
    const revision = Math.max((before?.revision ?? 0) + 1, Date.now());
    if (text === was) return { text, revision: before?.revision ?? revision };
    if (text === null) await work.store.delete(key);
    else await work.store.put({ text, revision }, key);
    await work.done;
    return { text, revision };
  }

  /** Puts many at once; what stands there already is written over. */
  async put(texts: ReadonlyMap<string, string>): Promise<void> {
    const work = this.#database.transaction(STORE, "readwrite");
    const now = Date.now();
    await Promise.all([...[...texts].map(([key, text]) => work.store.put({ text, revision: now }, key)), work.done]);
  }

  async remove(keys: readonly string[]): Promise<void> {
    const work = this.#database.transaction(STORE, "readwrite");
    await Promise.all([...keys.map((key) => work.store.delete(key)), work.done]);
  }

  close(): void {
    this.#database.close();
  }
}
