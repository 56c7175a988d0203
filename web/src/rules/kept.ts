// What this browser keeps of a household's rules: sets by their names, the one in the making, and those of tables.

import * as v from "valibot";
import { unionBy } from "../kit/joining";
import { amendAll, place, remember, remembered, rememberedAll, watchPlace } from "../kit/storage";
import { draftSchema } from "./draftSchema";
import type { HouseholdDraft } from "../wire/generated";

export interface KeptSet {
  draft: HouseholdDraft;
  /** ISO 8601. */
  kept: string;
}

const sets = place<KeptSet>("household.sets", v.object({ draft: draftSchema, kept: v.string() }), "kept-sets", {
  joinAll: joined,
});
const lastDraft = place("household.draft", draftSchema, "kept-sets");
const MOST_TABLES = 40;

const sameDraft = (one: HouseholdDraft, other: HouseholdDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The sets of both; where two that are called the same differ, the other one stands beside under another title. */
function joined(one: readonly KeptSet[], other: readonly KeptSet[]): KeptSet[] {
  const all = [...one];
  for (const it of other) {
    if (all.some(({ draft }) => sameDraft({ ...draft, title: it.draft.title }, it.draft))) continue;
    all.push({ ...it, draft: { ...it.draft, title: freeTitle(it.draft.title, all) } });
  }
  return all.toSorted((a, b) => b.kept.localeCompare(a.kept));
}

/** A title that none of these has: "House", or "House (2)" beside it. */
export function freeTitle(title: string, sets: readonly KeptSet[]): string {
  let free = title;
  while (sets.some(({ draft }) => draft.title === free)) free = beside(free);
  return free;
}

/** Calls `listener` whenever another window has written there. Returns how to stop that. */
export function watchSets(listener: () => void): () => void {
  return watchPlace(sets, listener);
}

/** A title beside one that is taken: "House" becomes "House (2)". */
function beside(title: string): string {
  const [, name = title, number = "1"] = /^(.*) \((\d+)\)$/s.exec(title) ?? [];
  return `${name} (${Number(number) + 1})`;
}

/** The sets that are kept, the newest first. */
export function keptSets(): KeptSet[] {
  return rememberedAll(sets);
}

/** Keeps a set under its title, in place of one that is called the same. */
export function keepSet(draft: HouseholdDraft, now: Date = new Date()): KeptSet[] {
  const set = { draft, kept: now.toISOString() };
  amendAll(sets, (all) => [set, ...all.filter((it) => it.draft.title !== draft.title)]);
  return keptSets();
}

export function forgetSet(title: string): KeptSet[] {
  amendAll(sets, (all) => all.filter((it) => it.draft.title !== title));
  return keptSets();
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
  undefined,
  { joinAll: (kept, other) => unionBy(kept, other, ({ table }) => table) },
);

export function keepTable(table: KeptTable): void {
  amendAll(tables, (all) => [table, ...all].slice(0, MOST_TABLES));
}

/** The draft by which a table is played, if this browser opened it so. */
export function draftOfTable(table: string): HouseholdDraft | undefined {
  return rememberedAll(tables).find((it) => it.table === table)?.draft;
}

/** What a household calls a rule set that it has played by here. */
export function titleOfSet(id: string): string | undefined {
  return rememberedAll(tables).find((it) => it.id === id)?.draft.title;
}
