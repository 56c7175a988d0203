// What can stand on the face of a tile.

import type { TileCode } from "../../tiles/codes";

/** A tile of the set, or a word of one's own faces; `sound`: it is read, not seen, and set in another type. */
export type Face =
  | { readonly code: TileCode }
  | { readonly text: string; readonly language: string; readonly sound: boolean; readonly hue: number };

/** A size that lets a word fill a face of 60 × 90: large for one sign, small enough for a long one. */
export function textSize(text: string): number {
  const letters = [...text];
  // Signs of East Asia are as wide as they are high, others about half.
  const width = letters.reduce((sum, letter) => sum + (/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uff00-\uff60]/.test(letter) ? 1 : 0.58), 0);
  return Math.min(46, 52 / Math.max(width, 0.6));
}
