// A rule set as somebody chose it: which, and with what options.

import type { OptionInfo, RuleSetInfo } from "../wire/generated";
import { rulesName } from "./names";
import { optionName, optionValueText, type Options, type OptionValue } from "./options";

export interface RulesChoice {
  rules: string;
  /** Only what differs from the rule set's defaults. */
  options: Record<string, OptionValue>;
}

/** The choice with another value of one option; a default is not kept. */
export function withOption({ rules, options }: RulesChoice, option: OptionInfo, value: OptionValue): RulesChoice {
  const { [option.name]: _, ...rest } = options;
  return { rules, options: value === option.default ? rest : { ...rest, [option.name]: value } };
}

/** How many sit down by it: an option may say otherwise than the set. */
export function playersBy({ options }: RulesChoice, set: RuleSetInfo): number {
  const said = set.options.find(({ keys }) => keys.includes("seats.players"));
  const players = said ? (options[said.name] ?? said.default) : set.players;
  return typeof players === "number" ? players : set.players;
}

/** What to compare with first: another set if there is one; with a single one its options are what can differ. */
export function comparedWith({ rules }: RulesChoice, sets: readonly RuleSetInfo[]): RulesChoice | null {
  const another = sets.find((set) => set.id !== rules) ?? sets[0];
  return another ? { rules: another.id, options: {} } : null;
}

/** What was chosen otherwise than the set begins with: "Limit: 500 points; Flowers: yes". */
export function optionsText(options: Options): string {
  return Object.entries(options)
    .map(([name, value]) => `${optionName(name)}: ${optionValueText(name, value)}`)
    .join("; ");
}

/** What it is called, with what was chosen. */
export function choiceName({ rules, options }: RulesChoice, title?: string): string {
  const [name, changed] = [rulesName(rules, title), optionsText(options)];
  return changed === "" ? name : `${name} (${changed})`;
}
