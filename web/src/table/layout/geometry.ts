// From a player's own point of view to the screen.

import { orientationOf, turned, type Orientation, type Side } from "../../tiles/orientation";
import type { Point } from "./scene";

/** Sides in the order of play, seen from the viewer: the next player sits to the right. */
export const SIDES: readonly Side[] = ["bottom", "right", "top", "left"];

/** Where `seat` sits for `me`. */
export function sideOf(seat: number, me: number): Side {
  return SIDES[(seat - me + 4) % 4] ?? "bottom";
}

/**
 * A place as its player sees it: `right` along the player's right hand, `down` towards the player, both from the middle of
 * the table. Returned as an offset on the screen.
 */
export function toScreen(side: Side, right: number, down: number): Point {
  switch (side) {
    case "bottom":
      return { x: right, y: down };
    case "right":
      return { x: down, y: -right };
    case "top":
      return { x: -right, y: -down };
    case "left":
      return { x: -down, y: right };
  }
}

/** How a tile of that player is turned on the screen; `sideways`: laid across, as a claimed tile. */
export function facing(side: Side, sideways: boolean): Orientation {
  const upright = orientationOf(side);
  return sideways ? turned(upright, -1) : upright;
}
