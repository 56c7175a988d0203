// What the database holds, in memory: read at once, written behind. Windows of one browser tell each other what they have written.

import type { Database, Step, Stored } from "./database";
import { besideOf, CACHES, freshId, lateKey, type Change, type Keeper } from "./keeper";
import { keeping } from "./keeping.svelte";
import { tellChanged } from "./watching";

/** What one window tells the others. */
export interface Told extends Stored {
  readonly key: string;
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
  /** Changes that are not written yet, in their order: what others write meanwhile is shown with them. */
  readonly #steps = new Map<string, readonly Step[]>();
  /** Texts that were shown and are not written, and who wants to know once they are. */
  readonly #shown = new Map<string, () => void>();
  /** Of these keys changes could not be written. */
  readonly #homeless = new Set<string>();
  readonly #late = new Set<string>();
  /** A newer page has taken the database: nothing is written any more. */
  #isReplaced = false;
  #isDiscarded = false;
  #number = 0;
  /** How many changes were sent, and up to which of them the database is not asked any more. */
  #sent = 0;
  #unanswered = 0;
  #line: Promise<void> = Promise.resolve();

  /** `database` null: it is opened with the first change. */
  constructor(database: Database | null, stored: ReadonlyMap<string, Stored>, parts: MirrorParts) {
    this.#database = database;
    this.#parts = parts;
    for (const [key, { text, revision }] of stored) {
      this.#set(key, text);
      this.#revisions.set(key, revision);
    }
    parts.channel?.addEventListener("message", ({ data }: MessageEvent<Told>) => this.hear(data));
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
      const step = { number: this.#number, how: (text: string | null) => (text === before ? after : how(text)) };
      this.#steps.set(key, [...(this.#steps.get(key) ?? []), step]);
      this.#send(key);
    }
    return !this.#homeless.has(key);
  }

  /** Shows a text that could not be brought into the database: it is written with the next change of its key. */
  show(key: string, text: string, onWritten: () => void): void {
    if (this.#texts.has(key)) return;
    this.#set(key, text);
    this.#number += 1;
    this.#numbers.set(key, this.#number);
    this.#steps.set(key, [{ number: this.#number, how: (there) => there ?? text }]);
    this.#shown.set(key, onWritten);
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

  /** There is no database after all, and somebody else keeps what stands here. */
  discard(): void {
    this.#isDiscarded = true;
  }

  /** The window may be closed now: puts down what the database has not got. */
  hurry(): void {
    if (this.#isDiscarded) return;
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
    if (this.#isReplaced || this.#isDiscarded) return;
    if (!this.#database) {
      const database = await this.#parts.reopen();
      // a change may have opened it meanwhile
      if (this.#database && this.#database !== database) database.close();
      this.#database ??= database;
    }
    const before = this.revisions();
    this.hearAll(await this.#database.all(), before);
  }

  /** The revision of each text that is shown and was stored. */
  revisions(): ReadonlyMap<string, number> {
    return new Map([...this.#revisions].filter(([key]) => this.#texts.has(key)));
  }

  /** Everything that the database has. `before`: the revisions when it was asked; what was there then and is not there now was taken away. */
  hearAll(stored: ReadonlyMap<string, Stored>, before: ReadonlyMap<string, number>): void {
    for (const [key, one] of stored) this.hear({ key, ...one });
    for (const [key, revision] of before)
      if (!stored.has(key) && this.#revisions.get(key) === revision)
        this.hear({ key, text: null, revision: revision + 1 });
  }

  #send(key: string): void {
    this.#onTheWay.set(key, (this.#onTheWay.get(key) ?? 0) + 1);
    const sent = (this.#sent += 1);
    this.#line = this.#line.then(() => this.#write(key, sent));
  }

  async #write(key: string, sent: number): Promise<void> {
    const steps = this.#steps.get(key) ?? [];
    let written: Stored | null = null;
    let isShut = false;
    this.#homeless.delete(key);
    try {
      if (sent <= this.#unanswered) throw new DOMException("the database does not answer", "TimeoutError");
      if (steps.length > 0) written = await this.#put(key, steps);
      keeping.say({ shut: false });
    } catch (error) {
      // behind the others: one that finds no room is not in their way
      if (!key.startsWith(CACHES)) this.#homeless.add(key);
      isShut = !this.#isReplaced && !isNoRoom(error);
      if (isShut) {
        console.error(error);
        keeping.say({ shut: true });
      }
    }
    // a newer page says of itself that this one is to be loaded again
    keeping.tellHomeless(this, this.#isReplaced || isShut ? 0 : this.#homeless.size);
    this.#arrive(key, written && { key, ...written });
    if (written) this.#retry(key);
  }

  /** Something was written: there may be room for what there was none for. */
  #retry(written: string): void {
    for (const key of this.#homeless) {
      if (key === written || this.#onTheWay.has(key)) continue;
      this.#send(key);
      return;
    }
  }

  async #put(key: string, steps: readonly Step[]): Promise<Stored> {
    try {
      return await this.#tryPut(key, steps);
    } catch (error) {
      if (this.#isReplaced) throw error;
      if (!isNoRoom(error)) {
        // a connection that the browser has lost without a word, or that does not answer any more
        this.#giveUp();
      } else if (key.startsWith(CACHES) || !(await this.#forgetCaches())) throw error;
      return await this.#tryPut(key, steps).catch((again: unknown) => {
        if (!isNoAnswer(again)) throw again;
        // neither a new connection answers: what stands in line behind is not to wait as long for each
        this.#giveUp();
        this.#unanswered = this.#sent;
        throw again;
      });
    }
  }

  async #tryPut(key: string, steps: readonly Step[]): Promise<Stored> {
    if (this.#isReplaced) throw new DOMException("a newer page has the database", "InvalidStateError");
    this.#database ??= await this.#parts.reopen();
    return await this.#database.change(key, this.#window, steps);
  }

  #giveUp(): void {
    this.#database?.close();
    this.#database = null;
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
    if (!written) {
      // a cache is asked for again
      if (key.startsWith(CACHES)) this.#steps.delete(key);
      return;
    }
    this.#made(written);
    if (!this.#steps.has(key) && this.#late.delete(key)) this.#forgetLate(key);
    this.#parts.channel?.postMessage(written);
    this.hear(written);
    this.#shown.get(key)?.();
    this.#shown.delete(key);
  }

  /** Changes that are in what was written are made no more. */
  #made({ key, marks }: Told): void {
    const last = marks?.[this.#window] ?? 0;
    const left = (this.#steps.get(key) ?? []).filter(({ number }) => number > last);
    if (left.length > 0) this.#steps.set(key, left);
    else this.#steps.delete(key);
  }

  /** What another window has written. */
  hear(told: Told): void {
    const { key, revision } = told;
    if (revision <= (this.#revisions.get(key) ?? 0)) return;
    this.#revisions.set(key, revision);
    this.#made(told);
    const text = (this.#steps.get(key) ?? []).reduce<string | null>((now, { how }) => how(now), told.text);
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

function isNoAnswer(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

function isNoRoom(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}
