// What this browser remembers, by places: each says under which name it is kept and what it looks like. What stands there may be of
// another version of the page, or somebody else's: only what a place's schema knows is taken. Other windows write too: what goes on from
// what is there is written with `amend`, and whoever shows it watches its place.

import { object, picklist, safeParse, string, type GenericSchema } from "valibot";
import type { MessageId } from "../words/i18n.svelte";
import { isFresh } from "./keeping/fresh";
import {
  besideKey,
  besideOf,
  CACHES,
  freshId,
  isOfSomebody,
  isQuick,
  OURS,
  UNREAD,
  type Keeper,
  type Origin,
} from "./keeping/keeper";
import { askToPersist } from "./keeping/persist";
import { watchKey, tellChanged } from "./keeping/watching";
import { Waiting } from "./keeping/waiting";
import { WebKeeper } from "./keeping/web";
import { unread } from "./unread.svelte";

/** Where something is remembered, and what it looks like. */
export interface Place<Value> {
  readonly key: string;
  readonly schema: GenericSchema<unknown, Value>;
  /** What somebody would look for in vain who finds it gone. */
  readonly missed?: MessageId;
  /** Only for as long as the window is open. */
  readonly passing?: boolean;
  /**
   * Joins what is kept with what an older window, a closed one or a file has. Without it what is kept stays as it is where the other comes from
   * a file, and the other takes its place where it comes from a window of this browser.
   */
  readonly join?: (kept: Value, other: Value, from: Origin) => Value;
  /** The same of a list. */
  readonly joinAll?: (kept: readonly Value[], other: readonly Value[], from: Origin) => readonly Value[];
}

type Named = Pick<Place<unknown>, "key" | "passing" | "missed">;

/** How a place joins two states of it. */
export type Joining<Value> = Pick<Place<Value>, "join" | "joinAll">;

/** A place of one's own: `what` without the house's name in front. */
export function place<Value>(
  what: string,
  schema: GenericSchema<unknown, Value>,
  missed?: MessageId,
  joining: Joining<Value> = {},
): Place<Value> {
  return { key: `${OURS}${what}`, schema, ...(missed ? { missed } : {}), ...joining };
}

/** A place for what can be asked again: where there is no room for anything else, it is forgotten first. */
export function cachePlace<Value>(what: string, schema: GenericSchema<unknown, Value>): Place<Value> {
  return { key: `${CACHES}${what}`, schema };
}

/** A place for what is remembered only as long as the window is open. */
export function passingPlace<Value>(what: string, schema: GenericSchema<unknown, Value>): Place<Value> {
  return { ...place(what, schema), passing: true };
}

const small = new WebKeeper(() => globalThis.localStorage);
const passing = new WebKeeper(() => globalThis.sessionStorage, false);
let main: Keeper = small;
/** Whether what is kept has been opened, or there is nothing to open. */
let isOpen = !("indexedDB" in globalThis);
let settle: () => Promise<void> = async () => undefined;

/** The part of the page with the database, once it has been fetched. */
let keeping: typeof import("./keeping/open") | null = null;

/**
 * Opens what is kept. Nothing but what lies in the small storage may be read before. `onBlocked`: an older page in another window is in the
 * way. Where nothing was ever kept, it need not be waited for: what keeps things is fetched after `shown`. Rejects where it did not come.
 */
export async function openStorage(onBlocked: () => void = () => undefined, shown = Promise.resolve()): Promise<void> {
  if (!isFresh()) {
    keeping = await import("./keeping/open");
    await open(keeping, onBlocked, shown);
    return;
  }
  const waiting = new Waiting();
  main = waiting;
  isOpen = true;
  globalThis.addEventListener?.("pagehide", () => waiting.hurry());
  // a device may end a page that it has put away without another word
  globalThis.document?.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") waiting.hurry();
  });
  const opened = shown
    .then(async () => {
      keeping = await import("./keeping/open");
      await open(keeping, onBlocked, null, waiting);
    })
    .catch(() => {
      waiting.handOver(small);
      main = small;
      settle = async () => undefined;
    });
  settle = async () => {
    await opened;
    await settle();
  };
}

async function open(
  { openKept }: NonNullable<typeof keeping>,
  onBlocked: () => void,
  shown: Promise<void> | null,
  waiting?: Waiting,
): Promise<void> {
  const { mirror, isLasting } = await openKept(onBlocked, shown);
  isOpen = true;
  // before anything else is changed there: nothing newer is to be changed by what is older
  waiting?.handOver(mirror ?? small);
  main = mirror ?? small;
  settle = async () => {
    if (mirror && (await isLasting)) await mirror.settled();
  };
  if (mirror) void isLasting.then((is) => is || moveTo(small, mirror));
}

