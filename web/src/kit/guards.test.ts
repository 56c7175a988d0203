import { afterEach, expect, test } from "vitest";
import { guarded } from "./guards";

afterEach(() => {
  globalThis.eastwindGuards = undefined;
});

test("guards last as long as they say unless they are off", () => {
  expect(guarded(250)).toBe(250);
  globalThis.eastwindGuards = "off";
  expect(guarded(250)).toBe(0);
});
