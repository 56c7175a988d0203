// Build the wall: a side is so many tiles long, no fewer and no more, and two high. The lower row the child counts alone, and says when
// it is done; the upper one is counted aloud together, tile by tile.

import { around, inRows, looseAngle, Piece, Play, zonesOf, type Layout, type Marked, type Spot } from "../play.svelte";
import { chanceOf } from "../chance";
import { spread, type Lying } from "../heap";
import { judgeWall } from "../judge";
import { makeTask } from "../tasks/make";

/** Room in the tray beyond the longest side: where one stops is not told by the wood. */
const ROOM = 21;
/** The largest tile of a stack. */
const LARGEST = 56;

export class BuildWall extends Play {
  readonly step = "build-wall" as const;
  /** Stacks of a whole side; so many of them stand already. */
  readonly stacks: number;
  readonly built: number;
  /** The fourth side of a wall, as long as the one that stands above. */
  readonly fourth: boolean;
  /** The stacks are numbered, so far as they are counted together. */
  numbered = $state(false);
  /** The lower row is right, and the upper one is being laid. */
  upper = $state(false);
  readonly #model: number;

  constructor(seed: number, level: number) {
    super(seed);
    const { asked } = makeTask("build-wall", level, seed);
    const chance = chanceOf(seed);
    this.stacks = asked.stacks;
    this.built = asked.built;
    this.fourth = asked.sides > 1;
    this.#model = this.fourth ? this.stacks : 0;
    const put = (id: number, at: string | null): Piece => {
      const piece = new Piece(id, "5z", looseAngle(chance));
      piece.down = true;
      piece.fixed = at !== null;
      piece.at = at;
      return piece;
    };
    // the lower row, what stands above to be copied, and the upper row, which comes when the lower one is right
    const lower = Array.from({ length: ROOM }, (_, i) => put(i, i < this.built ? `w${i}` : null));
    const model = Array.from({ length: this.#model }, (_, i) => put(ROOM + i, `m${i}`));
    const above = Array.from({ length: this.stacks }, (_, i) => {
      const piece = put(ROOM + this.#model + i, i < this.built ? `u${i}` : null);
      piece.hidden = i >= this.built;
      return piece;
    });
    this.pieces = [...lower, ...model, ...above];
    this.#ask();
  }

  override get ready(): boolean {
    return !this.upper && this.standing > this.built;
  }

  /** Tiles of the upper row. */
  get laid(): number {
    return this.pieces.filter(({ at }) => at?.startsWith("u")).length;
  }

  get standing(): number {
    return this.pieces.filter(({ at }) => at?.startsWith("w")).length;
  }

  layout(width: number, height: number): Layout {
    const { narrow, low, top, middle, heap } = zonesOf(width, height);
    const model = narrow ? 70 : low ? 40 : 110;
    const rows = narrow ? 3 : width >= 940 ? 1 : low ? 2 : 3;
    const area = {
      ...top,
      y: top.y + (this.fourth ? model : 0),
      height: top.height + middle.height - (this.fourth ? model : 0),
    };
    const perRow = Math.ceil(ROOM / rows);
    const tile = Math.floor(
      Math.min(LARGEST, (area.width - (narrow ? 6 : 24)) / perRow, (area.height - 30) / rows / 1.75),
    );
    const spots: Record<string, Spot> = {};
    const mine = inRows(ROOM, area, tile, 0, rows);
    mine.forEach((spot, i) => {
      spots[`w${i}`] = { ...spot, place: false };
      spots[`u${i}`] = { ...spot, y: spot.y - tile * 0.2, place: false };
    });
    if (this.fourth) {
      const small = Math.floor(Math.min(40, (top.width - 8) / this.stacks));
      // on a phone the line beside the bird may have four rows
      const above = { ...top, y: top.y + (narrow ? 22 : 0), height: model - (narrow ? 22 : 0) };
      inRows(this.stacks, above, small, 0).forEach((spot, i) => (spots[`m${i}`] = { ...spot, place: false }));
    }
    // the key lies below the loose ones
    const clear = { ...heap, height: heap.height - (narrow ? 0 : low ? 56 : 76) };
    return { width, height, tile: 48, heap: clear, spots, woods: [around("wall", mine, narrow ? 3 : 10)] };
  }

  override marks({ spots }: Layout): Marked[] {
    if (!this.numbered) return [];
    const row = this.upper ? "u" : "w";
    return Array.from({ length: this.upper ? this.laid : this.standing }, (_, i) => {
      const { x = 0, y = 0 } = spots[`${row}${i}`] ?? {};
      return { key: `${row}${i}`, x, y, text: String(i + 1) };
    });
  }

  override target(): string | null {
    if (this.upper) return this.laid < this.stacks ? `u${this.laid}` : null;
    return this.standing < ROOM ? `w${this.standing}` : null;
  }

  lay(piece: Piece, _spot: string): void {
    piece.lit = false;
    this.lamp = false;
    piece.at = this.target();
    if (!this.upper) return;
    piece.fixed = true;
    if (this.laid === this.stacks) this.finish("path-build-done");
    else this.say("path-build-number", { number: this.laid });
  }

  /** Both rows lie loose in the same place, one after the other. */
  override scatter(layout: Layout): Lying[] {
    const angles = this.pieces.map(({ angle }) => angle);
    const lower = spread(ROOM, layout.heap, layout.tile, this.seed, angles);
    const first = ROOM + this.#model;
    const coming = this.pieces.slice(first + this.built);
    const above = spread(coming.length, layout.heap, layout.tile, this.seed + 1, angles);
    const nowhere = { ...lower[0]! };
    return [...lower, ...Array.from({ length: this.#model + this.built }, () => nowhere), ...above];
  }

  /** Whatever stack is tapped, the last one goes back: a wall has no holes. */
  override touch(piece: Piece): void {
    const last = this.pieces.find(({ at }) => at === `w${this.standing - 1}`);
    if (!last || last.fixed || !piece.at?.startsWith("w")) piece.rock();
    else last.at = null;
  }

  override confirm(): void {
    const mistake = judgeWall(this.standing, this.stacks);
    if (mistake === null) {
      this.#raise();
      return;
    }
    this.count(mistake);
    this.numbered = true;
    this.say(mistake === "too_few" ? "path-build-few" : "path-build-many");
  }

  help(): void {
    this.lightLamp();
    this.numbered = true;
    this.say("path-build-count");
  }

  /** The lower row stands: what is left of it goes, and the upper one comes. */
  #raise(): void {
    this.upper = true;
    this.numbered = true;
    for (const piece of this.pieces) {
      if (piece.at === null) piece.hidden = piece.id < ROOM;
      else piece.fixed = true;
    }
    this.say("path-build-upper");
  }

  #ask(): void {
    if (this.fourth) this.say("path-build-fourth");
    else this.say(this.stacks === 18 ? "path-build-eighteen" : "path-build-seventeen");
  }
}
