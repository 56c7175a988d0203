// What comes before the games at the family's table; and the later forms of games that were there before.

import { describe, expect, it } from "vitest";
import type { TileCode } from "../../tiles/codes";
import { setOf, suitOf } from "../judge";
import type { Piece } from "../play.svelte";
import { running } from "../sums";
import { BuildWall } from "./buildWall.svelte";
import { Claim } from "./claim.svelte";
import { CodeLock } from "./codeLock.svelte";
import { Combinations } from "./combinations.svelte";
import { CountUp } from "./countUp.svelte";
import { FindSuit } from "./findSuit.svelte";
import { makePlay } from "./play";
import type { Racks } from "./racks.svelte";
import { Solitaire } from "./solitaire.svelte";

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe("all combinations", () => {
  it.each([
    [1, false],
    [3, false],
    [4, true],
  ])("has a set to be found on level %i, honours among it: %s", (level, honours) => {
    for (let seed = 0; seed < 300; seed += 1)
      expect(new Combinations(seed, level, honours).best.length, `seed ${seed}`).toBeGreaterThan(0);
  });
});

describe("counting up", () => {
  it.each([1, 2, 3])(
    "asks on level %i for sums of several parts that come to twenty at most or a little more",
    (level) => {
      for (const seed of SEEDS) {
        const play = new CountUp(seed, level);
        while (!play.done) {
          const { parts, total } = play.sum;
          expect(parts.length).toBeGreaterThan(1);
          expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
          // each part counts what it is: a set, a pair, a flower of the place, the win
          for (const { tiles, points } of parts) {
            const set = setOf(tiles);
            const worth = set ? { chow: 3, pung: 4, kong: 5 }[set] : [5, 1, 2][tiles.length];
            expect(points).toBe(worth);
          }
          play.counted();
          play.confirm();
        }
      }
    },
  );

  it("counts a wrong sum, and shows how far the count is before the last part", () => {
    const play = new CountUp(1, 1);
    play.wrong();
    expect(play.result.mistakes).toEqual({ wrong_sum: 1 });
    expect(
      running([
        { tiles: [], points: 3 },
        { tiles: [], points: 4 },
        { tiles: [], points: 5 },
      ]),
    ).toEqual([3, 7]);
  });
});

const wallOf = (play: Claim): Piece => play.pieces.find(({ at }) => at === "w0")!;
const handOf = (play: Claim): TileCode[] => play.pieces.slice(0, 13).map(({ code }) => code);

describe("the tile that was put down", () => {
  it("is taken when it finishes a set, which then lies there; otherwise another is drawn", () => {
    const seen = { taken: 0, left: 0 };
    for (const seed of SEEDS)
      for (const level of [1, 2, 3]) {
        const play = new Claim(seed, level);
        while (!play.done) {
          play.tap(play.discard);
          const set = play.pieces.filter(({ at }) => at?.startsWith("s"));
          if (set.length > 0) {
            const row = set.sort((one, other) => (one.at! < other.at! ? -1 : 1)).map(({ code }) => code);
            expect(setOf(row)).not.toBeNull();
            expect(row).toContain(play.discard.code);
            seen.taken += 1;
          } else {
            expect(play.said.id).toMatch(/^family-why-(pair|neighbour|gap|honour|lonely)$/);
            const lit = play.pieces.filter(({ lit: one }) => one).map(({ code }) => code);
            expect(lit.every((code) => handOf(play).includes(code))).toBe(true);
            play.tap(wallOf(play));
            seen.left += 1;
          }
          expect(play.ready).toBe(true);
          play.confirm();
        }
        expect(Object.keys(play.result.mistakes).every((one) => one === "completes_nothing")).toBe(true);
      }
    expect(Math.min(seen.taken, seen.left)).toBeGreaterThan(100);
  });

  it("is looked at once more when it would finish a set and is left", () => {
    const seed = SEEDS.find((one) => {
      const play = new Claim(one, 1);
      play.tap(play.discard);
      return play.ready;
    })!;
    const play = new Claim(seed, 1);
    play.tap(wallOf(play));
    expect([play.ready, play.said.id, play.result.mistakes]).toEqual([false, "path-claim-look", { missing: 1 }]);
    expect(play.pieces.some(({ lit }) => lit)).toBe(true);
    // brought to the hand with the finger, or a tile of the hand brought upon it
    play.bring(play.discard, null);
    expect(play.ready).toBe(true);
  });
});

