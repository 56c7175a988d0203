// Code lock: tiles are shown in an open box; the child shuts the lid and lays the same out of the rest.

import type { TileCode } from "../../tiles/codes";
import { chanceOf, shuffled } from "../chance";
import { tileFor, type Lying } from "../heap";
import { judgeCode, rankOf, type Suit } from "../judge";
import { fitting, inRows, looseAngle, Piece, Play, zonesOf, around, type Layout, type Shown } from "../play.svelte";

const LOOSE = 18;

export class CodeLock extends Play {
  readonly step = "code-lock" as const;
  readonly suit: Suit;
  readonly code: readonly TileCode[];
  /** The lid: open, then shut, and open again when all was laid. */
  lid: "open" | "shut" | "opened" = $state("open");
  /** While it follows the finger: how far it is shut, 0–1. */
  drawn = $state(0);

  constructor(seed: number, suit: Suit, length: number) {
    super(seed);
    this.suit = suit;
    const chance = chanceOf(seed);
    const kinds = Array.from({ length: 9 }, (_, i) => `${i + 1}${suit}` as TileCode);
    this.code = shuffled(kinds, chance).slice(0, length);
    this.pieces = shuffled([...kinds, ...kinds], chance)
      .slice(0, LOOSE)
      .map((code, i) => new Piece(i, code, looseAngle(chance)));
    for (const piece of this.pieces) {
      piece.down = true;
      piece.fixed = true;
    }
    this.say("path-lock-look");
  }

  layout(width: number, height: number): Layout {
    const { narrow, low, top, middle, heap } = zonesOf(width, height);
    const both = low ? { ...top, width: top.width / 2 - 8 } : top;
    const tile = fitting(
      this.code.length,
      { ...both, width: both.width - (narrow ? 10 : 220) },
      1,
      9,
      narrow ? 62 : 88,
    );
    const chest = inRows(this.code.length, both, tile, narrow ? 4 : 9);
    const under = low ? { ...top, x: top.x + top.width / 2 + 8, width: top.width / 2 - 8 } : middle;
    const places = chest.map((spot, i) => ({
      ...spot,
      x: low ? (inRows(this.code.length, under, tile, 9)[i]?.x ?? spot.x) : spot.x,
      y: under.y + under.height / 2,
    }));
    const room = low ? { ...heap, y: middle.y, height: heap.height + middle.height } : heap;
    // the key lies below the loose ones
    const below = { ...room, height: room.height - (narrow ? 0 : low ? 56 : 70) };
    return {
      width,
      height,
      tile: tileFor(LOOSE, below, 72),
      heap: below,
      spots: Object.fromEntries(places.map((spot, i) => [`p${i}`, spot])),
      woods: [around("chest", chest, narrow ? 9 : 22)],
    };
  }

  override shown(layout: Layout): Shown[] {
    if (this.lid === "shut") return [];
    const chest = layout.woods[0];
    const first = layout.spots["p0"];
    if (!chest || !first) return [];
    const margin = (chest.height - first.tile * 1.67) / 2;
    return this.code.map((code, i) => {
      const spot = layout.spots[`p${i}`] ?? first;
      const right = this.lid === "opened" && this.piecesAt(`p${i}`)[0]?.code === code;
      return {
        key: `${code}${i}`,
        code,
        x: chest.x + margin + first.tile / 2 + (spot.x - first.x),
        y: chest.y + margin + first.tile * 0.75,
        tile: first.tile,
        lit: right,
      };
    });
  }

  shut(): void {
    if (this.lid !== "open") return;
    this.lid = "shut";
    this.asked = "p0";
    for (const piece of this.pieces) {
      piece.down = false;
      piece.fixed = false;
    }
    this.say("path-lock-first");
  }

  lay(piece: Piece, spot: string): void {
    if (this.lid !== "shut") return;
    const free = this.piecesAt(spot).length === 0 ? spot : this.asked;
    if (free === null) return;
    piece.at = free;
    const left = this.code.findIndex((_, i) => this.piecesAt(`p${i}`).length === 0);
    this.asked = left < 0 ? null : `p${left}`;
    if (left > 0 && this.lamp) this.#sayLaid();
    if (left < 0) this.#compare();
  }

  /** Taken back while the lid is shut. */
  override touch(piece: Piece): void {
    if (this.lid !== "shut" || piece.at === null) return;
    piece.at = null;
    this.asked = `p${this.code.findIndex((_, i) => this.piecesAt(`p${i}`).length === 0)}`;
  }

  /** Whoever has no more in mind may say so: what is not there is missing, and is no shame. */
  override get ready(): boolean {
    return this.lid === "shut" && this.pieces.some(({ at }) => at !== null);
  }

  override confirm(): void {
    if (this.ready) this.#compare();
  }

  help(_layout: Layout, _places: readonly Lying[]): void {
    this.lightLamp();
    if (this.lid === "open") this.say("path-lock-say", { numbers: this.code.map(rankOf).join(", ") });
    else this.#sayLaid();
  }

  #sayLaid(): void {
    const laid = this.code.flatMap((_, i) => this.piecesAt(`p${i}`).map(({ code }) => rankOf(code)));
    if (laid.length === 0) this.say("path-lock-first");
    else this.say("path-lock-then", { numbers: laid.join(", ") });
  }

  #compare(): void {
    const laid = this.code.map((_, i) => this.piecesAt(`p${i}`)[0]?.code ?? null);
    const found = judgeCode(this.code, laid);
    this.span = found.span;
    this.inOrder = found.inOrder;
    for (const mistake of found.mistakes) this.count(mistake);
    const left = [...this.code];
    this.code.forEach((_, i) => {
      const [piece] = this.piecesAt(`p${i}`);
      if (!piece) return;
      const at = left.indexOf(piece.code);
      if (at < 0) piece.leaning = true;
      else left.splice(at, 1);
    });
    this.lid = "opened";
    this.finish(found.span === this.code.length ? "path-lock-open" : "path-lock-compare");
  }
}
