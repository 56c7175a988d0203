// Memory: pairs lie face down; two are opened, equal ones are kept and give another turn. Against somebody beside the child, or the bird.
// Openings of tiles already seen are counted, and are no mistake.

import { TILE_CODES } from "../../tiles/codes";
import { below, chanceOf, shuffled, type Chance } from "../chance";
import { isSuited, suitOf } from "../judge";
import { fitting, inRows, Piece, Play, zonesOf, around, type Layout, type Spot } from "../play.svelte";

/** Pairs on the glass, by level. */
const PAIRS = [6, 6, 8, 8];
/** How much of what is opened the bird keeps in mind: about as much as a child does. */
const KEEPS = [0.45, 0.55, 0.65, 0.75];
/** And so much of that it has forgotten when its turn comes. */
const FORGETS = 0.12;

/** Who opens tiles with the child: nobody, somebody beside it, or the bird. */
export type Partner = "alone" | "beside" | "bird";
export const PARTNERS: readonly Partner[] = ["bird", "beside", "alone"];

export class Memory extends Play {
  readonly step = "memory" as const;
  /** Null: not chosen yet. */
  partner: Partner | null = $state(null);
  /** Whose turn it is: the child's, or the other one's. */
  turn: "child" | "other" = $state("child");
  /** The bird has begun its turn, and opens one tile after another. */
  opening = $state(false);
  /** The child's openings of tiles that had been seen and brought nothing. */
  again = $state(0);
  /** What somebody has opened, seen by everybody. */
  readonly #seen = new Set<number>();
  /** What the bird has in mind. */
  readonly #mind = new Set<number>();
  readonly #chance: Chance;
  readonly #keeps: number;
  #open: Piece[] = [];
  /** Tiles that each has found. */
  #found = { child: 0, other: 0 };

  /** @param most of so many kinds, where there are no more signs for them */
  constructor(seed: number, level: number, honours = false, most = Infinity) {
    super(seed);
    const chance = chanceOf(seed);
    const kinds = TILE_CODES.filter((code) => isSuited(code) || (honours && suitOf(code) === "z"));
    const at = Math.min(level, PAIRS.length) - 1;
    const pairs = shuffled(kinds, chance).slice(0, Math.min(PAIRS[at] ?? 6, most));
    this.pieces = shuffled([...pairs, ...pairs], chance).map((code, i) => new Piece(i, code));
    for (const piece of this.pieces) {
      piece.down = true;
      piece.at = `m${piece.id}`;
    }
    this.#chance = chance;
    this.#keeps = KEEPS[at] ?? 0.5;
    this.say("path-memory-with");
  }

  choose(partner: Partner): void {
    this.partner = partner;
    this.say("path-memory");
  }

  /** True in the bird's turn, while it waits until somebody has looked. */
  get birdWaits(): boolean {
    return this.turn === "other" && this.partner === "bird" && !this.opening && !this.done;
  }

  /** The bird is waited for: it opens the next tile when it is told to. */
  get birdOpens(): boolean {
    return this.opening && !this.done;
  }

