// Solitaire: pairs that are free are taken off a small pile, until nothing is left of it.
//
// Every picture lies there twice and no more. So no pair can be taken that was better left: what comes out at first comes out
// in the end, whichever way a child goes about it.

import { TILE_CODES, type TileCode } from "../../tiles/codes";
import { chanceOf, shuffled, type Chance } from "../chance";
import { fitting, inRows, Piece, Play, zonesOf, type Layout, type Spot } from "../play.svelte";

/** A place in the pile: in halves of a tile from its left and upper edge, and how high it lies. */
export interface Seat {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Layers from the table up, each so many tiles wide and high; an upper one lies in the middle of the one below. */
const PILES: readonly (readonly (readonly [wide: number, high: number])[])[] = [
  [
    [4, 2],
    [2, 1],
  ],
  [
    [6, 3],
    [4, 1],
  ],
  [
    [6, 4],
    [4, 2],
    [2, 1],
  ],
];

export function pileOf(level: number): Seat[] {
  const layers = PILES[Math.min(level, PILES.length) - 1] ?? [];
  const [width, height] = layers[0] ?? [0, 0];
  return layers.flatMap(([wide, high], z) =>
    Array.from({ length: wide * high }, (_, i) => ({
      x: width - wide + 2 * (i % wide),
      y: height - high + 2 * Math.floor(i / wide),
      z,
    })),
  );
}

/** The hardest level for which so many pictures are enough, each for one pair. */
export function mostLevel(pictures: number): number {
  return Math.max(1, PILES.findLastIndex((_, i) => pileOf(i + 1).length <= pictures * 2) + 1);
}

const inRow = (one: Seat, other: Seat): boolean => one.z === other.z && Math.abs(one.y - other.y) < 2;

/** What holds a tile where it lies; null: it is free. */
export function heldBy(seat: Seat, lying: readonly Seat[]): "covered" | "shut" | null {
  if (lying.some(({ x, y, z }) => z > seat.z && Math.abs(x - seat.x) < 2 && Math.abs(y - seat.y) < 2)) return "covered";
  const beside = (by: number): boolean => lying.some((other) => inRow(other, seat) && other.x === seat.x + by);
  return beside(-2) && beside(2) ? "shut" : null;
}

/** Pairs of places in an order in which they can be taken; null where the last ones lie on one another. */
function takenIn(pile: readonly Seat[], chance: Chance): [Seat, Seat][] | null {
  const lying = [...pile];
  const pairs: [Seat, Seat][] = [];
  while (lying.length > 0) {
    const [one, other] = shuffled(
      lying.filter((seat) => heldBy(seat, lying) === null),
      chance,
    );
    if (!one || !other) return null;
    pairs.push([one, other]);
    for (const gone of [one, other]) lying.splice(lying.indexOf(gone), 1);
  }
  return pairs;
}

export class Solitaire extends Play {
  readonly step = "solitaire" as const;
  /** By the number of a piece; lower ones first, as they are drawn. */
  readonly #seats: readonly Seat[];
  #chosen: Piece | null = null;

  constructor(seed: number, level: number) {
    super(seed);
    const chance = chanceOf(seed);
    this.#seats = pileOf(level);
    let pairs = takenIn(this.#seats, chance);
    while (!pairs) pairs = takenIn(this.#seats, chance);
    const kinds = shuffled(
      TILE_CODES.filter((code) => code[1] !== "f"),
      chance,
    );
    const codes = new Map<Seat, TileCode>();
    pairs.forEach((pair, i) => {
      for (const seat of pair) codes.set(seat, kinds[i] ?? "1p");
    });
    this.pieces = this.#seats.map((seat, i) => {
      const piece = new Piece(i, codes.get(seat) ?? "1p");
      piece.at = `s${i}`;
      return piece;
    });
    this.#shade();
    this.say("path-solitaire");
  }

