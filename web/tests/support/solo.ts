// For tests: storage in memory, a server that answers as it is told, a small deal.

import { TILE_CODES } from "../../src/tiles/codes";
import { vi } from "vitest";
import type { SoloDeal, SoloPlace } from "../../src/wire/generated";

export class Memory {
  readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
}

/** Answers by what an address holds; an address without an answer is a server that is away. */
export function fakeServer(answers: Record<string, (body: unknown) => unknown>): {
  asked: { path: string; body: unknown }[];
} {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", (path: string, how?: { body?: string }) => {
    const body: unknown = how?.body === undefined ? null : JSON.parse(how.body);
    asked.push({ path, body });
    const answer = Object.entries(answers).find(([part]) => path.includes(part))?.[1];
    if (!answer) return Promise.reject(new TypeError("no network"));
    return Promise.resolve(new Response(JSON.stringify(answer(body)), { status: 200 }));
  });
  return { asked };
}

/** Four places in a row and two upon the middle ones. */
export const ROW: SoloPlace[] = [
  [0, 0, 0],
  [2, 0, 0],
  [4, 0, 0],
  [6, 0, 0],
  [2, 0, 1],
  [4, 0, 1],
];

/** A row of six tiles: the two above go first, then the ends, then the middle. */
export function smallDeal(groups: number[] = [1, 2, 2, 1, 3, 3]): SoloDeal {
  return {
    layout: "row",
    number: 7,
    daily: null,
    shuffled: false,
    places: ROW,
    groups,
    copies: groups.map((group, index) => groups.slice(0, index).filter((other) => other === group).length % 4),
    tiles: groups.map((group) => TILE_CODES[group] ?? "1m"),
    difficulty: { plays: 1000, cleared: 500, band: "calm" },
  };
}

export const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
