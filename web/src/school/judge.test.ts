// What children lay, and which mistake is which.

import { describe, expect, it } from "vitest";
import type { TileCode } from "../tiles/codes";
import { chanceOf, below } from "./chance";
import { TILE_CODES } from "../tiles/codes";
import {
  bestPartition,
  judgeAlike,
  judgeBonus,
  judgeChow,
  judgeCode,
  judgeSet,
  judgeSide,
  judgeSnake,
  judgeStack,
  judgeStep,
  judgeWall,
  nextLength,
  readAs,
  setOf,
} from "./judge";

const tiles = (text: string): TileCode[] => text.split(" ") as TileCode[];

describe("a row", () => {
  it("takes the tile that is asked for", () => expect(judgeStep("4p", "4p")).toBeNull());
  it("asks to turn the right tile that lies on its head", () =>
    expect(judgeStep("9p", "9p", { turned: true })).toBe("turn"));
  it("tells a nine on its head from a six laid well", () => {
    expect(judgeStep("9p", "6p", { turned: true })).toBe("six_nine");
    expect(judgeStep("6p", "9p")).toBe("six_nine");
    expect(judgeStep("6p", "6p")).toBeNull();
    expect([readAs("9p", true), readAs("6p", true), readAs("6p", false), readAs("5p", true)]).toEqual([6, 9, 6, 5]);
  });
  it("names the wrong neighbour", () => expect(judgeStep("5p", "4p")).toBe("wrong_neighbour"));
  it("names another suit first", () => expect(judgeStep("4s", "4p")).toBe("other_suit"));
  it("knows a row down that begins with one", () => {
    expect(judgeStep("1p", "9p", { down: true, first: true })).toBe("from_the_wrong_end");
    expect(judgeStep("1p", "8p", { down: true })).toBe("wrong_neighbour");
  });
});

describe("three neighbours", () => {
  it.each([
    ["3p 4p 5p", null],
    ["1p 3p 4p", "gap"],
    ["3p 4p 6p", "gap"],
    ["4p 1p 3p", "gap"],
    ["5p 4p 3p", "descending"],
    ["4p 3p 5p", "descending"],
    ["1p 5p 9p", "one_suit_only"],
    ["2p 2p 2p", "one_suit_only"],
    ["3p 4s 5p", "mixed_suit"],
    ["1z 2z 3z", "honour_chow"],
    ["1z 2p 3p", "mixed_suit"],
  ])("%s: %s", (laid, mistake) => expect(judgeChow(tiles(laid))).toBe(mistake));
});

describe("alike tiles", () => {
  it.each([
    ["5p 5p 5p", 3, null],
    ["5p 5p 5p 5p", 4, null],
    ["5p 5p 5p", 4, "three_for_four"],
    ["5p 5p 5p 6p", 4, "three_for_four"],
    ["5p 6p 5p", 3, "stranger"],
    ["5p 6p 5p 6p", 4, "stranger"],
    ["1z 2z 3z", 3, "honour_chow"],
  ] as const)("%s for %d: %s", (laid, asked, mistake) => expect(judgeAlike(tiles(laid), asked)).toBe(mistake));
});

describe("the code lock", () => {
  const shown = tiles("2p 5p 8p 6p");
  it("counts the span apart from the order", () => {
    expect(judgeCode(shown, shown)).toEqual({ span: 4, inOrder: true, mistakes: [] });
    expect(judgeCode(shown, tiles("5p 2p 8p 6p"))).toEqual({ span: 4, inOrder: false, mistakes: [] });
  });
  it("tells a missing tile from a wrong one", () => {
    expect(judgeCode(shown, ["2p", "5p", null, "9p"])).toEqual({
      span: 2,
      inOrder: false,
      mistakes: ["missing", "wrong_tile"],
    });
    expect(judgeCode(shown, tiles("2p 2p 8p 6p")).mistakes).toEqual(["wrong_tile"]);
  });
  it("grows and shrinks with the child", () => {
    expect(nextLength(4, { span: 4, inOrder: true })).toBe(5);
    expect(nextLength(4, { span: 4, inOrder: false })).toBe(4);
    expect(nextLength(6, { span: 6, inOrder: true })).toBe(6);
    expect(nextLength(5, { span: 3, inOrder: false })).toBe(4);
    expect(nextLength(3, { span: 0, inOrder: false })).toBe(3);
  });
});