  layout(width: number, height: number): Layout {
    const { narrow, low, top, heap } = zonesOf(width, height);
    const side = narrow || low ? 0 : 100;
    const tray = narrow ? 74 : low ? 0 : 90;
    const area = {
      x: top.x + side,
      y: top.y,
      width: top.width - side * 2,
      height: heap.y + heap.height - top.y - tray,
    };
    const across = Math.max(...this.#seats.map(({ x }) => x)) / 2 + 1;
    const down = Math.max(...this.#seats.map(({ y }) => y)) / 2 + 1;
    const tile = Math.floor(Math.min(96, (area.width - 12) / (across * 1.03), (area.height - 24) / (down * 1.56)));
    const [stepX, stepY, lift] = [tile * 1.03, tile * 1.56, tile * 0.16];
    const left = area.x + (area.width - across * stepX) / 2 + stepX / 2;
    const upper = area.y + (area.height - down * stepY) / 2 + stepY / 2 + lift;
    const spots: Record<string, Spot> = {};
    this.#seats.forEach(({ x, y, z }, i) => {
      spots[`s${i}`] = { x: left + (x * stepX) / 2, y: upper + (y * stepY) / 2 - z * lift, tile };
    });
    // what was taken lies small, between the discs
    const kept = { x: narrow ? 108 : 130, y: height - 90, width: width - (narrow ? 216 : 260), height: 74 };
    const count = this.pieces.length;
    const rows = narrow ? 3 : 1;
    const small = low ? 0.1 : fitting(count, kept, rows, 3, 40, 9);
    inRows(count, kept, small, 3, rows).forEach((spot, i) => (spots[`k${i}`] = { ...spot, place: false }));
    return { width, height, tile, heap, spots, woods: [] };
  }

  lay(): void {
    // nothing is loose here
  }

  override touch(piece: Piece): void {
    const held = this.#heldBy(piece);
    if (held !== null) {
      piece.rock();
      this.count("not_free");
      this.say(held === "covered" ? "path-solitaire-covered" : "path-solitaire-shut");
      return;
    }
    const chosen = this.#chosen;
    this.#choose(null);
    if (chosen === piece) return;
    if (chosen === null) {
      this.#choose(piece);
      return;
    }
    if (chosen.code !== piece.code) {
      this.count("no_match");
      // whoever sees another one goes on with it
      this.#choose(piece);
      this.say("path-solitaire-other");
      return;
    }
    this.#take(chosen, piece);
  }

  /** One is brought upon the other. */
  override bring(piece: Piece, upon: Piece | null): void {
    this.#choose(null);
    this.tap(piece);
    if (upon && this.#chosen === piece) this.tap(upon);
  }

  help(): void {
    this.lightLamp();
    const free = this.pieces.filter((piece) => this.#lies(piece) && this.#heldBy(piece) === null);
    const first = free.find((piece) => free.some((other) => other !== piece && other.code === piece.code));
    if (first) this.#choose(first);
    this.say("path-solitaire-help");
  }

  #lies(piece: Piece): boolean {
    return piece.at?.startsWith("s") ?? false;
  }

  #heldBy(piece: Piece): "covered" | "shut" | null {
    const lying = this.pieces.flatMap((one) => (this.#lies(one) ? (this.#seats[one.id] ?? []) : []));
    const seat = this.#seats[piece.id];
    return seat ? heldBy(seat, lying) : null;
  }

  /** What another one lies on is darker: how high the pile is can be seen. */
  #shade(): void {
    for (const piece of this.pieces) piece.shaded = this.#lies(piece) && this.#heldBy(piece) === "covered";
  }

  #choose(piece: Piece | null): void {
    if (this.#chosen) this.#chosen.lit = false;
    this.#chosen = piece;
    if (piece) piece.lit = true;
  }

  #take(one: Piece, other: Piece): void {
    const kept = this.pieces.filter((piece) => !this.#lies(piece)).length;
    [one, other].forEach((piece, i) => {
      piece.at = `k${kept + i}`;
      piece.fixed = true;
    });
    this.lamp = false;
    this.#shade();
    if (kept + 2 === this.pieces.length) this.finish("path-solitaire-done");
    else this.say("path-solitaire-more");
  }
}
