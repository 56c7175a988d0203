// Break the wall: the dice, or the players, name a side and a stack; both are counted clockwise, and the wall opens after the stack.

import { judgeSide, judgeStack } from "../judge";
import { Play, zonesOf, type Layout } from "../play.svelte";
import { makeTask } from "../tasks/make";
import type { BreakAsked, Opening } from "../tasks/walls";

export type DieShape = "d4" | "d6" | "d20";
export interface Die {
  shape: DieShape;
  /** Null: not thrown yet. */
  shows: number | null;
}

export class BreakWall extends Play {
  readonly step = "break-wall" as const;
  readonly stacks: number;
  /** What is being counted. */
  phase: "side" | "stack" | "open" = $state("side");
  /** The side that was counted to, from 1. */
  side = $state(0);
  /** Throws made in this phase. */
  thrown = $state(0);
  /** Numbers stand on what is counted, up to this one. */
  numbered = $state(0);
  /** The way round is shown. */
  arrow = $state(false);
  /** What was tapped wrong. */
  wrong = $state(0);
  readonly #asked: BreakAsked;
  readonly #answer: Opening;

  constructor(seed: number, level: number) {
    super(seed);
    const { asked, answer } = makeTask("break-wall", level, seed);
    if (!answer) throw new Error("a wall opens somewhere");
    this.#asked = asked;
    this.#answer = answer;
    this.stacks = asked.stacks;
    this.#ask();
  }

  get named(): boolean {
    return this.#asked.way === "named";
  }

  get opensAfter(): number {
    return this.#answer.stack;
  }

  /** The numbers that players have named, instead of dice. */
  get plate(): number | null {
    if (!this.named) return null;
    return (this.phase === "side" ? this.#asked.side : this.#asked.stack) ?? null;
  }

  get dice(): Die[] {
    if (this.named) return [];
    const [way, side] = [this.#asked.way, this.phase === "side"];
    const shape: DieShape = way === "d4-d20" ? (side ? "d4" : "d20") : "d6";
    const throws = this.#throws;
    if (!this.#again) return throws.map((shows) => ({ shape, shows: this.thrown > 0 ? shows : null }));
    return [{ shape, shows: throws[this.thrown - 1] ?? null }];
  }

  /** The dice lie as they are counted by. */
  get settled(): boolean {
    return this.named || this.thrown >= (this.#again ? this.#throws.length : 1);
  }

  layout(width: number, height: number): Layout {
    return { width, height, tile: 48, heap: zonesOf(width, height).heap, spots: {}, woods: [] };
  }

  lay(): void {
    // nothing is loose here
  }

  throwDice(): void {
    if (this.done || this.settled) return;
    this.thrown += 1;
    this.lamp = false;
    if (this.settled) this.say(this.phase === "side" ? "path-break-side" : "path-break-stack");
    else this.say("path-break-again");
  }

  chooseSide(side: number): void {
    if (this.phase !== "side" || this.#early()) return;
    const mistake = judgeSide(side - 1, this.#answer.side);
    if (mistake === null) {
      this.side = side;
      this.phase = "stack";
      this.thrown = 0;
      this.#clear();
      this.#ask();
      return;
    }
    this.count(mistake);
    this.wrong = side;
    this.arrow = true;
    // whoever went the wrong way needs the way; whoever miscounted needs the numbers
    this.numbered = mistake === "counted_backwards" ? 1 : 4;
    this.say(mistake === "counted_backwards" ? "path-break-way" : "path-break-side-again");
  }

  /** Stacks are counted from 1, clockwise: from the right hand of whoever sits there. */
  chooseStack(stack: number): void {
    if (this.phase !== "stack" || this.#early()) return;
    const mistake = judgeStack(stack, this.#answer.stack, this.stacks);
    if (mistake === null) {
      this.#clear();
      this.phase = "open";
      this.finish("path-break-done");
      return;
    }
    this.count(mistake);
    this.wrong = stack;
    this.arrow = true;
    this.numbered = mistake === "counted_backwards" ? 1 : this.#answer.stack;
    if (mistake === "one_short") this.say("path-break-short");
    else if (mistake === "one_far") this.say("path-break-far");
    else this.say(mistake === "counted_backwards" ? "path-break-end" : "path-break-stack-again");
  }

  help(): void {
    this.lightLamp();
    if (!this.settled) {
      this.say("path-break-throw");
      return;
    }
    this.arrow = true;
    this.numbered = Math.max(this.numbered, 3);
    this.say(this.phase === "side" ? "path-break-side-again" : "path-break-stack-again");
  }

  get #throws(): readonly number[] {
    return (this.phase === "side" ? this.#asked.side_throws : this.#asked.stack_throws) ?? [];
  }

  /** Throws are made one after another until one counts; otherwise all dice are thrown at once and added up. */
  get #again(): boolean {
    return this.#asked.way === "d4-d20" || (this.#asked.way === "one-and-two" && this.phase === "side");
  }

  /** Nothing can be counted before it is thrown. */
  #early(): boolean {
    if (!this.settled) this.say("path-break-throw");
    return !this.settled;
  }

  #clear(): void {
    this.numbered = 0;
    this.wrong = 0;
    this.arrow = false;
    this.lamp = false;
  }

  #ask(): void {
    if (!this.named) this.say("path-break-throw");
    else if (this.phase === "side") this.say("path-break-side");
    else this.say("path-break-stack");
  }
}
