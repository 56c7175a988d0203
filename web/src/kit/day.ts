// Days as the clock on the wall has them, in the form 2025-06-21.

const DAY_MS = 24 * 60 * 60 * 1000;

/** Today. */
export function today(now: Date = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day so many days after another; below 0: before it. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
