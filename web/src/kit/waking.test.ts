// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId, randomHex } from "./chance";
import { onWaking } from "./waking";

let woken: ReturnType<typeof vi.fn<() => void>>;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  woken = vi.fn();
  end = onWaking(woken);
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

test("the network is back, the page is there again, or seen again", () => {
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("pageshow"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(woken).toHaveBeenCalledTimes(3);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(woken).toHaveBeenCalledTimes(3);
});

test("the machine has slept: time went by in which no timer ran", () => {
  vi.advanceTimersByTime(60_000);
  expect(woken).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(2000);
  expect(woken).toHaveBeenCalledOnce();
});

test("nobody is told any more once it is ended", () => {
  end();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event("online"));
  expect(woken).not.toHaveBeenCalled();
});

test("a name of one's own is new each time, also where the browser has no randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const names = Array.from({ length: 100 }, () => newId("own-"));
  for (const name of names) expect(name).toMatch(/^own-[0-9a-f]{8}$/);
  expect(new Set(names).size).toBe(100);
  expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/);
  vi.unstubAllGlobals();
});
