// Build the wall: a side is so many stacks long, no fewer and no more. The child counts, and says when it is done.

import { around, inRows, looseAngle, Piece, Play, zonesOf, type Layout, type Marked, type Spot } from "../play.svelte";
import { chanceOf } from "../chance";
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

  constructor(seed: number, level: number) {
    super(seed);
    const { asked } = makeTask("build-wall", level, seed);
    const chance = chanceOf(seed);
    this.stacks = asked.stacks;
    this.built = asked.built;
    this.fourth = asked.sides > 1;
    const model = this.fourth ? this.stacks : 0;
    this.pieces = Array.from({ length: ROOM + model }, (_, i) => {
      const piece = new Piece(i, "5z", looseAngle(chance));
      piece.down = true;
      piece.fixed = i < this.built || i >= ROOM;
      if (i < this.built) piece.at = `w${i}`;
      if (i >= ROOM) piece.at = `m${i - ROOM}`;
      return piece;
    });
    this.#ask();
  }

  override get ready(): boolean {
    return this.standing > this.built;
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
    mine.forEach((spot, i) => (spots[`w${i}`] = { ...spot, place: false }));
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
    return Array.from({ length: this.standing }, (_, i) => {
      const { x = 0, y = 0 } = spots[`w${i}`] ?? {};
      return { key: `w${i}`, x, y, text: String(i + 1) };
    });
  }

  override target(): string | null {
    return this.standing < ROOM ? `w${this.standing}` : null;
  }

  lay(piece: Piece, _spot: string): void {
    piece.lit = false;
    this.lamp = false;
    piece.at = this.target();
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
      this.numbered = true;
      this.finish("path-build-done");
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

  #ask(): void {
    if (this.fourth) this.say("path-build-fourth");
    else this.say(this.stacks === 18 ? "path-build-eighteen" : "path-build-seventeen");
  }
}
