// The wall: so many stacks are counted when it is built, and counted again to break it (`eastwind.school.wall_tasks`).

import type { Draw } from "./draw";
import type { Maker, Task } from "./task";

const SIDES = 4;
export const WITH_BONUS = 18;
const WITHOUT = 17;

export interface BuildAsked {
  sides: number;
  of_tiles: number;
  stacks: number;
  built: number;
}
export type Way = "named" | "d4-d20" | "one-and-two" | "two-and-three";
export interface BreakAsked {
  stacks: number;
  way: Way;
  side?: number;
  stack?: number;
  side_throws?: number[];
  stack_throws?: number[];
}
export interface Opening {
  side: number;
  stack: number;
}

export function build(level: number, draw: Draw): Task<BuildAsked, number> {
  if (level === 4) {
    const stacks = draw.oneOf([WITH_BONUS, WITHOUT]);
    const asked = { sides: SIDES, of_tiles: SIDES * stacks * 2, stacks, built: 0 };
    return { kind: "build-wall", tiles: [], asked, answer: SIDES * stacks };
  }
  const stacks = level === 3 ? draw.oneOf([WITH_BONUS, WITHOUT]) : WITH_BONUS;
  // both are drawn, whichever is asked for
  const built = [8 + draw.below(8), 1 + draw.below(7), 0][level - 1] ?? 0;
  return {
    kind: "build-wall",
    tiles: [],
    asked: { sides: 1, of_tiles: stacks * 2, stacks, built },
    answer: stacks - built,
  };
}

/** A die as it is thrown until it shows less than a number: all throws. */
function roll(draw: Draw, faces: number, again: number): number[] {
  const throws = [1 + draw.below(faces)];
  while ((throws.at(-1) ?? 0) >= again) throws.push(1 + draw.below(faces));
  return throws;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const dice = (draw: Draw, count: number): number[] => Array.from({ length: count }, () => 1 + draw.below(6));

/** The side that a number counts to, clockwise from that of seat 1. */
export const sideOf = (number: number): number => ((number - 1) % SIDES) + 1;

export function open(level: number, draw: Draw): Task<BreakAsked, Opening> {
  const task = (asked: Omit<BreakAsked, "stacks">, side: number, stack: number): Task<BreakAsked, Opening> => ({
    kind: "break-wall",
    tiles: [],
    asked: { stacks: WITH_BONUS, ...asked },
    answer: { side, stack },
  });
  if (level === 1) {
    const side = 1 + draw.below(SIDES);
    const stack = 1 + draw.below(WITH_BONUS - 1);
    return task({ way: "named", side, stack }, side, stack);
  }
  if (level === 4) {
    const [side_throws, stack_throws] = [dice(draw, 2), dice(draw, 3)];
    return task({ way: "two-and-three", side_throws, stack_throws }, sideOf(sum(side_throws)), sum(stack_throws));
  }
  const side_throws = level === 2 ? roll(draw, 4, 5) : roll(draw, 6, 5);
  const stack_throws = level === 2 ? roll(draw, 20, 18) : dice(draw, 2);
  const stack = level === 2 ? (stack_throws.at(-1) ?? 1) : sum(stack_throws);
  return task(
    { way: level === 2 ? "d4-d20" : "one-and-two", side_throws, stack_throws },
    side_throws.at(-1) ?? 1,
    stack,
  );
}

export const WALL_MAKERS = { "build-wall": build, "break-wall": open } satisfies Record<string, Maker>;
