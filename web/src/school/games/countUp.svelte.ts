// Before the game for two: what a hand counts is added up, some of its sets first, then a won hand, then the chronicle.

import { bonusNumber } from "../judge";
import { Play, type Layout } from "../play.svelte";
import type { Sum } from "../sums";
import { makeTask } from "../tasks/make";

const ROUNDS = 2;
/** The task has so many levels. */
const LEVELS = 3;

export class CountUp extends Play {
  readonly step = "game-two" as const;
  round = $state(0);
  settled = $state(false);
  readonly #sums: readonly Sum[];

  constructor(seed: number, level: number) {
    super(seed);
    this.#sums = handsFor(seed, Math.min(level, LEVELS));
    this.say(level < LEVELS ? "path-count-up" : "path-count-chronicle");
  }

  get sum(): Sum {
    return this.#sums[this.round] ?? this.#sums[0]!;
  }

  layout(width: number, height: number): Layout {
    return { width, height, tile: 48, heap: { x: 0, y: 0, width, height }, spots: {}, woods: [] };
  }

  lay(): void {
    // nothing is loose here
  }

  wrong(): void {
    this.count("wrong_sum");
  }

  /** The sum on the table is found; the next hand comes when the child says so. */
  counted(): void {
    this.lamp = false;
    this.settled = true;
  }

  override get ready(): boolean {
    return this.settled;
  }

  override confirm(): void {
    if (!this.settled) return;
    if (this.round + 1 === this.#sums.length) {
      this.finish("path-to-table");
      return;
    }
    this.settled = false;
    this.round += 1;
    this.say("family-sum-ask");
  }

  help(): void {
    this.lightLamp();
    this.say("family-sum-again");
  }
}

/** Tasks with something to add up, one after another from a seed. */
function handsFor(seed: number, level: number): Sum[] {
  const found: Sum[] = [];
  for (let at = seed; found.length < ROUNDS; at += 1) {
    const { tiles, asked, answer } = makeTask("game-two", level, at);
    if (answer === undefined || asked.parts.length < 2) continue;
    const own = tiles.filter((code) => code[1] === "f" && bonusNumber(code) === asked.seat).map((code) => [code]);
    const { sets = [], pair = [], won, scoring } = asked;
    const laid = scoring === "chronicle" ? (won ? [[]] : []) : [...sets, ...(pair.length > 0 ? [pair] : [])];
    const lines = [...laid, ...own];
    const parts = asked.parts.map((points, i) => ({ tiles: lines[i] ?? [], points }));
    found.push({ seat: asked.seat - 1, parts, total: answer });
  }
  return found;
}
