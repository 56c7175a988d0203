// The bill that follows every tap: asked for when the fingers rest, and whatever comes late is passed over.

import { ApiError } from "../wire/http";
import { i18n } from "../words/i18n.svelte";
import { fetchWorth } from "./api";
import type { RulesChoice } from "../rules/choice";
import type { CalculatorAnswer, CalculatorHand } from "../wire/generated";

export const REST_MS = 120;
const AGAIN_MS = 2000;
const KEPT = 200;

export class Worth {
  /** The last answer; it stays while the next one is on its way. */
  answer: CalculatorAnswer | null = $state.raw(null);
  failure: ApiError | null = $state.raw(null);
  /** Something was asked and is not answered yet: what `answer` says is of an earlier hand. */
  waiting = $state(false);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #known = new Map<string, CalculatorAnswer>();

  /** Asks for the worth of a hand; an earlier question that is still open is forgotten. */
  ask(hand: CalculatorHand, rules: RulesChoice): void {
    clearTimeout(this.#timer);
    const number = (this.#asked += 1);
    const key = JSON.stringify([hand, rules]);
    const known = this.#known.get(key);
    if (known) {
      this.#settle(known, null);
      return;
    }
    this.waiting = true;
    this.#timer = setTimeout(() => void this.#fetch(number, key, hand, rules), REST_MS);
  }

  /** Forgets what was asked and answered. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#settle(null, null);
  }

  async #fetch(number: number, key: string, hand: CalculatorHand, rules: RulesChoice): Promise<void> {
    try {
      const answer = await fetchWorth(hand, rules, i18n.language);
      this.#keep(key, answer);
      if (number === this.#asked) this.#settle(answer, null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (number !== this.#asked) return;
      this.#settle(error.kind === "offline" ? this.answer : null, error);
      // A line that is gone comes back: nobody should have to tap for that.
      if (error.kind === "offline")
        this.#timer = setTimeout(() => void this.#fetch(number, key, hand, rules), AGAIN_MS);
    }
  }

  #settle(answer: CalculatorAnswer | null, failure: ApiError | null): void {
    this.answer = answer;
    this.failure = failure;
    this.waiting = failure?.kind === "offline";
  }

  #keep(key: string, answer: CalculatorAnswer): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= KEPT && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(key, answer);
  }
}
