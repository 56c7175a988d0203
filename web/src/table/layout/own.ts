// The viewer's own row: the hand as one draws it oneself, then the sets and the flowers at its right.

import type { SeatView, TableView } from "../../wire/generated";
import { TALL } from "./melds";
import { fitRow, layRow, placeRow } from "./row";
import type { HandStrip, Point, Spot } from "./scene";

/** Between the hand and the drawn tile, in tile widths. */
export const DRAWN_GAP = 0.32;

export interface OwnPlace {
  left: number;
  width: number;
  /** Top of the tiles in hand. */
  top: number;
  /** Tile width in hand. */
  w: number;
  /** Tile width of the sets at its right; 0: they are laid elsewhere. */
  sets: number;
  /** In so many rows the hand stands; one unless said otherwise. */
  rows?: number;
}

/** From row to row of the hand, in tile widths: the tile, its side, and room for one that is lifted. */
const HAND_PITCH = 1.86;

/** How high a hand of so many rows is, in tile widths, with its side, and above it room for a tile that is lifted. */
export function handHeights(rows: number): number {
  return (rows - 1) * HAND_PITCH + 2;
}

export function ownSeat(view: TableView): SeatView {
  const seat = view.seats.find((it) => it.seat === view.me);
  if (!seat) throw new Error(`the view of table ${view.table} has no seat ${view.me}`);
  return seat;
}

/** How many tiles stand in a row of the hand. A place for the drawn tile is always kept: the hand must not jump. */
function perRowOf(seat: SeatView, rows: number): number {
  return Math.ceil((stillIn(seat) + 1) / rows);
}

function stillIn(seat: SeatView): number {
  return seat.hand_count - (seat.has_drawn ? 1 : 0);
}

/** Room that a hand takes across, in tile widths. */
export function handWidths(seat: SeatView, rows = 1): number {
  return perRowOf(seat, rows) + DRAWN_GAP;
}

export function layOwn(view: TableView, place: OwnPlace): { hand: HandStrip; spots: Spot[] } {
  const seat = ownSeat(view);
  const count = stillIn(seat);
  const perRow = perRowOf(seat, place.rows ?? 1);
  const gap = place.w * 0.42;
  const step = place.w + Math.min(2, place.w * 0.03);
  const handLength = (perRow - 1) * step + place.w * (1 + DRAWN_GAP);
  const bare = { ...seat, hand_count: 0, has_drawn: false };
  const room = place.width - handLength - gap;
  const row =
    place.sets > 0
      ? fitRow(
          bare,
          false,
          { hand: 0, sets: place.sets, gap: place.sets * 0.3, clockwise: view.direction === "clockwise" },
          room,
        )
      : layRow(bare, false, { hand: 0, sets: 1, gap: 0 }, true);
  const sets = place.sets > 0 && row.laid.length > 0;
  const length = handLength + (sets ? gap + row.length : 0);
  const x = place.left + Math.max(0, (place.width - length) / 2);
  const hand: HandStrip = {
    x,
    y: place.top,
    perRow,
    pitch: place.w * HAND_PITCH,
    w: place.w,
    step,
    gap: place.w * DRAWN_GAP,
    count,
    hasDrawn: seat.has_drawn,
  };
  const bottom = place.top + place.w * TALL;
  const spots = sets ? placeRow(row, "bottom", { x: 0, y: 0 }, x + handLength + gap, bottom) : [];
  return { hand, spots };
}

/** Upper left corners of `count` tiles in hand, in their order; `apart`: the last one has just been drawn. */
export function handPlaces(hand: HandStrip, count: number, apart: boolean): Point[] {
  return Array.from({ length: count }, (_, index) => ({
    x: hand.x + (index % hand.perRow) * hand.step + (apart && index === count - 1 ? hand.gap : 0),
    y: hand.y + Math.floor(index / hand.perRow) * hand.pitch,
  }));
}
