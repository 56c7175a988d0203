// Who wants to know when something that is kept has changed elsewhere: in another window, or by a file that was loaded.

type Listener = () => void;

const listeners = new Map<string, Set<Listener>>();

/** Calls `listener` whenever what is kept at a key was changed by another window. Returns how to stop that. */
export function watchKey(key: string, listener: Listener): () => void {
  const all = listeners.get(key) ?? new Set();
  listeners.set(key, all.add(listener));
  return () => void all.delete(listener);
}

/** What is kept at a key has changed elsewhere. */
export function tellChanged(key: string): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
}

export function watchedKeys(): string[] {
  return [...listeners.keys()];
}
