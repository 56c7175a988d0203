import { expect, it } from "vitest";
import { clockFace, leftNow } from "./clock";

const clock = { minutes: 30, left_ms: 90_500, running: true, up: false, at_end: "finished" as const };

it.each([
  [0, "0:00"],
  [1, "0:01"],
  [61_000, "1:01"],
  [3_599_001, "1:00:00"],
  [3_723_000, "1:02:03"],
])("%i ms read %s", (ms, face) => {
  expect(clockFace(ms)).toBe(face);
});

it("runs down while it runs at the table, and not below nothing", () => {
  expect(leftNow(clock, 500)).toBe(90_000);
  expect(leftNow({ ...clock, running: false }, 500)).toBe(90_500);
  expect(leftNow(clock, 1_000_000)).toBe(0);
});
