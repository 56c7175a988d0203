// Before the game for four: is the tile that was put down taken, or is another drawn? It is taken only when it finishes a set.

import type { TileCode } from "../../tiles/codes";
import { fitting, inRows, Piece, Play, zonesOf, around, type Layout, type Spot } from "../play.svelte";
import { nearest } from "../reasons";
import { completed } from "../tasks/family";
import { makeTask } from "../tasks/make";

/** Tiles that are put down, one after another, each before another hand. */
const ROUNDS = 3;
/** The task has so many levels. */
const LEVELS = 3;
const HAND = 13;
/** So much of the wall is seen: any of it is its end. */
const WALL = 3;

export class Claim extends Play {
  readonly step = "game-four" as const;
  round = $state(0);
  /** What was right was done: the next one comes when the child says so. */
  settled = $state(false);
  readonly #level: number;
  #completed: readonly (readonly TileCode[])[] = [];

  constructor(seed: number, level: number) {
    super(seed);
    this.#level = Math.min(level, LEVELS);
    this.#deal();
    this.say("path-claim");
  }

  override get ready(): boolean {
    return this.settled;
  }

  /** The tile that was put down. */
  get discard(): Piece {
    return this.pieces[HAND]!;
  }

  /** The wall's end, from which one draws instead. */
  #isWall(piece: Piece): boolean {
    return piece.id > HAND;
  }

  layout(width: number, height: number): Layout {
    const { narrow, low, top, middle, heap } = zonesOf(width, height);
    const rows = narrow ? 2 : 1;
    const hand = low ? { ...heap, y: middle.y, height: heap.height + middle.height } : heap;
    const tile = fitting(HAND, hand, rows, narrow ? 2 : 4, 72, 44);
    const spots: Record<string, Spot> = {};
    inRows(HAND, hand, tile, narrow ? 2 : 4, rows).forEach((spot, i) => (spots[`h${i}`] = { ...spot, place: false }));
    const area = low ? top : { ...top, height: top.height + middle.height };
    const large = fitting(6, area, low ? 1 : 2, 8, narrow ? 64 : 84);
    const upper = low ? area : { ...area, height: area.height * 0.56 };
    const lower = low ? area : { ...area, y: area.y + area.height * 0.56, height: area.height * 0.44 };
    // the two that can be touched stand apart from one another; what is finished lies below them
    const y = upper.y + upper.height / 2;
    const left = width / 2 - large * (narrow ? 1.9 : 2.6);
    spots["d"] = { x: left + large / 2, y, tile: large, place: true };
    for (let i = 0; i < WALL; i += 1) {
      const x = width / 2 + large * ((narrow ? 0.1 : 0.6) + 0.5 + i * (narrow ? 0.6 : 1));
      spots[`w${i}`] = { x, y, tile: large, place: i === 0 };
    }
    const small = Math.min(large, 60);
    const set = inRows(
      4,
      low ? { ...lower, x: lower.x + lower.width * 0.66, width: lower.width * 0.34 } : lower,
      small,
      2,
    );
    set.forEach((spot, i) => (spots[`s${i}`] = { ...spot, place: false }));
    const taken = set.slice(0, this.pieces.filter(({ at }) => at?.startsWith("s")).length);
    return { width, height, tile, heap: hand, spots, woods: taken.length > 0 ? [around("set", taken, 10, true)] : [] };
  }

  lay(): void {
    // nothing is loose here
  }

  override touch(piece: Piece): void {
    if (this.settled) return;
    if (piece === this.discard) this.#take();
    else if (this.#isWall(piece)) this.#leave();
    else piece.rock();
  }

  /** The tile that was put down is brought to the hand, or one of the hand to it. */
  override bring(piece: Piece, upon: Piece | null): void {
    if (piece === this.discard || this.#isWall(piece)) this.tap(piece);
    else if (upon === this.discard) this.tap(upon);
  }

  override confirm(): void {
    if (!this.settled) return;
    if (this.round + 1 === ROUNDS) {
      this.finish("path-to-table");
      return;
    }
    this.round += 1;
    this.#deal();
    this.say("path-claim");
  }

  help(): void {
    this.lightLamp();
    this.say("path-claim-help");
    this.#lightNear();
  }

  #deal(): void {
    const { tiles, asked, answer = [] } = makeTask("game-four", this.#level, this.seed * ROUNDS + this.round);
    this.#completed = answer;
    const hand = tiles.map((code, i) => this.#put(i, code, `h${i}`));
    const wall = Array.from({ length: WALL }, (_, i) => {
      const piece = this.#put(HAND + 1 + i, "5z", `w${i}`);
      piece.down = true;
      return piece;
    });
    this.pieces = [...hand, this.#put(HAND, asked.discard, "d"), ...wall];
    this.either = ["d", "w0"];
    this.settled = false;
    this.lamp = false;
  }

  #put(id: number, code: TileCode, at: string): Piece {
    const piece = new Piece(id, code);
    piece.at = at;
    return piece;
  }

  get #hand(): readonly Piece[] {
    return this.pieces.slice(0, HAND);
  }

  #take(): void {
    const set = this.#completed[0];
    this.#darken();
    if (set === undefined) {
      this.count("completes_nothing");
      this.discard.leaning = true;
      const { why, tiles } = nearest(
        this.#hand.map(({ code }) => code),
        this.discard.code,
      );
      for (const piece of this.#hand) piece.lit = tiles.includes(piece.code);
      this.say(`family-why-${why}`);
      return;
    }
    const missing = [...set];
    missing.splice(missing.indexOf(this.discard.code), 1);
    const mine = missing.flatMap((code) => {
      const piece = this.#hand.find((one) => one.code === code && one.at?.startsWith("h") && !one.lit);
      if (piece) piece.lit = true;
      return piece ?? [];
    });
    const row = [...mine, this.discard].sort((one, other) => (one.code < other.code ? -1 : 1));
    row.forEach((piece, i) => (piece.at = `s${i}`));
    this.#settle("path-claim-taken");
  }

  #leave(): void {
    this.#darken();
    if (this.#completed.length > 0) {
      this.count("missing");
      this.say("path-claim-look");
      this.#lightNear();
      return;
    }
    this.#settle("path-claim-left");
  }

  #settle(line: "path-claim-taken" | "path-claim-left"): void {
    this.settled = true;
    this.either = [];
    this.lamp = false;
    for (const piece of this.pieces) piece.fixed = true;
    this.say(line);
  }

  /** What the tile would lie with, or what it comes nearest to. */
  #lightNear(): void {
    const codes = this.#hand.map(({ code }) => code);
    const [set] = completed(codes, this.discard.code);
    const tiles = set ?? nearest(codes, this.discard.code).tiles;
    for (const piece of this.#hand) piece.lit = tiles.includes(piece.code);
  }

  #darken(): void {
    for (const piece of this.pieces) {
      piece.lit = false;
      piece.leaning = false;
    }
  }
}
