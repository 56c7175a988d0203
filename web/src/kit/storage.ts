// What this browser remembers. Storage may be switched off or full: then the page forgets, and works all the same.

/** The value kept under `key`, or undefined where there is none or it cannot be read. The caller checks its shape. */
export function remembered<Value>(key: string): Value | undefined {
  try {
    const text = globalThis.localStorage?.getItem(key);
    return text == null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** Keeps `value` as JSON. Returns whether that worked. */
export function remember(key: string, value: unknown): boolean {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
