import { describe, expect, test } from "vitest";
import { act, advice, fixture } from "../../../tests/support/live-table";
import { rankedActions } from "./ranked";

describe("what the help ranks", () => {
  const view = fixture("ownSets", {
    legal: [act("discard 9s"), { ...act("discard 9s ready"), ready: "ready" }, act("mahjong")],
  });

  test("the win stands first with its reason, the declaration says what it is for", () => {
    const told = rankedActions(
      {
        ...advice(1),
        actions: [
          { word: "mahjong", reason: "win", distance: -1, left: 0, dangerous: false },
          { word: "discard 9s ready", reason: "declare", distance: 0, left: 3, dangerous: false },
          { word: "discard 9s", reason: "discard", distance: 0, left: 3, dangerous: false },
        ],
      },
      view,
    );
    expect(told.map(({ words, why }) => `${words}: ${why}`)).toEqual([
      "Declare mahjong: Your hand is complete.",
      "Discard a nine of bamboo, declaring a ready hand: Without it you cannot win; 3 tiles win.",
      "Discard a nine of bamboo: ready, 3 tiles win",
    ]);
  });

  test("what is not on offer any more is not told", () => {
    const gone = { word: "pung", reason: "nearer", distance: 1, left: 3, dangerous: false } as const;
    expect(rankedActions({ ...advice(1), actions: [gone] }, view)).toEqual([]);
  });
});
