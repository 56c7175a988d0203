// What is asked of the server about rule sets.

import { call } from "../wire/http";
import type { RuleSetInfo, RuleSetPage } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";
import type { Options } from "./options";
import { draftOfName, isOwnSet, ownSets } from "./own.svelte";

export function fetchRuleSets(): Promise<RuleSetInfo[]> {
  return call("GET /api/rulesets", { language: i18n.language });
}

/** Those of the house, those that the household keeps in this browser, and own ones by name. */
export async function fetchAllSets(names: readonly string[] = []): Promise<RuleSetInfo[]> {
  const sets = await fetchRuleSets();
  return [...sets, ...(await ownSets(sets, names))];
}

/** The rule set as it stands with these options, or a household's own. */
export async function fetchRuleSet(id: string, options: Options): Promise<RuleSetPage> {
  if (isOwnSet(id)) return await call("POST /api/household/page", { body: await draftOfName(id) });
  return await call("GET /api/rulesets/{name}", { path: { name: id }, query: { options: JSON.stringify(options) } });
}

/** What everything is worth at a table that is played by a household's rules. */
export function fetchTableRules(table: string, token: string): Promise<RuleSetPage> {
  return call("GET /api/household/tables/{table}", { path: { table }, token });
}
