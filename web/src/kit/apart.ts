// Things that rooms keep elsewhere than in places, such as sounds: a file of everything holds them, too.

export interface Apart {
  /** Everything, as it stands in a file. */
  save(): Promise<unknown>;
  /** Joins what a file has with what is kept; what is no such thing is left. Rejects where there is no room. */
  load(saved: unknown): Promise<void>;
}

const all = new Map<string, () => Promise<Apart>>();

/** Adds something that is kept apart, under its name in the file. `fetch`: it is fetched when it is wanted. */
export function keepApart(name: string, fetch: () => Promise<Apart>): void {
  all.set(name, fetch);
}

export function keptApart(): ReadonlyMap<string, () => Promise<Apart>> {
  return all;
}
