// A settlement at work: the hands of a deal, the rules of the table and those that it is compared under.

import { fetchAllSets } from "../rules/api";
import { ruleBook } from "../rules/ruleBook.svelte";
import { Resource } from "../kit/resource.svelte";
import { lay, whyNot, type Place, type Sheet } from "../hand/sheet";
import type { RulesChoice } from "../rules/choice";
import { fitted, RulesInForce } from "../calculator/rules.svelte";
import { refusalText } from "../calculator/words";
import type { RuleSetInfo, RuleSetPage, Wind } from "../wire/generated";
import type { TileCode } from "../tiles/codes";
import { emptyDeal, readDeal, sheetOf, withHeld, writeDeal, type Deal } from "../bill/deal";
import { Reckoning } from "./reckoning.svelte";

export class Settlement {
  deal: Deal = $state.raw(emptyDeal);
  readonly #inForce = new RulesInForce();
  /** Whose hand is being laid. */
  open: Wind = $state("E");
  place: Place = $state("hand");
  damaged = $state(false);
  /** Why a tile was not laid. */
  said = $state("");
  /** What it comes to under the rules of the table. */
  readonly reckoned = new Reckoning(
    () => this.deal,
    () => this.rules,
  );
  /** The rule set that it is compared under; null where it is not compared. */
  other: RulesChoice | null = $state.raw(null);
  readonly otherwise = new Reckoning(
    () => this.deal,
    () => this.other ?? this.rules,
  );
  readonly offered = new Resource<readonly RuleSetInfo[]>();
  readonly book = new Resource<RuleSetPage>();
  readonly sheet: Sheet = $derived(sheetOf(this.deal, this.open));

  get rules(): RulesChoice {
    return this.#inForce.now;
  }

  get link(): string {
    return writeDeal(this.deal, this.rules, this.other);
  }

  follow(query: string): void {
    const { deal, rules, other, damaged } = readDeal(query);
    this.deal = deal;
    if (rules) this.#inForce.follow(rules);
    this.other = other;
    this.damaged = damaged;
    this.#fit();
  }

  async load(): Promise<void> {
    const named = [this.rules.rules, this.other?.rules ?? ""];
    if (await this.offered.ask(() => fetchAllSets(named))) this.#fit();
  }

  #fit(): void {
    const sets = this.offered.answer ?? [];
    this.#inForce.fit(sets);
    if (this.other) this.other = fitted(this.other, sets);
  }

  chooseRules(choice: RulesChoice): void {
    this.#inForce.choose(choice);
  }

  change(sheet: Sheet): void {
    this.said = "";
    this.deal = withHeld(this.deal, this.open, { sheet, points: null });
  }

  tap(tile: TileCode): void {
    const refusal = whyNot(this.sheet, tile, this.place);
    if (refusal) this.said = refusalText(refusal);
    else this.change(lay(this.sheet, tile, this.place));
  }

  async askRules(): Promise<void> {
    const { rules, options } = this.rules;
    await this.book.ask(() => ruleBook(rules, options));
  }

  /** Asks for all that is to be seen. Call in effects, the bills first. */
  askWorths(): void {
    this.reckoned.askWorths();
    if (this.other) this.otherwise.askWorths();
  }

  askSettlement(): void {
    this.reckoned.askSettlement();
    if (this.other) this.otherwise.askSettlement();
  }
}
