// Everything that this browser keeps of somebody, as one file, and taken in again.

import * as v from "valibot";
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
  /^connect\.(?:game|variant|bests|levels|reached|explained)$/,
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
});
const members = v.array(v.record(v.string(), v.unknown()));
/** What earlier pages saved, and the score book saves: the matches alone. */
const booksSchema = v.object({ type: v.literal("scorebooks"), format: v.literal(1), kept: members });

/** The file's text. */
export function everything(): string {
  const { kept, beside } = everythingKept();
  const given = ([what, value]: readonly [string, unknown]): [string, unknown][] =>
    isKnown(what) ? [[what, what === "scorebooks" ? withoutPens(value) : value]] : [];
  const file = {
    type: TYPE,
    format: FORMAT,
    kept: Object.fromEntries(Object.entries(kept).flatMap(given)),
    beside: beside.flatMap(given),
  };
  return `${JSON.stringify(file)}\n`;
}

export function saveEverything(): void {
  download(fileName(`eastwind ${today()}`, ".json"), everything());
}

export function isKnown(what: string): boolean {
  return NAMES.some((name) => name.test(what));
}

function withoutPens(value: unknown): unknown {
  const all: unknown[] = Array.isArray(value) ? value : [];
  return all.flatMap((book) => (typeof book === "object" && book !== null ? [{ ...book, published: null }] : []));
}

/** What a file says that was saved here, each by its name; null: it is no such file. */
export function readEverything(text: string): readonly (readonly [what: string, value: unknown])[] | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const books = v.safeParse(booksSchema, found);
  if (books.success) return [["scorebooks", books.output.kept]];
  const all = v.safeParse(fileSchema, found);
  if (!all.success) return null;
  const { kept, beside } = all.output;
  return [...Object.entries(kept), ...beside].filter(([what]) => isKnown(what));
}

/** Joins what a file holds with what is kept here. Returns of how many kinds there was something; null: it is no file that was saved here. */
export function loadEverything(text: string): number | null {
  const found = readEverything(text);
  for (const [what, value] of found ?? []) takeIn(what, what === "scorebooks" ? withoutPens(value) : value);
  return found && new Set(found.map(([what]) => what)).size;
}
