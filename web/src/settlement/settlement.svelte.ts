// A settlement at work: the hands, their bills, and who pays whom, asked for whenever one of them changes.

import { fetchAllSets } from "../rules/api";
import { ruleBook } from "../rules/ruleBook.svelte";
import { Resource } from "../kit/resource.svelte";
import { asQuestion, isClear, lay, whyNot, winds, type Place, type Sheet } from "../hand/sheet";
import type { RulesChoice } from "../rules/choice";
import { RulesInForce } from "../calculator/rules.svelte";
import { refusalText } from "../calculator/words";
import { Worth } from "../calculator/worth.svelte";
import type { RuleSetInfo, RuleSetPage, SettlementAnswer, SettlementHands, Wind } from "../wire/generated";
import type { TileCode } from "../tiles/codes";
import { fetchSettlement } from "./api";
import { emptyDeal, readDeal, sheetOf, withHeld, writeDeal, type Deal } from "../bill/deal";

/** Questions of one tap come together. */
const REST_MS = 80;

export class Settlement {
  deal: Deal = $state.raw(emptyDeal);
  readonly #inForce = new RulesInForce();
  /** Whose hand is being laid. */
  open: Wind = $state("E");
  place: Place = $state("hand");
  damaged = $state(false);
  /** Why a tile was not laid. */
  said = $state("");
  readonly worths: Readonly<Record<Wind, Worth>> = { E: new Worth(), S: new Worth(), W: new Worth(), N: new Worth() };
  readonly settled = new Resource<SettlementAnswer>();
  readonly offered = new Resource<readonly RuleSetInfo[]>();
  readonly book = new Resource<RuleSetPage>();
  /** Of which rules it is known what their settlement asks. */
  #known = $state("");
  #asked = "";

  readonly #rulesKey: string = $derived(JSON.stringify(this.rules));
  readonly asks = $derived(this.#known === this.#rulesKey ? (this.settled.answer?.asks ?? null) : null);
  /** Who sits at the table under these rules. */
  readonly seats: readonly Wind[] = $derived(this.asks?.seats ?? winds);
  readonly sheet: Sheet = $derived(sheetOf(this.deal, this.open));

  /** Who pays whom, as far as it is known what these rules ask. */
  get answer(): SettlementAnswer | null {
    return this.asks ? this.settled.answer : null;
  }

  /** What a seat gets or pays in all. */
  netOf(wind: Wind): number {
    return this.answer?.net[wind] ?? 0;
  }

  get rules(): RulesChoice {
    return this.#inForce.now;
  }

  get link(): string {
    return writeDeal(this.deal, this.rules);
  }

  /** What a hand comes to; null while that is not known. */
  worthOf(wind: Wind): number | null {
    const { sheet, points } = this.deal.held[wind];
    if (points !== null) return points;
    return isClear(sheet) ? 0 : (this.worths[wind].answer?.total ?? null);
  }

  follow(query: string): void {
    const { deal, rules, damaged } = readDeal(query);
    this.deal = deal;
    if (rules) this.#inForce.follow(rules);
    this.damaged = damaged;
    this.#fit();
  }

  async load(): Promise<void> {
    const named = [this.rules.rules];
    if (await this.offered.ask(() => fetchAllSets(named))) this.#fit();
  }

  #fit(): void {
    this.#inForce.fit(this.offered.answer ?? []);
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

  /** Asks for the bills of the hands that lie there. Call in an effect. */
  askWorths(): void {
    for (const wind of winds) {
      const { sheet, points } = this.deal.held[wind];
      if (points !== null || isClear(sheet) || !this.seats.includes(wind)) this.worths[wind].forget();
      else this.worths[wind].ask(asQuestion(sheetOf(this.deal, wind)), this.rules);
    }
  }

  /** Asks who pays whom. Call in an effect. Before it is known who sits there nothing else is asked. */
  askSettlement(): void {
    const { rules } = this;
    const hands: SettlementHands = { values: {}, winners: [], discarder: null, penalty: false, waiting: [] };
    if (this.asks) {
      const { seats, several, penalty, waiting } = this.asks;
      const values = seats.map((wind): [Wind, number | null] => [wind, this.worthOf(wind)]);
      // the last answer stays while a bill is on its way
      if (values.some(([, worth]) => worth === null)) return;
      hands.values = Object.fromEntries(values) as SettlementHands["values"];
      hands.winners = this.deal.winners.filter((wind) => seats.includes(wind)).slice(0, several ? 3 : 1);
      if (hands.winners.length > 0 && this.deal.discarder && seats.includes(this.deal.discarder))
        hands.discarder = this.deal.discarder;
      hands.penalty = penalty && this.deal.penalty && hands.discarder !== null;
      if (waiting && hands.winners.length === 0)
        hands.waiting = this.deal.waiting.filter((wind) => seats.includes(wind));
    }
    const key = JSON.stringify([rules, hands]);
    if (key === this.#asked) return;
    this.#asked = key;
    const of = this.#rulesKey;
    void this.settled
      .ask(() => fetchSettlement(hands, rules), REST_MS)
      .then((answer) => {
        if (answer) this.#known = of;
        else if (this.#asked === key) this.#asked = "";
      });
  }
}
