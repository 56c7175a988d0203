// @vitest-environment jsdom
import "../../tests/support/media";
// A settlement at work, against a server that tells what it was asked.

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, type Asked } from "../../tests/support/server";
import type { SettlementAnswer } from "../wire/generated";
import { emptyDeal, withDiscarder, withHeld, withWinner } from "../bill/deal";
import { Settlement } from "./settlement.svelte";

const asks: SettlementAnswer["asks"] = {
  seats: ["E", "S", "W", "N"],
  losers: true,
  drawn: false,
  several: false,
  penalty: true,
  waiting: null,
};

let asked: Asked[];
let told: SettlementAnswer;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  told = { payments: [], net: { E: 0, S: 0, W: 0, N: 0 }, asks };
  ({ asked } = fakeServer({ "/api/settle": () => told }));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function at(table: Settlement): Promise<void> {
  stop = $effect.root(() => {
    $effect(() => table.askSettlement());
  });
  for (let turn = 0; turn < 3; turn += 1) {
    flushSync();
    await vi.advanceTimersByTimeAsync(200);
  }
}

const bodies = (): unknown[] => asked.map((it) => it.body);

describe("a settlement", () => {
  it("first asks what the rules want to know, then with all that was said, and no more often than it changes", async () => {
    const table = new Settlement();
    table.rules = { rules: "ru-classic", options: {} };
    table.deal = withDiscarder(withWinner(withHeld(emptyDeal, "S", { points: 64 }), "S", false), "W");
    await at(table);
    expect(bodies()).toEqual([
      expect.objectContaining({ values: {}, winners: [] }),
      expect.objectContaining({ values: { E: 0, S: 64, W: 0, N: 0 }, winners: ["S"], discarder: "W", penalty: false }),
    ]);
  });

  it("leaves out whom the rules have no seat for, and a penalty that they do not know", async () => {
    told = { ...told, asks: { ...asks, seats: ["E", "W"], penalty: false } };
    const table = new Settlement();
    table.rules = { rules: "family", options: {} };
    table.deal = {
      ...withDiscarder(withWinner(withHeld(emptyDeal, "N", { points: 9 }), "E", false), "S"),
      penalty: true,
    };
    await at(table);
    expect(bodies().at(-1)).toMatchObject({ values: { E: 0, W: 0 }, winners: ["E"], discarder: null, penalty: false });
    expect(table.seats).toEqual(["E", "W"]);
  });
});
