// What every way of keeping texts has in common.

/** What shall stand at a key, given what stands there; null: nothing. Asked again where another window was faster. */
export type Change = (text: string | null) => string | null;

export interface Keeper {
  read(key: string): string | null;
  /** Returns false where it is known that there was no room: then it is kept until the window is closed. */
  change(key: string, how: Change): boolean;
  keys(): string[];
}

export const OURS = "eastwind.";
/** What is kept only to spare asking again. */
export const CACHES = `${OURS}cache.`;
/** What was not written any more when a window was closed. */
export const LATE = `${OURS}late.`;
/** What is to be joined with what stands at a key, once somebody reads it who knows how. */
export const BESIDE = `${OURS}beside.`;
/** Follows a key: a copy of what could not be read there. */
export const UNREAD = ".unread";

/** What is read before the database is open, and so lies in the browser's small storage. */
export const QUICK: ReadonlySet<string> = new Set(
  ["settings", "language", "tables", "setup", "persist"].map((what) => OURS + what),
);

export function isQuick(key: string): boolean {
  return QUICK.has(key.endsWith(UNREAD) ? key.slice(0, -UNREAD.length) : key) || QUICK.has(key.replace(BESIDE, OURS));
}
