// Where the keyboard is in the own hand: the buttons of its tiles, and what becomes of the focus when one of them leaves.

import { tick } from "svelte";
import type { LegalAction } from "../wire/generated";
import type { HandTile } from "./line/hand-order";

/** What is known of the hand. */
interface Hand {
  readonly tiles: readonly HandTile[];
  readonly focused: number | null;
}

export class TileFocus {
  /** The place in which the table is drawn. */
  place: HTMLElement | undefined = $state();
  readonly #hand: Hand;
  #had = false;

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  focus(id: number | null | undefined): void {
    this.#button(id)?.focus();
  }

  /** Presses the tile as a click does. */
  click(id: number | null | undefined): void {
    this.#button(id)?.click();
  }

  /** The button that offers an action, or the sort of sets among which it is chosen. */
  offer({ kind, word }: LegalAction): void {
    const sort = kind.startsWith("lay_") ? "own" : kind.endsWith("kong") ? "kong" : kind;
    const found = (name: string) => this.place?.querySelector<HTMLElement>(`[data-action="${name}"]`);
    (found(word) ?? found(sort))?.focus();
  }

  /** Whether it is on a tile; asked before the hand is drawn anew. */
  look(): void {
    void this.#hand.tiles;
    this.#had = isTile(document.activeElement);
  }

  /** A tile that leaves takes the focus with it: it goes on to the tile drawn last, where the next move begins. */
  async follow(): Promise<void> {
    const { tiles, focused } = this.#hand;
    const last = tiles.at(-1);
    if (!this.#had || tiles.some((tile) => tile.id === focused)) return;
    await tick();
    this.focus(last?.id);
  }

  #button(id: number | null | undefined): HTMLElement | null {
    return id == null ? null : (this.place?.querySelector<HTMLElement>(`[data-tile="${id}"]`) ?? null);
  }
}

/** Whether something on the page is a tile of a hand. */
export function isTile(what: EventTarget | null): boolean {
  return what instanceof HTMLElement && what.dataset["tile"] !== undefined;
}
