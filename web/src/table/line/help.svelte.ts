// The help at a table: asked for once a position where it is wanted, and shown for that position alone.

import { settings } from "../../kit/settings/settings.svelte";
import type { TileCode } from "../../tiles/codes";
import type { Advice, LegalAction, TableView } from "../../wire/generated";

export class TableHelp {
  advice: Advice | null = $state.raw(null);
  /** For which version advice is asked for or there. */
  #asking = -1;
  readonly #ask: () => void;

  constructor(ask: () => void) {
    this.#ask = ask;
  }

  wanted(view: TableView | null): void {
    if (!view || !settings.help || view.help === "none" || view.result || this.#asking === view.version) return;
    // In a window in which one is not asked nothing is to be decided, and it closes by itself.
    if (view.legal.length === 0 && (view.phase === "claim" || view.phase === "rob")) return;
    this.#asking = view.version;
    this.advice = null;
    this.#ask();
  }

  take(advice: Advice, view: TableView | null): void {
    if (advice.version === view?.version) this.advice = advice;
  }

  /** The tile is out: until the next question the advice tells how the hand stands without it. */
  discarded(tile: TileCode): void {
    const weighed = this.advice?.discards.find((discard) => discard.tile === tile);
    if (!this.advice || !weighed) return;
    const { distance, useful } = weighed;
    const ready = distance === 0;
    this.advice = {
      ...this.advice,
      distance,
      waits: ready ? useful : [],
      useful: ready ? [] : useful,
      discards: [],
      actions: [],
    };
  }

  /** Advice that was on its way went down with the line: it is asked for again. */
  lineLost(): void {
    this.#asking = this.advice?.version ?? -1;
  }

  /** What is best done in this position, where that is told. */
  best(view: TableView | null): LegalAction | null {
    if (!settings.help || this.advice?.version !== view?.version) return null;
    const [first] = this.advice?.actions ?? [];
    return view?.legal.find((action) => action.word === first?.word) ?? null;
  }
}
