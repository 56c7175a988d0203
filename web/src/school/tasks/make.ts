// The engine's tasks on the page, which must play without a network. `shared.json` holds both sides to the same ones.

import { Draw } from "./draw";
import { FAMILY_MAKERS } from "./family";
import { LATER_MAKERS } from "./later";
import { LAYING_MAKERS } from "./laying";
import { WALL_MAKERS } from "./walls";

const MAKERS = { ...LAYING_MAKERS, ...LATER_MAKERS, ...WALL_MAKERS, ...FAMILY_MAKERS };
export type TaskStep = keyof typeof MAKERS;

/** The task of a step, a level from 1 and a seed: the one that `eastwind tasks make` prints. */
export function makeTask<Step extends TaskStep>(
  step: Step,
  level: number,
  seed: number,
): ReturnType<(typeof MAKERS)[Step]> {
  return MAKERS[step](level, new Draw(step, level, seed)) as ReturnType<(typeof MAKERS)[Step]>;
}
