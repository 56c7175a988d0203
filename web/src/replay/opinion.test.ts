// @vitest-environment jsdom
// What the help says of a hand that is over: at each own decision, asked for when it is wanted and let go of when it is not.
import "../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { act } from "../../tests/support/live-table";
import type { Judged, Opinion, Weighed } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";
import { decisionAt, judgedWords, nextDifference, summaryWords } from "./opinion";
import OpinionBox from "./OpinionBox.svelte";
import { wish } from "./wish.svelte";

const weighed = (word: string, reason: Weighed["ranked"]["reason"]): Weighed => ({
  action: act(word),
  ranked: { word, reason, distance: 1, left: 8, dangerous: false },
});
const judged = (frame: number, did: string, best: string): Judged => ({
  frame,
  did: weighed(did, "discard"),
  best: weighed(best, best === "mahjong" ? "win" : "discard"),
  place: did === best ? 1 : 2,
  of: 3,
  same: did === best,
});
const opinion: Opinion = {
  hand: 1,
  decisions: [
    judged(2, "discard 1m", "discard 1m"),
    judged(5, "discard 2m", "mahjong"),
    judged(9, "pass", "discard 1z"),
  ],
};

beforeEach(() => {
  void i18n.choose("en");
  wish.opinion = false;
});

test("a decision is told with what the help would have done, and why", () => {
  expect(judgedWords(decisionAt(opinion, 2)!)).toBe("You: Discard a one of characters. Help would have done the same.");
  expect(judgedWords(decisionAt(opinion, 5)!)).toBe(
    "You: Discard a two of characters. Help: Declare mahjong. Your hand is complete.",
  );
  expect(decisionAt(opinion, 3)).toBeNull();
  expect(summaryWords(opinion)).toBe("You matched Help in 1 of 3 decisions.");
  expect(summaryWords({ hand: 1, decisions: [] })).toBe("There was nothing to decide in this hand.");
});

test("one goes from difference to difference", () => {
  expect([nextDifference(opinion, 0, 1), nextDifference(opinion, 5, 1), nextDifference(opinion, 9, 1)]).toEqual([
    5,
    9,
    null,
  ]);
  expect([nextDifference(opinion, 9, -1), nextDifference(opinion, 5, -1)]).toEqual([5, null]);
});

test("it is asked for when it is wanted, and let go of when one leaves", async () => {
  const signals: AbortSignal[] = [];
  let answer: (opinion: Opinion) => void = () => undefined;
  const question = vi.fn((unless: AbortSignal) => {
    signals.push(unless);
    return new Promise<Opinion>((resolve) => (answer = resolve));
  });
  const gone: number[] = [];
  const shown = mount(OpinionBox, {
    target: document.body,
    props: {
      question,
      trial: () => Promise.reject(new Error("nobody asked the coach")),
      at: 5,
      onGo: (frame: number) => gone.push(frame),
    },
  });
  flushSync();
  expect(question).not.toHaveBeenCalled();
  document.querySelector<HTMLInputElement>("input")!.click();
  flushSync();
  expect(question).toHaveBeenCalledTimes(1);
  answer(opinion);
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("[role=status]")?.textContent).toContain("Help: Declare mahjong.");
  });
  document.querySelector<HTMLButtonElement>('[aria-label="Next difference"]')!.click();
  expect(gone).toEqual([9]);
  void unmount(shown);
  expect(signals[0]?.aborted).toBe(true);
  onTestFinished(() => void (wish.opinion = false));
});
