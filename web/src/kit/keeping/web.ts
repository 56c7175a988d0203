// The browser's small storage, of a few megabytes: for what is needed before anything else, and for everything where there is no database.

import { CACHES, type Change, type Keeper } from "./keeper";
import { keeping } from "./keeping.svelte";

/** Where there is no storage at all. */
const NOWHERE = {};

export class WebKeeper implements Keeper {
  readonly #storage: () => Storage | undefined;
  /** What there was no room for, by the storage that had none. */
  readonly #beside = new WeakMap<object, Map<string, string | null>>();

  readonly #isMissed: boolean;

  /** `storage` may throw. `isMissed`: what has no room there is told; nobody misses what lasts as long as the window. */
  constructor(storage: () => Storage | undefined, isMissed = true) {
    this.#storage = storage;
    this.#isMissed = isMissed;
  }

  read(key: string): string | null {
    const homeless = this.#homeless().get(key);
    if (homeless !== undefined) return homeless;
    try {
      return this.#storage()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  change(key: string, how: Change): boolean {
    const before = this.read(key);
    const text = how(before);
    const written =
      this.#write(key, text) || (!key.startsWith(CACHES) && this.#forgetCaches() && this.#write(key, text));
    const homeless = this.#homeless();
    if (written) homeless.delete(key);
    // a cache is asked for again
    else if (!key.startsWith(CACHES)) homeless.set(key, text);
    if (this.#isMissed) keeping.tellHomeless(this, homeless.size);
    return written;
  }

  keys(): string[] {
    const kept: string[] = [];
    try {
      const storage = this.#storage();
      for (let number = 0; number < (storage?.length ?? 0); number += 1) kept.push(storage?.key(number) ?? "");
    } catch {
      // A browser that keeps nothing has no keys.
    }
    const homeless = [...this.#homeless()];
    const gone = new Set(homeless.filter(([, text]) => text === null).map(([key]) => key));
    return [...new Set([...kept, ...homeless.map(([key]) => key)])].filter((key) => !gone.has(key));
  }

  #write(key: string, text: string | null): boolean {
    try {
      const storage = this.#storage();
      if (!storage) return text === null;
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  /** Returns whether there was anything to forget. */
  #forgetCaches(): boolean {
    const keys = this.keys().filter((key) => key.startsWith(CACHES));
    for (const key of keys) this.#write(key, null);
    return keys.length > 0;
  }

  #homeless(): Map<string, string | null> {
    let storage: object = NOWHERE;
    try {
      storage = this.#storage() ?? NOWHERE;
    } catch {
      // The same as none.
    }
    const found = this.#beside.get(storage) ?? new Map<string, string | null>();
    this.#beside.set(storage, found);
    return found;
  }
}
