// What the page of house rules asks of the server.

import { askJson, rememberTable } from "../lib/api";
import { i18n } from "../lib/i18n.svelte";
import type { Level, RuleSetPage, TableOpened } from "../lib/protocol";
import { keepTable } from "./kept";
import type { HouseholdAnswer, HouseholdBook, HouseholdDraft, HouseholdDrawn, HouseholdTaken } from "./wire";

type Parent = Pick<HouseholdDraft, "parent" | "base">;

/** Everything that a draft's parent says, in the page's language. */
export function fetchBook({ parent, base }: Parent): Promise<HouseholdBook> {
  return askJson("/api/household/book", { body: { parent, base }, language: i18n.language });
}

/** What a draft comes to; `example`: the hand whose bills are wanted. */
export function checkDraft(draft: HouseholdDraft, example: string): Promise<HouseholdAnswer> {
  return askJson("/api/household/draft", { body: { draft, example }, language: i18n.language });
}

export function drawForm(tiles: string): Promise<HouseholdDrawn> {
  return askJson("/api/household/form", { body: { tiles }, language: i18n.language });
}

/** The whole set as a file's text. */
export async function exportDraft(draft: HouseholdDraft): Promise<string> {
  return `${JSON.stringify(await askJson<unknown>("/api/household/export", { body: draft }), null, 1)}\n`;
}

export function importFile(text: string): Promise<HouseholdTaken> {
  return askJson("/api/household/import", { body: { text } });
}

/** Opens a table by a draft and remembers the seat. `id`: of the rule set that the draft comes to. Answers the table's name. */
export async function openHousehold(draft: HouseholdDraft, id: string, name: string, bots: readonly Level[]): Promise<string> {
  const opened = await askJson<TableOpened>("/api/household/tables", { body: { draft, name, bots }, language: i18n.language });
  const { table, seat, token } = opened;
  keepTable({ table, id, draft });
  rememberTable({ table, seat, token, name, opened: new Date().toISOString() });
  return table;
}

/** What everything is worth at a table that is played by a household's rules. */
export function fetchTableRules(table: string, token: string): Promise<RuleSetPage> {
  return askJson(`/api/household/tables/${encodeURIComponent(table)}`, { token });
}
