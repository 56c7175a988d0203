// Sets in racks: three neighbours, alike tiles, dragons and winds. A rack that is full is looked at; what is right closes it.

import type { TileCode } from "../../tiles/codes";
import { chanceOf, shuffled, below } from "../chance";
import { tileFor } from "../heap";
import { judgeAlike, judgeChow, rankOf, type Mistake, type Suit } from "../judge";
import {
  around,
  fitting,
  inRows,
  looseAngle,
  Piece,
  Play,
  zonesOf,
  type Hop,
  type Layout,
  type Shown,
  type Spot,
} from "../play.svelte";
import type { StepId } from "../steps";

/** What is to be laid in a rack. */
export type Asked = "chow" | "pung" | "kong";

interface Told {
  mistake: Mistake;
  tiles: TileCode[];
}

export class Racks extends Play {
  readonly step: StepId;
  readonly suit: Suit | "z";
  readonly racks: readonly Asked[];
  /** The mistake that is being explained, and with which tiles. */
  told: Told | null = $state.raw(null);

  constructor(
    step: "neighbours" | "alike" | "honours",
    seed: number,
    suit: Suit | "z",
    level: number,
    strangers?: Suit,
  ) {
    super(seed);
    this.step = step;
    this.suit = suit;
    const chance = chanceOf(seed);
    this.racks = racksOf(step, level);
    this.pieces = loose(step, suit, level, this.racks, chance, strangers).map(
      (code, i) => new Piece(i, code, looseAngle(chance, level > 2 ? 0.15 : 0)),
    );
    this.asked = "r0-0";
    this.say(step === "neighbours" ? "path-neighbours" : this.#asks(0));
  }

  get rack(): number {
    return Number(this.asked?.slice(1).split("-")[0] ?? this.racks.length);
  }

  sizeOf(rack: number): 3 | 4 {
    return this.racks[rack] === "kong" ? 4 : 3;
  }

  layout(width: number, height: number): Layout {
    const { narrow, low, top, middle, heap } = zonesOf(width, height);
    const lined = this.step === "neighbours";
    // what lies above the heap, below the number line where there is one
    const line = !lined ? 0 : narrow ? 82 : low ? 54 : top.height;
    const area = { ...top, y: top.y + line, height: top.height + middle.height - line };
    const count = this.racks.length;
    const rows = narrow ? Math.ceil(count / 2) : lined || count <= 3 ? 1 : 2;
    const perRow = Math.ceil(count / rows);
    const room = area.width / perRow - (narrow ? 6 : 14);
    const widest = Math.max(...this.racks.map((_, i) => this.sizeOf(i)));
    const tile = Math.floor(Math.min(72, (room - 20) / widest - 2, (area.height / rows - 30) / 1.75));
    const spots: Record<string, Spot> = {};
    const woods = this.racks.map((_, rack) => {
      const size = this.sizeOf(rack);
      const row = Math.floor(rack / perRow);
      const inRow = row === rows - 1 ? count - row * perRow : perRow;
      const cell = {
        x: area.x + area.width / 2 + ((rack % perRow) - inRow / 2) * (area.width / perRow),
        y: area.y + (area.height / rows) * row,
        width: area.width / perRow,
        height: area.height / rows,
      };
      const mine = inRows(size, cell, tile, 2);
      mine.forEach((spot, i) => (spots[`r${rack}-${i}`] = spot));
      return around(`r${rack}`, mine, 10, rack < this.rack);
    });
    return { width, height, tile: tileFor(this.pieces.length, heap, 72), heap, spots, woods };
  }

  lay(piece: Piece, _spot: string): void {
    this.#takeBack();
    const rack = this.rack;
    const free = this.#places(rack).find((spot) => this.piecesAt(spot).length === 0);
    if (free === undefined) return;
    piece.at = free;
    const left = this.#places(rack).filter((spot) => this.piecesAt(spot).length === 0);
    if (left.length > 0) {
      this.asked = left[0] ?? null;
      return;
    }
    this.#judge(rack);
  }

  /** Taken out of the open rack again. Tiles that lie the wrong way round are turned about by the tap. */
  override touch(piece: Piece): void {
    if (piece.fixed) return;
    const rack = this.rack;
    const places = this.#places(rack);
    if (piece.at === null || !places.includes(piece.at)) {
      piece.rock();
      return;
    }
    if (this.told?.mistake === "descending") {
      const mine = this.piecesAt(...places).sort((one, other) => rankOf(one.code) - rankOf(other.code));
      mine.forEach((one, i) => {
        one.at = places[i] ?? null;
        one.leaning = false;
      });
      this.told = null;
      this.#judge(rack);
      return;
    }
    this.told = null;
    const others = this.piecesAt(...places).filter((one) => one !== piece);
    for (const one of [piece, ...others]) {
      one.leaning = false;
      one.at = null;
    }
    others.forEach((one, i) => (one.at = places[i] ?? null));
    this.asked = places[others.length] ?? null;
  }

  help(): void {
    this.lightLamp();
    const rack = this.rack;
    const mine = this.piecesAt(...this.#places(rack)).filter(({ leaning }) => !leaning);
    const asked = this.racks[rack] ?? "chow";
    const [first] = mine;
    if (asked === "chow") {
      if (first) this.say("path-neighbours-who", { number: Math.max(...mine.map(({ code }) => rankOf(code))) });
      else this.say("path-neighbours");
      return;
    }
    this.say(first ? "path-alike-same" : this.#asks(rack));
    if (first) this.pieces.forEach((one) => (one.lit = one.at === null && one.code === first.code));
  }

  override shown(layout: Layout): Shown[] {
    if (this.step !== "neighbours") return [];
    const { narrow, top, low } = zonesOf(layout.width, layout.height);
    const area = top;
    const tile = fitting(9, area, 1, narrow ? 2 : 8, low ? 30 : 72);
    return inRows(
      9,
      { ...area, height: low ? 56 : narrow ? 72 : area.height, y: narrow ? area.y + 6 : low ? area.y : area.y + 12 },
      tile,
      narrow ? 2 : 8,
    ).map((spot, i) => {
      const code = `${i + 1}${this.suit}` as TileCode;
      return { key: code, code, x: spot.x, y: spot.y, tile, lit: this.told?.tiles.includes(code) ?? false };
    });
  }

  override hops(layout: Layout): Hop[] {
    const told = this.told;
    if (!told || !["gap", "descending", "one_suit_only"].includes(told.mistake)) return [];
    const line = this.shown(layout);
    const ranks = told.tiles.map(rankOf);
    const row = told.mistake === "descending" ? ranks : [...ranks].sort((one, other) => one - other);
    return row.slice(1).flatMap((rank, i) => {
      const [from, to] = [line[(row[i] ?? 0) - 1], line[rank - 1]];
      if (!from || !to || from === to) return [];
      const up = from.tile * 0.78;
      return [
        { from: { x: from.x, y: from.y - up }, to: { x: to.x, y: to.y - up }, gap: Math.abs(rank - (row[i] ?? 0)) > 1 },
      ];
    });
  }

  #places(rack: number): string[] {
    return this.racks[rack] === undefined ? [] : Array.from({ length: this.sizeOf(rack) }, (_, i) => `r${rack}-${i}`);
  }

  #asks(rack: number): "path-alike-three" | "path-alike-four" {
    return this.sizeOf(rack) === 4 ? "path-alike-four" : "path-alike-three";
  }

  #judge(rack: number): void {
    const places = this.#places(rack);
    const laid = this.piecesAt(...places);
    const tiles = laid.map(({ code }) => code);
    const asked = this.racks[rack];
    const mistake = asked === "chow" ? judgeChow(tiles) : judgeAlike(tiles, this.sizeOf(rack));
    if (mistake === null) this.#close(rack, laid);
    else this.#wrong(mistake, laid);
  }

