// The games themselves: what a child does, what follows, and what is counted.

import { describe, expect, it } from "vitest";
import type { TileCode } from "../../tiles/codes";
import { bonusNumber, judgeSnake } from "../judge";
import type { Piece, Play } from "../play.svelte";
import { Bonus } from "./bonus.svelte";
import { CodeLock } from "./codeLock.svelte";
import { Combinations } from "./combinations.svelte";
import { FindSuit } from "./findSuit.svelte";
import { Line } from "./line.svelte";
import { Racks } from "./racks.svelte";
import { Snake } from "./snake.svelte";
import { heldBy, pileOf, Solitaire } from "./solitaire.svelte";
import { Tidy } from "./tidy.svelte";

function loose(play: Play, fits: (piece: Piece) => boolean): Piece {
  const found = play.pieces.find((piece) => piece.at === null && fits(piece));
  if (!found) throw new Error("no such tile is loose");
  return found;
}
const lay = (play: Play, ...codes: string[]): void =>
  codes.forEach((code) => play.tap(loose(play, (piece) => piece.code === (code as TileCode))));

describe("the snake", () => {
  it("lets a tile lean that has neither the suit nor the number, and takes it back for another one", () => {
    const play = new Snake(3, 1);
    const head = play.pieces[0]!;
    play.tap(loose(play, ({ code }) => judgeSnake(head.code, code) !== null));
    expect(play.mistakes).toEqual({ no_match: 1 });
    play.tap(loose(play, ({ code }) => judgeSnake(head.code, code) === null));
    expect(play.pieces.filter(({ at }) => at !== null)).toHaveLength(2);
  });
});

describe("solitaire", () => {
  const taken = (play: Solitaire): number => play.pieces.filter(({ at }) => at?.startsWith("k")).length;

  it.each([1, 2, 3])("comes out on level %i, whichever pair is taken first", (level) => {
    for (let seed = 0; seed < 60; seed += 1) {
      const play = new Solitaire(seed, level);
      const seats = pileOf(level);
      while (!play.done) {
        const lying = play.pieces.filter(({ at }) => at?.startsWith("s"));
        const held = lying.map(({ id }) => seats[id]!);
        const free = lying.filter(({ id }) => heldBy(seats[id]!, held) === null);
        const pairs = free.filter(({ code }) => free.filter((other) => other.code === code).length === 2);
        // the one that lies last one time, first another time
        const first = seed % 2 ? pairs[0] : pairs.at(-1);
        if (!first) throw new Error("nothing can be taken");
        pairs.filter(({ code }) => code === first.code).forEach((piece) => play.tap(piece));
      }
      expect(play.result.mistakes).toEqual({});
      expect(taken(play)).toBe(play.pieces.length);
    }
  });

  it("tells what lies below another one, what is held on both sides, and what is not alike", () => {
    const play = new Solitaire(3, 1);
    // four by two, and two on them: the middle of each row is covered, the upper two are free
    expect(play.pieces.filter(({ shaded }) => shaded).map(({ id }) => id)).toEqual([1, 2, 5, 6]);
    play.tap(play.pieces[1]!);
    expect(play.said.id).toBe("path-solitaire-covered");
    const [one, other] = [
      play.pieces[0]!,
      play.pieces.find(({ id, code }) => [3, 4, 7].includes(id) && code !== play.pieces[0]!.code)!,
    ];
    play.tap(one);
    play.tap(other);
    expect(play.said.id).toBe("path-solitaire-other");
    expect([one.lit, other.lit]).toEqual([false, true]);
    expect(play.result.mistakes).toEqual({ not_free: 1, no_match: 1 });

    const wide = new Solitaire(3, 2);
    wide.tap(wide.pieces[1]!);
    expect(wide.said.id).toBe("path-solitaire-shut");
  });

  it("lights a free tile whose twin is free too", () => {
    const play = new Solitaire(5, 3);
    play.help();
    const lit = play.pieces.find((piece) => piece.lit)!;
    expect(play.hints).toBe(1);
    play.tap(play.pieces.find((piece) => piece !== lit && piece.code === lit.code)!);
    expect(taken(play)).toBe(2);
  });
});

describe("flowers and seasons", () => {
  it("go to the seat of their number", () => {
    const play = new Bonus(5);
    play.tap(loose(play, ({ code }) => bonusNumber(code) === 3));
    expect(play.mistakes).toEqual({ other_number: 1 });
    for (const seat of [1, 1, 2, 2, 3, 3, 4, 4]) {
      play.pieces.filter(({ leaning }) => leaning).forEach((piece) => play.tap(piece));
      play.tap(loose(play, ({ code }) => bonusNumber(code) === seat));
    }
    expect(play.done).toBe(true);
  });
});

