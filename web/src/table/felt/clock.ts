// The time of a match in figures.

import type { Clock } from "../../wire/generated";

/** What is left, ms, so long after the message that told it. */
export function leftNow(clock: Clock, since: number): number {
  return Math.max(0, clock.left_ms - (clock.running ? since : 0));
}

/** "12:34", "1:02:03"; a begun second counts. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
