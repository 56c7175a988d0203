import { describe, expect, test } from "vitest";
import type { TileCode } from "../../tiles/codes";
import { moved, reconcile, sorted, type HandTile } from "./hand-order";

const codes = (tiles: readonly HandTile[]): string =>
  tiles.map((tile) => (tile.drawn ? `|${tile.code}` : tile.code)).join(" ");
const ids = (tiles: readonly HandTile[]): number[] => tiles.map((tile) => tile.id);
const start = (hand: string, drawn: TileCode | null = null, sort = false): HandTile[] =>
  reconcile([], hand.split(" ") as TileCode[], drawn, sort);

describe("the hand after a change", () => {
  test("sorts characters, circles, bamboo, winds and dragons, the drawn tile apart", () => {
    expect(codes(start("7z 1s 9p 2m 1m", "1m", true))).toBe("1m 2m 9p 1s 7z |1m");
  });

  test("unsorted, keeps the order in which the person holds it and puts new tiles at the right", () => {
    let hand = start("3m 1m 2m", "9p");
    hand = reconcile(hand, ["1m", "2m", "9p"], null, false);
    expect(codes(hand)).toBe("1m 2m 9p");
    const held = start("7z 1m 5p");
    expect(codes(reconcile(held, ["1m", "2s", "5p", "7z"], null, false))).toBe("7z 1m 5p 2s");
  });

  test("tiles that stay keep their names, so that they can slide", () => {
    const before = start("1m 2m 3m", "9p", true);
    const after = reconcile(before, ["2m", "3m", "9p"], null, true);
    expect(ids(after)).toEqual([before[1]?.id, before[2]?.id, before[3]?.id]);
    expect(after.every((tile) => !tile.drawn)).toBe(true);
  });

  test("of twins the one leaves that was played", () => {
    const before = start("5m 5m 6m", "5m", true);
    const played = before[0]?.id ?? 0;
    const after = reconcile(before, ["5m", "5m", "6m"], null, true, played);
    expect(ids(after)).not.toContain(played);
    expect(after.length).toBe(3);
  });

  test("the drawn tile keeps its name and its place apart as long as it is the drawn one", () => {
    const before = start("1m 2m 3m", "9p", true);
    const after = reconcile(before, ["1m", "2m", "3m"], "9p", true);
    expect(ids(after)).toEqual(ids(before));
    expect(codes(after)).toBe("1m 2m 3m |9p");
  });

  test("a like tile drawn after the old drawn one went into the hand is a new tile", () => {
    const before = start("1m 2m 3m", "9p", true);
    const played = before[0]?.id ?? 0;
    const after = reconcile(before, ["2m", "3m", "9p"], "9p", true, played);
    expect(codes(after)).toBe("2m 3m 9p |9p");
    expect(new Set(ids(after)).size).toBe(4);
    expect(ids(after).slice(0, 3)).toEqual([before[1]?.id, before[2]?.id, before[3]?.id]);
  });

  test("a claim takes its tiles out of the hand and leaves the others in their order", () => {
    const before = start("9p 7z 1m 7z 2m");
    expect(codes(reconcile(before, ["9p", "1m", "2m"], null, false))).toBe("9p 1m 2m");
  });
});

describe("moving a tile", () => {
  test("puts it at its new place and leaves the rest", () => {
    const hand = start("1m 2m 3m 4m");
    expect(codes(moved(hand, hand[0]?.id ?? 0, 2))).toBe("2m 3m 1m 4m");
    expect(codes(moved(hand, hand[3]?.id ?? 0, 0))).toBe("4m 1m 2m 3m");
    expect(codes(moved(hand, hand[3]?.id ?? 0, -5))).toBe("4m 1m 2m 3m");
  });

  test("nothing goes behind the drawn tile, which itself joins the hand when it is moved", () => {
    const hand = start("1m 2m 3m", "9p");
    expect(codes(moved(hand, hand[0]?.id ?? 0, 9))).toBe("2m 3m 1m |9p");
    expect(codes(moved(hand, hand[3]?.id ?? 0, 1))).toBe("1m 9p 2m 3m");
  });

  test("an unknown tile moves nothing", () => {
    const hand = start("1m 2m");
    expect(codes(moved(hand, -1, 0))).toBe("1m 2m");
  });
});

test("sorting keeps twins in their order", () => {
  const hand = start("5m 5m 1m");
  const turned = [hand[1], hand[2], hand[0]].filter((tile) => tile !== undefined);
  expect(ids(sorted(turned))).toEqual([hand[2]?.id, hand[1]?.id, hand[0]?.id]);
});
