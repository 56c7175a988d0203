// What `build/ahead.js` has read of the database while the page was still on its way.

import { VERSION, type Stored } from "./database";

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
const PATIENCE_MS = 1000;

/** Takes what was read early; null where nothing was, it takes long, or the database is of another version. It is taken once. */
export async function takeEarly(): Promise<ReadonlyMap<string, Stored> | null> {
  const reading = globalThis.eastwindKept;
  globalThis.eastwindKept = undefined;
  if (!reading) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((done) => (timer = setTimeout(() => done(null), PATIENCE_MS)));
  const early = await Promise.race([reading.catch(() => null), late]);
  clearTimeout(timer);
  if (early?.version !== VERSION) return null;
  return new Map(early.keys.flatMap((key, at) => (early.values[at] ? [[key, early.values[at]] as const] : [])));
}
