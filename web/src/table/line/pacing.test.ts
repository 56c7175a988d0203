import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pauseAfter, PositionQueue, RHYTHMS, type Pace } from "./pacing";
import type { GameEvent, TableView } from "../../wire/generated";
import type { Told } from "../../wire/steps";
import { event } from "../../../tests/support/told";

const told = (version: number, ...kinds: GameEvent["kind"][]): Told => ({
  events: kinds.map((kind) => event(kind, 0)),
  view: { version } as TableView,
});

describe("pause", () => {
  test("is the same after every discard, whatever else happened with it", () => {
    const paces: Pace[] = ["slow", "normal", "fast", "instant"];
    for (const pace of paces) {
      const alone = pauseAfter([event("discard")], pace);
      expect(pauseAfter([event("ready"), event("discard")], pace)).toBe(alone);
      expect(pauseAfter([event("discard"), event("draw")], pace)).toBe(alone);
    }
  });

  test("is none after an answer that changes nothing on the table: a pass of somebody else must not be felt", () => {
    expect(pauseAfter([], "slow")).toBe(0);
    expect(pauseAfter([event("refill")], "slow")).toBe(0);
  });

  test("grows from instant to slow", () => {
    const ms = (["instant", "fast", "normal", "slow"] as const).map((pace) => RHYTHMS[pace].discard);
    expect(ms).toEqual([...ms].sort((a, b) => a - b));
    expect(new Set(ms).size).toBe(4);
  });
});

describe("queue", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function queue(pace: Pace = "normal", hidden = false): { shown: [number, boolean][]; queue: PositionQueue } {
    const shown: [number, boolean][] = [];
    return {
      shown,
      queue: new PositionQueue({
        pace: () => pace,
        show: (it, last) => shown.push([it.view.version, last]),
        hidden: () => hidden,
      }),
    };
  }

  test("shows the first at once and the next after the pause of the one before it", () => {
    const { shown, queue: q } = queue();
    q.push(told(1, "discard"));
    q.push(told(2, "draw"));
    q.push(told(3, "discard"));
    expect(shown).toEqual([[1, true]]);
    vi.advanceTimersByTime(RHYTHMS.normal.discard - 1);
    expect(shown.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([
      [1, true],
      [2, false],
    ]);
    vi.advanceTimersByTime(RHYTHMS.normal.draw);
    expect(shown.at(-1)).toEqual([3, true]);
  });

  test("rests as long as asked, and goes on at once when the rest is ended", () => {
    const { shown, queue: q } = queue();
    q.rest(5000);
    q.push(told(1, "discard"), told(2, "draw"));
    vi.advanceTimersByTime(4999);
    expect(shown).toEqual([]);
    q.skip();
    expect(shown).toEqual([[1, false]]);
    vi.advanceTimersByTime(RHYTHMS.normal.discard);
    expect(shown.at(-1)).toEqual([2, true]);
    q.skip();
    q.skip();
    expect(shown.length).toBe(2);
  });

  test("what comes while the pause runs waits for its end", () => {
    const { shown, queue: q } = queue();
    q.push(told(1, "discard"));
    vi.advanceTimersByTime(300);
    q.push(told(2, "pung"));
    expect(shown.length).toBe(1);
    vi.advanceTimersByTime(RHYTHMS.normal.discard - 300);
    expect(shown.length).toBe(2);
  });

  test("silent answers between two moves cost no time: claimable or not, the next draw comes at the same moment", () => {
    const moments = [0, 1, 3].map((passes) => {
      const { shown, queue: q } = queue();
      q.push(told(1, "discard"));
      for (let i = 0; i < passes; i += 1) q.push(told(2 + i));
      q.push(told(9, "draw"));
      let ms = 0;
      while (shown.at(-1)?.[0] !== 9) {
        vi.advanceTimersByTime(1);
        ms += 1;
      }
      return ms;
    });
    expect(new Set(moments)).toEqual(new Set([RHYTHMS.normal.discard]));
  });

  test("steps that belong together are pushed together: the first of them is not taken for the last", () => {
    const { shown, queue: q } = queue();
    q.push(told(1, "discard"), told(2, "draw"));
    expect(shown).toEqual([[1, false]]);
    vi.advanceTimersByTime(RHYTHMS.normal.discard);
    expect(shown).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  test("an answer of somebody else renews the question at once, also while the pause after the discard runs", () => {
    const { shown, queue: q } = queue();
    q.push(told(1, "discard"));
    q.push(told(2));
    expect(shown).toEqual([
      [1, true],
      [2, true],
    ]);
    q.push(told(3, "draw"));
    expect(shown.length).toBe(2);
    vi.advanceTimersByTime(RHYTHMS.normal.discard);
    expect(shown.at(-1)).toEqual([3, true]);
  });

  test("an answer behind waiting positions renews the last of them and keeps what happened in it", () => {
    const { shown, queue: q } = queue();
    q.push(told(1, "discard"));
    q.push(told(2, "discard"));
    q.push(told(3));
    vi.advanceTimersByTime(RHYTHMS.normal.discard);
    expect(shown).toEqual([
      [1, true],
      [3, true],
    ]);
    q.push(told(4, "draw"));
    vi.advanceTimersByTime(RHYTHMS.normal.discard - 1);
    expect(shown.length).toBe(2);
  });

  test("stopped, it forgets what waits and begins anew with the next", () => {
    const { shown, queue: q } = queue();
    q.push(told(1, "discard"));
    q.push(told(2, "draw"));
    q.stop();
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([[1, true]]);
    q.push(told(7, "draw"));
    expect(shown.at(-1)).toEqual([7, true]);
  });

  test("nothing waits at the instant pace, nor while nobody looks", () => {
    for (const it of [queue("instant"), queue("slow", true)]) {
      for (let version = 1; version <= 5; version += 1) it.queue.push(told(version, "discard"));
      expect(it.shown.map(([version]) => version)).toEqual([1, 2, 3, 4, 5]);
    }
  });

  test("hurry plays the rest without a pause and in order", () => {
    const { shown, queue: q } = queue("slow");
    for (let version = 1; version <= 4; version += 1) q.push(told(version, "discard"));
    q.hurry();
    expect(shown.map(([version]) => version)).toEqual([1, 2, 3, 4]);
    expect(shown.at(-1)?.[1]).toBe(true);
    expect(q.empty).toBe(true);
  });
});
