// Everything that this browser keeps of somebody, as one file, and taken in again.

import * as v from "valibot";
import { today } from "./day";
import { download, fileName } from "./download";
import { everythingKept, takeIn } from "./storage";

const TYPE = "eastwind";
const FORMAT = 1;
/** Where a match is written from goes with no file: two devices would both have the pen. */
const PENS = "scorebook.taking.";

const fileSchema = v.object({
  type: v.literal(TYPE),
  format: v.literal(FORMAT),
  kept: v.record(v.string(), v.unknown()),
});
const members = v.array(v.record(v.string(), v.unknown()));
/** What earlier pages saved of the score books alone. */
const booksSchema = v.object({ type: v.literal("scorebooks"), format: v.literal(1), kept: members });
const schoolSchema = v.looseObject({ eastwind: v.literal("school"), children: members });

/** The file's text. */
export function everything(): string {
  const kept = Object.entries(everythingKept()).filter(([what]) => !what.startsWith(PENS));
  const all = kept.map(([what, value]) => [what, what === "scorebooks" ? withoutPens(value) : value] as const);
  return `${JSON.stringify({ type: TYPE, format: FORMAT, kept: Object.fromEntries(all) })}\n`;
}

export function saveEverything(): void {
  download(fileName(`eastwind ${today()}`, ".json"), everything());
}

function withoutPens(value: unknown): unknown {
  const { success, output } = v.safeParse(members, value);
  return success ? output.map((book) => ({ ...book, published: null })) : value;
}

/** What a file says that was saved here, by what it is called; null: it is no such file. */
export function readEverything(text: string): Readonly<Record<string, unknown>> | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const all = v.safeParse(fileSchema, found);
  if (all.success) return all.output.kept;
  const books = v.safeParse(booksSchema, found);
  if (books.success) return { scorebooks: books.output.kept };
  const school = v.safeParse(schoolSchema, found);
  return school.success ? { school: { children: school.output.children, playing: "", line: true } } : null;
}

/** Joins what a file holds with what is kept here. Returns whether it is a file that was saved here. */
export function loadEverything(text: string): boolean {
  const kept = readEverything(text);
  for (const [what, value] of Object.entries(kept ?? {})) takeIn(what, value);
  return kept !== null;
}
