// The calculator at work: the hand with its way back, the rules, where the next tile goes, and the bills.

import { History } from "../kit/history.svelte";
import { UnfitEntries } from "../kit/fields/unfit.svelte";
import { asQuestion, emptySheet, isClear, type Place, type Sheet } from "../hand/sheet";
import { readLink, writeLink } from "../bill/link";
import { RulesInForce } from "./rules.svelte";
import { Worth } from "./worth.svelte";

export class Calculator extends RulesInForce {
  place: Place = $state("hand");
  /** What stands in fields and cannot be taken: as long as there is any, nothing is counted. */
  readonly unfit = new UnfitEntries();
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

  get link(): string {
    return writeLink(this.sheet, this.rules, this.other);
  }

  /** Puts another hand in place of this one; the way back leads here. */
  change(sheet: Sheet): void {
    if (sheet !== this.sheet) this.history.do(sheet);
  }

  /** Takes over what a link holds. */
  follow(query: string): void {
    const linked = readLink(query);
    this.unfit.clearAll();
    // What one came with is the beginning, not a change.
    if (isClear(this.sheet) && !this.history.canUndo) this.#first = linked.sheet;
    else this.change(linked.sheet);
    this.followRules(linked.rules, linked.other);
    this.damaged = linked.damaged;
  }

  /** Asks for the bills of what lies there now. Call in an effect: what it reads is what they depend on. */
  ask(): void {
    const { sheet, rules, other } = this;
    if (isClear(sheet) || this.unfit.count > 0) {
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
