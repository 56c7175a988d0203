// What is asked of the server about rule sets.

import { call } from "../wire/http";
import type { RuleSetInfo, RuleSetPage } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";
import type { Options } from "./options";

export function fetchRuleSets(): Promise<RuleSetInfo[]> {
  return call("GET /api/rulesets", { language: i18n.language });
}

/** The rule set as it stands with these options. */
export function fetchRuleSet(id: string, options: Options): Promise<RuleSetPage> {
  return call("GET /api/rulesets/{name}", { path: { name: id }, query: { options: JSON.stringify(options) } });
}

/** What everything is worth at a table that is played by a household's rules. */
export function fetchTableRules(table: string, token: string): Promise<RuleSetPage> {
  return call("GET /api/household/tables/{table}", { path: { table }, token });
}