describe("the wall", () => {
  it("is counted alone in its lower row, and together in the upper one", () => {
    const play = new BuildWall(7, 3);
    const lay = (count: number): void => {
      for (let i = 0; i < count; i += 1) play.tap(play.pieces.find(({ at, hidden }) => at === null && !hidden)!);
    };
    lay(play.stacks - 1);
    play.confirm();
    expect(play.result.mistakes).toEqual({ too_few: 1 });
    lay(1);
    play.confirm();
    expect([play.upper, play.done, play.ready]).toEqual([true, false, false]);
    lay(5);
    expect(play.said).toEqual({ id: "path-build-number", args: { number: 5 } });
    const beads = play.marks(play.layout(1024, 768));
    expect(beads.map(({ text }) => text)).toEqual(["1", "2", "3", "4", "5"]);
    lay(play.stacks - 5);
    expect(play.done).toBe(true);
  });

  it.each([1, 2, 3, 4])("has as many upper tiles as lower ones on level %i", (level) => {
    const play = new BuildWall(5, level);
    const layout = play.layout(390, 844);
    expect(play.scatter(layout)).toHaveLength(play.pieces.length);
    while (!play.done) {
      const next = play.pieces.find(({ at, hidden }) => at === null && !hidden)!;
      if (!play.upper && play.standing === play.stacks) play.confirm();
      else play.tap(next);
    }
    expect(play.laid).toBe(play.stacks);
  });
});

describe("known games with more in them", () => {
  it("tells all three suits apart once each has been looked for", () => {
    const play = new FindSuit(5, "psm", 144);
    const layout = play.layout(1024, 768);
    expect(layout.woods.map(({ key }) => key)).toEqual(["p", "s", "m"]);
    const dragon = play.pieces.find(({ code }) => code === "7z")!;
    play.tap(dragon);
    expect(play.said.id).toBe("path-find-suit-other-all");
    const coin = play.pieces.find(({ code }) => code === "4p")!;
    play.lay(coin, "s0");
    expect([coin.at, play.said.id, play.result.mistakes]).toEqual([null, "path-find-suit-box", { other_suit: 2 }]);
    for (const piece of play.pieces) if ("psm".includes(suitOf(piece.code))) play.tap(piece);
    expect(play.done).toBe(true);
    expect(play.pieces.filter(({ at }) => at?.startsWith("s"))).toHaveLength(36);
  });

  it.each([
    ["p", 36],
    ["p", 40],
    ["psm", 36],
    ["m", 144],
  ] as const)(
    "finds all of %s by handfuls of %i: one after the other slides in, and none comes back",
    (suit, handful) => {
      const play = new FindSuit(7, suit, handful);
      const seen: string[] = [];
      while (!play.done) {
        const there = play.pieces.filter(({ hidden }) => !hidden);
        seen.push(there.map(({ id }) => id).join());
        const wanted = there.filter(({ at, code }) => at === null && suit.includes(suitOf(code)));
        expect(wanted, `handful ${seen.length} has something to find`).not.toHaveLength(0);
        wanted.forEach((piece) => play.tap(piece));
      }
      expect(seen).toHaveLength(Math.ceil(144 / handful));
      expect(play.found).toHaveLength(36 * suit.length);
    },
  );

  it("has tiles of a suit that is known among the neighbours of a new one", () => {
    const play = makePlay({ step: "suits", suit: "p", level: 4, seed: 3, length: 4, handful: 144 }) as Racks;
    const own = play.pieces.filter(({ code }) => code.endsWith("s"));
    const strange = play.pieces.filter(({ code }) => code.endsWith("p"));
    expect([own.length, strange.length]).toEqual([22, 5]);
    for (const piece of [own[0]!, own.find(({ code }) => code !== own[0]!.code)!, strange[0]!]) play.tap(piece);
    expect(play.said.id).toBe("path-mixed-suit");
    expect(play.result.mistakes).toEqual({ mixed_suit: 1 });
  });

  it("names a chow of honours where dragons and winds are among the combinations", () => {
    const play = SEEDS.map((seed) => new Combinations(seed, 2, true)).find(
      (one) => new Set(one.pieces.map(({ code }) => code).filter((code) => suitOf(code) === "z")).size >= 3,
    )!;
    const honours = new Map(play.pieces.filter(({ code }) => suitOf(code) === "z").map((piece) => [piece.code, piece]));
    for (const piece of [...honours.values()].slice(0, 3)) play.tap(piece);
    expect([play.said.id, play.result.mistakes]).toEqual(["path-honour-chow", { honour_chow: 1 }]);
  });

  it("opens the lock when the child has no more in mind: what is not there is missing", () => {
    const play = new CodeLock(3, "p", 5);
    expect(play.ready).toBe(false);
    play.shut();
    for (const code of play.code.slice(0, 3))
      play.tap(play.pieces.find((one) => one.code === code && one.at === null)!);
    expect(play.ready).toBe(true);
    play.confirm();
    expect([play.done, play.result.span, play.result.mistakes]).toEqual([true, 3, { missing: 2 }]);
  });

  it("takes a pair in the solitaire when one tile is brought upon the other", () => {
    const play = new Solitaire(3, 1);
    play.help();
    const one = play.pieces.find(({ lit }) => lit)!;
    const other = play.pieces.find((piece) => piece !== one && piece.code === one.code)!;
    play.bring(one, other);
    expect([one.at, other.at]).toEqual(["k0", "k1"]);
  });
});
