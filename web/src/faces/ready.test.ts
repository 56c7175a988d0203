// The ready sets are there without a server too.

import { afterEach, expect, it, vi } from "vitest";
import { fetchFaces } from "./ready";

afterEach(() => vi.unstubAllGlobals());

it("are what is kept where the server does not answer, and a refusal is one", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"type":"error"}', { status: 422 })));
  await expect(fetchFaces()).rejects.toMatchObject({ kind: "refused" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const sets = await fetchFaces();
  expect(sets.length).toBeGreaterThan(10);
  expect(sets.every(({ entries }) => entries.length > 1)).toBe(true);
});
