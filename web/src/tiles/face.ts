// What is drawn on the face of a tile, as names of drawings of the sprite.

import { cornerSign, signId, type TileCode } from "./codes";
import { windLetter } from "./winds.svelte";

/** The grid of a face and the size of a corner sign. */
export const FACE = { width: 60, height: 90, index: 12 } as const;
/** What is seen of a face that is an ornament: without its margin. */
export const ORNAMENT = "2 3 56 84";

type Ink = "red" | "green" | "blue" | "black";
const DRAGON_INKS: Readonly<Record<string, Ink>> = { "5z": "blue", "6z": "green", "7z": "red" };

/** Flowers have red numbers, seasons black ones; a dragon's mark has its own ink. */
function inkOf(code: TileCode): Ink {
  if (code[1] === "f" && Number(code[0]) <= 4) return "red";
  return DRAGON_INKS[code] ?? "black";
}

export interface TileFace {
  /** Ids of the drawings. */
  readonly drawing: string;
  readonly index: string;
  /** Of the corner sign. */
  readonly ink: Ink;
  /** A drawing that uses the face up to its upper edge. */
  readonly tall: boolean;
}

export function faceOf(code: TileCode): TileFace {
  const bonus = code[1] === "f";
  return {
    drawing: `tile-${code}`,
    index: signId(cornerSign(code, windLetter)),
    ink: inkOf(code),
    tall: bonus || code === "1s",
  };
}
