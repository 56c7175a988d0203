// Memory: pairs lie face down; two are opened, equal ones are kept. Openings of tiles already seen are counted, and are no mistake.

import { TILE_CODES } from "../../tiles/codes";
import { chanceOf, shuffled } from "../chance";
import { isSuited } from "../judge";
import { fitting, inRows, Piece, Play, zonesOf, type Layout, type Spot } from "../play.svelte";

/** Pairs on the glass, by level. */
const PAIRS = [6, 6, 8, 8];

export class Memory extends Play {
  readonly step = "memory" as const;
  /** Openings of tiles that had been seen and brought nothing. */
  again = $state(0);
  #seen = new Set<number>();
  #open: Piece[] = [];

  constructor(seed: number, level: number) {
    super(seed);
    const chance = chanceOf(seed);
    const kinds = TILE_CODES.filter(isSuited);
    const pairs = shuffled(kinds, chance).slice(0, PAIRS[Math.min(level, PAIRS.length) - 1] ?? 6);
    this.pieces = shuffled([...pairs, ...pairs], chance).map((code, i) => new Piece(i, code));
    for (const piece of this.pieces) {
      piece.down = true;
      piece.at = `m${piece.id}`;
    }
    this.say("path-memory");
  }

  layout(width: number, height: number): Layout {
    const { narrow, low, top, heap } = zonesOf(width, height);
    const count = this.pieces.length;
    const rows = narrow ? 4 : low ? 2 : count > 12 ? 2 : 2;
    const side = narrow || low ? 0 : 100;
    const tray = narrow ? 74 : low ? 0 : 90;
    const area = {
      x: top.x + side,
      y: top.y,
      width: top.width - side * 2,
      height: heap.y + heap.height - top.y - tray,
    };
    const spots: Record<string, Spot> = {};
    inRows(count, area, fitting(count, area, rows, 14, 96), 14, rows).forEach((spot, i) => (spots[`m${i}`] = spot));
    // what was found lies small, between the discs
    const kept = { x: narrow ? 96 : 130, y: height - 90, width: width - (narrow ? 192 : 260), height: 74 };
    const small = low ? 0.1 : fitting(count, kept, narrow ? 2 : 1, 3, 40, 12);
    inRows(count, kept, small, 3, narrow ? 2 : 1).forEach((spot, i) => (spots[`k${i}`] = { ...spot, place: false }));
    return { width, height, tile: 48, heap, spots, woods: [] };
  }

  lay(): void {
    // nothing is loose here
  }

  override touch(piece: Piece): void {
    if (this.#open.length === 2) this.#close();
    if (!piece.down) return;
    piece.down = false;
    this.lamp = false;
    for (const one of this.pieces) one.lit = false;
    this.#open.push(piece);
    const [first, second] = this.#open;
    if (second === undefined || first === undefined) {
      if (this.#seen.has(piece.id) && !this.#knows(piece)) this.again += 1;
      this.#seen.add(piece.id);
      return;
    }
    if (first.code === second.code) {
      const kept = this.pieces.filter(({ at }) => at?.startsWith("k")).length;
      [first, second].forEach((one, i) => {
        one.at = `k${kept + i}`;
        one.fixed = true;
      });
      this.#open = [];
      if (kept + 2 === this.pieces.length) this.#end();
      else this.say("path-memory-pair");
      return;
    }
    if (this.#seen.has(second.id)) this.again += 1;
    this.#seen.add(second.id);
    this.say("path-memory-look");
  }

  help(): void {
    if (this.#open.length === 2) this.#close();
    this.lightLamp();
    const fresh = this.pieces.find(({ id, down }) => down && !this.#seen.has(id));
    if (fresh) fresh.lit = true;
    this.say("path-memory-rows");
  }

  #knows(piece: Piece): boolean {
    return this.pieces.some((one) => one !== piece && one.code === piece.code && this.#seen.has(one.id));
  }

  #close(): void {
    for (const piece of this.#open) piece.down = true;
    this.#open = [];
  }

  #end(): void {
    if (this.again > 0) this.mistakes["opened_again"] = this.again;
    this.finish();
  }
}
