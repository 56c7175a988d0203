// A game of solitaire as plain data: a deal, what was done with it, and what was undone. A position is always worked out from
// the deal, so that undo knows no end and what is saved is small.

import type { SoloPair, SoloPosition, SoloPlace } from "../../wire/generated";
import { blockingOf, fittingPairs, isFree, match, type Blocking, type Kinds } from "./rules";

/**
 * What a player does: takes the tiles of two places, or has the tiles that are left shuffled: place `places[i]` gets the tile that
 * stood on `places[order[i]]`.
 */
export type Step =
  { readonly pair: SoloPair } | { readonly places: readonly number[]; readonly order: readonly number[] };

/** A place without a tile. */
export const GONE = -1;

/** Which tile stands on each place, or GONE. Tiles are called by the place on which they were dealt. */
export type Standing = readonly number[];

export function standingAfter(places: number, steps: readonly Step[]): Standing {
  const standing = Array.from({ length: places }, (_, place) => place);
  for (const step of steps) {
    if ("pair" in step) {
      for (const place of step.pair) standing[place] = GONE;
    } else {
      const before = [...standing];
      step.places.forEach((place, index) => {
        standing[place] = before[step.places[step.order[index] ?? index] ?? place] ?? GONE;
      });
    }
  }
  return standing;
}

/** Everything about the rules that one may ask of a position. */
export class Position {
  readonly places: readonly SoloPlace[];
  readonly kinds: Kinds;
  readonly standing: Standing;
  /** Places that still have a tile; those whose tile is free; the pairs of free ones that go together. */
  readonly left: readonly number[];
  readonly free: readonly number[];
  readonly fitting: readonly SoloPair[];
  readonly #free: ReadonlySet<number>;

  constructor(places: readonly SoloPlace[], blocking: Blocking, kinds: Kinds, standing: Standing) {
    this.places = places;
    this.kinds = kinds;
    this.standing = standing;
    this.left = places.map((_, place) => place).filter(this.there);
    this.free = this.left.filter((place) => isFree(blocking, place, this.there));
    this.#free = new Set(this.free);
    this.fitting = fittingPairs(kinds, this.free, this.tileAt);
  }

  there = (place: number): boolean => this.tileAt(place) !== GONE;

  tileAt = (place: number): number => this.standing[place] ?? GONE;

  isFree(place: number): boolean {
    return this.#free.has(place);
  }

  matches(one: number, other: number): boolean {
    return match(this.kinds, this.tileAt(one), this.tileAt(other));
  }

  /** As the server wants it: only what is still there, called by its index in `left`. */
  forServer(): SoloPosition {
    const tiles = this.left.map(this.tileAt);
    return {
      places: this.left.map((place) => this.places[place] ?? [0, 0, 0]),
      groups: tiles.map((tile) => this.kinds.groups[tile] ?? 0),
      sides: tiles.map((tile) => this.kinds.sides[tile] ?? 0),
    };
  }

  /** A pair of the server's answer in places of the board. */
  fromServer([one, other]: SoloPair): SoloPair {
    return [this.left[one] ?? GONE, this.left[other] ?? GONE];
  }
}

export function positionOf(places: readonly SoloPlace[], kinds: Kinds, steps: readonly Step[]): Position {
  return new Position(places, blockingOf(places), kinds, standingAfter(places.length, steps));
}

/**
 * The rest of a known way to clear the board after a pair was taken, or null if the pair is not part of it: then nobody knows.
 * Taking a pair early never blocks anything, so the others can be taken in their order all the same.
 */
export function restOfWay(way: readonly SoloPair[], [one, other]: SoloPair): SoloPair[] | null {
  const rest = way.filter((pair) => !(pair.includes(one) && pair.includes(other)));
  return rest.length < way.length ? rest : null;
}
