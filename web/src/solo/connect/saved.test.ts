// The games of Connect that are kept: one by one, and what the version before wrote where there was room for one alone.

import { beforeEach, expect, it, vi } from "vitest";
import { Memory } from "../../../tests/support/server";
import { isKept, takeIn } from "../../kit/storage";
import { dropConnect, saveConnect, savedGame, savedGames, type SavedConnect } from "./saved";
import { NOTHING_USED } from "./stars";

const FORMER = "eastwind.connect.game";
const GAMES = "eastwind.connect.games";

function game(id: number, more: Partial<SavedConnect> = {}): SavedConnect {
  const groups = [1, 1, 2, 2];
  return {
    id,
    variant: { gravity: "none", families: false, calm: false },
    seed: id,
    first: 1,
    field: {
      level: 1,
      seed: id,
      columns: 2,
      rows: 2,
      seconds: 60,
      hints: 6,
      gravity: "none",
      families: false,
      groups,
      tiles: ["1m", "1m", "2m", "2m"],
      solution: [],
    },
    cells: [0, 1, 2, 3],
    start: [0, 1, 2, 3],
    steps: [],
    used: NOTHING_USED,
    elapsed: 0,
    hints: 6,
    score: 0,
    ...more,
  };
}

/** As the version before wrote it: one game by itself, without an id. */
function former(seed: number, more: Partial<SavedConnect> = {}): Omit<SavedConnect, "id"> {
  const { id: _, ...rest } = game(seed, more);
  return rest;
}

const ids = (): number[] => savedGames().map(({ id }) => id);

beforeEach(() => {
  vi.stubGlobal("localStorage", new Memory());
  vi.stubGlobal("sessionStorage", new Memory());
  return () => vi.unstubAllGlobals();
});

it("a page of the version before that is still open takes nothing out of the list", () => {
  for (const id of [1, 2]) saveConnect(game(id));
  localStorage.setItem(FORMER, JSON.stringify(former(9, { score: 10 })));
  expect(ids()).toEqual([2, 1, 9]);
  // it plays on, and then again less far than somebody has come here
  localStorage.setItem(FORMER, JSON.stringify(former(9, { score: 20, cells: [-1, -1, 2, 3] })));
  expect(savedGame(9)?.score).toBe(20);
  localStorage.setItem(FORMER, JSON.stringify(former(9, { score: 10 })));
  expect([savedGame(9)?.score, savedGame(9)?.cells]).toEqual([20, [-1, -1, 2, 3]]);
  expect(localStorage.getItem(FORMER)).toBeNull();
});

it("a game of the version before is there once, and gone once it is over", () => {
  localStorage.setItem(FORMER, JSON.stringify(former(9, { score: 10 })));
  saveConnect(game(3));
  expect(ids()).toEqual([3, 9]);
  dropConnect(9);
  expect(ids()).toEqual([3]);
});

it("of two states as far the one that was played longer goes on", () => {
  saveConnect(game(9, { elapsed: 5_000 }));
  localStorage.setItem(FORMER, JSON.stringify(former(9, { elapsed: 8_000 })));
  expect(savedGame(9)?.elapsed).toBe(8_000);
});

it("a game that cannot be read hides no other", () => {
  localStorage.setItem(GAMES, JSON.stringify([game(1), { id: 2, of: "a later version" }, game(3)]));
  expect(ids()).toEqual([1, 3]);
});

it("a backup brings all its games, also where as many are kept here, and they stay when one plays on", () => {
  for (let id = 1; id <= 40; id++) saveConnect(game(id));
  const here = ids();
  takeIn("connect.games", [game(101), game(102)]);
  takeIn("connect.game", former(103));
  expect(ids()).toEqual([...here, 101, 102, 103]);
  saveConnect(game(here[0]!, { score: 10 }));
  expect(ids()).toEqual([...here, 101, 102, 103]);
  // only a game begun after that takes the place of the oldest
  saveConnect(game(200));
  expect(ids()).toEqual([200, ...here, 101, 102]);
});

it("a game in a backup of the version before is under way as soon as it was loaded", () => {
  takeIn("connect.game", former(103));
  expect(["connect.games", "connect.game"].some(isKept)).toBe(true);
  expect(ids()).toEqual([103]);
  expect([isKept("connect.games"), isKept("connect.game")]).toEqual([true, false]);
});
