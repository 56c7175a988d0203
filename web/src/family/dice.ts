// The article's ways of finding where the wall is broken, and what does not count.

import type { Way } from "./wish";

export interface Throw {
  readonly faces: number;
  readonly dice: readonly number[];
}

/** What is thrown for the side and for the stack; null: it is named. */
export function thrown(way: Way, what: "side" | "stack"): { faces: number; count: number } | null {
  if (way === "named") return null;
  if (way === "d4-d20") return what === "side" ? { faces: 4, count: 1 } : { faces: 20, count: 1 };
  const more = way === "two-and-three" ? 1 : 0;
  return { faces: 6, count: (what === "side" ? 1 : 2) + more };
}

export function roll(faces: number, count: number, chance: () => number = Math.random): Throw {
  return { faces, dice: Array.from({ length: count }, () => 1 + Math.floor(chance() * faces)) };
}

export const sumOf = ({ dice }: Throw): number => dice.reduce((sum, one) => sum + one, 0);

/** Whether a throw counts: of one die for the side 5 and 6 do not, of twenty faces 18 to 20, and none that no stack has. */
export function counts(made: Throw, what: "side" | "stack", stacks: number): boolean {
  const sum = sumOf(made);
  if (what === "side") return made.dice.length > 1 || sum <= 4;
  return made.faces === 20 ? sum < 18 : sum <= stacks;
}

/** The side that a throw counts to, clockwise from that of seat 1. */
export const sideOf = (made: Throw): number => ((sumOf(made) - 1) % 4) + 1;
