// Whether this browser has ever kept anything: asked before what keeps things has been fetched.

import { HAD, isQuick, OURS } from "./keeper";

/** Throws nothing: a browser that keeps nothing has no small storage. */
export function smallStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Returns whether the browser has never kept anything of Eastwind but language, settings and the like (`isQuick`). */
export function isFresh(): boolean {
  try {
    const storage = globalThis.localStorage;
    const keys = Array.from({ length: storage.length }, (_, number) => storage.key(number) ?? "");
    return storage.getItem(HAD) === null && keys.every((key) => !key.startsWith(OURS) || isQuick(key));
  } catch {
    // One that does not say so may have had anything.
    return false;
  }
}
