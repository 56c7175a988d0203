// Find the suit: all tiles poured out, those of one suit wanted. The lamp lights an area, never a tile.

import { TILE_CODES, type TileCode } from "../../tiles/codes";
import { poured, type Lying } from "../heap";
import { chanceOf, shuffled } from "../chance";
import { suitOf, type Suit } from "../judge";
import { inRows, fitting, around, Piece, Play, zonesOf, type Layout } from "../play.svelte";
import type { StepId } from "../steps";

/** The 144 tiles of the set. */
export function wholeSet(): TileCode[] {
  return TILE_CODES.flatMap((code) => (suitOf(code) === "f" ? [code] : [code, code, code, code]));
}

/** The lamp's light, in tiles. */
const LIGHT = 2.5;

export class FindSuit extends Play {
  readonly step: StepId = "find-suit";
  readonly suit: Suit;
  readonly medal: TileCode;
  /** On a small glass the heap comes by handfuls. */
  readonly #handful: number;
  #scattered: { key: string; lying: Lying[] } = { key: "", lying: [] };

  constructor(seed: number, suit: Suit, handful: number) {
    super(seed);
    this.suit = suit;
    this.medal = `1${suit}` as TileCode;
    this.#handful = handful;
    this.pieces = dealt(seed, suit, handful).map((code, i) => new Piece(i, code));
    this.#slideIn(0);
    this.say(`path-find-suit-${suit}`);
  }

  get wanted(): Piece[] {
    return this.pieces.filter(({ code }) => suitOf(code) === this.suit);
  }

  get found(): Piece[] {
    return this.wanted.filter(({ at }) => at !== null);
  }

  layout(width: number, height: number): Layout {
    const { narrow, low, top, heap } = zonesOf(width, height);
    const rows = 2;
    // on a phone the tray lies above the discs, else between them
    const tray = narrow
      ? { x: 8, y: height - 184, width: width - 16, height: 84 }
      : { x: 132, y: height - (low ? 76 : 156), width: width - 264, height: low ? 72 : 136 };
    const medal = narrow ? 0 : 84;
    const places = { ...tray, x: tray.x + medal, width: tray.width - medal };
    const gap = 0;
    const tile = Math.min(fitting(36, places, rows, gap, 36, 11), 36);
    const spots = inRows(36, places, tile, gap, rows);
    const area = {
      x: narrow ? 4 : low ? 100 : 24,
      y: top.y - (narrow ? 0 : 8),
      width: width - (narrow ? 8 : low ? 200 : 48),
      height: tray.y - top.y + (narrow ? -4 : 4),
    };
    const visible = Math.min(this.#handful, this.pieces.length);
    // all of them must be on the glass
    const fit = Math.sqrt((area.width * area.height) / (visible * 0.86));
    return {
      width,
      height,
      tile: Math.round(Math.max(narrow ? 48 : low ? 40 : 48, Math.min(60, fit))),
      heap: narrow || low ? area : { ...area, y: area.y, height: Math.max(area.height, heap.height) },
      spots: Object.fromEntries(spots.map((spot, i) => [`t${i}`, spot])),
      woods: [{ ...around("tray", spots, 9), ...(narrow ? {} : trayWith(spots, medal)) }],
    };
  }

  override scatter({ heap, tile }: Layout): Lying[] {
    const key = [heap.x, heap.y, heap.width, heap.height, tile].join();
    if (this.#scattered.key !== key) this.#scattered = { key, lying: this.#pour(heap, tile) };
    return this.#scattered.lying;
  }

  #pour(heap: Layout["heap"], tile: number): Lying[] {
    const lying: Lying[] = [];
    for (let from = 0; from < this.pieces.length; from += this.#handful) {
      const handful = this.pieces.slice(from, from + this.#handful);
      const wanted = handful.flatMap(({ code }, i) => (suitOf(code) === this.suit ? [i] : []));
      lying.push(...poured(handful.length, wanted, heap, tile, this.seed + from));
    }
    return lying;
  }

  override target(piece: Piece): string | null {
    return suitOf(piece.code) === this.suit ? this.#next() : null;
  }

  override tap(piece: Piece): void {
    if (!this.done && piece.at === null && suitOf(piece.code) !== this.suit) this.#strange(piece);
    else super.tap(piece);
  }

  lay(piece: Piece, spot: string): void {
    if (suitOf(piece.code) !== this.suit) {
      this.#strange(piece);
      return;
    }
    piece.at = spot.startsWith("t") ? this.#next() : spot;
    this.light = null;
    this.lamp = false;
    const open = this.pieces.filter(({ hidden, at, code }) => !hidden && at === null && suitOf(code) === this.suit);
    if (open.length > 0) return;
    const next = this.pieces.findIndex(({ hidden }) => hidden);
    if (next >= 0) this.#slideIn(next);
    else this.finish("path-find-suit-done");
  }

  help(layout: Layout, places: readonly Lying[]): void {
    const left = this.wanted.filter(({ at, hidden }) => at === null && !hidden);
    const one = left[(this.hints * 7) % Math.max(1, left.length)];
    const lying = one && (one.pushed ?? places[one.id]);
    if (!one || !lying) return;
    if (!this.light) this.count("overlooked");
    this.lightLamp();
    const chance = chanceOf(this.seed + this.hints);
    const r = layout.tile * LIGHT;
    // in the light, but not in its middle
    const [turn, far] = [chance() * Math.PI * 2, r * (0.25 + chance() * 0.3)];
    this.light = { x: lying.x + Math.cos(turn) * far, y: lying.y + Math.sin(turn) * far, r };
    this.say(`path-find-suit-light-${this.suit}`);
  }

  #strange(piece: Piece): void {
    piece.rock();
    this.count("other_suit");
    this.say(`path-find-suit-other-${this.suit}`);
  }

  #next(): string {
    return `t${this.found.length}`;
  }

  #slideIn(from: number): void {
    this.pieces.forEach((piece, i) => {
      if (piece.at === null) piece.hidden = i < from || i >= from + this.#handful;
    });
  }
}

/** All tiles in the order in which they are poured; each handful has as many wanted ones as the others. */
function dealt(seed: number, suit: Suit, handful: number): TileCode[] {
  const chance = chanceOf(seed);
  const all = shuffled(wholeSet(), chance);
  const handfuls = Math.ceil(all.length / handful);
  const wanted = all.filter((code) => suitOf(code) === suit);
  const others = all.filter((code) => suitOf(code) !== suit);
  return Array.from({ length: handfuls }, (_, i) => {
    const share = (row: TileCode[]): TileCode[] =>
      row.slice(Math.round((row.length * i) / handfuls), Math.round((row.length * (i + 1)) / handfuls));
    return shuffled([...share(wanted), ...share(others)], chance);
  }).flat();
}

function trayWith(spots: Layout["spots"][string][], medal: number): ReturnType<typeof around> {
  const wood = around("tray", spots, 9);
  return { ...wood, x: wood.x - medal, width: wood.width + medal };
}
