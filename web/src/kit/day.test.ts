// Days.

import { expect, it } from "vitest";
import { daysAfter, today } from "./day";

it("a day is that of the clock on the wall", () => {
  expect(today(new Date(2025, 0, 2, 23, 59))).toBe("2025-01-02");
});

it.each([
  ["2025-12-31", 1, "2026-01-01"],
  ["2024-03-01", -1, "2024-02-29"],
  // the clocks are put forward in between
  ["2025-03-29", 7, "2025-04-05"],
])("the day %s and %i days is %s", (day, days, then) => {
  expect(daysAfter(day, days)).toBe(then);
});
