// Drawing a layout: where a tile may be put, what is left when one is taken away, what is still wrong with it. A tile may hang in
// the air.

import { TILE } from "../solitaire/rules";
import type { SoloPlace } from "../../wire/generated";

export const FEWEST_TILES = 4;
export const MOST_TILES = 288;
export const MOST_LAYERS = 16;
/** The largest drawing in half tiles, and the one that one begins with. */
export const MOST_COLUMNS = 80;
export const MOST_ROWS = 60;
export const COLUMNS = 36;
export const ROWS = 24;

const overlaps = ([x, y, z]: SoloPlace, [ox, oy, oz]: SoloPlace): boolean =>
  z === oz && Math.abs(x - ox) < TILE && Math.abs(y - oy) < TILE;

export const samePlace = (one: SoloPlace, other: SoloPlace): boolean => one.every((at, axis) => at === other[axis]);

/** Why a tile cannot be put somewhere, or null if it can. */
export type Obstacle = "outside" | "overlap" | "full" | null;

export function obstacleTo(places: readonly SoloPlace[], place: SoloPlace, columns: number, rows: number): Obstacle {
  const [x, y, z] = place;
  if (x < 0 || y < 0 || x > columns - TILE || y > rows - TILE || z < 0 || z >= MOST_LAYERS) return "outside";
  if (places.some((other) => overlaps(place, other))) return "overlap";
  return places.length >= MOST_TILES ? "full" : null;
}

/** The tile of a layer that covers a point (half tiles), or null. */
export function tileAt(places: readonly SoloPlace[], x: number, y: number, layer: number): SoloPlace | null {
  return places.find(([px, py, z]) => z === layer && x >= px && x < px + TILE && y >= py && y < py + TILE) ?? null;
}

/**
 * Where to put a tile whose middle is meant to be at a point (half tiles): the nearest place where it fits, rather one flush with
 * its neighbours. If it fits nowhere near, the nearest place, to say why not.
 */
export function placeFor(
  places: readonly SoloPlace[],
  x: number,
  y: number,
  layer: number,
  columns: number,
  rows: number,
): SoloPlace {
  const [left, top] = [x - TILE / 2, y - TILE / 2];
  const [nearX, nearY] = [Math.round(left), Math.round(top)];
  let best: SoloPlace = [nearX, nearY, layer];
  let bestCost = Infinity;
  for (let px = nearX - 1; px <= nearX + 1; px++) {
    for (let py = nearY - 1; py <= nearY + 1; py++) {
      const place: SoloPlace = [px, py, layer];
      if (obstacleTo(places, place, columns, rows) !== null) continue;
      const cost = (px - left) ** 2 + (py - top) ** 2 - (isFlush(places, place) ? 0.7 : 0);
      if (cost < bestCost) [best, bestCost] = [place, cost];
    }
  }
  return best;
}

/** Whether a tile would stand side by side with another one of its layer, in its row or column. */
function isFlush(places: readonly SoloPlace[], [x, y, z]: SoloPlace): boolean {
  return places.some(
    ([ox, oy, oz]) => oz === z && ((Math.abs(ox - x) === TILE && oy === y) || (Math.abs(oy - y) === TILE && ox === x)),
  );
}

export function without(places: readonly SoloPlace[], gone: SoloPlace): SoloPlace[] {
  return places.filter((place) => !samePlace(place, gone));
}

/** The same place seen in a mirror that stands in the middle of the drawing. */
export function mirrored([x, y, z]: SoloPlace, columns: number): SoloPlace {
  return [columns - TILE - x, y, z];
}

/** In the order of layers, rows, columns, with the upper left corner and the lowest layer at 0. */
export function inTheCorner(places: readonly SoloPlace[]): SoloPlace[] {
  const left = Math.min(...places.map(([x]) => x));
  const top = Math.min(...places.map(([, y]) => y));
  const low = Math.min(...places.map(([, , z]) => z));
  return places
    .map(([x, y, z]): SoloPlace => [x - left, y - top, z - low])
    .sort((a, b) => a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);
}

export function sizeOf(places: readonly SoloPlace[]): { columns: number; rows: number } {
  return {
    columns: Math.max(0, ...places.map(([x]) => x + TILE)),
    rows: Math.max(0, ...places.map(([, y]) => y + TILE)),
  };
}

/** In the middle of a drawing that has room around it. */
export function inTheMiddle(places: readonly SoloPlace[]): { places: SoloPlace[]; columns: number; rows: number } {
  if (places.length === 0) return { places: [], columns: COLUMNS, rows: ROWS };
  const corner = inTheCorner(places);
  const size = sizeOf(corner);
  const columns = Math.min(MOST_COLUMNS, Math.max(COLUMNS, size.columns + 4));
  const rows = Math.min(MOST_ROWS, Math.max(ROWS, size.rows + 4));
  // an odd rest would put the mirror beside the middle
  const [right, down] = [Math.floor((columns - size.columns) / 2), Math.floor((rows - size.rows) / 2)];
  return { places: corner.map(([x, y, z]): SoloPlace => [x + right, y + down, z]), columns, rows };
}

export type Fault = "odd" | "few" | null;

/** What the page itself can see; whether it can be cleared only the server knows. */
export function faultOf(places: readonly SoloPlace[]): Fault {
  if (places.length < FEWEST_TILES) return "few";
  return places.length % 2 === 1 ? "odd" : null;
}
