// Setting up a table: what is offered, what of it is chosen, and what the server has against it.

import { apiErrorText } from "../kit/errors/errors";
import { Resource } from "../kit/resource.svelte";
import { fetchAllSets, fetchRuleSet } from "../rules/api";
import { optionName, optionsRefused, type OptionValue } from "../rules/options";
import { draftOfName, isOwnSet } from "../rules/own.svelte";
import type { OptionInfo, RuleSetInfo, RuleSetPage } from "../wire/generated";
import type { ApiError } from "../wire/http";
import { formatList, t } from "../words/i18n.svelte";
import { known, loadBots } from "./bots.svelte";
import {
  choose,
  chooseRules,
  keepKnownBots,
  keepOffered,
  personsIn,
  playersIn,
  rulesOf,
  setup,
  valueOf,
} from "./setup.svelte";
import { fetchSitting } from "./sit";

/** Contradictions are looked for when the fingers rest. */
export const PAUSE_MS = 250;

/** An option as a field of the form shows it. */
export interface OptionShown {
  option: OptionInfo;
  value: OptionValue;
  /** It is one of those that contradict each other; and the names of the others. */
  wrong: boolean;
  against: string[];
}

export class SettingUp {
  readonly offered = new Resource<readonly RuleSetInfo[]>();
  readonly #checked = new Resource<RuleSetPage>();
  readonly #sitting = new Resource<void>();
  /** The server's objection to what is chosen now. */
  #objection: ApiError | null = $state.raw(null);

  /** What was chosen when one came: it stands first, and stays there whatever is chosen then. */
  #foremost: string | null = $state(null);
  #left = false;
  readonly sets: readonly RuleSetInfo[] = $derived.by(() => {
    const isForemost = ({ id }: RuleSetInfo): boolean => id === this.#foremost;
    return [...(this.offered.answer ?? [])].sort((one, other) => Number(isForemost(other)) - Number(isForemost(one)));
  });
  readonly ruleSet: RuleSetInfo | null = $derived.by(() => {
    const sets = this.offered.answer ?? [];
    return sets.find((it) => it.id === rulesOf(setup)) ?? sets[0] ?? null;
  });
  readonly #contradicting: readonly OptionInfo[] = $derived(
    this.#objection && this.ruleSet ? optionsRefused(this.#objection, this.ruleSet.options) : [],
  );
  /** How many sit down is asked with the bots. */
  readonly playersOption: OptionShown | null = $derived.by(() => {
    const option = this.ruleSet?.options.find((it) => it.name === "players");
    return option ? this.#shown(option) : null;
  });
  readonly options: readonly OptionShown[] = $derived.by(() =>
    (this.ruleSet?.options ?? [])
      .filter((it) => it.name !== "players" && it.at_table)
      .map((option) => this.#shown(option)),
  );
  readonly changed: number = $derived(this.options.filter(({ option }) => option.name in setup.options).length);
  readonly players: number = $derived(this.ruleSet ? playersIn(setup, this.ruleSet) : setup.players);
  readonly persons: number = $derived(personsIn(setup, this.players));
  /** The places opposite that somebody is chosen for. */
  readonly bots: readonly (0 | 1 | 2)[] = $derived(([0, 1, 2] as const).slice(0, this.players - this.persons));

  get sitting(): boolean {
    return this.#sitting.waiting;
  }

  /** Why one cannot sit down, in words; null where nothing is known against it. */
  readonly objection: string | null = $derived.by(() => {
    const objection = this.#objection;
    if (!objection) return null;
    if (this.#contradicting.length === 0)
      return objection.kind === "refused" ? t("setup-refused") : apiErrorText(objection);
    const names = this.#contradicting.map((option) => t("setup-option-quoted", { name: optionName(option.name) }));
    return t("setup-contradiction", { options: formatList(names), count: names.length });
  });

  /** Asks what is offered, and drops what is not from what was chosen. */
  async load(): Promise<void> {
    const sets = await this.offered.ask(async () => {
      const [sets] = await Promise.all([fetchAllSets(), loadBots()]);
      return sets;
    });
    if (!sets) return;
    // A set of one's own may have been kept anew since: it is known by what it is called.
    const title = isOwnSet(setup.rules)
      ? await draftOfName(setup.rules).then(
          (it) => it.title,
          () => "",
        )
      : "";
    if (this.#left) return;
    setup.rules = sets.find((it) => title && isOwnSet(it.id) && it.title === title)?.id ?? setup.rules;
    keepKnownBots(setup, known.levels);
    this.#foremost = this.ruleSet?.id ?? null;
    if (!this.ruleSet) return;
    if (setup.rules !== "") setup.rules = this.ruleSet.id;
    keepOffered(setup, this.ruleSet.options);
  }

  take(rules: string): void {
    chooseRules(setup, rules);
    this.#checked.forget();
    this.#objection = null;
    if (this.ruleSet?.id === rules) keepOffered(setup, this.ruleSet.options);
  }

  choose({ option }: OptionShown, value: OptionValue): void {
    choose(setup, option, value);
  }

  /** Takes back what was chosen otherwise than the rule set has it. */
  reset(): void {
    for (const { option } of this.options) delete setup.options[option.name];
  }

  /** Contradictions are found while one chooses, not when one sits down; what was found stays in sight until more is known. */
  async check(rules: string, options: Readonly<Record<string, OptionValue>>): Promise<void> {
    const page = await this.#checked.ask(() => fetchRuleSet(rules, options), PAUSE_MS);
    if (page) this.#objection = null;
    else if (this.#checked.failure) this.#objection = this.#checked.failure;
  }

  async sit(): Promise<void> {
    await this.#sitting.ask(async () => (await fetchSitting()).sitDown());
    if (this.#sitting.failure) this.#objection = this.#sitting.failure;
  }

  /** Nobody is setting up any more. */
  stop(): void {
    this.#left = true;
    this.#checked.forget();
  }

  #shown(option: OptionInfo): OptionShown {
    return {
      option,
      value: valueOf(setup, option),
      wrong: this.#contradicting.includes(option),
      against: this.#contradicting.filter((it) => it !== option).map((it) => optionName(it.name)),
    };
  }
}
