// Which rules count: those of the link, those chosen last, or the ones that come first in the reader's language.

import * as v from "valibot";
import type { RulesChoice } from "../rules/choice";
import { place, remember, remembered } from "../kit/storage";
import { allows, firstRulesIn, keptOptions } from "../rules/options";
import { isOwnSet } from "../rules/own.svelte";
import type { OptionInfo, RuleSetInfo } from "../wire/generated";
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

export class RulesInForce {
  #chosen: RulesChoice | null = $state.raw(remembered(lastChosen) ?? null);
  readonly #first: RulesChoice = $derived({ rules: firstRulesIn(i18n.language), options: {} });

  get now(): RulesChoice {
    return this.#chosen ?? this.#first;
  }

  /** Those that a link names: they count here, and are not remembered. */
  follow(choice: RulesChoice): void {
    this.#chosen = choice;
  }

  choose(choice: RulesChoice): void {
    this.#chosen = choice;
    remember(lastChosen, choice);
  }

  /** Drops what is not offered. */
  fit(sets: readonly RuleSetInfo[]): void {
    if (this.#chosen) this.#chosen = fitted(this.#chosen, sets);
  }
}
