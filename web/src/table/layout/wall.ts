// The square wall: a thin side of stacks before each owner, between the ponds and the hands; the corners are open. It has four
// sides however many play.

import type { Direction, TableView } from "../../wire/generated";
import type { Side } from "../../tiles/orientation";
import { facing, sideOf, toScreen } from "./geometry";
import { TALL } from "./melds";
import type { DrawMark, Point, Spot } from "./scene";

/** The middle of a stack. `inner`: half the width of the free square inside, `w`: a tile's width. */
function stackPlace(
  view: TableView,
  seat: number,
  stack: number,
  middle: Point,
  inner: number,
  w: number,
): Point & { side: Side } {
  const { stacks, first_stack: first } = view.wall;
  const fromRight = ((stacks - 1) / 2 - stack) * w;
  const side = sideOf(seat, view);
  const offset = toScreen(side, first === "right" ? fromRight : -fromRight, inner + (TALL * w) / 2);
  return { x: middle.x + offset.x, y: middle.y + offset.y, side };
}

/** The stacks that stand. A stack of one tile is drawn as one, loose tiles as a second spot upon their stack. */
export function layWall(view: TableView, middle: Point, inner: number, w: number): Spot[] {
  const spots: Spot[] = [];
  for (const [seat, heights] of view.wall.heights.entries()) {
    for (const [stack, height] of heights.entries()) {
      if (height <= 0) continue;
      const { x, y, side } = stackPlace(view, seat, stack, middle, inner, w);
      const place = { x, y, w, orientation: facing(side, false), seat };
      spots.push({ key: `wall-${seat}-${stack}`, code: null, stance: "down", stack: height >= 2 ? 2 : 1, ...place });
      if (height > 2) {
        spots.push({
          key: `loose-${seat}-${stack}`,
          code: null,
          stance: "down",
          stack: height > 3 ? 2 : 1,
          lift: w * 0.36,
          ...place,
        });
      }
    }
  }
  return spots;
}

/** Degrees from pointing right, for one who goes round the table clockwise. */
const CLOCKWISE: Readonly<Record<Side, number>> = { bottom: 180, left: -90, top: 0, right: 90 };

/** Which way something runs that goes round the table, at a side of it; degrees from pointing right. */
export function turnAt(side: Side, direction: Direction): number {
  return CLOCKWISE[side] + (direction === "clockwise" ? 0 : 180);
}

/** Where the next tile is drawn from and which way the wall is used up; null when nothing is left. */
export function drawMark(view: TableView, middle: Point, inner: number, w: number): DrawMark | null {
  const { next, drawn, heights } = view.wall;
  const height = next ? (heights[next.seat]?.[next.stack] ?? 0) : 0;
  if (!next || height <= 0) return null;
  const { x, y, side } = stackPlace(view, next.seat, next.stack, middle, inner, w);
  return { x, y: y - (height >= 2 ? w * 0.2 : 0), w, angle: turnAt(side, drawn) };
}
