// The time that persons have for a move at a table of several: whose runs, what is left of it and of the bank.

import { announce } from "../../kit/announcer/announcer.svelte";
import type { Clocks, RanOut, TableView } from "../../wire/generated";
import { t } from "../../words/i18n.svelte";
import type { TableNotices } from "./notices.svelte";
import { Timers } from "../../kit/timers";

/** How often the time that is left is drawn anew. */
const TICK_MS = 250;
/** Who is asked is told once that so much is left; where he has little more from the beginning, not at all. */
const SOON_MS = 10_000;
const MUCH_MS = 15_000;

/** The table at which they sit. */
export interface Around {
  readonly view: TableView | null;
  readonly notices: TableNotices;
}

/** What is left to somebody, in ms. */
export interface Remaining {
  move: number;
  bank: number;
}

export class MoveClocks {
  /** Of those whose time runs, by seat. */
  left: ReadonlyMap<number, Remaining> = $state.raw(new Map());
  readonly #around: Around;
  readonly #timers = new Timers();
  #ends: ReadonlyMap<number, { move: number; bank: number }> = new Map();
  #tellsSoon = false;

  constructor(around: Around) {
    this.#around = around;
  }

  hear({ asked }: Clocks): void {
    const now = Date.now();
    this.#ends = new Map(asked.map(({ seat, left_ms, bank_ms }) => [seat, { move: now + left_ms, bank: bank_ms }]));
    const mine = asked.find(({ seat }) => seat === this.#around.view?.me);
    this.#tellsSoon = mine !== undefined && mine.left_ms + mine.bank_ms > MUCH_MS;
    this.#timers.stop();
    this.#tick();
  }

  hearRanOut({ seat }: RanOut): void {
    const { view, notices } = this.#around;
    if (seat === view?.me) notices.tell("pace-ran-out-you", {});
    else notices.tell("pace-ran-out", { name: view?.seats[seat]?.name ?? "" });
  }

  stop(): void {
    this.#timers.stop();
  }

  #tick(): void {
    const now = Date.now();
    this.left = new Map(
      [...this.#ends].map(([seat, { move, bank }]) => [
        seat,
        { move: Math.max(0, move - now), bank: Math.max(0, bank + Math.min(0, move - now)) },
      ]),
    );
    const mine = this.left.get(this.#around.view?.me ?? -1);
    if (mine && this.#tellsSoon && mine.move + mine.bank <= SOON_MS) {
      this.#tellsSoon = false;
      announce(t("pace-soon", { seconds: Math.ceil((mine.move + mine.bank) / 1000) }));
    }
    if ([...this.left.values()].some(({ move, bank }) => move + bank > 0))
      this.#timers.after(TICK_MS, () => this.#tick());
  }
}
