// What the database holds, in memory: read at once, written behind. Windows of one browser tell each other what they have written.

import type { Database, Stored } from "./database";
import { besideOf, CACHES, freshId, lateKey, type Change, type Keeper } from "./keeper";
import { keeping } from "./keeping.svelte";
import { tellChanged } from "./watching";

/** What one window tells the others. */
interface Told {
  readonly key: string;
  readonly text: string | null;
  readonly revision: number;
}

/** What may not have been written when the window was closed. */
export interface Late {
  readonly text: string | null;
  /** The revision that it goes on from; 0 where nothing was there. */
  readonly on: number;
  /** Of the last change. */
  readonly number: number;
}

export interface MirrorParts {
  /** Opens the database again after the browser has closed it. */
  readonly reopen: () => Promise<Database>;
  readonly channel: BroadcastChannel | null;
  /** Where it is put down in a hurry what the database has not got yet. */
  readonly hurry: () => Storage | undefined;
}

/** A database that has not answered for so long is opened anew. */
const ANSWER_MS = 10_000;

export class Mirror implements Keeper {
  /** What this window is called in the database. */
  readonly #window = freshId();
  #database: Database | null;
  readonly #parts: MirrorParts;
  readonly #texts = new Map<string, string>();
  readonly #revisions = new Map<string, number>();
  /** How many changes of a key are on their way, and the number of the last. */
  readonly #onTheWay = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  /** What others told of a key while a change of it was on its way. */
  readonly #held = new Map<string, Told>();
  /** Changes that could not be written. */
  readonly #homeless = new Map<string, Change[]>();
  readonly #late = new Set<string>();
  /** A newer page has taken the database: nothing is written any more. */
  #isReplaced = false;
  #number = 0;
  #line: Promise<void> = Promise.resolve();

  constructor(database: Database, stored: ReadonlyMap<string, Stored>, parts: MirrorParts) {
    this.#database = database;
    this.#parts = parts;
    for (const [key, { text, revision }] of stored) {
      this.#set(key, text);
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
      this.#number += 1;
      this.#numbers.set(key, this.#number);
      // where nobody came between, it need not be worked out again
      this.#send(key, (text) => (text === before ? after : how(text)), this.#number);
    }
    return !this.#homeless.has(key);
  }

