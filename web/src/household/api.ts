// What the page of house rules asks of the server.

import { newDraft } from "../rules/draft";
import { draftOfName, isOwnSet } from "../rules/own.svelte";
import type {
  HouseholdAnswer,
  HouseholdBook,
  HouseholdComparison,
  HouseholdDraft,
  HouseholdDrawn,
  HouseholdTaken,
} from "../wire/generated";
import { call } from "../wire/http";
import { i18n } from "../words/i18n.svelte";

type Parent = Pick<HouseholdDraft, "parent" | "base">;

/** Everything that a draft's parent says, in the page's language. */
export function fetchBook({ parent, base }: Parent): Promise<HouseholdBook> {
  return call("POST /api/household/book", { body: { parent, base }, language: i18n.language });
}

/** What a draft comes to; `example`: the hand whose bills are wanted. */
export function checkDraft(draft: HouseholdDraft, example: string): Promise<HouseholdAnswer> {
  return call("POST /api/household/draft", { body: { draft, example }, language: i18n.language });
}

/** In what a draft differs from another set: one of the house, or a household's own. */
export async function compareWith(draft: HouseholdDraft, name: string): Promise<HouseholdComparison> {
  const other = isOwnSet(name) ? await draftOfName(name) : newDraft(name, name);
  return await call("POST /api/household/compare", { body: { draft, other }, language: i18n.language });
}

export function drawForm(tiles: string): Promise<HouseholdDrawn> {
  return call("POST /api/household/form", { body: { tiles }, language: i18n.language });
}

/** The whole set as a file's text. */
export async function exportDraft(draft: HouseholdDraft): Promise<string> {
  return `${JSON.stringify(await call("POST /api/household/export", { body: draft }), null, 1)}\n`;
}

export function importFile(text: string): Promise<HouseholdTaken> {
  return call("POST /api/household/import", { body: { text }, language: i18n.language });
}
