// What every way of keeping texts has in common, and how keys are made.

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
/** Follows a key: a copy of what could not be read there. */
export const UNREAD = ".unread";
/** What was not written any more when a window was closed. */
const LATE = `${OURS}late.`;
/** What is to be joined with what stands at a key, once somebody reads it who knows how. */
const BESIDE = `${OURS}beside.`;
/** What was copied from the small storage into the database. */
export const BROUGHT = `${OURS}brought`;
/** In the small storage: this browser has had the database. */
export const HAD = `${OURS}database`;

/** What is read before the database is open, or is about it: it lies in the browser's small storage. */
const QUICK: ReadonlySet<string> = new Set([
  ...["settings", "language", "tables", "setup", "persist"].map((what) => OURS + what),
  HAD,
]);

export function isQuick(key: string): boolean {
  const about = besideOf(key)?.key ?? key;
  return QUICK.has(about.endsWith(UNREAD) ? about.slice(0, -UNREAD.length) : about);
}

/** Whether a key is of something that somebody would want to have again: no cache, no copy, nothing on its way. */
export function isOfSomebody(key: string): boolean {
  const others = [CACHES, BESIDE, LATE, BROUGHT, HAD, `${OURS}persist`];
  return key.startsWith(OURS) && !key.endsWith(UNREAD) && !others.some((other) => key.startsWith(other));
}

/** Names of one kind, each with an id of its own and the key that it is about: `eastwind.late.ID:KEY`. */
function about(prefix: string, key: string): { id: string; key: string } | null {
  const colon = key.indexOf(":");
  if (!key.startsWith(prefix) || colon < 0) return null;
  return { id: key.slice(prefix.length, colon), key: key.slice(colon + 1) };
}

export const besideOf = (key: string): { id: string; key: string } | null => about(BESIDE, key);
export const besideKey = (id: string, key: string): string => `${BESIDE}${id}:${key}`;
export const lateOf = (key: string): { id: string; key: string } | null => about(LATE, key);
export const lateKey = (window: string, key: string): string => `${LATE}${window}:${key}`;

let made = 0;

/** An id that no other window has; later ones are greater. */
export function freshId(): string {
  made += 1;
  const chance = Math.floor(Math.random() * 36 ** 5);
  return [Date.now().toString(36), made.toString(36).padStart(3, "0"), chance.toString(36)].join("-");
}

/** Where what lies beside a place comes from: a file, or an older or closed window of this browser. */
export type Origin = "file" | "browser";
