// Flowers and seasons: each goes to the seat of its number, 1 to 4, clockwise.

import { TILE_CODES } from "../../tiles/codes";
import { chanceOf, shuffled } from "../chance";
import { tileFor } from "../heap";
import { bonusNumber, judgeBonus } from "../judge";
import { around, fitting, inRows, looseAngle, Piece, Play, zonesOf, type Layout, type Spot } from "../play.svelte";

export class Bonus extends Play {
  readonly step = "bonus" as const;

  constructor(seed: number) {
    super(seed);
    const chance = chanceOf(seed);
    this.pieces = shuffled(
      TILE_CODES.filter((code) => code[1] === "f"),
      chance,
    ).map((code, i) => new Piece(i, code, looseAngle(chance)));
    this.asked = "s1-0";
    this.say("path-bonus", { number: 1 });
  }

  get seat(): number {
    return Number(this.asked?.[1] ?? 4);
  }

  layout(width: number, height: number): Layout {
    const { narrow, top, middle, heap } = zonesOf(width, height);
    const area = { ...top, height: top.height + middle.height };
    const rows = narrow ? 2 : 1;
    const perRow = 4 / rows;
    const cell = { width: area.width / perRow, height: area.height / rows };
    const tile = fitting(2, { ...area, ...cell }, 1, 16, 80);
    const spots: Record<string, Spot> = {};
    const woods = [1, 2, 3, 4].map((seat, i) => {
      const at = { ...cell, x: area.x + (i % perRow) * cell.width, y: area.y + Math.floor(i / perRow) * cell.height };
      const mine = inRows(2, at, tile, 4);
      mine.forEach((spot, k) => (spots[`s${seat}-${k}`] = spot));
      return { ...around(`seat${seat}`, mine, 12), mark: String(seat) };
    });
    return { width, height, tile: tileFor(8, heap, 80), heap, spots, woods };
  }

  lay(piece: Piece, _spot: string): void {
    this.settleLeaning();
    if (this.asked === null) return;
    piece.at = this.asked;
    if (judgeBonus(piece.code, this.seat) !== null) {
      piece.leaning = true;
      this.count("other_number");
      this.say("path-bonus-other", { number: bonusNumber(piece.code), seat: this.seat });
      return;
    }
    piece.fixed = true;
    piece.lit = false;
    this.lamp = false;
    const laid = this.pieces.filter(({ at }) => at !== null).length;
    if (laid === 8) {
      this.finish();
      return;
    }
    this.asked = `s${Math.floor(laid / 2) + 1}-${laid % 2}`;
    if (laid % 2 === 0) this.say("path-bonus", { number: this.seat });
    else this.say("path-bonus-second", { number: this.seat });
  }

  override touch(): void {
    this.settleLeaning();
  }

  help(): void {
    this.lightLamp();
    for (const piece of this.pieces) piece.lit = piece.at === null && bonusNumber(piece.code) === this.seat;
    this.say("path-bonus-corner");
  }
}
