// Where the tiles of a layout are drawn. One looks from above and a little from the lower right: each layer is lifted up and to the
// left, so that a tile shows its right and its lower side. Lengths in widths of a tile.

import type { SoloPlace } from "../../wire/generated";

/** Height of a face. */
export const FACE_HEIGHT = 1.5;
/** How much of its thickness a tile shows at its right and below: also how far a layer is lifted. */
export const SIDE_RIGHT = 0.13;
export const SIDE_BELOW = 0.19;

export interface Spot {
  /** Upper left corner of the face. */
  readonly x: number;
  readonly y: number;
  /** Drawn later, drawn above. */
  readonly order: number;
}

export interface Drawing {
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly height: number;
}

/** What is painted after what: layer by layer, and within a layer away from the upper left corner, as each covers the sides before. */
export function paintOrder(places: readonly SoloPlace[]): number[] {
  const order = places.map((_, index) => index);
  const key = (index: number): [number, number] => {
    const [x, y, z] = places[index] ?? [0, 0, 0];
    return [z, x + y];
  };
  return order.sort((a, b) => {
    const [layerA, diagonalA] = key(a);
    const [layerB, diagonalB] = key(b);
    return layerA - layerB || diagonalA - diagonalB || a - b;
  });
}

/** The whole layout, moved so that everything lies within `width` × `height`. */
export function draw(places: readonly SoloPlace[]): Drawing {
  if (places.length === 0) return { spots: [], width: 0, height: 0 };
  const corners = places.map(([x, y, z]) => ({ x: x / 2 - z * SIDE_RIGHT, y: (y / 2) * FACE_HEIGHT - z * SIDE_BELOW }));
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  const rank: number[] = [];
  paintOrder(places).forEach((index, at) => (rank[index] = at));
  return {
    spots: corners.map(({ x, y }, index) => ({ x: x - left, y: y - top, order: rank[index] ?? 0 })),
    width: Math.max(...corners.map(({ x }) => x)) - left + 1 + SIDE_RIGHT,
    height: Math.max(...corners.map(({ y }) => y)) - top + FACE_HEIGHT + SIDE_BELOW,
  };
}
