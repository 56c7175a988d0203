// What can stand on the face of a tile.

import type { TileCode } from "../tiles/codes";
import type { SoloFaces } from "../wire/generated";

/** A tile of the set, or a word of one's own faces; `sound`: it is read, not seen, and set in another type. */
export type Face =
  | { readonly code: TileCode }
  | { readonly text: string; readonly language: string; readonly sound: boolean; readonly hue: number };

/** Inks that take turns from one entry to the next, so that tiles are told apart more quickly. */
const HUES = 4;

/** What an entry of one's own faces puts on a tile: its sign, or its sound. */
export function entryFace(faces: SoloFaces, number: number, sound = false): Face {
  const entry = faces.entries[number] ?? { sign: "?", sound: "" };
  return { text: sound ? entry.sound : entry.sign, language: languageOf(faces, sound), sound, hue: number % HUES };
}

/** Signs are in the set's language; so are sounds in its own script, but not those written in another. */
function languageOf(faces: SoloFaces, sound: boolean): string {
  if (!sound || faces.language !== "ja") return faces.language;
  const kana = faces.entries.every((entry) => /^[\u3040-\u30ff]+$/.test(entry.sound));
  return kana ? faces.language : "";
}

/** How wide letters are, in parts of their height: signs of East Asia, broad letters, narrow ones, and all others. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uff00-\uff60]/, 1],
  [/[mwMWЖШЩЮФжшщюфм@%]/, 0.92],
  [/[ijlIftr1'.,:;|!]/, 0.36],
  [/\p{Lu}/u, 0.68],
];
const USUAL_WIDTH = 0.57;

/** How a word is written on a face of 60 × 90. */
export interface Lettering {
  readonly size: number;
  /** Along the long side, from below: else a long word could not be read. */
  readonly turned: boolean;
}

const LARGEST_SIZE = 46;
const LARGEST_TURNED = 26;
/** Smaller than this, a word is turned. */
const SMALL_SIZE = 20;
/** What a word may take of the short side and of the long one. */
const ACROSS = 50;
const ALONG = 78;

/** Lets a word fill a face: large for one sign, turned for a long one. */
export function lettering(text: string): Lettering {
  const width = [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH),
    0,
  );
  const upright = Math.min(LARGEST_SIZE, ACROSS / Math.max(width, 0.6));
  if (upright >= SMALL_SIZE) return { size: upright, turned: false };
  return { size: Math.min(LARGEST_TURNED, ALONG / width), turned: true };
}
