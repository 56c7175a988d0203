// What this browser remembers. Storage may be switched off or full: then the page forgets, and works all the same. What stands there
// may be of another version of the page, or somebody else's: only what a place's schema knows is taken.

import { safeParse, type GenericSchema } from "valibot";
import type { MessageId } from "../words/i18n.svelte";
import { unread } from "./unread.svelte";

/** Where a copy lies of what could not be read. */
const UNREAD = ".unread";
const OURS = "eastwind.";
/** What is kept only to spare asking again. */
const CACHES = `${OURS}cache.`;

/** Where something is remembered, and what it looks like. */
export interface Place<Value> {
  readonly key: string;
  readonly schema: GenericSchema<unknown, Value>;
  /** What somebody would look for in vain who finds it gone. */
  readonly missed?: MessageId;
  /** Only for as long as the window is open. */
  readonly passing?: boolean;
}

/** A place of one's own: `what` without the house's name in front. */
export function place<Value>(what: string, schema: GenericSchema<unknown, Value>, missed?: MessageId): Place<Value> {
  return { key: `${OURS}${what}`, schema, ...(missed ? { missed } : {}) };
}

/** A place for what can be asked again: where there is no room for anything else, it is forgotten first. */
export function cachePlace<Value>(what: string, schema: GenericSchema<unknown, Value>): Place<Value> {
  return { key: `${CACHES}${what}`, schema };
}

/** A place for what is remembered only as long as the window is open. */
export function passingPlace<Value>(what: string, schema: GenericSchema<unknown, Value>): Place<Value> {
  return { ...place(what, schema), passing: true };
}

/** What is kept at a place, or undefined where there is nothing, or nothing that can be read. */
export function remembered<Value>(at: Place<Value>): Value | undefined {
  const found = read(at);
  if (found === undefined || found === null) return undefined;
  const { success, output } = safeParse(at.schema, found);
  if (success) return output;
  setAside(at);
  return undefined;
}

/** Of a list that is kept, what can be read; `at` says what its members look like. */
export function rememberedAll<Value>(at: Place<Value>): Value[] {
  const found = read(at);
  if (found === undefined || found === null) return [];
  const parsed = Array.isArray(found) ? found.map((one) => safeParse(at.schema, one)) : [];
  const sound = parsed.flatMap(({ success, output }) => (success ? [output as Value] : []));
  if (!Array.isArray(found) || sound.length < found.length) setAside(at);
  return sound;
}

/** Keeps `value` as JSON. Returns whether that worked. */
export function remember(at: Pick<Place<unknown>, "key" | "passing">, value: unknown): boolean {
  const text = JSON.stringify(value);
  return written(at, text) || (!at.passing && !at.key.startsWith(CACHES) && forgetCaches() && written(at, text));
}

function written(at: Pick<Place<unknown>, "key" | "passing">, text: string): boolean {
  try {
    storageOf(at).setItem(at.key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether there was anything to forget. */
function forgetCaches(): boolean {
  const keys = keysUnder("cache.");
  for (const key of keys) drop({}, `${CACHES}${key}`);
  return keys.length > 0;
}

/** The rest of the names of places that begin so, the house's name in front left out. */
export function keysUnder(prefix: string): string[] {
  try {
    const kept = globalThis.localStorage;
    const keys = Array.from({ length: kept.length }, (_, number) => kept.key(number) ?? "");
    return keys.filter((key) => key.startsWith(OURS + prefix)).map((key) => key.slice(OURS.length + prefix.length));
  } catch {
    return [];
  }
}

/** Nothing of it is kept any longer, nor a copy of what could not be read. */
export function forget(at: Pick<Place<unknown>, "key" | "passing">): void {
  drop(at, at.key);
  forgetUnread(at);
}

/** The copy of what could not be read is kept no longer. */
export function forgetUnread(at: Pick<Place<unknown>, "key" | "passing">): void {
  drop(at, `${at.key}${UNREAD}`);
}

function drop(at: Pick<Place<unknown>, "passing">, key: string): void {
  try {
    storageOf(at).removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Throws where the browser keeps nothing. */
function storageOf({ passing = false }: Pick<Place<unknown>, "passing">): Storage {
  return passing ? globalThis.sessionStorage : globalThis.localStorage;
}

function read(at: Place<unknown>): unknown {
  let text: string | null | undefined;
  try {
    text = storageOf(at).getItem(at.key);
    return text == null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    if (text != null) setAside(at);
    return undefined;
  }
}

/** What cannot be read is soon written over: a copy stays, and who would miss it is told. */
function setAside(at: Place<unknown>): void {
  if (!at.missed) return;
  unread.tell(at.missed);
  try {
    const text = storageOf(at).getItem(at.key);
    if (text !== null) storageOf(at).setItem(`${at.key}${UNREAD}`, text);
  } catch {
    // There is no room for a copy.
  }
}
