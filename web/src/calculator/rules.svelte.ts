// Which rules count: those of the link, those chosen last, or the ones that come first in the reader's language; and those beside
// which they are looked at.

import * as v from "valibot";
import { fetchAllSets } from "../rules/api";
import type { RulesChoice } from "../rules/choice";
import { ruleBook } from "../rules/ruleBook.svelte";
import { Resource } from "../kit/resource.svelte";
import { place, remember, remembered } from "../kit/storage";
import { allows, firstRulesIn, keptOptions } from "../rules/options";
import { isOwnSet } from "../rules/own.svelte";
import type { OptionInfo, RuleSetInfo, RuleSetPage } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";

const lastChosen = place<RulesChoice>(
  "calculator",
  v.object({ rules: v.fallback(v.string(), () => firstRulesIn(i18n.language)), options: keptOptions }),
);

/** Only what the set offers and what differs from its defaults. */
export function optionsOffered(
  options: RulesChoice["options"],
  offered: readonly OptionInfo[],
): RulesChoice["options"] {
  const kept = Object.entries(options).filter(([name, value]) => {
    const option = offered.find((it) => it.name === name);
    return option !== undefined && allows(option, value) && value !== option.default;
  });
  return Object.fromEntries(kept);
}

/** A link or a memory can be older than what is offered. A household's own set brings itself along, whether or not it is kept here. */
export function fitted(choice: RulesChoice, sets: readonly RuleSetInfo[]): RulesChoice {
  const set = sets.find((it) => it.id === choice.rules) ?? sets[0];
  if (!set || isOwnSet(choice.rules)) return choice;
  return { rules: set.id, options: optionsOffered(choice.options, set.options) };
}

/** What a page counts by. */
export class RulesInForce {
  #chosen: RulesChoice | null = $state.raw(remembered(lastChosen) ?? null);
  readonly #first: RulesChoice = $derived({ rules: firstRulesIn(i18n.language), options: {} });
  /** The rule set that they are compared with; null where they are not compared. */
  other: RulesChoice | null = $state.raw(null);
  /** The rule sets that there are. */
  readonly offered = new Resource<readonly RuleSetInfo[]>();
  /** What the chosen one says of itself. */
  readonly book = new Resource<RuleSetPage>();

  get rules(): RulesChoice {
    return this.#chosen ?? this.#first;
  }

  /** Those that a link names: they count here, and are not remembered. Without any in it those chosen last stay. */
  protected followRules(rules: RulesChoice | null, other: RulesChoice | null): void {
    if (rules) this.#chosen = rules;
    this.other = other;
    this.#fit();
  }

  chooseRules(choice: RulesChoice): void {
    this.#chosen = choice;
    remember(lastChosen, choice);
  }

  /** Asks which rule sets there are, and drops what they do not offer. */
  async load(): Promise<void> {
    const named = [this.rules.rules, this.other?.rules ?? ""];
    if (await this.offered.ask(() => fetchAllSets(named))) this.#fit();
  }

  /** A link or a memory can be older than what is offered. */
  #fit(): void {
    const sets = this.offered.answer ?? [];
    if (this.#chosen) this.#chosen = fitted(this.#chosen, sets);
    if (this.other) this.other = fitted(this.other, sets);
  }

  /** Asks what the chosen rules say of themselves. */
  async askRules(): Promise<void> {
    const { rules, options } = this.rules;
    await this.book.ask(() => ruleBook(rules, options));
  }
}
