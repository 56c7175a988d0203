// The rules of a match: a rule set of the house by its name; a household's stands in the book whole, so that it is there wherever the
// book goes.

import { draftOfName, isOwnSet, nameOfDraft } from "../rules/own.svelte";
import { rulesName } from "../rules/names";
import type { ScoreBook, Sheet } from "../wire/generated";
import { call } from "../wire/http";
import { t } from "../words/i18n.svelte";

type BookRules = ScoreBook["rules"];

/** The rules of a name as they stand in a book. Rejects with `ApiError`. */
export async function rulesForBook(name: string): Promise<BookRules> {
  if (!isOwnSet(name)) return name;
  const file = await call("POST /api/household/export", { body: await draftOfName(name) });
  // What came as JSON is nothing else.
  return file as Exclude<BookRules, string>;
}

/** The name by which the page finds them: that of the house, or a household's own. Rejects with `ApiError`. */
export async function nameOfRules(rules: BookRules): Promise<string> {
  if (typeof rules === "string") return rules;
  const { draft } = await call("POST /api/household/import", { body: { text: JSON.stringify(rules) } });
  return await nameOfDraft(draft);
}

/** What they are called. */
export function rulesTitle(rules: BookRules, sheet: Sheet | null | undefined): string {
  return typeof rules === "string" ? rulesName(rules) : (sheet?.title ?? t("household-name-default"));
}
