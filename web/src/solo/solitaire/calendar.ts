// The calendar of daily deals as plain sums: the days of a month in weeks, and days in a row. A day is written 2025-06-21.

import { daysAfter } from "../../kit/day";
import { dayFault } from "./deals";
import type { DayDone } from "./record";

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const written = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The month of a day, 2025-06, or one that lies so many months off. */
export function monthOf(day: string, off = 0): string {
  const date = new Date(at(`${day.slice(0, 7)}-01`));
  date.setUTCMonth(date.getUTCMonth() + off);
  return written(date.getTime()).slice(0, 7);
}

/** The days of a month, with a gap for each day of the first week that is not of it. Weeks begin on Monday. */
export function daysOf(month: string): (string | null)[] {
  const first = at(`${month}-01`);
  const gaps = (new Date(first).getUTCDay() + 6) % 7;
  const days = Array.from({ length: 31 }, (_, index) => daysAfter(`${month}-01`, index)).filter((day) =>
    day.startsWith(month),
  );
  return [...Array.from({ length: gaps }, () => null), ...days];
}

/** Any Monday to Sunday, for the heads of the columns. */
export const A_WEEK = daysOf("2025-09").slice(0, 7) as readonly string[];

export type DayState = "ahead" | "done" | "later" | "begun" | "open";

/** `done`: cleared on the day itself; `later`: cleared on a later one; `begun`: under way. */
export function stateOf(
  day: string,
  done: Readonly<Record<string, DayDone>>,
  begun: ReadonlySet<string>,
  now = new Date(),
): DayState {
  if (dayFault(day, now) === "ahead") return "ahead";
  const cleared = done[day];
  if (cleared) return cleared.on === day ? "done" : "later";
  return begun.has(day) ? "begun" : "open";
}

/** Days in a row whose deal was cleared on the day itself: up to `today`, which need not be done yet, and at most. */
export function rowOfDays(
  done: Readonly<Record<string, DayDone>>,
  today: string,
): { readonly now: number; readonly longest: number } {
  const own = Object.keys(done)
    .filter((day) => done[day]?.on === day)
    .toSorted();
  const lengths = new Map<string, number>();
  for (const day of own) lengths.set(day, (lengths.get(daysAfter(day, -1)) ?? 0) + 1);
  return {
    now: lengths.get(today) ?? lengths.get(daysAfter(today, -1)) ?? 0,
    longest: Math.max(0, ...lengths.values()),
  };
}