it("lets the snake go on with the suit or the number", () => {
  expect(judgeSnake("3p", "7p")).toBeNull();
  expect(judgeSnake("3p", "3s")).toBeNull();
  expect(judgeSnake("3p", "7s")).toBe("no_match");
});

it("counts a flower or a season for the seat of its number", () => {
  expect(judgeBonus("2f", 2)).toBeNull();
  expect(judgeBonus("6f", 2)).toBeNull();
  expect(judgeBonus("6f", 3)).toBe("other_number");
});

it("counts a wall to eighteen", () => {
  expect(judgeWall(18, 18)).toBeNull();
  expect(judgeWall(17, 18)).toBe("too_few");
  expect(judgeWall(19, 18)).toBe("too_many");
});

describe("breaking the wall", () => {
  it("counts sides clockwise from the first player's", () => {
    expect(judgeSide(0, 1)).toBeNull();
    expect(judgeSide(2, 7)).toBeNull();
    expect(judgeSide(3, 2)).toBe("counted_backwards");
    expect(judgeSide(2, 2)).toBe("wrong_side");
  });
  it("opens after the counted stack", () => {
    expect(judgeStack(7, 7, 18)).toBeNull();
    expect(judgeStack(6, 7, 18)).toBe("one_short");
    expect(judgeStack(8, 7, 18)).toBe("one_far");
    expect(judgeStack(11, 7, 18)).toBe("counted_backwards");
    expect(judgeStack(2, 7, 18)).toBe("wrong_stack");
  });
});

describe("all combinations", () => {
  it("knows a set", () => {
    expect([setOf(tiles("3p 4p 5p")), setOf(tiles("3p 3p 3p")), setOf(tiles("3p 3p 3p 3p"))]).toEqual([
      "chow",
      "pung",
      "kong",
    ]);
    expect([setOf(tiles("3p 4p")), setOf(tiles("3p 4p 5p 6p")), setOf(tiles("1z 2z 3z"))]).toEqual([null, null, null]);
  });
  it("names what is wrong with one that is none", () => {
    expect(judgeSet(tiles("3p 4s 5p"))).toBe("mixed_suit");
    expect(judgeSet(tiles("3p 3p 4p"))).toBe("stranger");
    expect(judgeSet(tiles("3p 5p 6p"))).toBe("gap");
  });
  it("finds the best partition, as trying everything does", () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const chance = chanceOf(seed);
      const kinds = TILE_CODES.filter((code) => code[1] === "p" || (seed % 2 === 0 && code[1] === "z"));
      const left = kinds.flatMap((code) => [code, code, code, code]);
      const hand = Array.from({ length: 11 }, () => left.splice(below(chance, left.length), 1)[0] as TileCode);
      const best = bestPartition(hand);
      expect(best.flatMap((set) => set.tiles).length, hand.join(" ")).toBe(byTrying(hand));
      for (const set of best) expect(setOf(set.tiles)).toBe(set.kind);
      const rest = [...hand];
      for (const code of best.flatMap((set) => set.tiles)) expect(rest.splice(rest.indexOf(code), 1)).toEqual([code]);
    }
  });
});

/** The most tiles in sets, by leaving out or using the first tile in every way. */
function byTrying(hand: readonly TileCode[]): number {
  if (hand.length < 3) return 0;
  const [first, ...rest] = [...hand].sort();
  if (first === undefined) return 0;
  let best = byTrying(rest);
  for (let i = 0; i < rest.length; i += 1)
    for (let j = i + 1; j < rest.length; j += 1) {
      const three = [first, rest[i], rest[j]] as TileCode[];
      const others = rest.filter((_, k) => k !== i && k !== j);
      if (setOf(three) !== null) best = Math.max(best, 3 + byTrying(others));
      if (setOf(three) !== "pung") continue;
      const fourth = others.indexOf(first);
      if (fourth >= 0) best = Math.max(best, 4 + byTrying(others.filter((_, k) => k !== fourth)));
    }
  return best;
}
