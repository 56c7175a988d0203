// What lies in the small storage and belongs into the database: what earlier pages kept, and what a window put down while it was closed.
// Earlier pages may be open in other windows for a while and go on with what lies there: it is copied, and taken away a day later.

import * as v from "valibot";
import { isMarked, type Database, type Put, type Stored } from "./database";
import { smallStorage } from "./fresh";
import {
  besideKey,
  besideOf,
  BROUGHT,
  CACHES,
  freshId,
  HAD,
  isQuick,
  lateKey,
  lateOf,
  OURS,
  UNREAD,
  type Keeper,
} from "./keeper";
import type { Late } from "./mirror";
import { tellChanged } from "./watching";

const DAY_MS = 24 * 3_600_000;
const lateSchema: v.GenericSchema<unknown, Late> = v.object({
  text: v.nullable(v.string()),
  on: v.number(),
  number: v.number(),
});
/** What was copied: a digest of each text, and when that was, in milliseconds since 1970. */
const broughtSchema = v.object({ at: v.number(), texts: v.record(v.string(), v.string()) });
type Brought = v.InferOutput<typeof broughtSchema>;

function textAt(key: string): string | null {
  try {
    return smallStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Notes that this browser has the database. */
export function noteDatabase(): void {
  try {
    smallStorage()?.setItem(HAD, "1");
  } catch {
    // Then the page waits for it at the next start, too.
  }
}

/** Whether this browser has had the database before. */
export function hadDatabase(): boolean {
  return textAt(HAD) !== null;
}

/** Outcome of bringing texts over. */
export interface BroughtOver {
  /** Texts in the database now. */
  readonly stored: ReadonlyMap<string, Stored>;
  /** Texts for which there was no room: they stay in the small storage. Texts that closed windows put down lie beside their places meanwhile. */
  readonly homeless: ReadonlyMap<string, string>;
  /** Texts that were written to the database just now. */
  readonly brought: ReadonlyMap<string, Stored>;
}

/** Brings the texts of the small storage into the database, in one piece, and reads them back. */
export async function bringOver(database: Database): Promise<BroughtOver> {
  const small = smallTexts();
  const before = await database.all();
  const fresh = freshOf(small, before);
  if (fresh.size === 0) {
    letGo(small, broughtOf(before));
    return { stored: before, homeless: new Map(), brought: new Map() };
  }
  let puts: ReadonlyMap<string, Stored>;
  try {
    puts = await bringRoomy(database, fresh);
  } catch {
    const homeless = [...fresh].filter(([key]) => !before.has(key));
    return { stored: await database.all(), homeless: new Map(homeless), brought: new Map() };
  }
  const stored = await database.all();
  const lost = [...puts].filter(([key, put]) => !isReadBack(put, stored.get(key))).map(([key]) => key);
  if (lost.length > 0) {
    // it stays where it is, and is brought over once more at the next start
    await database.alter(() => new Map([[BROUGHT, { text: JSON.stringify(broughtOf(before)) }]]));
    return { stored, homeless: new Map([...fresh].filter(([key]) => lost.includes(key))), brought: puts };
  }
  for (const [key, text] of fresh) if (lateOf(key)) removeIf(key, text);
  return { stored, homeless: new Map(), brought: puts };
}

/** Returns whether nothing of the small storage is still to be brought into a database that holds these texts. */
export function isAllBrought(stored: ReadonlyMap<string, Stored>): boolean {
  return freshOf(smallTexts(), stored).size === 0;
}

/** Texts of the small storage whose place is the database. */
function smallTexts(): Map<string, string> {
  return new Map([...textsOf(smallStorage())].filter(([key]) => !isQuick(key)));
}

/** Whether what was written is there: the same, or what another window has made of it since. */
function isReadBack(put: Stored, found: Stored | undefined): boolean {
  return found !== undefined && (found.text === put.text || found.revision > put.revision);
}

/** What is not in the database yet, as far as it says itself. */
function freshOf(small: ReadonlyMap<string, string>, stored: ReadonlyMap<string, Stored>): Map<string, string> {
  const { texts } = broughtOf(stored);
  return new Map([...small].filter(([key, text]) => texts[key] !== digestOf(text)));
}

/** Where there is no room, without caches. */
async function bringRoomy(
  database: Database,
  fresh: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Stored>> {
  try {
    return await database.alter((stored) => planOf(fresh, stored));
  } catch {
    await database.remove([...(await database.all()).keys()].filter((key) => key.startsWith(CACHES)));
    const dear = new Map([...fresh].filter(([key]) => !key.startsWith(CACHES)));
    return await database.alter((stored) => planOf(dear, stored));
  }
}

/** What is to be written: each text at its own key, or beside what stands there. */
function planOf(small: ReadonlyMap<string, string>, stored: ReadonlyMap<string, Stored>): Map<string, Put> {
  const puts = new Map<string, Put>();
  const brought = broughtOf(stored);
  const copied: Record<string, string> = {};
  // another window may have brought some of it over in this moment
  for (const [key, text] of freshOf(small, stored)) {
    if (lateOf(key) === null) copied[key] = digestOf(text);
    const about = lateOf(key);
    const there = stored.get(about?.key ?? key);
    if (about) planLate(about, text, there, puts);
    else if (there === undefined || key.endsWith(UNREAD) || key.startsWith(CACHES)) puts.set(key, { text });
    else if (there.text !== text) puts.set(besideKey(freshId(), key), { text: besideText(text) });
  }
  if (Object.keys(copied).length === 0) return puts;
  const after: Brought = { at: Date.now(), texts: { ...brought.texts, ...copied } };
  return puts.set(BROUGHT, { text: JSON.stringify(after) });
}

/** Something was written when a window was closed and may have come too late. */
function planLate(
  { id, key }: { id: string; key: string },
  said: string,
  there: Stored | undefined,
  puts: Map<string, Put>,
): void {
  const late = read(said, lateSchema);
  if (!late) return;
  const mark = { window: id, number: late.number };
  if (isMarked(there, mark)) return;
  const put = puts.get(key);
  // what was erased is erased, whatever others have written since
  if (late.text === null || ((there?.revision ?? 0) === late.on && !put))
    puts.set(key, { text: late.text, marks: [...(put?.marks ?? []), mark] });
  else {
    // others have written since: this is joined with theirs, and the window, should it come back, writes it no more
    puts.set(key, { text: put ? put.text : (there?.text ?? null), marks: [...(put?.marks ?? []), mark] });
    if (isJoinable(key)) puts.set(besideKey(freshId(), key), { text: besideText(late.text) });
  }
}

/** Returns whether a text beside a key can be joined with that key's text. */
function isJoinable(key: string): boolean {
  return !key.endsWith(UNREAD) && besideOf(key) === null && key !== BROUGHT;
}

/** Key and text under which a closed window's text lies beside its place while the database has no room; null for any other text. */
export function lateBeside(at: string, said: string): { key: string; text: string } | null {
  const about = lateOf(at);
  const text = about && read(said, lateSchema)?.text;
  return about && text != null && isJoinable(about.key)
    ? { key: besideKey(about.id, about.key), text: besideText(text) }
    : null;
}

/** Drops a closed window's text, which has been kept elsewhere. */
export function dropLate(at: string, said: string): void {
  removeIf(at, said);
}

/** Without a database: what a window put down when it was closed goes to its own key here, or beside what stands there. */
export function takeLateHere(): void {
  for (const [at, said] of textsOf(smallStorage())) {
    const about = lateOf(at);
    const text = about && read(said, lateSchema)?.text;
    // what was erased is still to be erased from the database
    if (!about || text == null) continue;
    try {
      const beside = lateBeside(at, said);
      if (textAt(about.key) === null) smallStorage()?.setItem(about.key, text);
      else if (beside) smallStorage()?.setItem(beside.key, beside.text);
      removeIf(at, said);
    } catch {
      // There is no room: it stays where it is.
    }
  }
}

/** Without the database that this browser had: what is erased here is to be erased there once it opens. */
export function eraseLater(key: string): void {
  if (!hadDatabase()) return;
  const late: Late = { text: null, on: -1, number: 1 };
  try {
    smallStorage()?.setItem(lateKey(freshId(), key), JSON.stringify(late));
  } catch {
    // There is no room to note it.
  }
}

/** A text as it lies beside a place, of a window of this browser. */
export function besideText(text: string): string {
  return JSON.stringify({ from: "browser", text });
}

/** An older page in another window has written to the small storage. */
export function hearOlder(keeper: Keeper, key: string, text: string): void {
  const digest = digestOf(text);
  if (isQuick(key) || lateOf(key) !== null || !key.startsWith(OURS)) return;
  if (broughtIn(keeper.read(BROUGHT)).texts[key] === digest) return;
  const isOther = keeper.read(key) !== text;
  if (isOther) keeper.change(besideKey(freshId(), key), () => besideText(text));
  noteBrought(keeper, key, text);
  if (isOther) tellChanged(key);
}

/** A text of the small storage is in the database. */
export function noteBrought(keeper: Keeper, key: string, text: string): void {
  keeper.change(BROUGHT, (now) =>
    JSON.stringify({ at: Date.now(), texts: { ...broughtIn(now).texts, [key]: digestOf(text) } } satisfies Brought),
  );
}

/** Nothing of a key is left in the small storage: whoever erases something means each copy, and what a closed window has put down. */
export function dropOlder(key: string): void {
  const about = (one: string): string => lateOf(one)?.key ?? one;
  const base = (one: string): string => besideOf(about(one))?.key ?? about(one);
  for (const [one, text] of textsOf(smallStorage())) if (base(one) === key) removeIf(one, text);
}

/** What was copied more than a day ago is taken away; what an older page has written since is another text, and was copied anew. */
function letGo(small: ReadonlyMap<string, string>, { at, texts }: Brought): void {
  if (Date.now() - at < DAY_MS) return;
  for (const [key, text] of small) if (texts[key] === digestOf(text)) removeIf(key, text);
}

function removeIf(key: string, text: string): void {
  try {
    if (textAt(key) === text) smallStorage()?.removeItem(key);
  } catch {
    // Then it stays.
  }
}

const broughtOf = (stored: ReadonlyMap<string, Stored>): Brought => broughtIn(stored.get(BROUGHT)?.text ?? null);

function broughtIn(text: string | null): Brought {
  return read(text ?? "", broughtSchema) ?? { at: 0, texts: {} };
}

function read<Value>(text: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
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
    // What cannot be read cannot be brought.
  }
  return found;
}

/** Enough to see that a text is another one: FNV-1a of 32 bits, and its length. */
function digestOf(text: string): string {
  let digest = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}-${(digest >>> 0).toString(36)}`;
}
