// What a review comes to.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Memory } from "../../tests/support/server";
import type { LegalAction, ReviewedDecision } from "../wire/generated";
import { addedUp, costly, habitOf, sharesOf, talliesOf, together } from "./figures";
import { drawn } from "../tiles/notation";
import { keepReview, keptReviews } from "./kept";

function action(
  kind: LegalAction["kind"],
  tile: LegalAction["tile"] = null,
  ready: LegalAction["ready"] = "no",
): LegalAction {
  return { word: `${kind} ${tile} ${ready}`, kind, tile, ready, tiles: [], meld: null } as unknown as LegalAction;
}

function decision(more: Partial<ReviewedDecision>): ReviewedDecision {
  return {
    frame: 1,
    position: "123m",
    left: 40,
    did: action("discard", "1m"),
    best: action("discard", "2m"),
    moves: [],
    cost: -10,
    low: -15,
    high: -5,
    won: 0.2,
    reasons: [],
    ...more,
  };
}

describe("a review", () => {
  it("tells of every hand where its points came from, and of all together", () => {
    const hands = [
      { hand: 1, leads: true, result: 40, deal: 12.5, cost: -20, decisions: [] },
      { hand: 2, leads: false, result: -8, deal: null, cost: 0, decisions: [] },
    ];
    expect(hands.map(sharesOf).map(({ rest }) => rest)).toEqual([47.5, -8]);
    expect(together(hands)).toEqual({ result: 32, deal: 12.5, cost: -20, rest: 39.5 });
  });

  it("shows the dearest move first, and none that may have cost nothing", () => {
    const hands = [
      { hand: 1, decisions: [decision({ frame: 3 }), decision({ frame: 5, cost: -30, high: 0 })] },
      { hand: 2, decisions: [decision({ frame: 7, cost: -12 })] },
    ].map((one) => ({ ...one, leads: false, result: 0, deal: null, cost: 0 }));
    expect(costly({ hands }).map(({ hand, decision: { frame } }) => [hand, frame])).toEqual([
      [2, 7],
      [1, 3],
    ]);
  });

  it.each([
    ["win", { best: action("mahjong") }],
    ["claimed", { did: action("chow"), best: action("pass") }],
    ["passed", { did: action("pass"), best: action("pung") }],
    ["kong", { best: action("concealed_kong") }],
    ["ready", { did: action("discard", "1m", "ready"), best: action("discard", "1m") }],
    [
      "danger",
      {
        reasons: [
          { kind: "tiles", best: 9, other: 5 },
          { kind: "safe", best: 0, other: 0 },
        ],
      },
    ],
    ["early", { did: action("pung"), best: action("pass"), left: 60 }],
    ["last", { left: 20, reasons: [{ kind: "fed", best: 2, other: 9 }] }],
    ["pair", { position: "11234m", reasons: [{ kind: "tiles", best: 9, other: 5 }] }],
    ["fewer", { position: "111234m", reasons: [{ kind: "waits", best: 9, other: 5 }] }],
    ["smaller", { reasons: [{ kind: "doubles", best: 2, other: 1 }] }],
    ["further", { reasons: [{ kind: "nearer", best: 1, other: 2 }] }],
    ["fewer", { reasons: [{ kind: "tiles", best: 9, other: 5 }] }],
    ["smaller", { reasons: [{ kind: "worth", best: 90, other: 50 }] }],
    ["other", {}],
  ] as const)("knows what kind of mistake a move was: %s", (habit, more) => {
    expect(habitOf(decision(more as Partial<ReviewedDecision>))).toBe(habit);
  });

  it("adds kinds up, in one match and over many", () => {
    const found = [
      { hand: 1, decision: decision({}) },
      { hand: 1, decision: decision({ best: action("mahjong"), cost: -100 }) },
      { hand: 2, decision: decision({ cost: -1 }) },
    ];
    const tallies = talliesOf(found, "t");
    const at = (hand: number, cost: number) => ({ table: "t", hand, frame: 1, cost });
    expect(tallies).toEqual([
      { habit: "win", times: 1, cost: -100, examples: [at(1, -100)] },
      { habit: "other", times: 2, cost: -11, examples: [at(1, -10), at(2, -1)] },
    ]);
    // of many the dearest are examples
    const before = { habit: "other" as const, times: 2, cost: -200, examples: [at(7, -120), at(8, -80)] };
    expect(addedUp([tallies, [before]])).toEqual([
      { habit: "other", times: 4, cost: -211, examples: [at(7, -120), at(8, -80), at(1, -10)] },
      { habit: "win", times: 1, cost: -100, examples: [at(1, -100)] },
    ]);
  });

  it("draws a position with its sets apart", () => {
    expect(drawn("2249m3s [555m] (7777z)")).toEqual({
      hand: ["2m", "2m", "4m", "9m", "3s"],
      sets: [
        ["5m", "5m", "5m"],
        ["7z", "7z", "7z", "7z"],
      ],
    });
  });
});

describe("kept reviews", () => {
  beforeEach(() => void vi.stubGlobal("localStorage", new Memory()));
  afterEach(() => void vi.unstubAllGlobals());

  it("are one for each match, the newest first", () => {
    const tallies = [{ habit: "other" as const, times: 1, cost: -3, examples: [] }];
    keepReview({ id: "a", decisions: 10, tallies });
    keepReview({ id: "b", decisions: 12, tallies: [] });
    keepReview({ id: "a", decisions: 10, tallies: [] });
    expect(keptReviews().map(({ id, tallies: kept }) => [id, kept.length])).toEqual([
      ["b", 0],
      ["a", 1],
    ]);
  });
});
