// @vitest-environment jsdom
// The screen stays on while somebody plays.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stayAwake } from "./awake";

const release = vi.fn<() => Promise<void>>();
const request = vi.fn<() => Promise<{ released: boolean; release: typeof release }>>();
let seen = "visible";
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  const lock = { released: false, release };
  release.mockReset().mockImplementation(async () => void (lock.released = true));
  request.mockReset().mockImplementation(async () => Object.assign(lock, { released: false }));
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => seen as DocumentVisibilityState);
  seen = "visible";
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  vi.useRealTimers();
});

it("is kept on from the beginning, once, and let go at the end", async () => {
  const end = stayAwake();
  await settled();
  window.dispatchEvent(new Event("pointerdown"));
  await settled();
  expect(request).toHaveBeenCalledExactlyOnceWith("screen");
  end();
  expect(release).toHaveBeenCalledOnce();
});

it("is asked for again when the page comes back to sight", async () => {
  seen = "hidden";
  const end = stayAwake();
  await settled();
  expect(request).not.toHaveBeenCalled();
  seen = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(request).toHaveBeenCalledOnce();
  end();
});

it("may go dark when nobody has touched it for long, until somebody does", async () => {
  const end = stayAwake();
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  expect(release).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("keydown"));
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  end();
});

it("is no fault where a browser has none or refuses it", async () => {
  request.mockRejectedValue(new DOMException("low battery", "NotAllowedError"));
  const end = stayAwake();
  await settled();
  end();
  Reflect.deleteProperty(navigator, "wakeLock");
  stayAwake()();
});