  #close(rack: number, laid: readonly Piece[]): void {
    for (const piece of laid) piece.fixed = true;
    for (const piece of this.pieces) piece.lit = false;
    this.lamp = false;
    const next = rack + 1;
    if (next >= this.racks.length) {
      this.finish();
      return;
    }
    this.asked = `r${next}-0`;
    // the name comes after several have been made rightly
    if (this.step === "neighbours") this.say(rack >= 1 ? "path-chow-name" : "path-neighbours-more");
    else if (rack >= 1 && this.sizeOf(next) === this.sizeOf(rack))
      this.say(this.sizeOf(rack) === 4 ? "path-kong-name" : "path-pung-name");
    else this.say(this.#asks(next));
  }

  #wrong(mistake: Mistake, laid: readonly Piece[]): void {
    this.count(mistake);
    const tiles = laid.map(({ code }) => code);
    this.told = { mistake, tiles };
    const ranks = tiles.map(rankOf).sort((one, other) => one - other);
    if (mistake === "gap") {
      const [low = 1, middle = 2, high = 3] = ranks;
      const [from, to] = middle - low > 1 ? [low, middle] : [middle, high];
      this.#lean(laid, middle - low > 1 ? low : high);
      this.say("path-gap", { low: from, high: to });
    } else if (mistake === "descending") {
      laid.forEach((piece) => (piece.leaning = true));
      this.say("path-descending");
    } else if (mistake === "three_for_four") {
      this.#leanStranger(laid);
      this.say("path-three-for-four");
    } else if (mistake === "stranger") {
      this.#leanStranger(laid);
      this.say("path-stranger");
    } else {
      laid.forEach((piece) => (piece.leaning = true));
      this.say(
        mistake === "honour_chow"
          ? "path-honour-chow"
          : mistake === "mixed_suit"
            ? "path-mixed-suit"
            : "path-one-suit-only",
      );
    }
  }

  #lean(laid: readonly Piece[], rank: number): void {
    for (const piece of laid) piece.leaning = rankOf(piece.code) === rank;
  }

  #leanStranger(laid: readonly Piece[]): void {
    const times = (code: TileCode): number => laid.filter((one) => one.code === code).length;
    const most = Math.max(...laid.map(({ code }) => times(code)));
    const kept = laid.find(({ code }) => times(code) === most)?.code;
    for (const piece of laid) piece.leaning = piece.code !== kept;
  }

  /** Another tile is chosen: what leans goes back, and what stays is pushed together. */
  #takeBack(): void {
    if (!this.told) return;
    const places = this.#places(this.rack);
    this.told = null;
    this.settleLeaning();
    const kept = this.piecesAt(...places);
    for (const piece of kept) piece.at = null;
    kept.forEach((piece, i) => (piece.at = places[i] ?? null));
    this.asked = places[kept.length] ?? null;
  }
}

