// What a game of Connect tells of itself, and what its points are.

import type { Sound } from "../../kit/sounds/sounds";
import type { Corner } from "./paths";

export type Phase = "fetching" | "away" | "playing" | "level-done" | "time-up" | "won";
export type Notice =
  | "shuffled"
  | "stuck"
  | "stuck-away"
  | "stuck-waits"
  | "away-hint"
  | "no-hints"
  | "hint-unknown"
  | "hint-lost"
  | "kept"
  | "apart";

/** A line that is shown, and the two cells that it joins. */
export interface Line {
  readonly path: readonly Corner[];
  readonly pair: readonly [number, number];
}

export interface Listeners {
  play(sound: Sound): void;
  taken(tiles: readonly [number, number]): void;
  hinted(pair: readonly [number, number]): void;
  undone(): void;
  /** So many seconds are left. */
  hurry(seconds: number): void;
}

export const POINTS_A_PAIR = 10;
export const POINTS_A_SECOND = 2;
export const POINTS_A_HINT = 50;
/** So long a line is seen before its tiles go. */
export const LINE_MS = 300;

/** No time goes by where one can do nothing. */
export const CANNOT_SHUFFLE: ReadonlySet<Notice | null> = new Set<Notice>(["stuck-away", "stuck-waits"]);

/** The seconds left at which the player is told to hurry. */
export const HURRIES = [30, 10];

/** How many of them have come when so much time is left. */
export function hurriesAt(milliseconds: number): number {
  return HURRIES.filter((seconds) => milliseconds <= seconds * 1000).length;
}
