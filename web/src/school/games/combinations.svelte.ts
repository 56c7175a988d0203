// All combinations: twenty tiles, and all the chows, pungs and kongs that can be made of them. The best partition is shown in the end.

import type { TileCode } from "../../tiles/codes";
import { chanceOf, shuffled } from "../chance";
import { tileFor } from "../heap";
import { bestPartition, isSuited, judgeSet, setOf, suitOf, type Mistake } from "../judge";
import { around, inRows, looseAngle, Piece, Play, zonesOf, type Layout, type Shown, type Spot } from "../play.svelte";
import { wholeSet } from "./findSuit.svelte";

const TILES = 20;
/** More sets than these do not lie in twenty tiles. */
const RACKS = 6;

export class Combinations extends Play {
  readonly step = "combinations" as const;
  readonly best: readonly (readonly TileCode[])[];
  rack = $state(0);

  constructor(seed: number, level: number, honours = false) {
    super(seed);
    const chance = chanceOf(seed);
    // two suits first, then three
    const kinds = wholeSet().filter((code) =>
      isSuited(code) ? level > 1 || code[1] !== "m" : honours && suitOf(code) === "z",
    );
    let dealt: TileCode[];
    let best: readonly { tiles: readonly TileCode[] }[];
    // without a set the game could neither be played nor end: then it is dealt anew
    do {
      dealt = shuffled(kinds, chance).slice(0, TILES);
      best = bestPartition(dealt);
    } while (best.length === 0);
    this.best = best.map(({ tiles }) => tiles);
    this.pieces = dealt.map((code, i) => new Piece(i, code, looseAngle(chance)));
    this.asked = "r0-0";
    this.say("path-combinations");
  }

  /** Tiles that lie in sets. */
  get laid(): number {
    return this.pieces.filter(({ fixed }) => fixed).length;
  }

  layout(width: number, height: number): Layout {
    const { narrow, low, top, middle, heap } = zonesOf(width, height);
    // clear of the bird
    const lower = narrow || low ? 0 : 24;
    const area = { ...top, y: top.y + lower, height: top.height + middle.height - lower };
    const [rows, perRow] = low ? [1, 6] : narrow ? [3, 2] : [2, 3];
    const cell = { width: area.width / perRow, height: area.height / rows };
    const tile = Math.floor(Math.min(66, (cell.width - 30) / 4 - 2, (cell.height - 30) / 1.75));
    const spots: Record<string, Spot> = {};
    const woods = Array.from({ length: RACKS }, (_, rack) => {
      const at = {
        ...cell,
        x: area.x + (rack % perRow) * cell.width,
        y: area.y + Math.floor(rack / perRow) * cell.height,
      };
      const mine = inRows(4, at, tile, 2);
      mine.forEach((spot, i) => (spots[`r${rack}-${i}`] = { ...spot, place: i < 3 }));
      return around(`r${rack}`, mine, 8, rack < this.rack);
    });
    return { width, height, tile: tileFor(TILES, heap, 66), heap, spots, woods };
  }

  lay(piece: Piece, _spot: string): void {
    this.settleLeaning();
    const before = this.#tilesOf(this.rack - 1);
    // the fourth of four goes to the three that lie already
    if (
      this.#tilesOf(this.rack).length === 0 &&
      before.length === 3 &&
      setOf([...before, piece].map(({ code }) => code)) === "kong"
    ) {
      piece.at = `r${this.rack - 1}-3`;
      piece.fixed = true;
      this.#onward();
      return;
    }
    const mine = this.#tilesOf(this.rack);
    piece.at = `r${this.rack}-${mine.length}`;
    piece.lit = false;
    if (mine.length < 2) {
      this.asked = `r${this.rack}-${mine.length + 1}`;
      return;
    }
    const set = this.#tilesOf(this.rack);
    const mistake = judgeSet(set.map(({ code }) => code));
    if (mistake !== null) {
      this.#wrong(mistake, set);
      return;
    }
    for (const one of set) one.fixed = true;
    this.rack += 1;
    this.#onward();
  }

  override touch(piece: Piece): void {
    if (piece.fixed) return;
    for (const one of this.#tilesOf(this.rack)) {
      one.leaning = false;
      one.at = null;
    }
    this.asked = `r${this.rack}-0`;
  }

  help(): void {
    this.lightLamp();
    const [set] = bestPartition(this.#loose().map(({ code }) => code));
    for (const one of this.pieces) one.lit = false;
    const first = set?.tiles[0];
    const shown = this.#loose().find(({ code }) => code === first);
    if (shown) shown.lit = true;
    this.say("path-combinations-begin");
  }

  override shown({ heap }: Layout): Shown[] {
    if (!this.done) return [];
    const row = this.best.flatMap((set) => [...set, null]).slice(0, -1);
    const rows = heap.width < 500 ? 3 : 2;
    const tile = Math.min(44, (heap.width - 20) / Math.ceil(row.length / rows) - 2);
    return inRows(row.length, heap, tile, 2, rows).flatMap(({ x, y }, i) => {
      const code = row[i];
      return code ? [{ key: `${i}`, code, x, y, tile }] : [];
    });
  }

  #loose(): Piece[] {
    return this.pieces.filter(({ fixed }) => !fixed);
  }

  #tilesOf(rack: number): Piece[] {
    return this.piecesAt(...[0, 1, 2, 3].map((i) => `r${rack}-${i}`));
  }

  #onward(): void {
    this.lamp = false;
    this.asked = `r${this.rack}-0`;
    const loose = this.#loose().map(({ code }) => code);
    const last = this.#tilesOf(this.rack - 1).map(({ code }) => code);
    const fourth = setOf(last) === "pung" && loose.includes(last[0] as TileCode);
    if (this.rack < RACKS && (fourth || bestPartition(loose).length > 0)) {
      this.say("path-combinations-more");
      return;
    }
    const most = this.best.flat().length;
    for (const one of this.#loose()) one.hidden = true;
    if (this.laid >= most) this.finish("path-combinations-all");
    else this.finish("path-combinations-best", { laid: this.laid, best: most });
  }

  #wrong(mistake: Mistake, set: readonly Piece[]): void {
    this.count(mistake);
    for (const one of set) one.leaning = true;
    this.asked = `r${this.rack}-0`;
    if (mistake === "mixed_suit") this.say("path-mixed-suit");
    else if (mistake === "honour_chow") this.say("path-honour-chow");
    else if (mistake === "stranger") this.say("path-stranger");
    else if (mistake === "descending") this.say("path-backwards");
    else this.say("path-one-suit-only");
  }
}
