// @vitest-environment jsdom
// A short tremble on one's turn, where a machine can and was touched before.
import { expect, it, vi } from "vitest";
import { buzz, canBuzz } from "./buzz";

it.each([
  ["was touched", true, 1],
  ["was not touched yet", false, 0],
  ["does not say so", undefined, 1],
])("a telephone that %s", (_, touched, times) => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", {
    vibrate,
    userActivation: touched === undefined ? undefined : { hasBeenActive: touched },
  });
  buzz();
  expect(vibrate).toHaveBeenCalledTimes(times);
  for (const [ms] of vibrate.mock.calls) expect(ms).toBeLessThanOrEqual(100);
});

it("a machine that cannot is asked for nothing", () => {
  vi.stubGlobal("navigator", {});
  expect(canBuzz()).toBe(false);
  buzz();
});