/** So many tiles of another suit lie among the neighbours. */
const STRANGERS = 5;

function racksOf(step: StepId, level: number): Asked[] {
  if (step === "neighbours") return level < 3 ? ["chow", "chow", "chow"] : ["chow", "chow", "chow", "chow"];
  if (level === 1) return ["pung", "pung", "kong"];
  return level === 2 ? ["pung", "pung", "kong", "kong"] : ["pung", "kong", "pung", "kong"];
}

/** The rest of the suit, or of it so much that every rack can be filled. */
function loose(
  step: StepId,
  suit: Suit | "z",
  level: number,
  racks: readonly Asked[],
  chance: () => number,
  strangers: Suit | undefined,
): TileCode[] {
  const kinds = Array.from({ length: suit === "z" ? 7 : 9 }, (_, i) => `${i + 1}${suit}` as TileCode);
  if (step === "neighbours") {
    const rest = shuffled(
      kinds.flatMap((code) => [code, code, code]),
      chance,
    );
    if (!strangers) return rest;
    const others = shuffled(kinds, chance).slice(0, STRANGERS);
    return shuffled(
      [...rest.slice(STRANGERS), ...others.map((code) => `${rankOf(code)}${strangers}` as TileCode)],
      chance,
    );
  }
  const order = shuffled(kinds, chance);
  const fours = order.slice(0, racks.filter((asked) => asked === "kong").length);
  const threes = order.slice(fours.length, fours.length + racks.filter((asked) => asked === "pung").length + 1);
  const rest = order.slice(fours.length + threes.length);
  const singles = rest.flatMap((code) => (below(chance, 2) === 0 ? [code] : [code, code])).slice(0, 3 + level * 2);
  return shuffled(
    [...fours.flatMap((code) => [code, code, code, code]), ...threes.flatMap((code) => [code, code, code]), ...singles],
    chance,
  );
}
