// What a deal comes to under one rule set: the bills of the hands that lie there, and who pays whom.

import { sheetOf, type Deal } from "../bill/deal";
import { handRefusal } from "../calculator/api";
import { Worth } from "../calculator/worth.svelte";
import { asQuestion, isClear, winds } from "../hand/sheet";
import { apiErrorText } from "../kit/errors/errors";
import type { UnfitEntries } from "../kit/fields/unfit.svelte";
import { Resource } from "../kit/resource.svelte";
import type { RulesChoice } from "../rules/choice";
import type { SettlementAnswer, SettlementHands, Wind } from "../wire/generated";
import { fetchSettlement } from "./api";

/** Questions of one tap come together. */
const REST_MS = 80;

/** The name of the field for a seat's plain number. */
export function pointsOf(wind: Wind): string {
  return `points/${wind}`;
}

export class Reckoning {
  readonly worths: Readonly<Record<Wind, Worth>> = { E: new Worth(), S: new Worth(), W: new Worth(), N: new Worth() };
  readonly settled = new Resource<SettlementAnswer>();
  readonly #deal: () => Deal;
  readonly #rules: () => RulesChoice;
  readonly #unfit: UnfitEntries;
  /** Of which rules it is known what their settlement asks. */
  #known = $state("");
  #asked = "";

  readonly deal: Deal = $derived.by(() => this.#deal());
  readonly rules: RulesChoice = $derived.by(() => this.#rules());
  readonly #rulesKey: string = $derived(JSON.stringify(this.rules));
  readonly asks = $derived(this.#known === this.#rulesKey ? (this.settled.answer?.asks ?? null) : null);
  /** Who sits at the table under these rules. */
  readonly seats: readonly Wind[] = $derived(this.asks?.seats ?? winds);

  /** `unfit`: what the deal does not say, as it stands in a field and cannot be taken. */
  constructor(deal: () => Deal, rules: () => RulesChoice, unfit: UnfitEntries) {
    this.#deal = deal;
    this.#rules = rules;
    this.#unfit = unfit;
  }

  /** Who pays whom, as far as it is known what these rules ask and what the hands come to. */
  get answer(): SettlementAnswer | null {
    return this.asks && this.refused.length === 0 && this.#unfit.count === 0 ? this.settled.answer : null;
  }

  /** What a seat gets or pays in all. */
  netOf(wind: Wind): number {
    return this.answer?.net[wind] ?? 0;
  }

  /** What a hand comes to; null while that is not known. */
  worthOf(wind: Wind): number | null {
    if (this.#unfit.at(pointsOf(wind))) return null;
    const { sheet, points } = this.deal.held[wind];
    if (points !== null) return points;
    return isClear(sheet) ? 0 : (this.worths[wind].answer?.total ?? null);
  }

  /** The hands that lie there and cannot be counted by these rules, or were not counted, with the reason: nothing is settled. */
  readonly refused: readonly (readonly [wind: Wind, why: string])[] = $derived.by(() =>
    this.seats.flatMap((wind) => {
      const { failure } = this.worths[wind];
      return failure ? [[wind, handRefusal(failure)?.said ?? apiErrorText(failure)] as const] : [];
    }),
  );

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
    const { deal, rules } = this;
    const hands: SettlementHands = { values: {}, winners: [], discarder: null, penalty: false, waiting: [] };
    if (this.asks) {
      const { seats, several, penalty, waiting } = this.asks;
      const values = seats.map((wind): [Wind, number | null] => [wind, this.worthOf(wind)]);
      // the last answer stays while a bill is on its way
      if (values.some(([, worth]) => worth === null)) return;
      hands.values = Object.fromEntries(values) as SettlementHands["values"];
      hands.winners = deal.winners.filter((wind) => seats.includes(wind)).slice(0, several ? 3 : 1);
      if (hands.winners.length > 0 && deal.discarder && seats.includes(deal.discarder))
        hands.discarder = deal.discarder;
      hands.penalty = penalty && deal.penalty && hands.discarder !== null;
      if (waiting && hands.winners.length === 0) hands.waiting = deal.waiting.filter((wind) => seats.includes(wind));
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
