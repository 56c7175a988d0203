import { afterEach, describe, expect, it, vi } from "vitest";

import { call, onPreparing, orKept } from "./http";

const preparing = {
  type: "error",
  code: "preparing",
  expected: "",
  got: "",
  faults: [],
  version: null,
  position: null,
};
const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a server whose engine is being compiled", () => {
  it("is asked again until it answers, and somebody is told why it takes so long", async () => {
    vi.useFakeTimers();
    const answers = [
      answer(503, preparing),
      answer(503, preparing),
      answer(200, { version: "1", build: "b", preparing: "" }),
    ];
    const fetched = vi.fn(() => Promise.resolve(answers.shift()));
    vi.stubGlobal("fetch", fetched);
    const told = vi.fn();
    onPreparing(told);
    const asked = call("GET /api/about");
    await vi.advanceTimersByTimeAsync(4000);
    expect((await asked).version).toBe("1");
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it("is asked again while it is being restarted, which is not told as compiling", async () => {
    vi.useFakeTimers();
    const answers = [answer(503, { ...preparing, code: "closing" }), answer(200, { version: "2", build: "b" })];
    vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
    const told = vi.fn();
    onPreparing(told);
    const asked = call("GET /api/about");
    await vi.advanceTimersByTimeAsync(2000);
    expect((await asked).version).toBe("2");
    expect(told).not.toHaveBeenCalled();
  });

  it("is not waited for by whoever has something else in its place", async () => {
    const fetched = vi.fn(() => Promise.resolve(answer(503, preparing)));
    vi.stubGlobal("fetch", fetched);
    const told = vi.fn();
    onPreparing(told);
    const asked = orKept(call("GET /api/solo/layouts", { atOnce: true }), () => Promise.resolve([]));
    await expect(asked).resolves.toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("is not asked again when it refuses for another reason", async () => {
    const fetched = vi.fn(() => Promise.resolve(answer(429, { ...preparing, code: "busy" })));
    vi.stubGlobal("fetch", fetched);
    await expect(call("GET /api/about")).rejects.toMatchObject({ kind: "refused", status: 429 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
