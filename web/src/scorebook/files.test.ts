// What files of matches are called.
import { afterEach, expect, test, vi } from "vitest";
import * as downloads from "../kit/download";
import { saveAll } from "./files";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a backup bears the day of the clock on the wall, not that of Greenwich", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-26T10:30:00Z"), toFake: ["Date"] });
  // as in the Line Islands
  vi.spyOn(Date.prototype, "getDate").mockReturnValue(27);
  const download = vi.spyOn(downloads, "download").mockImplementation(() => undefined);
  saveAll([]);
  expect(download.mock.calls[0]?.[0]).toBe("eastwind-2026-11-27.json");
});
