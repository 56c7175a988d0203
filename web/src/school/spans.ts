// The course in figures, for the adult's page: what was seen, never what it means.

import type { Child, Try } from "./course";
import { triesOf } from "./course";
import type { StepId } from "./steps";

/** How often each mistake was made in a step, the most frequent first. */
export function mistakesOf(tries: readonly Try[]): [mistake: string, times: number][] {
  const times = new Map<string, number>();
  for (const { mistakes } of tries)
    for (const [mistake, count] of Object.entries(mistakes)) times.set(mistake, (times.get(mistake) ?? 0) + count);
  return [...times].sort(([, one], [, other]) => other - one);
}

/** On how many days a step was played. */
export function daysOf(tries: readonly Try[]): number {
  return new Set(tries.map(({ when }) => new Date(when).toDateString())).size;
}

export interface Point {
  value: number;
  inOrder: boolean;
  when: string;
}

/** What is drawn over time: of the lock the tiles remembered, of the others the mistakes of each game. */
export function pointsOf(tries: readonly Try[], step: StepId): Point[] {
  return tries.slice(-12).map(({ span, inOrder, mistakes, when }) => ({
    value: step === "code-lock" ? (span ?? 0) : Object.values(mistakes).reduce((sum, one) => sum + one, 0),
    inOrder: inOrder ?? true,
    when,
  }));
}

/** The steps to be played next: the first one without a sticker, and one again that had mistakes. */
export function nextOf(child: Child, steps: readonly StepId[]): StepId[] {
  const fresh = steps.find((step) => triesOf(child, step).length === 0);
  const shaky = steps.filter((step) => {
    const last = triesOf(child, step).at(-1);
    return last !== undefined && Object.values(last.mistakes).reduce((sum, one) => sum + one, 0) > 2;
  });
  const again = shaky[0] ?? steps.filter((step) => triesOf(child, step).length > 0).at(-1);
  return [...new Set([fresh, again].filter((step) => step !== undefined))];
}
