// A settlement at work: the hands of a deal, the rules of the table and those that it is compared under.

import { lay, whyNot, winds, type Place, type Sheet } from "../hand/sheet";
import { RulesInForce } from "../calculator/rules.svelte";
import { refusalText } from "../calculator/words";
import { UnfitEntries } from "../kit/fields/unfit.svelte";
import type { Wind } from "../wire/generated";
import type { TileCode } from "../tiles/codes";
import { emptyDeal, readDeal, sheetOf, withHeld, writeDeal, type Deal } from "../bill/deal";
import { pointsOf, Reckoning } from "./reckoning.svelte";

export class Settlement extends RulesInForce {
  deal: Deal = $state.raw(emptyDeal);
  /** Whose hand is being laid. */
  open: Wind = $state("E");
  place: Place = $state("hand");
  damaged = $state(false);
  /** Why a tile was not laid. */
  said = $state("");
  /** What stands in fields and cannot be taken: as long as there is any, nothing is settled. */
  readonly unfit = new UnfitEntries();
  /** What it comes to under the rules of the table. */
  readonly reckoned = new Reckoning(
    () => this.deal,
    () => this.rules,
    this.unfit,
  );
  /** And under those that they are compared with. */
  readonly otherwise = new Reckoning(
    () => this.deal,
    () => this.other ?? this.rules,
    this.unfit,
  );
  readonly sheet: Sheet = $derived(sheetOf(this.deal, this.open));

  /** The table's reckoning, and that under the other rules where it is compared. */
  get #reckonings(): readonly Reckoning[] {
    return this.other ? [this.reckoned, this.otherwise] : [this.reckoned];
  }

  /** Something of it is still on its way. */
  get settling(): boolean {
    return this.#reckonings.some(({ settled }) => settled.waiting);
  }

  /** Those of which it is known who pays whom. */
  get settledUnder(): readonly Reckoning[] {
    return this.#reckonings.filter(({ answer }) => answer !== null);
  }

  get link(): string {
    return writeDeal(this.deal, this.rules, this.other);
  }

  follow(query: string): void {
    const { deal, rules, other, damaged } = readDeal(query);
    this.unfit.clearAll();
    this.deal = deal;
    this.followRules(rules, other);
    this.damaged = damaged;
  }

  change(sheet: Sheet): void {
    this.said = "";
    this.unfit.clear(pointsOf(this.open));
    this.deal = withHeld(this.deal, this.open, { sheet, points: null });
  }

  tap(tile: TileCode): void {
    const refusal = whyNot(this.sheet, tile, this.place);
    if (refusal) this.said = refusalText(refusal);
    else this.change(lay(this.sheet, tile, this.place));
  }

  /** Asks for all that is to be seen. Call in effects, the bills first. */
  askWorths(): void {
    for (const under of this.#reckonings) under.askWorths();
  }

  askSettlement(): void {
    // no field is left for those who sit in none of them
    if (this.#reckonings.every(({ asks }) => asks !== null))
      for (const wind of winds)
        if (!this.#reckonings.some(({ seats }) => seats.includes(wind))) this.unfit.clear(pointsOf(wind));
    for (const under of this.#reckonings) under.askSettlement();
  }
}
