// What this browser keeps of a household's rules: sets by their names, the one in the making, and those of tables.

import * as v from "valibot";
import { place, remember, remembered, rememberedAll } from "../kit/storage";
import { draftSchema } from "./draft";
import type { HouseholdDraft } from "../wire/generated";

export interface KeptSet {
  draft: HouseholdDraft;
  /** ISO 8601. */
  kept: string;
}

const sets = place<KeptSet>("household.sets", v.object({ draft: draftSchema, kept: v.string() }), "kept-sets");
const lastDraft = place("household.draft", draftSchema, "kept-sets");
const MOST_TABLES = 40;

/** The sets that are kept, the newest first. */
export function keptSets(): KeptSet[] {
  return rememberedAll(sets);
}

/** Keeps a set under its title, in place of one that is called the same. */
export function keepSet(draft: HouseholdDraft, now: Date = new Date()): KeptSet[] {
  const all = [{ draft, kept: now.toISOString() }, ...keptSets().filter((it) => it.draft.title !== draft.title)];
  remember(sets, all);
  return all;
}

export function forgetSet(title: string): KeptSet[] {
  const all = keptSets().filter((it) => it.draft.title !== title);
  remember(sets, all);
  return all;
}

/** The draft that was being made last. */
export function keptDraft(): HouseholdDraft | null {
  return remembered(lastDraft) ?? null;
}

export function keepDraft(draft: HouseholdDraft): void {
  remember(lastDraft, draft);
}

/** A table that was opened by a draft; `id`: of its rule set. */
export interface KeptTable {
  table: string;
  id: string;
  draft: HouseholdDraft;
}

const tables = place<KeptTable>(
  "household.tables",
  v.object({ table: v.string(), id: v.string(), draft: draftSchema }),
);

export function keepTable(table: KeptTable): void {
  remember(tables, [table, ...rememberedAll(tables)].slice(0, MOST_TABLES));
}

/** The draft by which a table is played, if this browser opened it so. */
export function draftOfTable(table: string): HouseholdDraft | undefined {
  return rememberedAll(tables).find((it) => it.table === table)?.draft;
}

/** What a household calls a rule set that it has played by here. */
export function titleOfSet(id: string): string | undefined {
  return rememberedAll(tables).find((it) => it.id === id)?.draft.title;
}
