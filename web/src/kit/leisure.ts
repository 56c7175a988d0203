// What can wait until the browser has nothing else to do.

/** Calls `then` when nothing else is to be done; where a browser cannot say when that is, a little later. Ends with what it returns. */
export function atLeisure(then: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(then, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(then);
  return () => cancelIdleCallback(asked);
}

/** Returns whether the browser was told to fetch no more than what is asked for. */
export function savesData(): boolean {
  const { connection } = globalThis.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