/** There is no database after all: what was kept so far lies in another keeper from here on. */
function moveTo(other: Keeper, from: Keeper): void {
  main = other;
  settle = async () => undefined;
  for (const key of from.keys()) other.change(key, () => from.read(key));
}

/** Resolves once all that was remembered so far is written. */
export function written(): Promise<void> {
  return settle();
}

// What another window of the same browser writes to the small storage.
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key !== null && (main === small || isQuick(key))) tellChanged(key);
});

function keeperOf({ key, passing: isPassing = false }: Pick<Place<unknown>, "key" | "passing">): Keeper {
  if (isPassing) return passing;
  if (isQuick(key)) return small;
  if (!isOpen) throw new Error(`${key} is read before what is kept has been opened`);
  return main;
}

/** What is kept at a place, or undefined where there is nothing, or nothing that can be read. */
export function remembered<Value>(at: Place<Value>): Value | undefined {
  takeBeside(at);
  return valueOf(at, keeperOf(at).read(at.key));
}

/** Of a list that is kept, what can be read; `at` says what its members look like. */
export function rememberedAll<Value>(at: Place<Value>): Value[] {
  takeBeside(at);
  return listOf(at, keeperOf(at).read(at.key));
}

/** Whether anything is kept under a name, whatever it is. */
export function isKept(what: string): boolean {
  const at = { key: OURS + what };
  const text = keeperOf(at).read(at.key);
  return (text !== null && text !== "null" && text !== "[]") || besides(at).length > 0;
}

/** Keeps `value` as JSON, whatever is there. Returns whether that worked, as far as is known by now. */
export function remember(at: Named, value: unknown): boolean {
  const text = JSON.stringify(value);
  // it takes the place of whatever was to be joined, too
  dropBesides(at);
  return changed(at, () => text);
}

/**
 * Goes on from what is kept. `how` is given it, undefined where there is nothing, and answers with what shall be kept, undefined: it stays
 * as it is. It is called again where another window has written meanwhile, and must do nothing else. Returns as `remember`.
 */
export function amend<Value>(at: Place<Value>, how: (kept: Value | undefined) => Value | undefined): boolean {
  takeBeside(at);
  return changed(at, (text) => {
    const value = how(valueOf(at, text));
    return value === undefined ? text : JSON.stringify(value);
  });
}

/** The same of a list. */
export function amendAll<Value>(at: Place<Value>, how: (kept: readonly Value[]) => readonly Value[]): boolean {
  takeBeside(at);
  return changed(at, (text) => JSON.stringify(how(listOf(at, text))));
}

/**
 * Joins what a former version keeps under another name, where it had room for less, with a list that is kept by now. A page of that version
 * in another window may go on writing there: whoever reads or changes the list calls this first.
 */
export function takeFormer<Value>(former: Place<readonly Value[]>, at: Place<Value>): void {
  takeBeside(former);
  const keeper = keeperOf(former);
  const said = keeper.read(former.key);
  const found = valueOf(former, said);
  if (found === undefined) return;
  takeBeside(at);
  if (found.length > 0) changed(at, (text) => joined(at, text, JSON.stringify(found), "browser"));
  // another window may have put something else there meanwhile
  keeper.change(former.key, (text) => (text === said ? null : text));
}

function changed(at: Named, how: (text: string | null) => string | null): boolean {
  if (at.missed !== undefined) askToPersist();
  return keeperOf(at).change(at.key, how);
}

/** Calls `listener` whenever another window has changed what is kept at a place. Returns how to stop that. */
export function watchPlace({ key }: Pick<Place<unknown>, "key">, listener: () => void): () => void {
  return watchKey(key, listener);
}

/** The rest of the names of places that begin so, the house's name in front left out. */
export function keysUnder(prefix: string): string[] {
  const found = keeperOf({ key: OURS + prefix }).keys();
  return found.filter((key) => key.startsWith(OURS + prefix)).map((key) => key.slice(OURS.length + prefix.length));
}

/** What is kept of somebody: by its name, and what is still to be joined with it. */
export interface Everything {
  readonly kept: Readonly<Record<string, unknown>>;
  readonly beside: readonly (readonly [what: string, value: unknown])[];
}

