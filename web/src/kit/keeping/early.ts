// What `build/ahead.js` has read of the database while the page was still on its way.

import { storedOf, VERSION, type Stored } from "./database";
import { inTime } from "./patience";

/** What it left: the texts as they were when it opened the database, in its own connection. */
interface Early {
  readonly version: number;
  readonly keys: readonly string[];
  readonly values: readonly Stored[];
}

declare global {
  /** Resolves to null where it could not be read. */
  var eastwindKept: Promise<Early | null> | undefined;
}

/** A database that takes longer is asked once more, by the page itself. */
const PATIENCE_S = 1;

/** Takes what was read early; null where nothing was, it takes long, or the database is of another version. It is taken once. */
export async function takeEarly(): Promise<ReadonlyMap<string, Stored> | null> {
  const reading = globalThis.eastwindKept;
  globalThis.eastwindKept = undefined;
  const early = reading && (await inTime(reading, PATIENCE_S).catch(() => null));
  return early?.version === VERSION ? storedOf(early.keys, early.values) : null;
}
