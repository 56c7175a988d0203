// For tests of Connect: small fields, a server that has them, a game that was begun.

import { afterEach, beforeEach, vi } from "vitest";
import type { Variant } from "../../src/solo/connect/saved";
import { Connect } from "../../src/solo/connect/session.svelte";
import type { Listeners } from "../../src/solo/connect/terms";
import { TILE_CODES } from "../../src/tiles/codes";
import type { ConnectField } from "../../src/wire/generated";
import { fakeServer, Memory } from "./server";

export const clocked: Variant = { gravity: "none", families: false, calm: false };
export const quiet: Listeners = {
  play: () => undefined,
  taken: () => undefined,
  hinted: () => undefined,
  undone: () => undefined,
  hurry: () => undefined,
};

/** Two rows of a pair each. */
export function field(level: number, groups = [1, 1, 2, 2]): ConnectField {
  return {
    level,
    seed: 5,
    columns: 2,
    rows: 2,
    seconds: 60,
    hints: 6,
    gravity: "none",
    families: false,
    groups,
    tiles: groups.map((group) => TILE_CODES[group] ?? "1m"),
    solution: [],
  };
}

export const levels = [1, 2].map((level) => ({ level, columns: 2, rows: 2, groups: 2, seconds: 60 }));

export function server(more: Record<string, (body: unknown) => unknown> = {}): ReturnType<typeof fakeServer> {
  return fakeServer({ ...more, "levels/1/": () => field(1), "levels/2/": () => field(2), levels: () => levels });
}

export async function begun(variant = clocked): Promise<Connect> {
  const game = new Connect(quiet);
  await game.begin(variant, 1, 5);
  await vi.advanceTimersByTimeAsync(0);
  return game;
}

export function clear(game: Connect): void {
  for (const cell of [0, 1, 2, 3]) game.choose(cell);
}

/** Each test of the file has a clock and storage of its own. */
export function eachAlone(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
    vi.stubGlobal("localStorage", new Memory());
    vi.stubGlobal("sessionStorage", new Memory());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
