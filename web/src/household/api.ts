// What the page of house rules asks of the server.

import { askJson } from "../wire/http";
import { i18n } from "../words/i18n.svelte";
import type { HouseholdAnswer, HouseholdBook, HouseholdDraft, HouseholdDrawn, HouseholdTaken } from "../wire/household";

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
