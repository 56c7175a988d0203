// When the bill of a hand is laid over the table, and whether it was put aside to look at the table once more.

import { settings } from "../kit/settings/settings.svelte";
import type { TableSession } from "./line/session.svelte";

/** So long the last position stays in sight before the bill is laid over it. */
export const BILL_AFTER_MS = 1800;

export class BillTime {
  readonly #session: Pick<TableSession, "view" | "settled">;
  /** The hand whose bill lies there. */
  #laid: number | null = $state(null);
  #aside = $state(false);
  /** The last hand that was seen while it was played. */
  #played = -1;

  readonly over: boolean = $derived.by(() => {
    const { view } = this.#session;
    return view !== null && view.result !== null && (view.phase === "hand_over" || view.phase === "match_over");
  });
  readonly shown: boolean = $derived.by(() => this.over && this.#laid === this.#session.view?.hand && !this.#aside);
  /** The hand is over, and its bill was put aside. */
  readonly hidden: boolean = $derived(this.over && this.#aside);

  constructor(session: Pick<TableSession, "view" | "settled">) {
    this.#session = session;
  }

  show(): void {
    this.#aside = false;
  }

  hide(): void {
    this.#aside = true;
  }

  /**
   * Call in an effect; what it returns is to be called before it runs again. The bill waits until the last call has been seen; after
   * a reload it is there at once.
   */
  follow(): (() => void) | undefined {
    const number = this.#session.view?.hand ?? null;
    if (!this.over) {
      this.#laid = null;
      this.#played = number ?? -1;
    }
    if (!this.over || number === null || !this.#session.settled || this.#laid === number) return undefined;
    this.#aside = false;
    const wait = this.#played === number && settings.pace !== "instant";
    const timer = setTimeout(() => (this.#laid = number), wait ? BILL_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }
}
