// @vitest-environment jsdom
import "../../../tests/support/media";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { begun, clear, clocked, eachAlone, field, levels, quiet, server } from "../../../tests/support/connect";
import { fakeServer, refused } from "../../../tests/support/server";
import { preparation } from "../../kit/preparation.svelte";
import { bestOf, keepBest, keepLevel, levelBest, reachedLevel, savedConnect, type Variant } from "./saved";
import { Connect } from "./session.svelte";
import { LINE_MS } from "./terms";
import { NOTHING_USED, starsOf } from "./stars";

eachAlone();

describe("a level", () => {
  it("is cleared pair by pair, and what time is left counts", async () => {
    server();
    const game = await begun();
    game.choose(0);
    game.choose(1);
    expect(game.line?.pair).toEqual([0, 1]);
    expect(game.score).toBe(10);
    await vi.advanceTimersByTimeAsync(LINE_MS + 1);
    expect(game.line).toBeNull();
    await vi.advanceTimersByTimeAsync(9_700);
    game.choose(2);
    game.choose(3);
    expect(game.phase).toBe("level-done");
    expect(game.bonus).toEqual({ seconds: 49, points: 98 });
    expect(game.score).toBe(118);
  });

  it("leads to the next, which was fetched meanwhile, with the same hints left", async () => {
    const { asked } = server({
      hint: () => ({
        answer: "winnable",
        pair: [0, 1],
        path: [
          [0, 0],
          [1, 0],
        ],
      }),
    });
    const game = await begun();
    await game.askForHint();
    expect(game.hints).toBe(5);
    clear(game);
    expect(asked.map(({ path }) => path)).toContain("/api/solo/connect/levels/2/5?gravity=none&families=false");
    fakeServer({});
    await game.nextLevel();
    expect(game.phase).toBe("playing");
    expect(game.level).toBe(2);
    expect(game.hints).toBe(5);
    expect(reachedLevel()).toBe(2);
    clear(game);
    expect(game.phase).toBe("won");
    expect(bestOf(clocked, 1)).toEqual({ score: game.score, level: 2 });
    expect(savedConnect()).toBeNull();
  });

  it("stands still while something else is asked, but only what was running goes on by itself", async () => {
    server();
    const game = await begun();
    game.choose(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(game.interrupt()).toBe(true);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(game.remaining).toBe(55_000);
    expect(game.interrupt()).toBe(false);
    game.pause(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(game.remaining).toBe(54_000);
    expect((await begun({ ...clocked, calm: true })).interrupt()).toBe(false);
  });

  it("ends with its time, and may go on calmly", async () => {
    server();
    const game = await begun();
    game.choose(0);
    game.choose(1);
    await vi.advanceTimersByTimeAsync(61_000);
    game.tick();
    expect(game.phase).toBe("time-up");
    expect(bestOf(clocked, 1)).toEqual({ score: 10, level: 1 });
    game.calmDown();
    expect(game.phase).toBe("playing");
    await vi.advanceTimersByTimeAsync(600_000);
    game.tick();
    expect(game.phase).toBe("playing");
  });

  it("stands still while it is paused", async () => {
    server();
    const game = await begun();
    game.pause();
    await vi.advanceTimersByTimeAsync(120_000);
    game.tick();
    expect(game.phase).toBe("playing");
    game.choose(0);
    expect(game.chosen).toBeNull();
    game.pause();
    expect(game.remaining).toBeGreaterThan(55_000);
  });

  it("is kept by itself", async () => {
    server();
    const game = await begun();
    game.choose(0);
    game.choose(1);
    await vi.advanceTimersByTimeAsync(2000);
    game.close();
    const saved = savedConnect();
    expect(saved?.cells).toEqual([-1, -1, 2, 3]);
    const again = new Connect(quiet);
    again.restore(saved!);
    expect(again.left).toBe(2);
    expect(again.score).toBe(10);
    expect(again.remaining).toBeLessThanOrEqual(58_000);
    again.choose(2);
    again.choose(3);
    expect(again.phase).toBe("level-done");
  });
});

describe("the clock", () => {
  it("stands until the first tile is touched, also after a pause and another visit", async () => {
    server();
    const game = await begun();
    await vi.advanceTimersByTimeAsync(30_000);
    game.pause();
    game.pause();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([game.waiting, game.clock.read()]).toEqual([true, 0]);
    game.save();
    const again = new Connect(quiet);
    again.restore(savedConnect()!);
    expect(again.waiting).toBe(true);
    again.choose(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([again.waiting, again.clock.read()]).toEqual([false, 1_000]);
  });

  it("stands again at the next level", async () => {
    server();
    const game = await begun();
    clear(game);
    await game.nextLevel();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([game.level, game.waiting, game.clock.read()]).toEqual([2, true, 0]);
  });
});

describe("undo", () => {
  const calm: Variant = { ...clocked, calm: true };

  it("lays the last pair back in the calm mode, with its points, also on another visit", async () => {
    server();
    const game = await begun(calm);
    expect(game.canUndo).toBe(false);
    game.choose(0);
    game.choose(1);
    game.close();
    const again = new Connect(quiet);
    again.restore(savedConnect()!);
    again.undo();
    expect([again.cells, again.score, again.canUndo]).toEqual([[0, 1, 2, 3], 0, false]);
  });

  it("is not there against the clock, nor at the end of a level", async () => {
    server();
    const game = await begun();
    game.choose(0);
    game.choose(1);
    expect(game.canUndo).toBe(false);
    game.calmDown();
    expect(game.canUndo).toBe(true);
    game.choose(2);
    game.choose(3);
    expect([game.phase, game.canUndo]).toEqual(["level-done", false]);
  });

  it("goes back beyond a shuffle, which is not taken for the player's own", async () => {
    const crossed = [1, 1, 2, 3, 3, 2];
    fakeServer({
      "levels/1/": () => ({
        ...field(1, crossed),
        columns: 3,
        tiles: crossed.map((group) => `${group}p`),
      }),
      shuffle: () => ({ answer: "shuffled", order: [-1, -1, 5, 4, 3, 2] }),
      levels: () => levels,
    });
    const game = await begun(calm);
    game.choose(0);
    game.choose(1);
    await game.shuffle();
    expect(game.cells).toEqual([-1, -1, 5, 4, 3, 2]);
    game.undo();
    expect(game.cells).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("knows nothing of a game that was kept before moves were", async () => {
    server();
    const game = await begun(calm);
    game.choose(0);
    game.choose(1);
    const { start: _, steps, used: __, ...older } = savedConnect()!;
    // steps that lead elsewhere are none, either
    localStorage.setItem("eastwind.connect.games", JSON.stringify([{ ...older, start: [0, 1, 2, 3], steps: [] }]));
    const other = new Connect(quiet);
    other.restore(savedConnect()!);
    expect([steps.length, other.left, other.canUndo]).toEqual([1, 2, false]);
    localStorage.setItem("eastwind.connect.games", JSON.stringify([older]));
    const again = new Connect(quiet);
    again.restore(savedConnect()!);
    expect([again.left, again.canUndo]).toEqual([2, false]);
    again.choose(2);
    again.choose(3);
    expect(again.phase).toBe("level-done");
  });
});

describe("the record of a level", () => {
  it.each([
    [{}, 0.5, 3],
    [{}, 0.2, 2],
    [{ hints: 1 }, 0.5, 2],
    [{ hints: 1 }, 0.1, 1],
    [{ shuffles: 1 }, 0.5, 3],
    [{}, null, 3],
    [{ undos: 2 }, null, 2],
    [{ undos: 2, shuffles: 1 }, null, 1],
  ])("having used %j with %j of the time left: %i stars", (used, share, stars) =>
    expect(starsOf({ ...NOTHING_USED, ...used }, share)).toBe(stars),
  );

  it("is kept for each level and sort of game: the most stars, the least time", async () => {
    server();
    const game = await begun();
    game.choose(0);
    await vi.advanceTimersByTimeAsync(4_000);
    for (const cell of [1, 2, 3]) game.choose(cell);
    expect(game.cleared).toEqual({ stars: 3, milliseconds: 4_000, fastest: true });
    expect(levelBest(clocked, 1)).toEqual({ stars: 3, milliseconds: 4_000 });
    expect([levelBest(clocked, 2), levelBest({ ...clocked, calm: true }, 1)]).toEqual([null, null]);
    expect(keepLevel(clocked, 1, { stars: 1, milliseconds: 3_000 })).toBe(true);
    expect(keepLevel(clocked, 1, { stars: 2, milliseconds: 9_000 })).toBe(false);
    expect(levelBest(clocked, 1)).toEqual({ stars: 3, milliseconds: 3_000 });
  });

  it("of whole games goes by the level they began at; what was kept for all of them is taken for the first", () => {
    localStorage.setItem("eastwind.connect.bests", JSON.stringify({ "none equal clock": { score: 900, level: 4 } }));
    expect([bestOf(clocked, 1), bestOf(clocked, 3)]).toEqual([{ score: 900, level: 4 }, null]);
    expect(keepBest(clocked, 3, { score: 500, level: 4 })).toBe(true);
    expect(keepBest(clocked, 1, { score: 800, level: 3 })).toBe(false);
    expect([bestOf(clocked, 1)?.score, bestOf(clocked, 3)?.score]).toEqual([900, 500]);
  });
});

describe("hints", () => {
  it("are six, and none is used while the server is away", async () => {
    server();
    const game = await begun();
    await game.askForHint();
    expect(game.notice).toBe("away-hint");
    expect(game.hints).toBe(6);
    server({
      hint: () => ({
        answer: "winnable",
        pair: [0, 1],
        path: [
          [0, 0],
          [1, 0],
        ],
      }),
    });
    for (let at = 0; at < 6; at++) await game.askForHint();
    expect(game.hints).toBe(0);
    await game.askForHint();
    expect(game.notice).toBe("no-hints");
  });
});

it("a hint that the server cannot give yet is not asked for, and pressing for one starts no clock", async () => {
  const { asked } = server();
  const game = await begun();
  preparation.putOff = { solo: 12 };
  onTestFinished(() => void (preparation.putOff = {}));
  await game.askForHint();
  expect([game.waiting, game.clock.running, game.notice, game.hints]).toEqual([true, false, null, 6]);
  expect(asked.filter(({ path }) => path.endsWith("hint"))).toEqual([]);
});

describe("when nothing fits", () => {
  // No line joins the tiles in the middle.
  const stuck = [3, 4, 5, 6, 7, 1, 2, 8, 9, 2, 1, 10, 11, 12, 13, 14];
  const large = { ...field(1), columns: 4, rows: 4, groups: stuck, tiles: stuck.map(() => "1p" as const) };

  const saved = {
    id: 7,
    variant: clocked,
    seed: 5,
    first: 1,
    field: large,
    cells: stuck.map((_, cell) => cell),
    start: stuck.map((_, cell) => cell),
    steps: [],
    used: NOTHING_USED,
    elapsed: 0,
    hints: 6,
    score: 0,
  };

  it("the rest is shuffled, and the player is told", async () => {
    const order = stuck.map((_, cell) => (cell + 1) % 16);
    fakeServer({ shuffle: () => ({ answer: "shuffled", order }), levels: () => levels });
    const game = new Connect(quiet);
    game.restore(saved);
    expect(game.notice).toBe("stuck");
    await vi.advanceTimersByTimeAsync(2000);
    expect(game.notice).toBe("shuffled");
    expect(game.cells).toEqual(order);
  });

  it("and the server is away, that is said", async () => {
    fakeServer({});
    const game = new Connect(quiet);
    game.restore(saved);
    await vi.advanceTimersByTimeAsync(2000);
    expect(game.notice).toBe("stuck-away");
    expect(game.cells).toEqual(saved.cells);
    expect(game.clock.running).toBe(false);
  });

  it("and the server's engine is not ready, no time goes by until it is", async () => {
    const order = stuck.map((_, cell) => (cell + 1) % 16);
    const { asked } = fakeServer({ shuffle: () => ({ answer: "shuffled", order }), levels: () => levels });
    preparation.putOff = { solo: 12 };
    onTestFinished(() => void (preparation.putOff = {}));
    const game = new Connect(quiet);
    game.restore({ ...saved, elapsed: 5000 });
    expect(game.clock.running).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect([game.notice, game.clock.running]).toEqual(["stuck-waits", false]);
    expect(asked.filter(({ path }) => path.endsWith("shuffle"))).toEqual([]);
    preparation.putOff = {};
    await game.shuffle();
    expect([game.notice, game.clock.running]).toEqual(["shuffled", true]);
  });

  it("and the server's engine turns out not to be ready, it waits as well", async () => {
    fakeServer({ shuffle: () => refused(503, { code: "preparing" }), about: () => new Promise(() => undefined) });
    const game = new Connect(quiet);
    game.restore(saved);
    await vi.advanceTimersByTimeAsync(2000);
    expect([game.notice, game.clock.running]).toEqual(["stuck-waits", false]);
  });
});

it("lights the tiles that are equal to one, for a while", async () => {
  server();
  const game = await begun();
  game.light(2);
  expect(game.lit).toBe(2);
  await vi.advanceTimersByTimeAsync(2500);
  expect(game.lit).toBeNull();
});

it("tells two equal tiles that no line joins from two that are not equal", async () => {
  const apart = [1, 2, 3, 4, 1, 5, 6, 7, 8];
  fakeServer({
    "levels/1/": () => ({ ...field(1), columns: 3, rows: 3, groups: apart, tiles: apart.map((group) => `${group}p`) }),
    levels: () => levels,
  });
  const game = await begun();
  game.choose(0);
  game.choose(4);
  expect(game.refused).toBe(4);
  expect(game.chosen).toBe(4);
  // why they do not go is said until the next tile is touched, or for a while
  expect(game.notice).toBe("apart");
  game.choose(1);
  expect([game.chosen, game.notice]).toEqual([1, null]);
  game.choose(0);
  game.choose(4);
  await vi.advanceTimersByTimeAsync(5000);
  expect(game.notice).toBeNull();
});
