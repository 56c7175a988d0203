// What the engine says of each step: how many levels it has, and which mistakes it tells apart. And how long a card takes.

import { t, tHas, idOf } from "../../words/i18n.svelte";
import path from "../tasks/path.json";
import type { StepId } from "../steps";

/** Recorded of the memory, though it is no mistake. */
const OPENED_AGAIN = "opened_again";

export const levelsOf = (step: StepId): number => path[step].levels;

/** What can be noted of a step. */
export function kindsToNote(step: StepId): readonly string[] {
  return step === "memory" ? [OPENED_AGAIN] : path[step].mistakes;
}

/** Whether tiles are remembered in a step: in the code lock, and in those of step 7. */
export function hasSpan(step: StepId, level: number): boolean {
  return step === "code-lock" || (step === "suits" && level % 6 === 0);
}

export function kindName(kind: string): string {
  const id = idOf("path-mistake", kind);
  return tHas(id) ? t(id) : kind;
}

/** Minutes that a step takes with real tiles. */
export const MINUTES: Readonly<Record<StepId, readonly [from: number, to: number]>> = {
  "find-suit": [5, 10],
  "line-up": [5, 10],
  "line-down": [5, 10],
  neighbours: [10, 15],
  alike: [5, 10],
  "code-lock": [5, 10],
  suits: [15, 30],
  snake: [5, 10],
  memory: [10, 15],
  combinations: [10, 15],
  honours: [5, 10],
  bonus: [5, 10],
  "build-wall": [10, 15],
  "break-wall": [5, 10],
  solitaire: [15, 20],
  "game-two": [20, 40],
  "game-four": [30, 45],
  tidy: [5, 10],
};
