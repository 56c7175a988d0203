// So long the database is waited for.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inTime } from "./patience";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);
const told = (asked: Promise<unknown>): Promise<string> =>
  Promise.race([asked.then(String, (error: Error) => error.name), Promise.resolve().then(() => "waits")]);

it("what is answered is answered", async () => {
  await expect(inTime(Promise.resolve(7), 3)).resolves.toBe(7);
  await expect(inTime(Promise.reject(new Error("no")), 3)).rejects.toThrow("no");
});

it("what is not answered in so many seconds is given up", async () => {
  const asked = inTime(never, 3);
  asked.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(2999);
  expect(await told(asked)).toBe("waits");
  await vi.advanceTimersByTimeAsync(1);
  await expect(asked).rejects.toMatchObject({ name: "TimeoutError" });
});

it("a device that slept is given its time, and so is a person who is asked to do something", async () => {
  let isAsked = true;
  const asked = inTime(never, 3, () => isAsked);
  asked.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  isAsked = false;
  // an hour passes in one tick
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await told(asked)).toBe("waits");
  await vi.advanceTimersByTimeAsync(2000);
  await expect(asked).rejects.toMatchObject({ name: "TimeoutError" });
});
