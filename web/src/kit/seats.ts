// The tables that this browser holds a seat at.

import * as v from "valibot";
import { unionBy } from "./joining";
import { amendAll, place, rememberedAll, watchPlace } from "./storage";

/** A seat that this browser holds: without its token nobody sees that seat's view. */
export interface StoredTable {
  table: string;
  seat: number;
  token: string;
  name: string;
  /** ISO 8601, when the table was opened. */
  opened: string;
  /** The match is over, as far as this browser has been told. */
  over: boolean;
  /** The promise of the shuffle, as it was given when one sat down; tables kept before have none. */
  commitment?: string | undefined;
  /** What this browser adds to the shuffle. */
  nonce?: string | undefined;
  /** The six letters by which others find the table; none where one plays alone. */
  code?: string | undefined;
}

const tables = place<StoredTable>(
  "tables",
  v.object({
    table: v.string(),
    seat: v.number(),
    token: v.string(),
    name: v.string(),
    opened: v.string(),
    over: v.optional(v.boolean(), false),
    commitment: v.optional(v.string()),
    nonce: v.optional(v.string()),
    code: v.optional(v.string()),
  }),
  "kept-tables",
  { joinAll: (kept, other) => unionBy(kept, other, ({ table }) => table) },
);

/** Calls `listener` whenever another window has changed the tables. Returns how to stop that. */
export function watchTables(listener: () => void): () => void {
  return watchPlace(tables, listener);
}

/** The tables this browser knows, the newest first. */
export function storedTables(): StoredTable[] {
  return rememberedAll(tables);
}

export function storedTable(table: string): StoredTable | undefined {
  return storedTables().find((stored) => stored.table === table);
}

export function rememberTable(table: StoredTable): void {
  amendAll(tables, (all) => [table, ...all.filter((stored) => stored.table !== table.table)]);
}

/** Marks a match as over: it is not to be gone on with. */
export function markOver(table: string): void {
  amendAll(tables, (all) => all.map((stored) => (stored.table === table ? { ...stored, over: true } : stored)));
}

/** The letters by which others find a table are new; "": this browser is not told them. */
export function renewCode(table: string, code: string): void {
  const stored = storedTable(table);
  if (stored && stored.code !== code)
    amendAll(tables, (all) => all.map((it) => (it.table === table ? { ...it, code } : it)));
}

export function forgetTable(table: string): void {
  amendAll(tables, (all) => all.filter((stored) => stored.table !== table));
}
