// Why a tile completes nothing in a hand: the nearest reason that a child can see, as `eastwind.family.reasons` tells it at the table.

import type { TileCode } from "../tiles/codes";
import { isSuited, rankOf, suitOf } from "./judge";

export interface Reason {
  why: "pair" | "neighbour" | "gap" | "honour" | "lonely";
  /** Those of the hand that it is seen by. */
  tiles: readonly TileCode[];
}

/** Of a tile that completes no set. */
export function nearest(hand: readonly TileCode[], discard: TileCode): Reason {
  if (hand.includes(discard)) return { why: "pair", tiles: [discard] };
  if (!isSuited(discard)) return { why: "honour", tiles: [] };
  const beside = (far: number): TileCode[] =>
    [-far, far]
      .map((step) => `${rankOf(discard) + step}${suitOf(discard)}` as TileCode)
      .filter((code) => hand.includes(code));
  const [next, after] = [beside(1), beside(2)];
  if (next.length > 0) return { why: "neighbour", tiles: next };
  return after.length > 0 ? { why: "gap", tiles: after } : { why: "lonely", tiles: [] };
}
