// Connect: what becomes of a field when tiles are taken, fall, or are shuffled. A field holds in each cell the number of the
// tile that stands there (the cell in which it was dealt), or EMPTY.

import type { ConnectGravity } from "../../wire/generated";
import { EMPTY } from "./paths";

export type Cells = readonly number[];

/** Takes two tiles away; with gravity, what stands above them falls. */
export function take(cells: Cells, columns: number, one: number, other: number, gravity: ConnectGravity): number[] {
  const left = cells.map((tile, cell) => (cell === one || cell === other ? EMPTY : tile));
  if (gravity === "down") for (const column of new Set([one % columns, other % columns])) drop(left, columns, column);
  return left;
}

/** Lets the tiles of a column fall to its bottom. */
function drop(cells: number[], columns: number, column: number): void {
  let floor = cells.length - columns + column;
  for (let cell = floor; cell >= 0; cell -= columns) {
    const tile = cells[cell] ?? EMPTY;
    if (tile === EMPTY) continue;
    cells[cell] = EMPTY;
    cells[floor] = tile;
    floor -= columns;
  }
}

/** Cell i gets what stood in cell `order[i]`; −1: it stays empty. */
export function shuffled(cells: Cells, order: readonly number[]): number[] {
  return order.map((from) => (from < 0 ? EMPTY : (cells[from] ?? EMPTY)));
}

/** What was done with a field: two cells joined, or a shuffle, in the order of `shuffled`. */
export type Step = { readonly pair: readonly [number, number] } | { readonly order: readonly number[] };

export function fieldAfter(start: Cells, columns: number, gravity: ConnectGravity, steps: readonly Step[]): Cells {
  return steps.reduce<Cells>(
    (cells, step) => ("pair" in step ? take(cells, columns, ...step.pair, gravity) : shuffled(cells, step.order)),
    start,
  );
}

export function tilesLeft(cells: Cells): number {
  return cells.filter((tile) => tile !== EMPTY).length;
}