/** All that somebody would want to have again: no caches, no copies, nothing on its way. */
export function everythingKept(): Everything {
  const keys = [...small.keys(), ...keeperOf({ key: OURS }).keys()].map((key) => besideOf(key)?.key ?? key);
  const kept = [...new Set(keys)].filter(isOfSomebody).sort();
  const valueAt = (key: string): unknown => parsed({ key }, keeperOf({ key }).read(key));
  const isThere = ([, value]: readonly [string, unknown]): boolean => value !== undefined && value !== null;
  const beside = kept.flatMap((key) =>
    besides({ key }).map(({ text }) => [key.slice(OURS.length), parsed({ key }, text)] as const),
  );
  return {
    kept: Object.fromEntries(kept.map((key) => [key.slice(OURS.length), valueAt(key)] as const).filter(isThere)),
    beside: beside.filter(isThere),
  };
}

/** Takes in what a file has kept under a name: it is joined with what is kept here once somebody reads that. */
export function takeIn(what: string, value: unknown): void {
  const key = OURS + what;
  const text = JSON.stringify({ from: "file", text: JSON.stringify(value) } satisfies Beside);
  keeperOf({ key }).change(besideKey(freshId(), key), () => text);
  tellChanged(key);
}

/** Nothing of it is kept any longer, nor a copy. */
export function forget(at: Named): void {
  keeperOf(at).change(at.key, () => null);
  forgetCopies(at);
  if (!at.passing && !isQuick(at.key) && main === small) keeping?.eraseLater(at.key);
}

/** No copy of it is kept any longer: of what could not be read, of what an older page or a file has, of what was brought over. */
export function forgetCopies(at: Named): void {
  keeperOf(at).change(`${at.key}${UNREAD}`, () => null);
  dropBesides(at);
  if (at.passing || isQuick(at.key) || main === small) return;
  keeping?.dropOlder(at.key);
  keeping?.dropOlder(`${at.key}${UNREAD}`);
}

function valueOf<Value>(at: Place<Value>, text: string | null): Value | undefined {
  const found = parsed(at, text);
  if (found === undefined || found === null) return undefined;
  const { success, output } = safeParse(at.schema, found);
  if (success) return output;
  setAside(at, text);
  return undefined;
}

function listOf<Value>(at: Place<Value>, text: string | null): Value[] {
  const found = parsed(at, text);
  if (found === undefined || found === null) return [];
  const each = Array.isArray(found) ? found.map((one) => safeParse(at.schema, one)) : [];
  const sound = each.flatMap(({ success, output }) => (success ? [output as Value] : []));
  if (!Array.isArray(found) || sound.length < found.length) setAside(at, text);
  return sound;
}

function parsed(at: Named, text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    setAside(at, text);
    return undefined;
  }
}

/** What cannot be read is soon written over: a copy stays, and who would miss it is told. */
function setAside(at: Named, text: string | null): void {
  if (!at.missed || text === null) return;
  unread.tell(at.missed);
  keeperOf(at).change(`${at.key}${UNREAD}`, () => text);
}

/** What lies beside a place. */
interface Beside {
  readonly from: Origin;
  readonly text: string;
}

const besideSchema = object({ from: picklist(["file", "browser"]), text: string() });

/** What lies beside a place, in the order in which it came. */
function besides(at: Pick<Place<unknown>, "key" | "passing">): (Beside & { key: string; said: string })[] {
  if (at.passing) return [];
  const keeper = keeperOf(at);
  const keys = keeper.keys().filter((key) => besideOf(key)?.key === at.key);
  return keys.sort().flatMap((key) => {
    const said = keeper.read(key) ?? "";
    try {
      const { success, output } = safeParse(besideSchema, JSON.parse(said));
      return success ? [{ key, said, ...output }] : [];
    } catch {
      return [];
    }
  });
}

function dropBesides(at: Pick<Place<unknown>, "key" | "passing">): void {
  for (const { key } of besides(at)) keeperOf(at).change(key, () => null);
}

/** Joins what lies beside a place with what is kept there. */
function takeBeside<Value>(at: Place<Value>): void {
  for (const { key, said, from, text: other } of besides(at)) {
    keeperOf(at).change(at.key, (text) => joined(at, text, other, from));
    // another window may have put something else there meanwhile
    keeperOf(at).change(key, (text) => (text === said ? null : text));
  }
}

function joined<Value>(at: Place<Value>, text: string | null, other: string, from: Origin): string | null {
  if (at.joinAll) {
    const more = listOf(at, other);
    return more.length === 0 ? text : JSON.stringify(at.joinAll(listOf(at, text), more, from));
  }
  const value = valueOf(at, other);
  if (value === undefined) return text;
  const kept = valueOf(at, text);
  if (kept === undefined) return JSON.stringify(value);
  if (at.join) return JSON.stringify(at.join(kept, value, from));
  return from === "file" ? text : JSON.stringify(value);
}
