// Where a carried tile would come to rest.

import type { HandStrip, Point } from "../layout/scene";

export type Drop = { kind: "place"; index: number } | { kind: "discard" };

/** Lifted by more than this part of a tile's height, a tile is on its way to the pond. */
const LIFT = 0.75;

/** `at`: upper left corner of the carried tile. */
export function dropPlace(row: HandStrip, tiles: number, at: Point): Drop {
  if (at.y - row.y < -row.w * 1.5 * LIFT) return { kind: "discard" };
  const rows = Math.ceil(tiles / row.perRow);
  const within = (value: number, count: number): number => Math.max(0, Math.min(Math.round(value), count - 1));
  const index = within((at.y - row.y) / row.pitch, rows) * row.perRow + within((at.x - row.x) / row.step, row.perRow);
  return { kind: "place", index: Math.min(index, tiles - 1) };
}
