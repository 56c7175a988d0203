// @vitest-environment jsdom
import "../../../tests/support/media";
import { describe, expect, it, vi } from "vitest";
import { begun, clear, clocked, eachAlone, quiet, server } from "../../../tests/support/connect";
import { Memory } from "../../../tests/support/server";
import { savedConnect, savedGame, savedGames } from "./saved";
import { Connect } from "./session.svelte";

eachAlone();

describe("two windows with a game each", () => {
  /** A window of its own: what lasts as long as it does. */
  const enter = (window: Memory): void => void vi.stubGlobal("sessionStorage", window);
  const reloaded = (): Connect => {
    const game = new Connect(quiet);
    game.restore(savedConnect()!);
    return game;
  };

  it("find their own again, and either can go on with the other's", async () => {
    server();
    const [one, two] = [new Memory(), new Memory()];
    enter(one);
    const first = await begun();
    first.choose(0);
    first.choose(1);
    enter(two);
    // without the server both may have the same seed
    const second = await begun({ ...clocked, calm: true });
    second.choose(2);
    second.choose(3);
    first.save();
    expect(savedGames().map(({ id }) => id)).toEqual([second.id, first.id]);
    enter(one);
    expect([reloaded().id, reloaded().cells]).toEqual([first.id, first.cells]);
    enter(two);
    const again = reloaded();
    expect([again.id, again.cells]).toEqual([second.id, second.cells]);
    again.restore(savedGame(first.id)!);
    expect(reloaded().id).toBe(first.id);
    // a window that had none goes on with the last one played
    enter(new Memory());
    expect(reloaded().id).toBe(second.id);
  });

  it("drop no other game than the one that is over", async () => {
    server();
    enter(new Memory());
    const first = await begun();
    first.choose(0);
    first.choose(1);
    enter(new Memory());
    const second = await begun();
    second.choose(0);
    await vi.advanceTimersByTimeAsync(61_000);
    second.tick();
    expect(second.phase).toBe("time-up");
    expect(savedGames().map(({ id }) => id)).toEqual([first.id]);
  });

  it("keep a game that was begun and left for another one, and none in which nothing was done", async () => {
    server();
    enter(new Memory());
    const game = await begun();
    const untouched = game.id;
    await game.begin(clocked, 1, 5);
    game.choose(0);
    game.choose(1);
    const left = game.id;
    await game.begin(clocked, 1, 5);
    expect(savedGames().map(({ id }) => id)).toEqual([game.id, left]);
    expect(savedGame(untouched)).toBeNull();
  });

  it("read the one game that was kept while there was room for no other", async () => {
    server();
    enter(new Memory());
    const game = await begun();
    game.choose(0);
    game.choose(1);
    const { id: _, ...older } = savedConnect()!;
    localStorage.removeItem("eastwind.connect.games");
    localStorage.setItem("eastwind.connect.game", JSON.stringify(older));
    expect(savedGames()).toEqual([{ ...older, id: older.seed }]);
  });

  /** Two games in one window, the first with a pair taken after four seconds. */
  async function left(): Promise<{ game: Connect; first: number }> {
    server();
    enter(new Memory());
    const game = await begun();
    game.choose(0);
    await vi.advanceTimersByTimeAsync(4_000);
    game.choose(1);
    const first = game.id;
    await game.begin(clocked, 1, 5);
    game.choose(0);
    return { game, first };
  }

  it("go on with another one in a page that was paused: it is not covered, and its clock runs", async () => {
    const { game, first } = await left();
    game.pause(true);
    game.goOn(first);
    expect([game.id, game.paused, game.clock.running]).toEqual([first, false, true]);
  });

  it("let no clock run under a paused page when another window has played on", async () => {
    const { game, first } = await left();
    game.goOn(first);
    game.pause(true);
    game.follow({ ...savedGame(first)!, cells: [0, 1, 2, 3] });
    expect([game.left, game.paused, game.clock.running]).toEqual([4, true, false]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(game.clock.read()).toBe(4_000);
    game.pause(false);
    expect(game.clock.running).toBe(true);
  });

  it("go on with another one as far as it has come by now, and not with one that is over", async () => {
    const { game, first } = await left();
    const other = new Connect(quiet);
    other.restore(savedGame(first)!);
    other.choose(2);
    other.choose(3);
    game.goOn(first);
    expect([game.id, game.phase, game.left]).toEqual([first, "level-done", 0]);
    const { game: again, first: over } = await left();
    const now = again.id;
    const last = new Connect(quiet);
    last.restore(savedGame(over)!);
    await vi.advanceTimersByTimeAsync(61_000);
    last.tick();
    again.goOn(over);
    expect([again.id, savedGame(over)]).toEqual([now, null]);
  });

  it("keep a game of which nobody knows what was done when another one is begun", async () => {
    const { game, first } = await left();
    const { steps: _, start: __, ...older } = savedGame(first)!;
    localStorage.setItem("eastwind.connect.games", JSON.stringify([older]));
    game.goOn(first);
    await game.begin(clocked, 1, 5);
    expect(savedGames().map(({ id }) => id)).toEqual([game.id, first]);
  });

  it("count the points of a cleared level once, however often it is shown again", async () => {
    server();
    enter(new Memory());
    const game = await begun();
    clear(game);
    const { score, bonus, cleared } = game;
    for (let time = 0; time < 2; time++) {
      const again = reloaded();
      expect([again.phase, again.score, again.bonus, again.cleared]).toEqual(["level-done", score, bonus, cleared]);
      again.close();
      again.save();
    }
  });
});
