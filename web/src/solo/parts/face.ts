// What can stand on the face of a tile.

import type { TileCode } from "../../tiles/codes";

/** A tile of the set, or a word of one's own faces; `sound`: it is read, not seen, and set in another type. */
export type Face =
  | { readonly code: TileCode }
  | { readonly text: string; readonly language: string; readonly sound: boolean; readonly hue: number };

/** How wide letters are, in parts of their height: signs of East Asia, broad letters, narrow ones, and all others. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uff00-\uff60]/, 1],
  [/[mwMWЖШЩЮФжшщюфм@%]/, 0.92],
  [/[ijlIftr1'.,:;|!]/, 0.36],
  [/\p{Lu}/u, 0.68],
];
const USUAL_WIDTH = 0.57;

/** A size that lets a word fill a face of 60 × 90: large for one sign, small enough for a long one. */
export function textSize(text: string): number {
  const width = [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH), 0);
  return Math.min(46, 50 / Math.max(width, 0.6));
}
