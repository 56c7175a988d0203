// Tidy up: the tiles go back into the box, in even rows. Every tile is right.

import { chanceOf, shuffled } from "../chance";
import { poured, tileFor, type Lying } from "../heap";
import { around, fitting, inRows, looseAngle, Piece, Play, zonesOf, type Layout } from "../play.svelte";
import { wholeSet } from "./findSuit.svelte";

const TILES = 24;

export class Tidy extends Play {
  readonly step = "tidy" as const;

  constructor(seed: number) {
    super(seed);
    const chance = chanceOf(seed);
    this.pieces = shuffled(wholeSet(), chance)
      .slice(0, TILES)
      .map((code, i) => new Piece(i, code, looseAngle(chance, 0.5)));
    this.asked = "p0";
    this.say("path-tidy");
  }

  layout(width: number, height: number): Layout {
    const { narrow, low, top, middle, heap } = zonesOf(width, height);
    const box = { ...top, height: top.height + middle.height * (narrow ? 0.9 : 0.8) };
    const rows = narrow ? 4 : 2;
    const tile = fitting(TILES, box, rows, 2, 60);
    const spots = inRows(TILES, box, tile, 2, rows);
    const from = box.y + box.height + 12;
    const below = { ...heap, y: from, height: height - from - (narrow ? 96 : low ? 8 : 22) };
    return {
      width,
      height,
      tile: Math.max(48, tileFor(TILES, below, 64)),
      heap: below,
      spots: Object.fromEntries(spots.map((spot, i) => [`p${i}`, spot])),
      woods: [around("box", spots, 16)],
    };
  }

  override scatter({ heap, tile }: Layout): Lying[] {
    return poured(TILES, [], heap, tile, this.seed);
  }

  lay(piece: Piece, _spot: string): void {
    piece.at = this.asked;
    piece.lit = false;
    const laid = this.pieces.filter(({ at }) => at !== null).length;
    if (laid === TILES) this.finish("path-tidy-done");
    else this.asked = `p${laid}`;
  }

  help(): void {
    this.lightLamp();
    const next = this.pieces.find(({ at }) => at === null);
    if (next) next.lit = true;
    this.say("path-tidy");
  }
}
