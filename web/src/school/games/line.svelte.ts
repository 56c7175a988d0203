// Line up and line down: 1 to 9, or 9 to 1, out of the loose tiles of a suit. Tiles lie turned; one is turned by a tap.

import type { TileCode } from "../../tiles/codes";
import { chanceOf, shuffled } from "../chance";
import { tileFor } from "../heap";
import { judgeStep, rankOf, type Mistake, type Suit } from "../judge";
import {
  fitting,
  inRows,
  around,
  isOnItsHead,
  looseAngle,
  Piece,
  Play,
  zonesOf,
  type Layout,
  type Shown,
} from "../play.svelte";

/** How many tiles lie loose, by level: more to choose from. */
const LOOSE = [12, 18, 24, 27];
/** How many of them lie on their heads. */
const ON_THEIR_HEADS = [0.2, 0.3, 0.4, 0.5];

export class Line extends Play {
  readonly step: "line-up" | "line-down";
  readonly suit: Suit;
  readonly row: readonly TileCode[];
  /** The number line stays in sight. */
  helped = $state(false);

  constructor(seed: number, suit: Suit, level: number, down: boolean) {
    super(seed);
    this.step = down ? "line-down" : "line-up";
    this.suit = suit;
    const up = Array.from({ length: 9 }, (_, i) => `${i + 1}${suit}` as TileCode);
    this.row = down ? up.reverse() : up;
    const chance = chanceOf(seed);
    const loose = LOOSE[Math.min(level, LOOSE.length) - 1] ?? 12;
    // six and nine first: what is told apart must be there twice
    const more = [`6${suit}`, `9${suit}`, ...shuffled([...up, ...up], chance)].slice(0, loose - 9) as TileCode[];
    const heads = ON_THEIR_HEADS[Math.min(level, LOOSE.length) - 1] ?? 0.2;
    let nine = false;
    this.pieces = shuffled([...up, ...more], chance).map((code, i) => {
      const first = rankOf(code) === 9 && !nine;
      nine ||= first;
      return new Piece(i, code, first ? 180 + looseAngle(chance) : looseAngle(chance, heads));
    });
    this.asked = "p0";
    this.say(`path-${this.step}`);
  }

  get laid(): number {
    return Number(this.asked?.slice(1) ?? 9);
  }

  layout(width: number, height: number): Layout {
    const { narrow, low, top, middle, heap } = zonesOf(width, height);
    const rows = narrow ? 2 : 1;
    const area = narrow ? { ...top, height: top.height * 1.24 } : low ? top : middle;
    const tile = fitting(narrow ? 10 : 9, area, rows, 6, narrow ? 62 : 72);
    const spots = inRows(narrow ? 10 : 9, area, tile, 6, rows).slice(0, 9);
    const from = narrow ? area.y + area.height + (this.helped ? 56 : 12) : low ? middle.y : heap.y;
    const below = { ...heap, y: from, height: heap.y + heap.height - from };
    return {
      width,
      height,
      tile: tileFor(this.pieces.length, below, 72),
      heap: below,
      spots: Object.fromEntries(spots.map((spot, i) => [`p${i}`, spot])),
      woods: narrow
        ? [
            around("first", spots.slice(0, 5), 10),
            around("second", [...spots.slice(5), { ...spots[4]!, y: spots[5]!.y }], 10),
          ]
        : [around("row", spots, 12)],
    };
  }

  lay(piece: Piece, _spot: string): void {
    this.settleLeaning();
    const asked = this.row[this.laid];
    if (asked === undefined) return;
    const turned = isOnItsHead(piece.angle);
    const verdict = judgeStep(piece.code, asked, { turned, down: this.step === "line-down", first: this.laid === 0 });
    piece.at = this.asked;
    piece.turned = turned;
    if (verdict === null) {
      this.#settled();
      return;
    }
    piece.leaning = true;
    this.aside = true;
    piece.toTurn = verdict === "turn";
    if (verdict === "turn") this.say("path-turn-it");
    else this.#wrong(this.signs && verdict === "six_nine" ? "wrong_neighbour" : verdict);
  }

  /** A tile that leans is turned by the finger; one that is wrong goes back then. */
  override touch(piece: Piece): void {
    if (!piece.leaning) {
      piece.rock();
      return;
    }
    piece.toTurn = false;
    if (piece.turned && piece.code === this.row[this.laid]) {
      piece.turned = false;
      piece.leaning = false;
      this.#settled();
    } else if (piece.turned) {
      piece.turned = false;
    } else {
      this.settleLeaning();
    }
  }

  help(): void {
    this.lightLamp();
    this.aside = true;
    const rank = rankOf(this.row[this.laid] ?? "1p");
    const neighbour = this.row[this.laid - 1];
    if (!this.signs && (rank === 6 || rank === 9)) {
      this.comparing = true;
      this.say("path-six-nine");
    } else {
      this.helped = true;
      if (neighbour === undefined) this.say(`path-${this.step}`);
      else this.say(this.step === "line-up" ? "path-next-up" : "path-next-down", { number: rankOf(neighbour) });
    }
  }

  override shown(layout: Layout): Shown[] {
    if (this.comparing || !this.helped) return [];
    const spots = Object.values(layout.spots);
    const first = spots[0];
    if (!first) return [];
    const left = Math.min(...spots.map(({ x, tile }) => x - tile / 2));
    const right = Math.max(...spots.map(({ x, tile }) => x + tile / 2));
    const tile = Math.min(52, (right - left) / 9 - 4);
    const under = spots[8]!.y > first.y;
    const y = under
      ? Math.max(...spots.map(({ y }) => y)) + first.tile * 0.95 + tile * 0.75 + 8
      : first.y - first.tile * 0.95 - tile * 1.05;
    const next = this.row[this.laid];
    return Array.from({ length: 9 }, (_, i) => {
      const code = `${i + 1}${this.suit}` as TileCode;
      const before = this.row[this.laid - 1];
      return {
        key: code,
        code,
        x: left + (right - left) * ((i + 0.5) / 9),
        y,
        tile,
        lit: code === before && next !== undefined,
      };
    });
  }

  #settled(): void {
    this.comparing = false;
    this.lamp = false;
    this.helped = false;
    const next = this.laid + 1;
    if (next === 9) {
      this.finish();
      return;
    }
    this.asked = `p${next}`;
    this.resume(`path-${this.step}`);
  }

  #wrong(mistake: Mistake): void {
    this.count(mistake);
    if (mistake === "six_nine") {
      this.comparing = true;
      this.say("path-six-nine");
    } else if (mistake === "from_the_wrong_end") {
      this.say("path-begin-nine");
    } else if (mistake === "other_suit") {
      this.say("path-other-suit");
    } else {
      this.helped = true;
      const before = this.row[this.laid - 1];
      if (before === undefined) this.say(`path-${this.step}`);
      else this.say(this.step === "line-up" ? "path-next-up" : "path-next-down", { number: rankOf(before) });
    }
  }
}
