// The rules of the solitaire: which tiles are free, and which go together. Places are [column, row, layer] in half tiles.

import type { SoloPair, SoloPlace } from "../../wire/generated";

/** A tile's width and height in half tiles. */
export const TILE = 2;

/** For each place, by index: what lies on it, and what lies along its left and its right side. */
export interface Blocking {
  readonly above: readonly (readonly number[])[];
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
}

export function blockingOf(places: readonly SoloPlace[]): Blocking {
  const at = new Map<string, number>(places.map(([x, y, z], index) => [`${x} ${y} ${z}`, index]));
  const found = (x: number, y: number, z: number): number[] => {
    const index = at.get(`${x} ${y} ${z}`);
    return index === undefined ? [] : [index];
  };
  const around = [-1, 0, 1];
  return {
    above: places.map(([x, y, z]) => around.flatMap((dx) => around.flatMap((dy) => found(x + dx, y + dy, z + 1)))),
    left: places.map(([x, y, z]) => around.flatMap((dy) => found(x - TILE, y + dy, z))),
    right: places.map(([x, y, z]) => around.flatMap((dy) => found(x + TILE, y + dy, z))),
  };
}

/** Whether nothing lies on a tile and its left or its right side is clear. `there`: whether a place still has its tile. */
export function isFree(blocking: Blocking, place: number, there: (place: number) => boolean): boolean {
  if (blocking.above[place]?.some(there)) return false;
  return !blocking.left[place]?.some(there) || !blocking.right[place]?.some(there);
}

/**
 * What keeps a tile from being free: what lies on it, and what stands on its sides if both have something. Empty for a free one.
 * A neighbour on one side only is in nobody's way.
 */
export function blockersOf(blocking: Blocking, place: number, there: (place: number) => boolean): number[] {
  const [above, left, right] = [blocking.above, blocking.left, blocking.right].map(
    (side) => side[place]?.filter(there) ?? [],
  );
  const sides = left?.length && right?.length ? [...left, ...right] : [];
  return [...(above ?? []), ...sides];
}

/** What decides whether tiles go together: their group, and with own faces the side (0 any, 1 a sign, 2 its sound). */
export interface Kinds {
  readonly groups: readonly number[];
  readonly sides: readonly number[];
}

export function match(kinds: Kinds, one: number, other: number): boolean {
  if (one === other || kinds.groups[one] !== kinds.groups[other]) return false;
  const [side, otherSide] = [kinds.sides[one] ?? 0, kinds.sides[other] ?? 0];
  return side === 0 || otherSide === 0 || side !== otherSide;
}

/** All pairs of `free` places whose tiles go together; `tileAt`: which tile stands on a place. */
export function fittingPairs(kinds: Kinds, free: readonly number[], tileAt: (place: number) => number): SoloPair[] {
  const pairs: SoloPair[] = [];
  free.forEach((one, index) => {
    for (const other of free.slice(index + 1)) {
      if (match(kinds, tileAt(one), tileAt(other))) pairs.push([one, other]);
    }
  });
  return pairs;
}
