// Matches as files: given, and taken in again.

import * as v from "valibot";
import { readEverything } from "../kit/backup";
import { DELIMITERS, type Reader } from "../kit/csv";
import { today } from "../kit/day";
import { download, fileName } from "../kit/download";
import type { Entry, ScoreBook } from "../wire/generated";
import { ApiError, call } from "../wire/http";
import { i18n } from "../words/i18n.svelte";
import type { Aside } from "./aside";
import { newId, plainHand } from "./book";
import { keptSchema, type Kept } from "./books.svelte";

const FORMAT = 1;

/** A line of a file for each entry that is kept beside the match. */
const asideLine = (aside: Aside): object => ({ type: "kept", ...aside });
const asLines = (all: readonly object[]): string => all.map((it) => `${JSON.stringify(it)}\n`).join("");

/** The lines of what was entered: a file that is whole also where no server says what came of it. */
export function bookLines(book: ScoreBook, aside: readonly Aside[] = []): string {
  const { names, entries, ...said } = book;
  const first = {
    type: "start_book",
    format: FORMAT,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)),
    seats: names.map((name) => ({ name, player: "person" })),
  };
  return asLines([first, ...entries.map((entry) => ({ type: "entry", entry })), ...aside.map(asideLine)]);
}

/** Gives a match as a file, with all that comes of it where the server is there; `reader`: of a table. Rejects with `ApiError`. */
export async function saveBook(
  { book, aside = [] }: Kept,
  form: "jsonl" | "csv",
  reader: Reader = "spreadsheets",
): Promise<void> {
  const name = fileName(book.name || "eastwind", `.${form}`);
  const delimiter = DELIMITERS[reader];
  try {
    const { files } = await call("POST /api/sheet", {
      body: { book, files: true, delimiter },
      language: i18n.language,
    });
    download(name, `${files?.[form] ?? ""}${form === "jsonl" ? asLines(aside.map(asideLine)) : ""}`);
  } catch (error) {
    if (form === "csv" || !(error instanceof ApiError) || error.kind !== "offline") throw error;
    download(name, bookLines(book, aside));
  }
}

/** The matches that are kept here, as one file. */
export function saveAll(all: readonly Kept[]): void {
  const kept = all.map((it) => ({ ...it, published: null }));
  download(
    fileName(`eastwind ${today()}`, ".json"),
    `${JSON.stringify({ type: "scorebooks", format: FORMAT, kept })}\n`,
  );
}

/** No server can say what is wrong with a match: then it is said when the match is opened. */
export const UNKNOWN = Symbol("no server says");

/** What is wrong with a match that came from a file, in English and with its place; null where nothing is. */
export async function faultOf(book: ScoreBook): Promise<string | typeof UNKNOWN | null> {
  try {
    await call("POST /api/sheet", {
      body: { book, files: false, delimiter: DELIMITERS.spreadsheets },
      language: i18n.language,
    });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind !== "refused" || error.body?.code === "too_often") return UNKNOWN;
    if (error.body?.code !== "malformed") return null;
    // the place is one in the file, not in the question
    const place = error.body.expected.replaceAll("body.book.", "");
    return error.body.got === "" ? place : `${place} (${error.body.got})`;
  }
}

/** An entry of a file with everything that the file may leave out. */
function whole(entry: Record<string, unknown>): Entry {
  const hands = Array.isArray(entry["hands"])
    ? (entry["hands"] as object[]).map((it) => ({ ...plainHand(null), ...it }))
    : [];
  switch (entry["type"]) {
    case "won":
      return { discarder: null, by: null, penalty: false, ...entry, hands } as unknown as Entry;
    case "drawn":
      return { waiting: [], ...entry, hands } as unknown as Entry;
    case "false_win":
      return { ends: true, ...entry } as unknown as Entry;
    default:
      return entry as unknown as Entry;
  }
}

const asideIn = ({ entry, before = null, struck }: Record<string, unknown>): unknown => ({
  entry: whole(entry as Record<string, unknown>),
  before,
  ...(struck === true ? { struck } : {}),
});

/** The matches of a file that was saved here or by the command line; null where it is none. */
export function readFile(text: string): Kept[] | null {
  try {
    const [first, ...rest] = text.trim().split("\n");
    const head = JSON.parse(first ?? "") as Record<string, unknown>;
    const everything = readEverything(text);
    if (everything) {
      const matches = everything.kept.flatMap(([what, kept]) =>
        what === "scorebooks" && Array.isArray(kept) ? (kept as unknown[]) : [],
      );
      return matches.length > 0 ? v.parse(v.array(keptSchema), matches) : null;
    }
    if (head["type"] !== "start_book" || head["format"] !== FORMAT) return null;
    const lines = rest.map((line) => JSON.parse(line) as Record<string, unknown>);
    const seats = head["seats"] as { name: string }[];
    const book = {
      id: newId(),
      name: "",
      begun: "",
      options: {},
      digest: null,
      first_dealer: 0,
      rounds: null,
      stock: null,
      ...head,
      names: seats.map(({ name }) => name),
      entries: lines
        .filter((line) => line["type"] === "entry")
        .map((line) => whole(line["entry"] as Record<string, unknown>)),
    };
    const aside = lines.filter((line) => line["type"] === "kept").map(asideIn);
    const kept = { book, done: [], undone: [], archived: false, deleted: null, published: null, aside };
    return [v.parse(keptSchema, kept)];
  } catch {
    return null;
  }
}
