// Shows what is told of a table one position after another, in the pace a person can follow.
//
// The server tells everything at once, and after every discard and every kong a window in which somebody may claim, alike
// whether anybody could: the pause after it tells nothing.

import type { GameEvent } from "../../wire/generated";
import type { Told } from "../../wire/steps";
import type { Settings } from "../../kit/settings/settings.svelte";

export type Pace = Settings["pace"];

interface Rhythm {
  /** After every discard, alike. */
  discard: number;
  /** After a set was laid down, a hand was declared ready, a hand was won. */
  call: number;
  /** After a draw or a flower. */
  draw: number;
  /** After the deal: who leads and where the wall was broken is told. */
  deal: number;
}

/** In ms. */
export const RHYTHMS: Readonly<Record<Pace, Rhythm>> = {
  slow: { discard: 1700, call: 2400, draw: 700, deal: 4200 },
  normal: { discard: 900, call: 1500, draw: 300, deal: 2800 },
  fast: { discard: 420, call: 750, draw: 120, deal: 1400 },
  instant: { discard: 0, call: 0, draw: 0, deal: 0 },
};

const CALLS: ReadonlySet<GameEvent["kind"]> = new Set([
  "claim",
  "chow",
  "pung",
  "kong",
  "added_kong",
  "concealed_kong",
  "laid_chow",
  "laid_pung",
  "rob",
  "mahjong",
  "drawn_hand",
  "ready",
]);
const DRAWS: ReadonlySet<GameEvent["kind"]> = new Set(["draw", "replacement", "flower"]);

/** How long the position after these events stays before the next is shown, in ms. */
export function pauseAfter(events: readonly GameEvent[], pace: Pace): number {
  const rhythm = RHYTHMS[pace];
  // A discard decides alone: what else came with it must not lengthen or shorten the pause.
  if (events.some((event) => event.kind === "discard")) return rhythm.discard;
  if (events.some((event) => event.kind === "deal")) return rhythm.deal;
  if (events.some((event) => CALLS.has(event.kind))) return rhythm.call;
  if (events.some((event) => DRAWS.has(event.kind))) return rhythm.draw;
  return 0;
}

export interface QueueOptions {
  pace(): Pace;
  /** Shows one position. `last`: nothing is waiting behind it. */
  show(told: Told, last: boolean): void;
  /** True while nobody looks: then nothing waits. */
  hidden?: () => boolean;
}

/** Positions waiting to be shown. */
export class PositionQueue {
  readonly #options: QueueOptions;
  #waiting: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get empty(): boolean {
    return this.#waiting.length === 0;
  }

  /**
   * Puts positions at the end; shows the first now if nothing is in the way. One in which nothing happened (an answer in a window that
   * stays open) never waits: it renews the position that is shown, or the last one that waits.
   */
  push(...told: readonly Told[]): void {
    for (const position of told) {
      if (position.events.length > 0) this.#waiting.push(position);
      else {
        const last = this.#waiting.pop();
        if (last) this.#waiting.push({ ...position, events: last.events });
        else this.#options.show(position, true);
      }
    }
    if (this.#waiting.length === 0) return;
    if (this.#timer === undefined) this.#next();
  }

  /** Shows what waits without a pause. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0) this.#showFirst();
  }

  /** Lets the position that is shown stand for a while: what comes in waits behind it. */
  rest(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = ms > 0 ? setTimeout(() => this.#next(), ms) : undefined;
  }

  /** Ends the pause that runs: the next position is shown now, the others in their pace. */
  skip(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Forgets what waits: a newer position will be shown instead. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #showFirst(): Told | undefined {
    const told = this.#waiting.shift();
    if (told) this.#options.show(told, this.#waiting.length === 0);
    return told;
  }

  #next(): void {
    this.#timer = undefined;
    for (;;) {
      const told = this.#showFirst();
      if (!told) return;
      const pause = this.#options.hidden?.() ? 0 : pauseAfter(told.events, this.#options.pace());
      // The timer also runs when nothing waits: a position that comes early still waits for the end of the pause.
      if (pause > 0) {
        this.#timer = setTimeout(() => this.#next(), pause);
        return;
      }
    }
  }
}
