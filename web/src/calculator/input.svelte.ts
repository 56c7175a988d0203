// What a person does to the hand: tiles tapped, typed or pasted. And what is said to it.

import { announce } from "../kit/announcer/announcer.svelte";
import { readHand } from "../hand/notation";
import { cleared, lay, places, sizeOf, takeLast, whyNot, type Place, type Sheet } from "../hand/sheet";
import { parseHash } from "../kit/router/router.svelte";
import { isTileCode, type TileCode } from "../tiles/codes";
import { tileName } from "../tiles/names";
import { idOf, t } from "../words/i18n.svelte";
import type { Calculator } from "./calculator.svelte";
import type { Key } from "./keys";
import { readingFault, refusalText } from "./words";

type Winds = Pick<Sheet, "seat" | "round">;

export class HandInput {
  readonly #calculator: Calculator;
  /** Why something was not laid. */
  #refusal = $state("");
  /** The digits typed so far, which wait for their suit. */
  #digits = $state("");
  /** The winds of the example that was laid last, and those before the first: to be had again when it is cleared away. */
  #shown: { example: Winds; before: Winds } | null = null;
  readonly said: string = $derived(this.#digits ? t("calculator-typing", { digits: this.#digits }) : this.#refusal);

  constructor(calculator: Calculator) {
    this.#calculator = calculator;
  }

  tap(tile: TileCode, place: Place = this.#calculator.place): void {
    const { sheet } = this.#calculator;
    const refusal = whyNot(sheet, tile, place);
    if (refusal) {
      // The same words twice would not be read twice.
      const why = refusalText(refusal);
      this.#refusal = this.#refusal === why ? `${why}\u00a0` : why;
      return;
    }
    this.#refusal = "";
    this.#calculator.change(lay(sheet, tile, place));
    announce(t("calculator-said-laid", { tile: tileName(tile), count: sizeOf(this.#calculator.sheet) }));
  }

  change(sheet: Sheet): void {
    this.#refusal = "";
    this.#calculator.damaged = false;
    this.#calculator.change(sheet);
  }

  /** Lays an example: its winds are its own. */
  show(example: Sheet): void {
    this.#shown = { example, before: this.#winds() };
    this.change(example);
  }

  /** One's own winds: those of an example are only its own, unless they were chosen anew. */
  #winds(): Winds {
    const { seat, round } = this.#calculator.sheet;
    const { example, before } = this.#shown ?? {};
    return {
      seat: before && example?.seat === seat ? before.seat : seat,
      round: before && example?.round === round ? before.round : round,
    };
  }

  clear(): void {
    this.change({ ...cleared(this.#calculator.sheet), ...this.#winds() });
    this.#shown = null;
    announce(t("calculator-said-cleared"));
  }

  /** Takes over what was copied elsewhere: the address of a hand, or a hand as it is written. */
  paste(text: string): void {
    const pasted = parseHash(text.slice(Math.max(text.indexOf("#"), 0)));
    if (pasted.page === "calculator") {
      this.#calculator.follow(pasted.params.query ?? "");
      return;
    }
    const reading = readHand(text, this.#calculator.sheet);
    if ("sheet" in reading) this.change(reading.sheet);
    else this.#refusal = t("calculator-not-pasted", { why: readingFault(reading) ?? "" });
  }

  /** Does what a key is for; `showKeys` where it asks which keys there are. */
  type(key: Key, showKeys: () => void): void {
    switch (key.do) {
      case "digit":
        this.#digits += key.digit;
        return;
      case "suit":
        this.#layTyped(key.suit);
        return;
      case "place":
        this.#calculator.place = places[key.place] ?? "hand";
        announce(t(idOf("calculator-place", this.#calculator.place)));
        return;
      case "back":
        if (this.#digits) this.#digits = this.#digits.slice(0, -1);
        else this.change(takeLast(this.#calculator.sheet));
        return;
      case "undo":
        return this.#calculator.history.undo();
      case "redo":
        return this.#calculator.history.redo();
      case "keys":
        showKeys();
    }
  }

  #layTyped(suit: string): void {
    for (const digit of this.#digits) {
      const code = digit + suit;
      if (isTileCode(code)) this.tap(code);
    }
    this.#digits = "";
  }
}
