// Memory alone, against somebody beside the child, and against the bird.

import { describe, expect, it } from "vitest";
import type { Piece } from "../play.svelte";
import { Memory, type Partner } from "./memory.svelte";

function game(partner: Partner, seed = 3, level = 1, honours = false): Memory {
  const play = new Memory(seed, level, honours);
  play.choose(partner);
  return play;
}

const isOpenable = (piece: Piece): boolean => piece.down && !piece.fixed;
const twinOf = (play: Memory, piece: Piece): Piece =>
  play.pieces.find((other) => other !== piece && other.code === piece.code)!;
const strangerTo = (play: Memory, piece: Piece): Piece =>
  play.pieces.find((other) => isOpenable(other) && other !== piece && other.code !== piece.code)!;

/** Opens two that are not alike. */
function miss(play: Memory): void {
  const first = play.pieces.find(isOpenable)!;
  const other = strangerTo(play, first);
  play.tap(first);
  play.tap(other);
}

/** The bird's whole turn. */
function birdPlays(play: Memory): void {
  play.begin();
  for (let opened = 0; play.birdOpens; opened += 1) {
    if (opened > 40) throw new Error("the bird never ends its turn");
    play.birdOpensOne();
  }
}

describe("alone", () => {
  it("keeps a pair, turns others back, and counts what is opened again", () => {
    const play = game("alone");
    const first = play.pieces[0]!;
    const twin = twinOf(play, first);
    const stranger = strangerTo(play, first);
    for (const piece of [first, stranger, first, stranger]) play.tap(piece);
    expect(play.again).toBe(2);
    for (const piece of [first, twin]) play.tap(piece);
    expect([first.at, twin.at]).toEqual(["child0", "child1"]);
    expect(stranger.down).toBe(true);
    for (const one of play.pieces)
      if (isOpenable(one)) {
        play.tap(one);
        play.tap(twinOf(play, one));
      }
    expect(play.done).toBe(true);
    expect(play.result.mistakes["opened_again"]).toBe(play.again);
  });

  it("has dragons and winds among its pairs as soon as they are known", () => {
    const all = (honours: boolean): string =>
      Array.from({ length: 20 }, (_, seed) =>
        new Memory(seed, 1, honours).pieces.map(({ code }) => code).join(),
      ).join();
    expect(all(false)).not.toContain("z");
    expect(all(true)).toContain("z");
  });
});

describe("against somebody beside the child", () => {
  it("gives the turn on after two that are not alike, and another turn after a pair", () => {
    const play = game("beside");
    miss(play);
    expect([play.turn, play.said.id]).toEqual(["other", "path-memory-over"]);
    const first = play.pieces.find(isOpenable)!;
    play.tap(first);
    play.tap(twinOf(play, first));
    expect([play.turn, first.at]).toEqual(["other", "other0"]);
    miss(play);
    expect(play.turn).toBe("child");
  });

  it("counts only what the child opens again", () => {
    const play = game("beside");
    const first = play.pieces[0]!;
    const other = strangerTo(play, first);
    for (const piece of [first, other]) play.tap(piece);
    for (const piece of [first, other]) play.tap(piece);
    expect(play.again).toBe(0);
    for (const piece of [first, other]) play.tap(piece);
    expect(play.again).toBe(2);
  });
});

describe("against the bird", () => {
  it("leaves two open tiles to be looked at until somebody touches the bird or the felt", () => {
    const play = game("bird");
    miss(play);
    expect([play.turn, play.birdOpens]).toEqual(["other", false]);
    const open = play.pieces.filter(({ down }) => !down);
    expect(open).toHaveLength(2);
    play.tap(play.pieces.find(isOpenable)!);
    expect(play.birdOpens).toBe(true);
    expect(play.pieces.every(({ down }) => down)).toBe(true);
  });

  it("plays to the end, and each has the pairs that were found", () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const play = game("bird", seed, 1 + (seed % 4), seed % 2 === 1);
      for (let turns = 0; !play.done; turns += 1) {
        if (turns > 400) throw new Error("it never ends");
        if (play.turn === "other") birdPlays(play);
        else {
          const first = play.pieces.find(isOpenable)!;
          play.tap(first);
          play.tap(turns % 3 === 0 ? twinOf(play, first) : (strangerTo(play, first) ?? twinOf(play, first)));
        }
      }
      const kept = play.kept;
      expect(kept.child + kept.other).toBe(play.pieces.length);
      expect(play.pieces.filter(({ at }) => at?.startsWith("other"))).toHaveLength(kept.other);
    }
  });

  it("keeps some of what it has seen in mind, and forgets some", () => {
    // one pair is shown to the bird in the child's turns; how often does it find it at once?
    let found = 0;
    let forgot = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const play = game("bird", seed);
      miss(play);
      birdPlays(play);
      const seen = play.pieces.filter(isOpenable);
      expect(seen.length).toBeGreaterThan(0);
      if (play.said.id === "path-memory-bird-forgot") forgot += 1;
      if (play.kept.other > 0) found += 1;
    }
    // four tiles are known at most: it finds a pair now and then, and now and then it has forgotten one
    expect(found).toBeGreaterThan(10);
    expect(found).toBeLessThan(120);
    expect(forgot).toBeGreaterThan(0);
  });

  it("never opens what is no longer there, and opens nothing in the child's turn", () => {
    const play = game("bird");
    play.birdOpensOne();
    play.begin();
    expect(play.pieces.every(({ down }) => down)).toBe(true);
  });
});
