// What is asked of the server about rule sets.

import { askJson } from "../wire/http";
import type { RuleSetInfo, RuleSetPage } from "../wire/protocol";
import type { Options } from "./options";

export function fetchRuleSets(): Promise<RuleSetInfo[]> {
  return askJson("/api/rulesets");
}

/** The rule set as it stands with these options. */
export function fetchRuleSet(id: string, options: Options): Promise<RuleSetPage> {
  return askJson(`/api/rulesets/${encodeURIComponent(id)}?options=${encodeURIComponent(JSON.stringify(options))}`);
}

/** What everything is worth at a table that is played by a household's rules. */
export function fetchTableRules(table: string, token: string): Promise<RuleSetPage> {
  return askJson(`/api/household/tables/${encodeURIComponent(table)}`, { token });
}
