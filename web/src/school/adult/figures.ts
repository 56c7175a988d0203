// The course in figures, for the adult's page: what was seen, never what it means.

import type { Child, Try } from "../course";
import { isMistake, mistakesIn, triesOf } from "../course";
import type { StepId } from "../steps";

/** Games drawn in a chart: more could not be told apart. */
export const MOST_DRAWN = 20;
/** A step wants to be played again after a game with more mistakes than this. */
const SHAKY = 2;
/** Tiles remembered grow with the years until school, and the lock has no more than six. */
const YEARS_OF_SPAN = { from: 4, to: 7 } as const;
const LONGEST_SPAN = 6;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export interface Kind {
  readonly kind: string;
  /** In each of the games drawn. */
  readonly games: readonly number[];
  /** In all of them. */
  readonly times: number;
}

/** How often each mistake was made in a step, game by game, the most frequent first; what is no mistake stands last. */
export function kindsOf(tries: readonly Try[]): Kind[] {
  const names = new Set(tries.flatMap(({ mistakes }) => Object.keys(mistakes)));
  const found = [...names].map((kind) => {
    const all = tries.map(({ mistakes }) => mistakes[kind] ?? 0);
    return { kind, games: all.slice(-MOST_DRAWN), times: sumOf(all) };
  });
  return found
    .filter(({ times }) => times > 0)
    .sort((one, other) => Number(isMistake(other.kind)) - Number(isMistake(one.kind)) || other.times - one.times);
}

/** On how many days a step was played. */
export function daysOf(tries: readonly Try[]): number {
  return new Set(tries.map(({ when }) => dayOf(when))).size;
}

/** The day of a game where one is, so that days sort as they followed. */
export function dayOf(when: string): string {
  const day = new Date(when);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** How many games of any step a child has played, day by day. */
export function gamesByDay(child: Child): { day: string; count: number }[] {
  const days = new Map<string, number>();
  for (const { when } of child.tries) days.set(dayOf(when), (days.get(dayOf(when)) ?? 0) + 1);
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([day, count]) => ({ day, count }));
}

export interface Point {
  readonly value: number;
  /** Of tiles remembered: in their order. */
  readonly inOrder: boolean;
  readonly when: string;
  readonly byHand: boolean;
}

const pointOf = (value: number, { inOrder, when, byHand }: Try): Point => ({
  value,
  inOrder: inOrder ?? true,
  when,
  byHand: byHand ?? false,
});

/** The mistakes of each game, over time. */
export function mistakePoints(tries: readonly Try[]): Point[] {
  return tries.map((one) => pointOf(mistakesIn(one), one)).slice(-MOST_DRAWN);
}

/** The tiles remembered, of the games in which some were to be. */
export function spanPoints(tries: readonly Try[]): Point[] {
  return tries.flatMap((one) => (one.span === undefined ? [] : [pointOf(one.span, one)])).slice(-MOST_DRAWN);
}

/** The span that is usual at an age, and one less, which is fine; null where age says nothing of it. */
export function usualSpan(age: number): { from: number; to: number } | null {
  if (age < YEARS_OF_SPAN.from || age > YEARS_OF_SPAN.to) return null;
  const to = Math.min(age, LONGEST_SPAN);
  return { from: to - 1, to };
}

export interface Next {
  readonly step: StepId;
  readonly why: "new" | "again" | "shaky";
}

/** The steps to be played next: the first one without a sticker, and one again that had mistakes, or that was the last. */
export function nextOf(child: Child, steps: readonly StepId[]): Next[] {
  const fresh = steps.find((step) => triesOf(child, step).length === 0);
  const shaky = steps.find((step) => {
    const last = triesOf(child, step).at(-1);
    return last !== undefined && mistakesIn(last) > SHAKY;
  });
  const known = shaky ?? steps.filter((step) => triesOf(child, step).length > 0).at(-1);
  const found: Next[] = [];
  if (fresh !== undefined) found.push({ step: fresh, why: "new" });
  if (known !== undefined) found.push({ step: known, why: shaky === undefined ? "again" : "shaky" });
  return found;
}
