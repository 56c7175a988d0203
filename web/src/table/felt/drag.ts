// Where a carried tile would come to rest.

import type { HandStrip } from "../layout/scene";

export type Drop = { kind: "place"; index: number } | { kind: "discard" };

/** Lifted by more than this part of a tile's height, a tile is on its way to the pond. */
const LIFT = 0.75;

/** `x`: left edge of the carried tile, `dy`: how far below its place it is (negative: above). */
export function dropPlace(row: HandStrip, tiles: number, x: number, dy: number): Drop {
  if (dy < -row.w * 1.5 * LIFT) return { kind: "discard" };
  const index = Math.round((x - row.x) / row.step);
  return { kind: "place", index: Math.max(0, Math.min(index, tiles - 1)) };
}
