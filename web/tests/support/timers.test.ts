import { expect, test, vi } from "vitest";
import { endTimers } from "./timers";

test("what a file of tests leaves running is ended before the next one begins", async () => {
  const called: string[] = [];
  setTimeout(() => called.push("once"), 5);
  const again = setInterval(() => called.push("again"), 5);
  await vi.waitFor(() => expect(called).toContain("again"));
  const before = [...called];
  setTimeout(() => called.push("late"), 5);
  endTimers();
  await new Promise((rest) => setTimeout(rest, 30));
  expect(called).toEqual(before);
  expect(before).toContain("once");
  clearInterval(again);
});
