import { describe, expect, it } from "vitest";
import { daysOf, monthOf, rowOfDays, stateOf, A_WEEK } from "./calendar";

const on = (day: string, when = day): [string, { layout: string; on: string }] => [day, { layout: "turtle", on: when }];

describe("the calendar of daily deals", () => {
  it("has the days of a month in weeks from Monday", () => {
    const june = daysOf("2025-06");
    expect(june.indexOf("2025-06-01")).toBe(6);
    expect(june.filter(Boolean)).toHaveLength(30);
    expect(daysOf("2024-02").filter(Boolean)).toHaveLength(29);
    expect(daysOf("2025-09")[0]).toBe("2025-09-01");
    expect(A_WEEK).toHaveLength(7);
  });

  it("goes from month to month, also over New Year", () => {
    expect(monthOf("2025-01-31", -1)).toBe("2024-12");
    expect(monthOf("2025-12-31", 1)).toBe("2026-01");
    expect(monthOf("2025-03-31", -1)).toBe("2025-02");
  });

  it("tells a day cleared on itself from one caught up on, one begun, one open and one ahead", () => {
    const done = Object.fromEntries([on("2025-06-03"), on("2025-06-04", "2025-06-09")]);
    const state = (day: string): string => stateOf(day, done, new Set(["2025-06-05"]), new Date(2025, 5, 10));
    expect(["03", "04", "05", "06", "10", "11"].map((day) => state(`2025-06-${day}`))).toEqual([
      "done",
      "later",
      "begun",
      "open",
      "open",
      "ahead",
    ]);
  });

  it("counts days in a row: today need not be done yet, and what was caught up on makes no row", () => {
    const done = Object.fromEntries([
      on("2025-02-27"),
      on("2025-02-28"),
      on("2025-03-01"),
      on("2025-03-04"),
      on("2025-03-05", "2025-03-07"),
      on("2025-03-06"),
      on("2025-03-07"),
    ]);
    expect(rowOfDays(done, "2025-03-07")).toEqual({ now: 2, longest: 3 });
    expect(rowOfDays(done, "2025-03-08")).toEqual({ now: 2, longest: 3 });
    expect(rowOfDays(done, "2025-03-09")).toEqual({ now: 0, longest: 3 });
    expect(rowOfDays({}, "2025-03-09")).toEqual({ now: 0, longest: 0 });
  });
});
