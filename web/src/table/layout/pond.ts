// A pond: discards in order, rows of six.

import type { SeatView, TableView } from "../../wire/generated";
import type { Orientation } from "../../tiles/orientation";
import type { Spot } from "./scene";

export const IN_ROW = 6;
/** From row to row, in tile widths: the face and a little of the side below it. */
export const ROW_PITCH = 1.58;

export interface PondPlace {
  index: number;
  column: number;
  row: number;
}

/** Column and row of every discard. `columns` is a multiple of six where a band holds two rows side by side. */
export function pondPlaces(count: number, columns: number = IN_ROW): PondPlace[] {
  return Array.from({ length: count }, (_, index) => ({
    index,
    column: index % columns,
    row: Math.floor(index / columns),
  }));
}

export function rowsNeeded(count: number, columns: number = IN_ROW): number {
  return Math.ceil(count / columns);
}

/** What a discard shows besides its face, apart from where it lies. */
export function pondSpot(
  view: TableView,
  seat: SeatView,
  index: number,
  place: { x: number; y: number; w: number; orientation: Orientation },
): Spot {
  const discard = seat.pond[index];
  const lastHere = view.last_discarder === seat.seat && index === seat.pond.length - 1;
  const spot: Spot = {
    key: `pond-${seat.seat}-${index}`,
    code: discard?.tile ?? null,
    stance: "lying",
    stack: 1,
    seat: seat.seat,
    ...place,
  };
  if (discard && discard.taken_by !== null) spot.taken = true;
  else if (lastHere && view.last_discard !== null) spot.last = true;
  else if (discard && discard.tile === null) spot.stance = "down";
  if (discard && discard.ready !== "no") spot.ready = discard.ready;
  return spot;
}
