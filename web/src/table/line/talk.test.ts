// What the others say stands for a while, and not where they are muted.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../kit/settings/settings.svelte";
import type { Phrase } from "../../wire/generated";
import { PHRASE_MS, Talk } from "./talk.svelte";

const say = (talk: Talk, seat: number, phrase: Phrase): void => talk.hear({ type: "said", seat, phrase }, 0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  settings.phrases = true;
  vi.useRealTimers();
});

it("a phrase stands for its time, and a newer one of the same seat for its own", () => {
  const talk = new Talk();
  say(talk, 1, "hello");
  vi.advanceTimersByTime(PHRASE_MS - 1);
  say(talk, 1, "thanks");
  vi.advanceTimersByTime(PHRASE_MS - 1);
  expect([...talk.said]).toEqual([[1, "thanks"]]);
  vi.advanceTimersByTime(1);
  expect(talk.said.size).toBe(0);
});

it("who is muted is not heard, and what stood is gone at once", () => {
  const talk = new Talk();
  say(talk, 1, "hello");
  talk.mute(1, true);
  say(talk, 1, "wow");
  say(talk, 2, "wow");
  expect([...talk.said.keys()]).toEqual([2]);
  talk.mute(1, false);
  say(talk, 1, "wow");
  expect(talk.said.has(1)).toBe(true);
});

it("who wants no phrases hears only what he says himself", () => {
  settings.phrases = false;
  const talk = new Talk();
  say(talk, 1, "hello");
  say(talk, 0, "sorry");
  expect([...talk.said.keys()]).toEqual([0]);
});
