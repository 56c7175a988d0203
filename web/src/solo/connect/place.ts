// Where things of a field are drawn, in widths of a tile. The ring around the field is narrower than a cell.

import { FACE_HEIGHT, SIDE_BELOW, SIDE_RIGHT } from "../board/project";
import { firstView, READABLE, WHOLE, type Size, type View } from "../board/viewport";
import type { Corner } from "./paths";

const RING = 0.34;
/** Room around the field, for lines that run outside. */
export const PAD = 0.55;

export function fieldSize(columns: number, rows: number): { width: number; height: number } {
  return { width: columns + 2 * PAD + SIDE_RIGHT, height: rows * FACE_HEIGHT + 2 * PAD + SIDE_BELOW };
}

/** Tiles of this width, px, can be told and hit where all that is gained by wider ones is a row that is not seen. */
const WHOLE_FROM = 26;

/** How a field is seen at first. Lines are followed over the whole of it: no more is hidden than must be. `tile`: its width, the field whole. */
export function firstViewOf(window: Size, field: Size, tile: number): View {
  return tile >= WHOLE_FROM ? WHOLE : firstView(window, field, tile, READABLE.least);
}

/** Upper left corner of a cell's face. */
export function cornerOfCell(cell: number, columns: number): { x: number; y: number } {
  return { x: PAD + (cell % columns), y: PAD + Math.floor(cell / columns) * FACE_HEIGHT };
}

/** Where a line passes: the middle of a cell, or just outside of the field. */
export function pointOf([column, row]: Corner, columns: number, rows: number): { x: number; y: number } {
  const along = (at: number, count: number, side: number): number => {
    if (at < 0) return -RING;
    return at >= count ? count * side + RING : (at + 0.5) * side;
  };
  return { x: PAD + along(column, columns, 1), y: PAD + along(row, rows, FACE_HEIGHT) };
}
