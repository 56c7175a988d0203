// Find the suit: all tiles poured out, those of one suit wanted, later those of all three, each in its own tray. The lamp lights an
// area, never a tile.

import { TILE_CODES, type TileCode } from "../../tiles/codes";
import { poured, type Area, type Lying } from "../heap";
import { chanceOf, shuffled } from "../chance";
import { suitOf, type Suit } from "../judge";
import { inRows, fitting, around, Piece, Play, zonesOf, type Layout, type Spot, type Wood } from "../play.svelte";
import type { StepId } from "../steps";

/** The 144 tiles of the set. */
export function wholeSet(): TileCode[] {
  return TILE_CODES.flatMap((code) => (suitOf(code) === "f" ? [code] : [code, code, code, code]));
}

/** The lamp's light, in tiles. */
const LIGHT = 2.5;
const OF_A_SUIT = 36;
/** The disc in a tray that says what belongs into it. */
const MEDAL = 84;
const SMALL_MEDAL = 44;

export class FindSuit extends Play {
  readonly step: StepId = "find-suit";
  readonly suits: readonly Suit[];
  /** On a small glass the heap comes by handfuls. */
  readonly #handful: number;
  /** The first tile of the handful that lies there. */
  #from = 0;
  #scattered: { key: string; lying: Lying[] } = { key: "", lying: [] };

  constructor(seed: number, suit: Suit | "psm", handful: number) {
    super(seed);
    this.suits = [...suit] as Suit[];
    this.#handful = handful;
    this.pieces = dealt(seed, this.suits, handful).map((code, i) => new Piece(i, code));
    this.#slideIn(0);
    this.say(`path-find-suit-${this.#name}`);
  }

  get wanted(): Piece[] {
    return this.pieces.filter((piece) => this.#isWanted(piece));
  }

  get found(): Piece[] {
    return this.wanted.filter(({ at }) => at !== null);
  }

  /** What stands in the trays' discs, by the tray. */
  get medals(): { tray: string; code: TileCode }[] {
    return this.suits.map((suit) => ({ tray: suit, code: `1${suit}` as TileCode }));
  }

  layout(width: number, height: number): Layout {
    const { narrow, low, top, heap } = zonesOf(width, height);
    // on a phone the tray lies above the discs, else between them
    const tray = narrow
      ? { x: 8, y: height - 184, width: width - 16, height: 84 }
      : { x: 132, y: height - (low ? 76 : 156), width: width - 264, height: low ? 72 : 136 };
    const spots: Record<string, Spot> = {};
    const woods = this.suits.map((suit, i) => {
      const wide = tray.width / this.suits.length;
      const mine = { ...tray, x: tray.x + i * wide, width: wide };
      return this.#tray(suit, mine, narrow, spots);
    });
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
      spots,
      woods,
    };
  }

  #tray(suit: Suit, area: Area, narrow: boolean, spots: Record<string, Spot>): Wood {
    const one = this.suits.length === 1;
    const medal = one ? (narrow ? 0 : MEDAL) : SMALL_MEDAL;
    const rows = one ? 2 : 4;
    const room = one ? area : { ...area, x: area.x + 10, width: area.width - 20 };
    const places = { ...room, x: room.x + medal, width: room.width - medal };
    const tile = Math.min(fitting(OF_A_SUIT, places, rows, 0, 36, one ? 11 : 6), 36);
    const mine = inRows(OF_A_SUIT, places, tile, 0, rows);
    mine.forEach((spot, i) => (spots[`${suit}${i}`] = spot));
    const wood = around(suit, mine, one ? 9 : 5);
    return { ...wood, x: wood.x - medal, width: wood.width + medal };
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
      const wanted = handful.flatMap((piece, i) => (this.#isWanted(piece) ? [i] : []));
      lying.push(...poured(handful.length, wanted, heap, tile, this.seed + from));
    }
    return lying;
  }

  override target(piece: Piece): string | null {
    return this.#isWanted(piece) ? this.#next(suitOf(piece.code)) : null;
  }

  override tap(piece: Piece): void {
    if (!this.done && piece.at === null && !this.#isWanted(piece)) this.#strange(piece);
    else super.tap(piece);
  }

  lay(piece: Piece, spot: string): void {
    if (!this.#isWanted(piece)) {
      this.#strange(piece);
      return;
    }
    const suit = suitOf(piece.code);
    if (!spot.startsWith(suit)) {
      piece.rock();
      this.count("other_suit");
      this.say("path-find-suit-box");
      this.aside = true;
      return;
    }
    piece.at = this.#next(suit);
    this.light = null;
    this.lamp = false;
    if (this.#open().length > 0) {
      this.resume(`path-find-suit-${this.#name}`);
      return;
    }
    // what is left of the handfuls before stays away
    const next = this.#from + this.#handful;
    if (next < this.pieces.length) {
      this.#slideIn(next);
      this.resume(`path-find-suit-${this.#name}`);
    } else this.finish("path-find-suit-done");
  }

  help(layout: Layout, places: readonly Lying[]): void {
    const left = this.#open();
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
    this.say(`path-find-suit-light-${this.#name}`);
    this.aside = true;
  }

  get #name(): Suit | "all" {
    const [first = "p", ...others] = this.suits;
    return others.length > 0 ? "all" : first;
  }

  #isWanted({ code }: Piece): boolean {
    return this.suits.includes(suitOf(code) as Suit);
  }

  /** Wanted ones that lie on the glass. */
  #open(): Piece[] {
    return this.wanted.filter(({ at, hidden }) => at === null && !hidden);
  }

  #strange(piece: Piece): void {
    piece.rock();
    this.count("other_suit");
    this.say(`path-find-suit-other-${this.#name}`);
    this.aside = true;
  }

  #next(suit: string): string {
    return `${suit}${this.found.filter(({ code }) => suitOf(code) === suit).length}`;
  }

  #slideIn(from: number): void {
    this.#from = from;
    this.pieces.forEach((piece, i) => {
      if (piece.at === null) piece.hidden = i < from || i >= from + this.#handful;
    });
  }
}

/** All tiles in the order in which they are poured; each handful has as many wanted ones as the others. */
function dealt(seed: number, suits: readonly Suit[], handful: number): TileCode[] {
  const chance = chanceOf(seed);
  const all = shuffled(wholeSet(), chance);
  const handfuls = Math.ceil(all.length / handful);
  const isWanted = (code: TileCode): boolean => suits.includes(suitOf(code) as Suit);
  const wanted = all.filter(isWanted);
  const others = all.filter((code) => !isWanted(code));
  return Array.from({ length: handfuls }, (_, i) => {
    const share = (row: TileCode[]): TileCode[] =>
      row.slice(Math.round((row.length * i) / handfuls), Math.round((row.length * (i + 1)) / handfuls));
    return shuffled([...share(wanted), ...share(others)], chance);
  }).flat();
}
