import { describe, expect, it } from "vitest";
import { bestStreak, byDay, dailyStreak, streakOf, type Answered } from "./course";

const one = (right: boolean, day = "2026-03-01", daily = false): Answered => ({
  trainer: "count",
  level: 1,
  rules: "ru-classic",
  seed: 1,
  right,
  day,
  daily,
});

describe("the course", () => {
  it("has a streak that a wrong answer ends", () => {
    expect(streakOf([])).toBe(0);
    expect(streakOf([one(true), one(false), one(true), one(true)])).toBe(2);
    expect(streakOf([one(true), one(false)])).toBe(0);
    expect(bestStreak([one(true), one(true), one(false), one(true)])).toBe(2);
  });

  it("counts the days on which the daily task was solved, over the end of a month", () => {
    const days = [one(true, "2026-02-28", true), one(true, "2026-03-01", true)];
    expect(dailyStreak(days, "2026-03-01")).toBe(2);
    expect(dailyStreak(days, "2026-03-02")).toBe(2);
    expect(dailyStreak(days, "2026-03-03")).toBe(0);
    expect(dailyStreak([one(false, "2026-03-01", true), one(true, "2026-03-01")], "2026-03-01")).toBe(0);
  });

  it("is told day by day, the latest last", () => {
    const days = byDay([one(true, "2026-03-02"), one(true, "2026-03-01"), one(false, "2026-03-02")]);
    expect(days).toEqual([
      { day: "2026-03-01", tasks: 1, right: 1 },
      { day: "2026-03-02", tasks: 2, right: 1 },
    ]);
  });
});
