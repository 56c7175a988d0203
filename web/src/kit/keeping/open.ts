// How what is kept is opened when the page begins: the database where there is one, and what lies in the small storage brought over.

import * as v from "valibot";
import { version } from "../version.svelte";
import { Database, type Happenings, type Stored } from "./database";
import { BESIDE, isQuick, LATE, OURS, type Keeper } from "./keeper";
import { keeping } from "./keeping.svelte";
import { Mirror, type Late } from "./mirror";
import { tellChanged, watchedKeys } from "./watching";

/** Some browsers never answer; the page then begins without its database. */
const ANSWER_MS = 4000;
const CHANNEL = "eastwind.kept";
const lateSchema: v.GenericSchema<unknown, Late> = v.object({ text: v.nullable(v.string()), on: v.number() });

function smallStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Opens the database and brings over what lies in the small storage. `onBlocked` is called where an older page in another window is in the
 * way; opening goes on once that is closed. Null: there is no database, and the small storage serves for everything.
 */
export async function openKept(onBlocked: () => void): Promise<Mirror | null> {
  const isSmallWritable = isWritable(smallStorage());
  if (!("indexedDB" in globalThis)) {
    keeping.say({ nothing: !isSmallWritable });
    return null;
  }
  let isBlocked = false;
  let mirror: Mirror | null = null;
  const happenings: Happenings = {
    blocked: () => {
      isBlocked = true;
      onBlocked();
    },
    replaced: () => {
      mirror?.replaced();
      version.found();
    },
    lost: () => mirror?.lost(),
  };
  const reopen = (): Promise<Database> => Database.open(happenings);
  try {
    const database = await answered(reopen(), () => isBlocked);
    const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(CHANNEL) : null;
    const stored = await answered(broughtOver(database), () => false);
    mirror = new Mirror(database, stored, { reopen, channel, hurry: smallStorage });
    listen(mirror);
    return mirror;
  } catch {
    keeping.say({ nothing: !isSmallWritable, shut: isSmallWritable });
    return null;
  }
}

/** Rejects where nothing is answered in good time, unless somebody `mayTakeLong`: a person who is asked to close a window. */
async function answered<Value>(asked: Promise<Value>, mayTakeLong: () => boolean): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => mayTakeLong() || reject(new Error("the database does not answer")), ANSWER_MS);
    void asked.then(resolve, reject).finally(() => clearInterval(timer));
  });
}

function isWritable(storage: Storage | undefined): boolean {
  const probe = `${OURS}probe`;
  try {
    storage?.setItem(probe, "");
    storage?.removeItem(probe);
    return storage !== undefined;
  } catch {
    // a full one is one all the same
    return (storage?.length ?? 0) > 0;
  }
}

function listen(mirror: Mirror): void {
  globalThis.addEventListener?.("pagehide", () => mirror.hurry());
  // An older page in another window still writes to the small storage.
  globalThis.addEventListener?.("storage", ({ key, newValue }) => {
    if (key === null || newValue === null || !key.startsWith(OURS) || isQuick(key) || key.startsWith(LATE)) return;
    if (mirror.read(key) !== newValue) besideOf(mirror, key, newValue);
    forgetAll([key]);
    if (watchedKeys().includes(key)) tellChanged(key);
  });
}

/** Puts a text beside what is kept at a key, to be joined with it by whoever reads it next. */
export function besideOf(keeper: Keeper, key: string, text: string): void {
  keeper.change(key.replace(OURS, BESIDE), () => text);
}

/** What the database holds, once what lay in the small storage is there too. What was brought over is taken away only when it is read back the same. */
async function broughtOver(database: Database): Promise<ReadonlyMap<string, Stored>> {
  const stored = await database.all();
  const small = textsOf(smallStorage());
  const wanted = new Map<string, string>();
  for (const [key, text] of small) {
    if (isQuick(key)) continue;
    if (!key.startsWith(LATE)) wanted.set(placeFor(key, text, stored), text);
    else takeLate(key.slice(LATE.length), text, stored, wanted);
  }
  const done = [...small.keys()].filter((key) => !isQuick(key));
  if (done.length === 0) return stored;
  if (wanted.size > 0) await database.put(wanted);
  const after = await database.all();
  if ([...wanted].every(([key, text]) => after.get(key)?.text === text)) forgetAll(done);
  return after;
}

/** Where a text of the small storage goes: its own key, or beside what stands there. */
function placeFor(key: string, text: string, stored: ReadonlyMap<string, Stored>): string {
  const there = stored.get(key);
  return there === undefined || there.text === text ? key : key.replace(OURS, BESIDE);
}

/** Something was written when a window was closed and may have come too late. */
function takeLate(key: string, said: string, stored: ReadonlyMap<string, Stored>, wanted: Map<string, string>): void {
  const late = read(said);
  const there = stored.get(key);
  if (!late || late.text === null || late.text === there?.text) return;
  wanted.set((there?.revision ?? 0) === late.on ? key : key.replace(OURS, BESIDE), late.text);
}

function read(text: string): Late | null {
  try {
    const { success, output } = v.safeParse(lateSchema, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

function textsOf(storage: Storage | undefined): Map<string, string> {
  const found = new Map<string, string>();
  try {
    for (let number = 0; number < (storage?.length ?? 0); number += 1) {
      const key = storage?.key(number) ?? "";
      const text = key.startsWith(OURS) ? storage?.getItem(key) : null;
      if (text != null) found.set(key, text);
    }
  } catch {
    // A browser that keeps nothing has nothing to be brought over.
  }
  return found;
}

function forgetAll(keys: readonly string[]): void {
  for (const key of keys) smallStorage()?.removeItem(key);
}
