// For tests: a small deal.

import { TILE_CODES } from "../../src/tiles/codes";
import type { SoloDeal, SoloPlace } from "../../src/wire/generated";

/** Four places in a row and two upon the middle ones. */
export const ROW: SoloPlace[] = [
  [0, 0, 0],
  [2, 0, 0],
  [4, 0, 0],
  [6, 0, 0],
  [2, 0, 1],
  [4, 0, 1],
];

/** A row of six tiles: the two above go first, then the ends, then the middle. */
export function smallDeal(groups: number[] = [1, 2, 2, 1, 3, 3]): SoloDeal {
  return {
    layout: "row",
    number: 7,
    daily: null,
    shuffled: false,
    places: ROW,
    groups,
    copies: groups.map((group, index) => groups.slice(0, index).filter((other) => other === group).length % 4),
    tiles: groups.map((group) => TILE_CODES[group] ?? "1m"),
    difficulty: { plays: 1000, cleared: 500, band: "calm" },
  };
}