  /** Shows a text that could not be brought into the database: it is written with the next change of its key. */
  show(key: string, text: string): void {
    if (!this.#texts.has(key)) this.#set(key, text);
  }

  /** Resolves once everything that was changed so far is written, or known not to be. */
  async settled(): Promise<void> {
    await this.#line;
  }

  /** A newer page has taken the database over. */
  replaced(): void {
    this.#isReplaced = true;
    this.#database = null;
  }

  /** The browser has closed the database. */
  lost(): void {
    this.#database = null;
  }

  /** The window may be closed now: puts down what the database has not got. */
  hurry(): void {
    for (const key of new Set([...this.#onTheWay.keys(), ...this.#homeless.keys()])) {
      if (key.startsWith(CACHES)) continue;
      const late: Late = {
        text: this.read(key),
        on: this.#revisions.get(key) ?? 0,
        number: this.#numbers.get(key) ?? 0,
      };
      try {
        this.#parts.hurry()?.setItem(lateKey(this.#window, key), JSON.stringify(late));
        this.#late.add(key);
      } catch {
        // There is no room there either.
      }
    }
  }

  /** The window was put away and is there again: others may have written meanwhile, and told it nothing. */
  async readAgain(): Promise<void> {
    await this.#line;
    const stored = (await this.#database?.all()) ?? new Map<string, Stored>();
    for (const [key, { text, revision }] of stored) this.#hear({ key, text, revision });
  }

  #send(key: string, how: Change, number: number): void {
    this.#onTheWay.set(key, (this.#onTheWay.get(key) ?? 0) + 1);
    this.#line = this.#line.then(() => this.#write(key, how, number));
  }

  async #write(key: string, how: Change, number: number): Promise<void> {
    const earlier = this.#homeless.get(key) ?? [];
    const all: Change = (text) => [...earlier, how].reduce((now, change) => change(now), text);
    let written: Stored | null = null;
    try {
      written = await this.#put(key, all, number);
      this.#homeless.delete(key);
      keeping.say({ shut: false });
    } catch (error) {
      if (!key.startsWith(CACHES)) this.#homeless.set(key, [...earlier, how]);
      if (!this.#isReplaced && !isNoRoom(error)) {
        console.error(error);
        keeping.say({ shut: true });
      }
    }
    // a newer page says of itself that this one is to be loaded again
    keeping.tellHomeless(this, this.#isReplaced || keeping.shut ? 0 : this.#homeless.size);
    this.#arrive(key, written && { key, text: written.text, revision: written.revision });
    if (written) this.#retry(key);
  }

  /** Something was written: there may be room for what there was none for. */
  #retry(written: string): void {
    for (const key of this.#homeless.keys()) {
      if (key === written || this.#onTheWay.has(key)) continue;
      this.#send(key, (text) => text, this.#numbers.get(key) ?? 0);
      return;
    }
  }

  async #put(key: string, how: Change, number: number): Promise<Stored> {
    try {
      return await this.#tryPut(key, how, number);
    } catch (error) {
      if (this.#isReplaced) throw error;
      if (!isNoRoom(error)) {
        // a connection that the browser has lost without a word
        this.#database = null;
      } else if (key.startsWith(CACHES) || !(await this.#forgetCaches())) throw error;
      return await this.#tryPut(key, how, number);
    }
  }

  async #tryPut(key: string, how: Change, number: number): Promise<Stored> {
    if (this.#isReplaced) throw new DOMException("a newer page has the database", "InvalidStateError");
    this.#database ??= await inTime(this.#parts.reopen());
    return await inTime(this.#database.change(key, how, { window: this.#window, number }));
  }

  /** Returns whether there was anything to forget. */
  async #forgetCaches(): Promise<boolean> {
    const keys = this.keys().filter((key) => key.startsWith(CACHES));
    await this.#database?.remove(keys);
    for (const key of keys) this.#texts.delete(key);
    return keys.length > 0;
  }

  /** A change has come to its end. */
  #arrive(key: string, written: Told | null): void {
    const left = (this.#onTheWay.get(key) ?? 1) - 1;
    if (left > 0) this.#onTheWay.set(key, left);
    else this.#onTheWay.delete(key);
    if (written && left === 0 && this.#late.delete(key)) this.#forgetLate(key);
    if (written) this.#parts.channel?.postMessage(written);
    const held = this.#held.get(key);
    const newest = held && (!written || held.revision > written.revision) ? held : written;
    if (newest) this.#revisions.set(key, newest.revision);
    if (left > 0 || this.#homeless.has(key)) return;
    this.#held.delete(key);
    if (newest) this.#take(newest);
  }

  #hear(told: Told): void {
    const { key, revision } = told;
    if (revision <= (this.#revisions.get(key) ?? 0)) return;
    if (this.#onTheWay.has(key) || this.#homeless.has(key)) {
      if (revision > (this.#held.get(key)?.revision ?? 0)) this.#held.set(key, told);
      return;
    }
    this.#revisions.set(key, revision);
    this.#take(told);
  }

  #take({ key, text }: Told): void {
    if (text === this.read(key)) return;
    this.#set(key, text);
    tellChanged(key);
    const about = besideOf(key);
    if (about && text !== null) tellChanged(about.key);
  }

  #set(key: string, text: string | null): void {
    if (text === null) this.#texts.delete(key);
    else this.#texts.set(key, text);
  }

  #forgetLate(key: string): void {
    try {
      this.#parts.hurry()?.removeItem(lateKey(this.#window, key));
    } catch {
      // Nothing was put there, then.
    }
  }
}

function isNoRoom(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}

/** Rejects where nothing is answered: some browsers leave a lost connection hanging. */
async function inTime<Value>(asked: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException("no answer", "TimeoutError")), ANSWER_MS);
    void asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
