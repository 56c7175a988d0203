// One's own course: what was answered, when, and whether it was right. Kept in this browser, and nowhere else.

import * as v from "valibot";
import { daysAfter } from "../kit/day";
import { amendAll, forget, place, rememberedAll, watchPlace } from "../kit/storage";
import type { Trainer } from "../wire/generated";

export const TRAINERS = ["count", "waits", "discard", "pays", "allowed", "limit"] as const satisfies readonly Trainer[];
export const LEVELS = [1, 2, 3] as const;

const answered = v.object({
  trainer: v.picklist(TRAINERS),
  level: v.picklist(LEVELS),
  rules: v.string(),
  seed: v.number(),
  right: v.boolean(),
  /** The day on which it was answered, where one was: 2025-06-21. */
  day: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  /** Whether it was the task of that day. */
  daily: v.boolean(),
});

/** A task that was answered. */
export type Answered = v.InferOutput<typeof answered>;

/** What is kept: with a hundred a day, a month and more. */
const MOST = 4000;
const kept = place("trainers.course", answered, "trainers-unread", { joinAll: joined });

/** The answers of both, in the order of their days; what both have is there once. */
function joined(one: readonly Answered[], other: readonly Answered[]): Answered[] {
  const left = new Map<string, number>();
  for (const it of one) left.set(JSON.stringify(it), (left.get(JSON.stringify(it)) ?? 0) + 1);
  const more = other.filter((it) => {
    const times = left.get(JSON.stringify(it)) ?? 0;
    left.set(JSON.stringify(it), times - 1);
    return times <= 0;
  });
  return [...one, ...more].sort((a, b) => a.day.localeCompare(b.day)).slice(-MOST);
}

export function keptCourse(): Answered[] {
  return rememberedAll(kept);
}

export function keepAnswer(answer: Answered): void {
  amendAll(kept, (course) => [...course, answer].slice(-MOST));
}

export function eraseCourse(): void {
  forget(kept);
}

/** Calls `listener` whenever another window has written to the course. Returns how to stop that. */
export function watchCourse(listener: () => void): () => void {
  return watchPlace(kept, listener);
}

/** How many were right one after another, to the last one. */
export function streakOf(course: readonly Answered[]): number {
  const wrong = course.findLastIndex(({ right }) => !right);
  return course.length - 1 - wrong;
}

/** The longest there was. */
export function bestStreak(course: readonly Answered[]): number {
  let best = 0;
  let now = 0;
  for (const { right } of course) {
    now = right ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return best;
}

/** On how many days in a row the task of the day was solved, to today or yesterday. */
export function dailyStreak(course: readonly Answered[], now: string): number {
  const solved = new Set(course.filter(({ daily, right }) => daily && right).map(({ day }) => day));
  let day = solved.has(now) ? now : daysAfter(now, -1);
  let days = 0;
  for (; solved.has(day); day = daysAfter(day, -1)) days += 1;
  return days;
}

export interface DayOfCourse {
  day: string;
  tasks: number;
  right: number;
}

/** Day by day, the latest last. */
export function byDay(course: readonly Answered[]): DayOfCourse[] {
  const found = new Map<string, DayOfCourse>();
  for (const { day, right } of course) {
    const it = found.get(day) ?? { day, tasks: 0, right: 0 };
    found.set(day, { day, tasks: it.tasks + 1, right: it.right + Number(right) });
  }
  return [...found.values()].sort((one, other) => one.day.localeCompare(other.day));
}
