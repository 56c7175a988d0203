// What this browser keeps of a household's rules: sets by their names, the one in the making, and those of tables.

import { remember, remembered } from "../kit/storage";
import { readDraft } from "./draft";
import type { HouseholdDraft } from "../wire/generated";

export interface KeptSet {
  draft: HouseholdDraft;
  /** ISO 8601. */
  kept: string;
}

const setsKey = "eastwind.household.sets";
const draftKey = "eastwind.household.draft";
const tablesKey = "eastwind.household.tables";
const MOST_TABLES = 40;

function readKept(it: unknown): KeptSet | null {
  if (typeof it !== "object" || it === null) return null;
  const { draft, kept } = it as Record<string, unknown>;
  const read = readDraft(draft);
  return read && typeof kept === "string" ? { draft: read, kept } : null;
}

/** The sets that are kept, the newest first. */
export function keptSets(): KeptSet[] {
  const stored = remembered<unknown>(setsKey);
  return Array.isArray(stored) ? stored.map(readKept).filter((it) => it !== null) : [];
}

/** Keeps a set under its title, in place of one that is called the same. */
export function keepSet(draft: HouseholdDraft, now: Date = new Date()): KeptSet[] {
  const sets = [{ draft, kept: now.toISOString() }, ...keptSets().filter((it) => it.draft.title !== draft.title)];
  remember(setsKey, sets);
  return sets;
}

export function forgetSet(title: string): KeptSet[] {
  const sets = keptSets().filter((it) => it.draft.title !== title);
  remember(setsKey, sets);
  return sets;
}

/** The draft that was being made last. */
export function keptDraft(): HouseholdDraft | null {
  return readDraft(remembered<unknown>(draftKey));
}

export function keepDraft(draft: HouseholdDraft): void {
  remember(draftKey, draft);
}

/** A table that was opened by a draft; `id`: of its rule set. */
export interface KeptTable {
  table: string;
  id: string;
  draft: HouseholdDraft;
}

function keptTables(): KeptTable[] {
  const stored = remembered<unknown>(tablesKey);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((it: unknown) => {
    if (typeof it !== "object" || it === null) return [];
    const { table, id, draft } = it as Record<string, unknown>;
    const read = readDraft(draft);
    return read && typeof table === "string" && typeof id === "string" ? [{ table, id, draft: read }] : [];
  });
}

export function keepTable(table: KeptTable): void {
  remember(tablesKey, [table, ...keptTables()].slice(0, MOST_TABLES));
}

/** The draft by which a table is played, if this browser opened it so. */
export function draftOfTable(table: string): HouseholdDraft | undefined {
  return keptTables().find((it) => it.table === table)?.draft;
}

/** What a household calls a rule set that it has played by here. */
export function titleOfSet(id: string): string | undefined {
  return keptTables().find((it) => it.id === id)?.draft.title;
}
