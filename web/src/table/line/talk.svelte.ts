// What the others at a table say: a few phrases, each read in the reader's own language, for a short while, and not by who is muted.

import { settings } from "../../kit/settings/settings.svelte";
import type { Phrase, Said } from "../../wire/generated";
import { Timers } from "../../kit/timers";

/** So long a phrase stands. */
export const PHRASE_MS = 4000;

/** In the order in which they are offered. */
export const PHRASES: readonly Phrase[] = [
  "hello",
  "good-luck",
  "thanks",
  "well-played",
  "congratulations",
  "bad-luck",
  "sorry",
  "one-moment",
  "back-again",
  "your-turn",
  "no-hurry",
  "wow",
  "laugh",
  "another-hand",
  "goodbye",
];

export class Talk {
  /** By seat, what was said last and still stands. */
  said: ReadonlyMap<number, Phrase> = $state.raw(new Map());
  /** The seats that one does not want to hear at this table. */
  muted: ReadonlySet<number> = $state.raw(new Set());
  readonly #timers = new Timers();
  /** Which phrase of a seat is the newest: an older one's end does not take it away. */
  readonly #newest = new Map<number, number>();

  /** @param me the own seat: what one says oneself is always seen. */
  hear({ seat, phrase }: Said, me: number | undefined): void {
    if (seat !== me && (!settings.phrases || this.muted.has(seat))) return;
    const number = (this.#newest.get(seat) ?? 0) + 1;
    this.#newest.set(seat, number);
    this.said = new Map([...this.said, [seat, phrase]]);
    this.#timers.after(PHRASE_MS, () => {
      if (this.#newest.get(seat) === number) this.#forget(seat);
    });
  }

  /** Whether a seat is heard at this table. */
  mute(seat: number, muted: boolean): void {
    this.muted = muted ? new Set([...this.muted, seat]) : new Set([...this.muted].filter((other) => other !== seat));
    if (muted) this.#forget(seat);
  }

  stop(): void {
    this.#timers.stop();
  }

  #forget(seat: number): void {
    this.said = new Map([...this.said].filter(([other]) => other !== seat));
  }
}