describe("dragons and winds", () => {
  it("have no neighbours", () => {
    const play = new Racks("honours", 3, "z", 1);
    const kinds = [...new Set(play.pieces.map(({ code }) => code))].slice(0, 3);
    lay(play, ...kinds);
    expect(play.mistakes).toEqual({ honour_chow: 1 });
    expect(play.said.id).toBe("path-honour-chow");
  });
});

describe("three neighbours", () => {
  it("turn round by a tap when they lie backwards", () => {
    const play = new Racks("neighbours", 3, "p", 1);
    lay(play, "5p", "4p", "3p");
    expect(play.mistakes).toEqual({ descending: 1 });
    play.tap(play.pieces.find(({ leaning }) => leaning)!);
    expect(play.rack).toBe(1);
  });
});

describe("the suit that is looked for", () => {
  it("is named again once a wrong tile is followed by a right one", () => {
    const play = new FindSuit(3, "p", 36);
    const task = play.said.id;
    play.tap(loose(play, ({ code, hidden }) => !hidden && code[1] !== "p"));
    expect(play.said.id).toBe("path-find-suit-other-p");
    play.tap(loose(play, ({ code, hidden }) => !hidden && code[1] === "p"));
    expect(play.said.id).toBe(task);
  });
});

describe("a row", () => {
  it("takes a tile on its head only when the finger has turned it", () => {
    const play = new Line(3, "p", 1, true);
    const nine = play.pieces.find(({ code, angle }) => code === "9p" && angle > 90)!;
    play.tap(nine);
    expect([play.said.id, play.laid]).toEqual(["path-turn-it", 0]);
    play.tap(nine);
    expect(play.laid).toBe(1);
    expect(play.mistakes).toEqual({});
  });

  it("points the arrow at the right tile alone", () => {
    const play = new Line(3, "p", 4, true);
    const wrong = play.pieces.find(({ code, angle }) => code !== "9p" && Math.abs(angle) > 90)!;
    play.tap(wrong);
    expect([wrong.leaning, wrong.turned, wrong.toTurn]).toEqual([true, true, false]);
    const nine = play.pieces.find(({ code, angle }) => code === "9p" && Math.abs(angle) > 90)!;
    play.tap(nine);
    expect([nine.leaning, nine.toTurn]).toEqual([true, true]);
    play.tap(nine);
    expect([nine.leaning, nine.toTurn]).toEqual([false, false]);
  });

  it("says the task again once a mistake is mended", () => {
    const play = new Line(3, "p", 1, false);
    const upright = (code: string): Piece =>
      play.pieces.find((piece) => piece.code === code && piece.at === null && Math.abs(piece.angle) < 90)!;
    play.tap(upright("1p"));
    const begun = play.said;
    play.tap(upright("4p"));
    expect(play.said.id).toBe("path-next-up");
    play.tap(upright("2p"));
    expect(play.said.id).toBe("path-line-up");
    const said = play.said;
    play.tap(upright("3p"));
    // and no more than once
    expect(play.said).toBe(said);
    expect(begun.id).toBe("path-line-up");
  });
});

describe("the lock", () => {
  it("records the order apart", () => {
    const play = new CodeLock(3, "p", 4);
    lay(play, play.code[0]!);
    expect(play.pieces.every(({ at }) => at === null)).toBe(true);
    play.shut();
    lay(play, ...[...play.code].reverse());
    expect([play.done, play.span, play.inOrder, play.result.mistakes]).toEqual([true, 4, false, {}]);
  });
});

it("every tile is right in the box", () => {
  const play = new Tidy(2);
  for (const piece of play.pieces) play.tap(piece);
  expect(play.done).toBe(true);
});

describe("all combinations", () => {
  it("ends with as many tiles as the best partition has, when that is laid", () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const play = new Combinations(seed, 1);
      for (const set of play.best) lay(play, ...set);
      expect([play.done, play.laid, play.said.id]).toEqual([true, play.best.flat().length, "path-combinations-all"]);
    }
  });

  it("names tiles of different suits in one set", () => {
    const play = new Combinations(1, 1);
    play.tap(loose(play, ({ code }) => code[1] === "p"));
    play.tap(loose(play, ({ code }) => code[1] === "s"));
    play.tap(loose(play, ({ code }) => play.pieces.every((one) => one.at === null || one.code !== code)));
    expect(play.mistakes).toEqual({ mixed_suit: 1 });
  });
});
