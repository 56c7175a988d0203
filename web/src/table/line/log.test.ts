import { expect, test } from "vitest";
import type { TileCode } from "../../tiles/codes";
import type { GameEvent } from "../../wire/generated";
import { turnedDown, type LogLine } from "./log";

function lines(...events: readonly [GameEvent["kind"], number, TileCode | null][]): LogLine[] {
  return events.map(([kind, seat, tile], id) => ({
    id,
    event: { kind, seat, tile, source: null, won: null, word: null },
  }));
}

const tiles = (found: readonly LogLine[]): (string | null)[] =>
  found.filter((line) => line.event.kind === "discard").map((line) => line.event.tile);

test("a discard that nobody took is told no more once another lies there", () => {
  const told = lines(
    ["discard", 0, "1z"],
    ["draw", 1, null],
    ["discard", 1, "5m"],
    ["draw", 2, null],
    ["discard", 2, "9s"],
  );
  expect(tiles(turnedDown(told))).toEqual([null, null, "9s"]);
});

test("what was taken lies in a set for all to see", () => {
  const told = lines(
    ["discard", 0, "1z"],
    ["pung", 2, "1z"],
    ["discard", 2, "5m"],
    ["draw", 3, null],
    ["discard", 3, "2p"],
  );
  expect(tiles(turnedDown(told))).toEqual(["1z", null, "2p"]);
});

test("the lines before it stay as they are", () => {
  const told = lines(["deal", 0, null], ["discard", 0, "1z"], ["draw", 1, null]);
  expect(turnedDown(told)).toEqual(told);
});
