// What is added up: its parts, and how far one is when one counts them together.

import type { TileCode } from "../tiles/codes";

export interface Part {
  readonly tiles: readonly TileCode[];
  readonly points: number;
}

export interface Sum {
  readonly seat: number;
  readonly parts: readonly Part[];
  readonly total: number;
}

/** The most that a child is asked to add up. */
export const MOST_SUM = 20;

/** Returns whether there is something to add up, and no more than a child can. */
export const isToAddUp = ({ parts, total }: Sum): boolean => parts.length > 1 && total <= MOST_SUM;

/** How far the count is after each part but the last: what they all come to is for the child to say. */
export function running(parts: readonly Part[]): number[] {
  let sum = 0;
  return parts.slice(0, -1).map(({ points }) => (sum += points));
}
