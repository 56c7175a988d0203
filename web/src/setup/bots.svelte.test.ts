// @vitest-environment jsdom
// Which bots there are is asked once, as soon as some have to wait for the server's engine.

import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { preparation } from "../kit/preparation.svelte";
import { known, learnWhoWaits } from "./bots.svelte";

afterEach(() => {
  preparation.putOff = {};
  known.levels = [];
  vi.unstubAllGlobals();
});

it("a server without bots is asked once, one that does not answer again", async () => {
  vi.useFakeTimers();
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    if (asked === 1) throw new TypeError("no answer");
    return new Response("[]");
  });
  const stop = $effect.root(() => {
    $effect(() => learnWhoWaits());
  });
  flushSync();
  expect(asked).toBe(0);
  for (const seconds of [30, 28, 26, 24]) {
    preparation.putOff = { "strong-bots": seconds };
    flushSync();
    await vi.advanceTimersByTimeAsync(1500);
    flushSync();
  }
  expect(asked).toBe(2);
  stop();
});
