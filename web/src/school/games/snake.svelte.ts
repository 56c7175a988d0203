// Snake: two suits mixed; each next tile has the suit or the number of the last one.

import type { TileCode } from "../../tiles/codes";
import { chanceOf, shuffled } from "../chance";
import { tileFor } from "../heap";
import { judgeSnake, rankOf, suitOf } from "../judge";
import { fitting, inRows, looseAngle, Piece, Play, zonesOf, type Layout } from "../play.svelte";

/** How long the snake grows, by level. */
const LENGTHS = [8, 10, 12, 14];

export class Snake extends Play {
  readonly step = "snake" as const;
  readonly length: number;

  constructor(seed: number, level: number) {
    super(seed);
    const chance = chanceOf(seed);
    this.length = LENGTHS[Math.min(level, LENGTHS.length) - 1] ?? 8;
    const kinds = Array.from({ length: 9 }, (_, i) => [`${i + 1}p`, `${i + 1}s`] as TileCode[]).flat();
    this.pieces = shuffled(kinds, chance).map((code, i) => new Piece(i, code, looseAngle(chance)));
    const [head] = this.pieces;
    if (head) {
      head.at = "p0";
      head.fixed = true;
    }
    this.asked = "p1";
    this.say("path-snake");
  }

  get #laid(): Piece[] {
    return this.piecesAt(...Array.from({ length: this.length }, (_, i) => `p${i}`));
  }

  layout(width: number, height: number): Layout {
    const { narrow, low, top, middle, heap } = zonesOf(width, height);
    const area = { ...top, height: top.height + middle.height };
    const rows = narrow ? 3 : low ? 1 : 2;
    const tile = fitting(this.length, area, rows, 8, 72);
    const perRow = Math.ceil(this.length / rows);
    const row = inRows(perRow * rows, area, tile, 8, rows);
    // every second row runs back, as a snake lies
    const spots = row.slice(0, this.length).map((spot, i) => {
      const line = Math.floor(i / perRow);
      const back = perRow * line + (perRow - 1 - (i % perRow));
      return line % 2 === 1 ? (row[back] ?? spot) : spot;
    });
    return {
      width,
      height,
      tile: tileFor(this.pieces.length, heap, 72),
      heap,
      spots: Object.fromEntries(spots.map((spot, i) => [`p${i}`, spot])),
      woods: [],
    };
  }

  lay(piece: Piece, _spot: string): void {
    this.settleLeaning();
    const laid = this.#laid;
    const last = laid.at(-1);
    if (!last || this.asked === null) return;
    this.pieces.forEach((one) => (one.lit = false));
    piece.at = this.asked;
    if (judgeSnake(last.code, piece.code) !== null) {
      piece.leaning = true;
      last.lit = true;
      this.count("no_match");
      this.say("path-snake-no-match");
      return;
    }
    piece.fixed = true;
    this.lamp = false;
    const fits = this.pieces.some((one) => one.at === null && judgeSnake(piece.code, one.code) === null);
    if (laid.length + 1 === this.length || !fits) this.finish();
    else this.asked = `p${laid.length + 1}`;
  }

  override touch(): void {
    this.settleLeaning();
  }

  help(): void {
    this.settleLeaning();
    this.lightLamp();
    const last = this.#laid.at(-1);
    if (!last) return;
    last.lit = true;
    this.say(suitOf(last.code) === "p" ? "path-snake-help-p" : "path-snake-help-s", { number: rankOf(last.code) });
  }
}
