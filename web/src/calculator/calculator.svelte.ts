// The calculator at work: the hand with its way back, the rules, where the next tile goes, and the bills.

import type { RuleSetInfo, RuleSetPage } from "../wire/generated";
import { History } from "../kit/history.svelte";
import { Resource } from "../kit/resource.svelte";
import { fetchAllSets } from "../rules/api";
import { ruleBook } from "../rules/ruleBook.svelte";
import { asQuestion, emptySheet, isClear, type Place, type Sheet } from "../hand/sheet";
import { readLink, writeLink } from "../bill/link";
import type { RulesChoice } from "../rules/choice";
import { fitted, RulesInForce } from "./rules.svelte";
import { Worth } from "./worth.svelte";

export class Calculator {
  place: Place = $state("hand");
  readonly #inForce = new RulesInForce();
  /** The rule set that the hand is compared under; null where it is not compared. */
  other: RulesChoice | null = $state.raw(null);
  /** The rule sets that there are. */
  readonly offered = new Resource<readonly RuleSetInfo[]>();
  /** What the chosen one says of itself. */
  readonly book = new Resource<RuleSetPage>();
  readonly worth = new Worth();
  readonly otherWorth = new Worth();
  /** The link that one came by could not be read whole. */
  damaged = $state(false);
  /** Every hand that lay here since the first. */
  readonly history = new History<Sheet>();
  #first: Sheet = $state.raw(emptySheet);

  get sheet(): Sheet {
    return this.history.last ?? this.#first;
  }

  get rules(): RulesChoice {
    return this.#inForce.now;
  }

  get link(): string {
    return writeLink(this.sheet, this.rules, this.other);
  }

  /** Puts another hand in place of this one; the way back leads here. */
  change(sheet: Sheet): void {
    if (sheet !== this.sheet) this.history.do(sheet);
  }

  /** Takes over what a link holds; without rules in it those chosen last stay. */
  follow(query: string): void {
    const linked = readLink(query);
    // What one came with is the beginning, not a change.
    if (isClear(this.sheet) && !this.history.canUndo) this.#first = linked.sheet;
    else this.change(linked.sheet);
    if (linked.rules) this.#inForce.follow(linked.rules);
    this.other = linked.other;
    this.damaged = linked.damaged;
    this.#fit();
  }

  /** Asks which rule sets there are, and drops what they do not offer. */
  async load(): Promise<void> {
    const named = [this.rules.rules, this.other?.rules ?? ""];
    if (await this.offered.ask(() => fetchAllSets(named))) this.#fit();
  }

  /** A link or a memory can be older than what is offered. */
  #fit(): void {
    const sets = this.offered.answer ?? [];
    this.#inForce.fit(sets);
    if (this.other) this.other = fitted(this.other, sets);
  }

  chooseRules(choice: RulesChoice): void {
    this.#inForce.choose(choice);
  }

  /** Asks what the chosen rules say of themselves. */
  async askRules(): Promise<void> {
    const { rules, options } = this.rules;
    await this.book.ask(() => ruleBook(rules, options));
  }

  /** Asks for the bills of what lies there now. Call in an effect: what it reads is what they depend on. */
  ask(): void {
    const { sheet, rules, other } = this;
    if (isClear(sheet)) {
      this.worth.forget();
      this.otherWorth.forget();
      return;
    }
    const question = asQuestion(sheet);
    this.worth.ask(question, rules);
    if (other) this.otherWorth.ask(question, other);
    else this.otherWorth.forget();
  }
}
