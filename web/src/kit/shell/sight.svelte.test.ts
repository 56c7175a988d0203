// @vitest-environment jsdom
// What one looks at is said for as long as its page is there.

import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { looksAt, sight } from "./sight.svelte";

it("is what the page says, changes with it, and goes with it", () => {
  let hand = $state("hand 1");
  const leave = $effect.root(() => looksAt(() => hand));
  flushSync();
  expect(sight()).toBe("hand 1");
  hand = "hand 2";
  expect(sight()).toBe("hand 2");
  leave();
  expect(sight()).toBe("");
});

it("is not taken from the next page by one that leaves late", () => {
  const first = $effect.root(() => looksAt(() => "a table"));
  flushSync();
  const second = $effect.root(() => looksAt(() => "its replay"));
  flushSync();
  first();
  expect(sight()).toBe("its replay");
  second();
});