  /** How many tiles the child and the other one have found. */
  get kept(): Readonly<Record<"child" | "other", number>> {
    return { ...this.#found };
  }

  layout(width: number, height: number): Layout {
    const { narrow, low, top, heap } = zonesOf(width, height);
    const count = this.pieces.length;
    const rows = narrow ? 4 : 2;
    const tray = narrow ? 96 : low ? 0 : 96;
    const sides = low || narrow ? 0 : 100;
    const area = {
      x: top.x + sides,
      y: top.y + (narrow ? 16 : 0),
      width: top.width - sides * 2,
      height: heap.y + heap.height - top.y - tray - (narrow ? 40 : 0),
    };
    const spots: Record<string, Spot> = {};
    inRows(count, area, fitting(count, area, rows, 14, 96), 14, rows).forEach((spot, i) => (spots[`m${i}`] = spot));
    // what each has found lies small in a tray of its own, between the discs
    const wide = (width - (narrow ? 24 : 300)) / 2;
    const woods = (["child", "other"] as const).flatMap((who, side) => {
      if (who === "other" && this.partner === "alone") return [];
      const at = {
        x: (narrow ? 8 : 134) + side * (wide + (narrow ? 8 : 32)),
        y: height - (narrow ? 184 : 100),
        width: wide - (narrow ? 0 : 36),
        height: narrow ? 88 : 84,
      };
      const lines = narrow ? 2 : 1;
      const small = low ? 0.1 : fitting(count, at, lines, 1, 30, 10);
      const mine = inRows(count, at, small, 1, lines);
      mine.forEach((spot, i) => (spots[`${who}${i}`] = { ...spot, place: false }));
      return low ? [] : [{ ...around(who, mine, 7), closed: this.done }];
    });
    return { width, height, tile: 48, heap, spots, woods };
  }

  lay(): void {
    // nothing is loose here
  }

  override touch(piece: Piece): void {
    if (this.partner === null || this.opening) return;
    // whoever taps the felt in the bird's turn has looked: it begins
    if (this.birdWaits) {
      this.begin();
      return;
    }
    if (this.#open.length === 2) this.#close();
    if (piece.down) this.#turnUp(piece);
  }

  /** The bird begins its turn. */
  begin(): void {
    if (!this.birdWaits) return;
    if (this.#open.length === 2) this.#close();
    for (const id of [...this.#mind]) if (this.#chance() < FORGETS) this.#mind.delete(id);
    this.opening = true;
    this.say("path-memory-bird-opens");
  }

  /** The bird opens its next tile. */
  birdOpensOne(): void {
    if (!this.birdOpens) return;
    const down = this.pieces.filter((piece) => piece.down && !piece.fixed);
    const [first] = this.#open;
    const next = first ? this.#secondFor(first, down) : this.#firstOf(down);
    if (next) this.#turnUp(next);
  }

  help(): void {
    if (this.turn === "other" && this.partner === "bird") {
      this.begin();
      return;
    }
    if (this.#open.length === 2) this.#close();
    this.lightLamp();
    const fresh = this.pieces.find(({ id, down }) => down && !this.#seen.has(id));
    if (fresh) fresh.lit = true;
    this.say("path-memory-rows");
  }

  /** One of a pair that the bird has in mind, else one that it does not know. */
  #firstOf(down: readonly Piece[]): Piece | undefined {
    const known = down.filter(({ id }) => this.#mind.has(id));
    const paired = known.find((one) => known.some((other) => other !== one && other.code === one.code));
    const unknown = down.filter(({ id }) => !this.#mind.has(id));
    const from = unknown.length > 0 ? unknown : down;
    return paired ?? from[below(this.#chance, from.length)];
  }

  #secondFor(first: Piece, down: readonly Piece[]): Piece | undefined {
    const twin = down.find(({ id, code }) => code === first.code && this.#mind.has(id));
    const unknown = down.filter(({ id }) => !this.#mind.has(id));
    const from = unknown.length > 0 ? unknown : down;
    return twin ?? from[below(this.#chance, from.length)];
  }

  #turnUp(piece: Piece): void {
    piece.down = false;
    this.lamp = false;
    for (const one of this.pieces) one.lit = false;
    this.#open.push(piece);
    const [first, second] = this.#open;
    if (!first) return;
    if (!second) {
      this.#countAgain(piece, !this.#knows(piece));
      this.#see(piece);
      return;
    }
    if (first.code === second.code) this.#keep(first, second);
    else {
      this.#countAgain(second, true);
      const forgotten = this.#twinSeen(first, second);
      this.#see(second);
      this.#change(forgotten);
    }
  }

  #see(piece: Piece): void {
    this.#seen.add(piece.id);
    if (this.#chance() < this.#keeps) this.#mind.add(piece.id);
  }

  #countAgain(piece: Piece, brings: boolean): void {
    if (this.turn === "child" && this.#seen.has(piece.id) && brings) this.again += 1;
  }

  #keep(first: Piece, second: Piece): void {
    const who = this.turn;
    [first, second].forEach((one) => {
      one.at = `${who}${this.#found[who]}`;
      one.fixed = true;
      this.#found[who] += 1;
    });
    this.#open = [];
    if (this.#found.child + this.#found.other === this.pieces.length) this.#end();
    else this.say(this.opening ? "path-memory-bird-pair" : "path-memory-pair");
  }

  /** Two that are not alike: the next one's turn; the tiles lie open until somebody goes on. */
  #change(forgotten: boolean): void {
    if (this.partner === "alone") {
      this.say("path-memory-look");
      return;
    }
    const bird = this.partner === "bird";
    this.turn = this.turn === "child" ? "other" : "child";
    if (this.opening) {
      this.opening = false;
      this.say(forgotten ? "path-memory-bird-forgot" : "path-memory-turn");
    } else if (bird) this.say("path-memory-bird");
    else this.say(this.turn === "child" ? "path-memory-turn" : "path-memory-over");
  }

  /** The one that would have been right had been seen. */
  #twinSeen(first: Piece, second: Piece): boolean {
    return this.pieces.some(
      (one) => one !== first && one !== second && one.code === first.code && this.#seen.has(one.id),
    );
  }

  #knows(piece: Piece): boolean {
    return this.pieces.some((one) => one !== piece && one.code === piece.code && this.#seen.has(one.id));
  }

  #close(): void {
    for (const piece of this.#open) piece.down = true;
    this.#open = [];
  }

  #end(): void {
    this.opening = false;
    if (this.again > 0) this.mistakes["opened_again"] = this.again;
    this.finish(this.partner === "alone" ? "path-well-done" : "path-memory-done");
  }
}
