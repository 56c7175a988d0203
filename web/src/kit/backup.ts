// Everything that this browser keeps of somebody, as one file, and taken in again.

import * as v from "valibot";
import { keptApart } from "./apart";
import { today } from "./day";
import { download, fileName } from "./download";
import { everythingKept, takeIn } from "./storage";

const TYPE = "eastwind";
const FORMAT = 1;
/** What may stand in a file, by the names of its places. Where a match is written from is not among them: two devices would both have the pen. */
export const NAMES: readonly RegExp[] = [
  /^(?:settings|language|tables|setup)$/,
  /^scorebooks$|^scorebook\.(?:rules|names|seen\.[\w-]{1,80})$/,
  /^household\.(?:sets|draft|tables)$/,
  /^solo\.(?:games|bests|choices|layouts|tallies|days|faces)$/,
  /^connect\.(?:games?|variant|bests|levels|reached|explained)$/,
  /^trainers\.(?:course|rules|level)$/,
  /^lessons\.(?:course|rules|offered)$/,
  /^(?:mistakes|reviews|school|school\.games|family|statistics|statistics-records)$/,
  /^simulate\.reports$|^calculator$/,
];

const fileSchema = v.object({
  type: v.literal(TYPE),
  format: v.literal(FORMAT),
  kept: v.record(v.string(), v.unknown()),
  beside: v.optional(v.array(v.tuple([v.string(), v.unknown()])), []),
  apart: v.optional(v.record(v.string(), v.unknown()), {}),
});
const members = v.array(v.record(v.string(), v.unknown()));
/** What earlier pages saved, and the score book saves: the matches alone. */
const booksSchema = v.object({ type: v.literal("scorebooks"), format: v.literal(1), kept: members });

/** The text of the file. Rejects where a part of the page that is needed for it does not come. */
export async function everything(): Promise<string> {
  const { kept, beside } = everythingKept();
  const given = ([what, value]: readonly [string, unknown]): [string, unknown][] =>
    isKnown(what) ? [[what, what === "scorebooks" ? withoutPens(value) : value]] : [];
  const apart = [...keptApart()].map(async ([name, fetch]) => [name, await (await fetch()).save()] as const);
  const file = {
    type: TYPE,
    format: FORMAT,
    kept: Object.fromEntries(Object.entries(kept).flatMap(given)),
    beside: beside.flatMap(given),
    apart: Object.fromEntries(await Promise.all(apart)),
  };
  return `${JSON.stringify(file)}\n`;
}

/** Hands the file to the browser. Rejects as `everything` does. */
export async function saveEverything(): Promise<void> {
  download(fileName(`eastwind ${today()}`, ".json"), await everything());
}

export function isKnown(what: string): boolean {
  return NAMES.some((name) => name.test(what));
}

function withoutPens(value: unknown): unknown {
  const all: unknown[] = Array.isArray(value) ? value : [];
  return all.flatMap((book) => (typeof book === "object" && book !== null ? [{ ...book, published: null }] : []));
}

/** Content of a file that was saved here. */
export interface Saved {
  /** By the names of places. */
  readonly kept: readonly (readonly [what: string, value: unknown])[];
  /** Things that rooms keep elsewhere, by name. */
  readonly apart: Readonly<Record<string, unknown>>;
}

/** Reads a file; null: it is none that was saved here. */
export function readEverything(text: string): Saved | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const books = v.safeParse(booksSchema, found);
  if (books.success) return { kept: [["scorebooks", books.output.kept]], apart: {} };
  const all = v.safeParse(fileSchema, found);
  if (!all.success) return null;
  const { kept, beside, apart } = all.output;
  return { kept: [...Object.entries(kept), ...beside].filter(([what]) => isKnown(what)), apart };
}

/** Joins what a file holds with what is kept here. Returns whether it is a file that was saved here. Rejects where there is no room. */
export async function loadEverything(text: string): Promise<boolean> {
  const saved = readEverything(text);
  if (!saved) return false;
  for (const [what, value] of saved.kept) takeIn(what, what === "scorebooks" ? withoutPens(value) : value);
  for (const [name, fetch] of keptApart()) if (name in saved.apart) await (await fetch()).load(saved.apart[name]);
  return true;
}
