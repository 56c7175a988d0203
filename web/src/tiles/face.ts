// What is drawn on the face of a tile, as names of drawings of the sprites.

import { cornerSign, signId, type TileCode } from "./codes";
import type { FaceName } from "./faces.svelte";
import { windLetter } from "./winds.svelte";

/** The grid of a face and the size of a corner sign. */
export const FACE = { width: 60, height: 90, index: 12 } as const;
/** What is seen of a face that is an ornament: without its margin. */
export const ORNAMENT = "2 3 56 84";

type Ink = "red" | "green" | "blue" | "black";
const DRAGON_INKS: Readonly<Record<string, Ink>> = { "5z": "blue", "6z": "green", "7z": "red" };
const FIGURE_INKS: Readonly<Record<string, Ink>> = { p: "blue", s: "green" };

/** Flowers have red numbers, all others black ones; a dragon's mark has its own ink, and a wind's letter the ink of its drawing: a З
    would be taken for a 3. */
function inkOf(code: TileCode): Ink {
  if (code[1] === "f" && Number(code[0]) <= 4) return "red";
  if (code[1] === "z" && Number(code[0]) <= 4) return "blue";
  return DRAGON_INKS[code] ?? "black";
}

export interface TileFace {
  /** Ids of the drawings. */
  readonly drawing: string;
  /** The sign in the corner; or a figure over the upper half of the face. */
  readonly index: string;
  readonly figure: boolean;
  /** Of the sign or the figure. */
  readonly ink: Ink;
  /** A drawing that uses the face up to its upper edge. */
  readonly tall: boolean;
}

export function faceOf(code: TileCode, face: FaceName): TileFace {
  const bonus = code[1] === "f";
  const sign = signId(cornerSign(code, windLetter));
  // a dragon has no letter, a flower is its drawing
  if (face === "figures" && !bonus && !(code in DRAGON_INKS))
    return {
      drawing: `tile-large-${code[1] === "z" ? code : code[1]}`,
      index: sign.replace("index", "figure"),
      figure: true,
      ink: FIGURE_INKS[code[1] ?? ""] ?? "black",
      tall: false,
    };
  return {
    drawing: face === "plain" ? `tile-plain-${code}` : `tile-${code}`,
    index: sign,
    figure: false,
    ink: inkOf(code),
    tall: face !== "plain" && (bonus || code === "1s"),
  };
}
