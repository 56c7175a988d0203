// What the database holds, in memory: read at once, written behind. Windows of one browser tell each other what they have written.

import type { Changed, Database, Stored } from "./database";
import { CACHES, LATE, type Change, type Keeper } from "./keeper";
import { keeping } from "./keeping.svelte";
import { tellChanged } from "./watching";

/** What one window tells the others. */
interface Told extends Changed {
  readonly key: string;
}

/** What was not written yet when the window was closed. `on`: the revision that it goes on from, 0 where nothing was there. */
export interface Late {
  readonly text: string | null;
  readonly on: number;
}

export interface MirrorParts {
  /** Opens the database again after the browser has closed it. */
  readonly reopen: () => Promise<Database>;
  readonly channel: BroadcastChannel | null;
  /** Where it is put down in a hurry what the database has not got yet. */
  readonly hurry: () => Storage | undefined;
}

export class Mirror implements Keeper {
  #database: Database | null;
  readonly #parts: MirrorParts;
  readonly #texts = new Map<string, string>();
  readonly #revisions = new Map<string, number>();
  /** How many changes of a key are on their way. */
  readonly #onTheWay = new Map<string, number>();
  /** What others told of a key while a change of it was on its way. */
  readonly #held = new Map<string, Changed>();
  /** Changes for which there was no room. */
  readonly #homeless = new Map<string, Change[]>();
  readonly #late = new Set<string>();
  /** A newer page has taken the database: nothing is written any more. */
  #replaced = false;
  #line: Promise<void> = Promise.resolve();

  constructor(database: Database, stored: ReadonlyMap<string, Stored>, parts: MirrorParts) {
    this.#database = database;
    this.#parts = parts;
    for (const [key, { text, revision }] of stored) {
      this.#texts.set(key, text);
      this.#revisions.set(key, revision);
    }
    parts.channel?.addEventListener("message", ({ data }: MessageEvent<Told>) => this.#hear(data));
  }

  read(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  keys(): string[] {
    return [...this.#texts.keys()];
  }

  change(key: string, how: Change): boolean {
    const before = this.read(key);
    const after = how(before);
    if (after !== before) {
      this.#set(key, after);
      this.#onTheWay.set(key, (this.#onTheWay.get(key) ?? 0) + 1);
      // where nobody came between, it need not be worked out again
      const quick: Change = (text) => (text === before ? after : how(text));
      this.#line = this.#line.then(() => this.#write(key, quick));
    }
    return !this.#homeless.has(key);
  }

  /** Resolves once everything that was changed so far is written, or known to have no room. */
  async settled(): Promise<void> {
    await this.#line;
  }

  /** A newer page has taken the database over. */
  replaced(): void {
    this.#replaced = true;
    this.#database = null;
  }

  /** The browser has closed the database. */
  lost(): void {
    this.#database = null;
  }

  /** The window may be closed now: puts down what the database has not got. */
  hurry(): void {
    const keys = new Set([...this.#onTheWay.keys(), ...this.#homeless.keys()]);
    for (const key of keys) {
      if (key.startsWith(CACHES)) continue;
      const late: Late = { text: this.read(key), on: this.#revisions.get(key) ?? 0 };
      try {
        this.#parts.hurry()?.setItem(LATE + key, JSON.stringify(late));
        this.#late.add(key);
      } catch {
        // There is no room there either.
      }
    }
  }

  async #write(key: string, how: Change): Promise<void> {
    const earlier = this.#homeless.get(key) ?? [];
    const all: Change = (text) => [...earlier, how].reduce((now, change) => change(now), text);
    let written: Changed | null = null;
    try {
      written = await this.#put(key, all);
      this.#homeless.delete(key);
    } catch (error) {
      if (!key.startsWith(CACHES)) this.#homeless.set(key, [...earlier, how]);
      if (!isNoRoom(error) && !this.#replaced) console.error(error);
    }
    // a newer page says of itself that this one is to be loaded again
    keeping.say({ full: this.#homeless.size > 0 && !this.#replaced });
    this.#arrive(key, written);
  }

  async #put(key: string, how: Change): Promise<Changed> {
    if (this.#replaced) throw new DOMException("a newer page has the database", "InvalidStateError");
    this.#database ??= await this.#parts.reopen();
    try {
      return await this.#database.change(key, how);
    } catch (error) {
      if (!isNoRoom(error) || key.startsWith(CACHES) || !(await this.#forgetCaches())) throw error;
      return await this.#database.change(key, how);
    }
  }

  /** Returns whether there was anything to forget. */
  async #forgetCaches(): Promise<boolean> {
    const keys = this.keys().filter((key) => key.startsWith(CACHES));
    await this.#database?.remove(keys);
    for (const key of keys) this.#texts.delete(key);
    return keys.length > 0;
  }

  /** A change has come to its end. */
  #arrive(key: string, written: Changed | null): void {
    const left = (this.#onTheWay.get(key) ?? 1) - 1;
    if (left > 0) this.#onTheWay.set(key, left);
    else this.#onTheWay.delete(key);
    if (written && this.#late.delete(key)) this.#forgetLate(key);
    if (written) this.#parts.channel?.postMessage({ key, ...written } satisfies Told);
    const held = this.#held.get(key);
    const newest = held && (!written || held.revision > written.revision) ? held : written;
    if (newest) this.#revisions.set(key, newest.revision);
    if (left > 0 || this.#homeless.has(key)) return;
    this.#held.delete(key);
    if (newest && newest.text !== this.read(key)) {
      this.#set(key, newest.text);
      tellChanged(key);
    }
  }

  #hear({ key, text, revision }: Told): void {
    if (revision <= (this.#revisions.get(key) ?? 0)) return;
    if (this.#onTheWay.has(key) || this.#homeless.has(key)) {
      if (revision > (this.#held.get(key)?.revision ?? 0)) this.#held.set(key, { text, revision });
      return;
    }
    this.#revisions.set(key, revision);
    if (text === this.read(key)) return;
    this.#set(key, text);
    tellChanged(key);
  }

  #set(key: string, text: string | null): void {
    if (text === null) this.#texts.delete(key);
    else this.#texts.set(key, text);
  }

  #forgetLate(key: string): void {
    try {
      this.#parts.hurry()?.removeItem(LATE + key);
    } catch {
      // Nothing was put there, then.
    }
  }
}

function isNoRoom(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}
