// What is drawn on the face of a tile, as names of drawings of the sprite.

import { cornerIndex, type TileCode } from "./codes";

/** The grid of a face and the size of a corner sign. */
export const FACE = { width: 60, height: 90, index: 12 } as const;
/** What is seen of a face that is an ornament: without its margin. */
export const ORNAMENT = "2 3 56 84";

export interface TileFace {
  /** Ids of the drawings. */
  readonly drawing: string;
  readonly index: string;
  /** Of the corner sign. */
  readonly ink: "red" | "black";
  /** A drawing that uses the face up to its upper edge. */
  readonly tall: boolean;
}

export function faceOf(code: TileCode): TileFace {
  const bonus = code[1] === "f";
  return {
    drawing: `tile-${code}`,
    index: `tile-index-${cornerIndex(code)}`,
    // Flowers have red numbers, seasons black ones.
    ink: bonus && Number(code[0]) <= 4 ? "red" : "black",
    tall: bonus || code === "1s",
  };
}
