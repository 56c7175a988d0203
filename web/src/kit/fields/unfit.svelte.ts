// What stands in fields of numbers and cannot be taken: kept until it is mended, though its field be folded away meanwhile.

import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";

export interface Unfit {
  /** As it was written. */
  text: string;
  /** What the field is called, and what it expects. */
  label: string;
  range: string;
}

export class UnfitEntries {
  readonly #entries = new SvelteMap<string, Unfit>();

  get count(): number {
    return this.#entries.size;
  }

  /** By the names of their fields, in the order in which they were written. */
  get all(): readonly (readonly [string, Unfit])[] {
    return [...this.#entries];
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

/** Fields below this component keep there what does not fit. */
export function offerUnfitEntries(entries: UnfitEntries): void {
  setContext(key, entries);
}

/** What a component is mounted with, so that it has these. */
export function contextOf(entries: UnfitEntries): Map<symbol, UnfitEntries> {
  return new Map([[key, entries]]);
}

/** Where fields of this page keep it; null where each minds its own. */
export function unfitEntries(): UnfitEntries | null {
  return getContext<UnfitEntries | undefined>(key) ?? null;
}
