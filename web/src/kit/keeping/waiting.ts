// A keeper in memory for a browser in which nothing was ever kept, until the database's part of the page has been fetched.

import { smallStorage } from "./fresh";
import { CACHES, type Change, type Keeper } from "./keeper";

export class Waiting implements Keeper {
  readonly #texts = new Map<string, string>();
  #changes: (readonly [key: string, how: Change])[] = [];
  /** Texts put into the small storage when the window might have been closed. */
  readonly #hurried = new Map<string, string>();

  read(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  keys(): string[] {
    return [...this.#texts.keys()];
  }

  change(key: string, how: Change): boolean {
    const text = how(this.read(key));
    if (text === null) this.#texts.delete(key);
    else this.#texts.set(key, text);
    this.#changes.push([key, how]);
    return true;
  }

  /** Makes the same changes in another keeper, which keeps them from here on. */
  handOver(to: Keeper): void {
    for (const key of this.#hurried.keys()) this.#takeBack(key);
    for (const [key, how] of this.#changes) to.change(key, how);
    this.#changes = [];
    this.#texts.clear();
  }

  /** The window may be closed now: what it holds is brought over at the next start. */
  hurry(): void {
    // it may have been hurried before, and gone on: what was forgotten since is not to come back
    for (const key of this.#hurried.keys()) if (!this.#texts.has(key)) this.#takeBack(key);
    for (const [key, text] of this.#texts) {
      if (key.startsWith(CACHES)) continue;
      try {
        smallStorage()?.setItem(key, text);
        this.#hurried.set(key, text);
      } catch {
        // There is no room.
      }
    }
  }

  #takeBack(key: string): void {
    if (smallStorage()?.getItem(key) === this.#hurried.get(key)) smallStorage()?.removeItem(key);
    this.#hurried.delete(key);
  }
}
