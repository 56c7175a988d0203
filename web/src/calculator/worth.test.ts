// The bill follows the taps: one question when the fingers rest, the last answer wins, a line that is gone comes back.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asQuestion, emptySheet, lay } from "../hand/sheet";
import type { CalculatorHand } from "../wire/generated";
import { REST_MS, Worth } from "./worth.svelte";

const rules = { rules: "ru-classic", options: {} };
const handOf = (count: number): CalculatorHand => {
  let sheet = emptySheet;
  for (let k = 1; k <= count; k += 1) sheet = lay(sheet, `${k as 1}m`, "hand");
  return asQuestion(sheet);
};

interface Asked {
  total: number;
  settle: (what: "answer" | "offline" | "impossible") => void;
}

let asked: Asked[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { hand } = JSON.parse(body) as { hand: string[] };
    return new Promise((resolve, reject) => {
      const settle: Asked["settle"] = (what) => {
        if (what === "offline") return reject(new TypeError("no line"));
        const told =
          what === "answer" ? { total: hand.length } : { type: "error", code: "impossible_hand", said: "five" };
        resolve(new Response(JSON.stringify(told), { status: what === "answer" ? 200 : 422 }));
      };
      asked.push({ total: hand.length, settle });
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(REST_MS + 1);

describe("the worth", () => {
  it("is asked for once when several taps follow each other", async () => {
    const worth = new Worth();
    for (let count = 1; count <= 5; count += 1) worth.ask(handOf(count), rules);
    expect(worth.waiting).toBe(true);
    await rest();
    expect(asked.map((it) => it.total)).toEqual([5]);
    asked[0]?.settle("answer");
    await rest();
    expect(worth.answer?.total).toBe(5);
    expect(worth.waiting).toBe(false);
  });

  it("is that of the last hand, whichever answer comes first", async () => {
    const worth = new Worth();
    worth.ask(handOf(1), rules);
    await rest();
    worth.ask(handOf(2), rules);
    await rest();
    asked[1]?.settle("answer");
    await rest();
    asked[0]?.settle("answer");
    await rest();
    expect(worth.answer?.total).toBe(2);
  });

  it("is known at once when it was asked before", async () => {
    const worth = new Worth();
    worth.ask(handOf(1), rules);
    await rest();
    asked[0]?.settle("answer");
    await rest();
    worth.ask(handOf(2), rules);
    worth.ask(handOf(1), rules);
    expect(worth.answer?.total).toBe(1);
    await rest();
    expect(asked).toHaveLength(1);
  });

  it("stays while the line is gone, and follows when it is back", async () => {
    const worth = new Worth();
    worth.ask(handOf(1), rules);
    await rest();
    asked[0]?.settle("answer");
    await rest();
    worth.ask(handOf(2), rules);
    await rest();
    asked[1]?.settle("offline");
    await rest();
    expect(worth.failure?.kind).toBe("offline");
    expect(worth.answer?.total).toBe(1);
    await vi.advanceTimersByTimeAsync(2500);
    asked[2]?.settle("answer");
    await rest();
    expect(worth.failure).toBeNull();
    expect(worth.answer?.total).toBe(2);
  });

  it("goes where a hand cannot be, with the reason in its place", async () => {
    const worth = new Worth();
    worth.ask(handOf(1), rules);
    await rest();
    asked[0]?.settle("impossible");
    await rest();
    expect(worth.answer).toBeNull();
    expect(worth.failure?.kind).toBe("refused");
    worth.forget();
    expect(worth.failure).toBeNull();
  });
});
