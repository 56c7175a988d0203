// From a player's own point of view to the screen.

import type { Direction, SeatView, TableView } from "../../wire/generated";
import { orientationOf, turned, type Orientation, type Side } from "../../tiles/orientation";
import type { Point } from "./scene";

/** Whose eyes one looks through, and which way round the seats run. */
export type Outlook = Pick<TableView, "me" | "direction">;

/** Sides in the order of play, seen from the viewer: the next player sits to the right, on a clockwise table to the left. */
const SIDES: Readonly<Record<Direction, readonly Side[]>> = {
  "counter-clockwise": ["bottom", "right", "top", "left"],
  clockwise: ["bottom", "left", "top", "right"],
};

/** Where `seat` sits for the viewer. */
export function sideOf(seat: number, { me, direction }: Outlook): Side {
  return SIDES[direction][(seat - me + 4) % 4] ?? "bottom";
}

/** The seats that are played, in the order of play from the viewer on. */
export function seatsInPlay(view: Pick<TableView, "me" | "seats" | "playing">): SeatView[] {
  const start = Math.max(0, view.playing.indexOf(view.me));
  const order = view.playing.map((_, place) => view.playing[(start + place) % view.playing.length]);
  return order.flatMap((number) => view.seats.filter((seat) => seat.seat === number));
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
