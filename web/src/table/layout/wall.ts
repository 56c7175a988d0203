// The square wall: a thin side of stacks before each owner, between the ponds and the hands; the corners are open.

import type { TableView } from "../../lib/protocol";
import { facing, sideOf, toScreen } from "./geometry";
import { TALL } from "./melds";
import type { Point, Spot } from "./scene";

/**
 * The stacks that stand, with their tiles' width `w`. `inner`: half the width of the free square inside. Stack 0 is at its
 * owner's right hand. A stack of one tile is drawn as one, loose tiles as a second spot upon their stack.
 */
export function layWall(view: TableView, middle: Point, inner: number, w: number): Spot[] {
  const spots: Spot[] = [];
  const { heights, stacks } = view.wall;
  for (const [seat, side] of heights.entries()) {
    const where = sideOf(seat, view.me);
    for (const [stack, height] of side.entries()) {
      if (height <= 0) continue;
      const right = ((stacks - 1) / 2 - stack) * w;
      const offset = toScreen(where, right, inner + (TALL * w) / 2);
      const place = { x: middle.x + offset.x, y: middle.y + offset.y, w, orientation: facing(where, false), seat };
      spots.push({ key: `wall-${seat}-${stack}`, code: null, stance: "down", stack: height >= 2 ? 2 : 1, ...place });
      if (height > 2) {
        spots.push({ key: `loose-${seat}-${stack}`, code: null, stance: "down", stack: height > 3 ? 2 : 1, lift: w * 0.36, ...place });
      }
    }
  }
  return spots;
}
