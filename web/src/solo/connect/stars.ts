// What a cleared level is worth: one star for clearing it, one for doing so alone, one for being quick.

/** What was taken in a level that not everybody needs. */
export interface Used {
  readonly hints: number;
  readonly undos: number;
  /** Nothing fitted any more, and the rest was shuffled. */
  readonly shuffles: number;
}

export const NOTHING_USED: Used = { hints: 0, undos: 0, shuffles: 0 };
export const MOST_STARS = 3;
/** Who has this share of the time left was quick. */
const QUICK = 1 / 3;

/** `share`: of the time that is left; null where no clock runs: there the third star is for a level that needed no shuffle. */
export function starsOf({ hints, undos, shuffles }: Used, share: number | null): number {
  const alone = hints + undos === 0;
  const well = share === null ? shuffles === 0 : share >= QUICK;
  return 1 + Number(alone) + Number(well);
}
