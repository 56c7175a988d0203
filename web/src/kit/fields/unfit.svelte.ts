// Fields that hold text which cannot be used: kept until mended, though the field itself be gone from the screen meanwhile.
//
// Every owner of such fields has one `UnfitEntries`, and asks its `count` before it books, sends, shares or shows a result: the value
// that a marked field had before is not what stands there.

import { getContext, setContext } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";

export interface Unfit {
  /** As it was written. */
  text: string;
  /** What the field is called, and what it expects. */
  label: string;
  range: string;
}

export class UnfitEntries {
  readonly #entries = new SvelteMap<string, Unfit>();
  readonly #onScreen = new SvelteSet<string>();

  get count(): number {
    return this.#entries.size;
  }

  /** By the names of their fields, in the order in which they were written. */
  get all(): readonly (readonly [string, Unfit])[] {
    return [...this.#entries];
  }

  /** Those whose field is not on the screen: nothing else says why the owner refuses. */
  get away(): readonly Unfit[] {
    return this.all.filter(([name]) => !this.#onScreen.has(name)).map(([, entry]) => entry);
  }

  /** Tells that a field is on the screen. Returns the way to tell that it has gone. */
  shows(name: string): () => void {
    this.#onScreen.add(name);
    return () => void this.#onScreen.delete(name);
  }

  /** Tells that a field is on the screen whenever no folded part of the page hides it. Returns the way to end that. */
  watches(name: string, field: Element): () => void {
    const look = (): void => {
      if (field.closest("details:not([open])")) this.#onScreen.delete(name);
      else this.#onScreen.add(name);
    };
    look();
    // what unfolds tells it to itself alone, so that it is heard on the way there
    document.addEventListener("toggle", look, true);
    return () => {
      document.removeEventListener("toggle", look, true);
      this.#onScreen.delete(name);
    };
  }

  at(name: string): Unfit | undefined {
    return this.#entries.get(name);
  }

  keep(name: string, entry: Unfit): void {
    this.#entries.set(name, entry);
  }

  /** A field is mended, or gone. `name`: of it, or of what its name begins with, up to a `/`. */
  clear(name: string): void {
    for (const known of [...this.#entries.keys()])
      if (known === name || known.startsWith(`${name}/`)) this.#entries.delete(known);
  }

  clearAll(): void {
    this.#entries.clear();
  }
}

const key = Symbol("unfit entries");

/** Fields below this component keep there what does not fit. Returns the entries. */
export function offerUnfitEntries(entries = new UnfitEntries()): UnfitEntries {
  return setContext(key, entries);
}

/** What a component is mounted with, so that it has these. */
export function contextOf(entries: UnfitEntries): Map<symbol, UnfitEntries> {
  return new Map([[key, entries]]);
}

/** Where fields of this page keep it; null where each minds its own. */
export function unfitEntries(): UnfitEntries | null {
  return getContext<UnfitEntries | undefined>(key) ?? null;
}
