// The walk through a hand that is over: which frame is seen, from where, and whether it goes on by itself.

import type { GameEvent, ReplayFrame, TableView } from "../wire/generated";
import { eventsSeenFrom, landmarks, nextLandmark, seenFrom } from "./replay";
import { eventWords } from "./replayWords";

/** From frame to frame, in ms. */
export const PACES = { slow: 1600, normal: 900, fast: 400 } as const;
export type Pace = keyof typeof PACES;

export class Walk {
  frames: readonly ReplayFrame[] = $state.raw([]);
  at = $state(0);
  /** It goes on by itself. */
  playing = $state(false);
  pace: Pace = $state("normal");
  /** "all", or the seat from which one looks. */
  from: string = $state("all");

  readonly last = $derived(Math.max(0, this.frames.length - 1));
  readonly #frame = $derived(this.frames[this.at] ?? null);
  readonly #marks = $derived(landmarks(this.frames));
  /** All hands lie open. */
  readonly open = $derived(this.from === "all");
  readonly seat = $derived(this.open ? (this.#frame?.view.me ?? 0) : Number(this.from));
  readonly view: TableView | null = $derived(this.#frame ? seenFrom(this.#frame.view, this.seat, this.open) : null);
  readonly events: readonly GameEvent[] = $derived(
    this.#frame ? eventsSeenFrom(this.#frame.events, this.seat, this.open || this.#frame.view.open_hands) : [],
  );
  /** What happens in this frame, as it is known from there. */
  readonly words = $derived.by(() => {
    const { view } = this;
    if (!view) return "";
    return this.events
      .map((event) => eventWords(event, view))
      .filter((text) => text !== "")
      .join(" ");
  });

  /** Begins another hand, or none, at a frame: its beginning where there is no such. */
  begin(frames: readonly ReplayFrame[], at = 0): void {
    this.frames = frames;
    this.at = Number.isInteger(at) && at > 0 && at < frames.length ? at : 0;
  }

  /** At the end nothing goes on by itself. */
  show(index: number): void {
    this.at = Math.max(0, Math.min(this.last, index));
    if (this.at === this.last) this.playing = false;
  }

  /** Goes to a frame by hand. */
  goTo(index: number): void {
    this.playing = false;
    this.show(index);
  }

  /** To the next frame (`by` 1), or back (`by` -1), in which something is worth a look. */
  jump(by: 1 | -1): void {
    this.goTo(nextLandmark(this.#marks, this.at, by, this.last));
  }

  /** From the end it goes on at the beginning. */
  togglePlay(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }
}
