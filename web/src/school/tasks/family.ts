// The family's table: what laid sets add up to in both scorings, and whether a discard completes a set (`eastwind.school.family`).

import type { TileCode } from "../../tiles/codes";
import { bonusNumber, isSuited, setOf, suitOf } from "../judge";
import type { Draw } from "./draw";
import { rowOf, WHOLE_SET, type Maker, type Task } from "./task";

/** What counts how much in the rule set `family`; the shared tasks of engine and page hold them together. */
const WORTH = { chow: 3, pung: 4, kong: 5, pair: 2, win: 5, bonus: 1 };
const HAND = 13;

export interface CountAsked {
  scoring: "counting" | "chronicle";
  seat: number;
  won: boolean;
  parts: number[];
  sets?: TileCode[][];
  pair?: TileCode[];
  bonus?: TileCode[];
}
export interface ClaimAsked {
  discard: TileCode;
}

function someSets(count: number, draw: Draw): TileCode[][] {
  const left = [...WHOLE_SET];
  const found: TileCode[][] = [];
  while (found.length < count) {
    const suit = draw.oneOf(["m", "p", "s"]);
    const at = draw.below(7);
    const row = rowOf(suit);
    const code = row[at] as TileCode;
    const tiles = [row.slice(at, at + 3), [code, code, code], [code, code, code, code]][draw.below(3)] ?? [];
    const has = (one: TileCode, of: readonly TileCode[]): number => of.filter((other) => other === one).length;
    if (!tiles.every((one) => has(one, left) >= has(one, tiles))) continue;
    for (const one of tiles) left.splice(left.indexOf(one), 1);
    found.push(tiles);
  }
  return found;
}

const sum = (parts: readonly number[]): number => parts.reduce((all, one) => all + one, 0);

function seatAndBonus(draw: Draw): { seat: number; bonus: TileCode[]; mine: number[] } {
  const seat = 1 + 2 * draw.below(2);
  const flowers = draw.shuffled(WHOLE_SET.filter((code) => suitOf(code) === "f"));
  const bonus = flowers.slice(0, draw.below(4));
  return { seat, bonus, mine: bonus.filter((code) => bonusNumber(code) === seat).map(() => WORTH.bonus) };
}

/** A task of the chronicle, drawn anew where there is nothing to add up. */
function chronicle(draw: Draw): Task<CountAsked, number> {
  for (;;) {
    const { seat, bonus, mine } = seatAndBonus(draw);
    const won = draw.below(2) === 1;
    const parts = [...(won ? [WORTH.win] : []), ...mine];
    if (parts.length > 1)
      return { kind: "game-two", tiles: bonus, asked: { scoring: "chronicle", seat, won, parts }, answer: sum(parts) };
  }
}

export function count(level: number, draw: Draw): Task<CountAsked, number> {
  if (level === 3) return chronicle(draw);
  const { seat, bonus, mine } = seatAndBonus(draw);
  const sets = someSets(level === 1 ? 2 + draw.below(2) : 4, draw);
  const honour = draw.oneOf<TileCode>(["5z", "6z", "7z"]);
  const pair = level === 2 ? [honour, honour] : [];
  const parts = [...sets.map((tiles) => WORTH[setOf(tiles) ?? "chow"]), ...(level === 2 ? [WORTH.pair] : []), ...mine];
  return {
    kind: "game-two",
    tiles: [...sets.flat(), ...pair, ...bonus],
    asked: { scoring: "counting", seat, won: level === 2, sets, pair, bonus, parts },
    answer: sum(parts),
  };
}

/** Every set that a discard completes with tiles of a hand: pungs and kongs, then chows. */
export function completed(hand: readonly TileCode[], discard: TileCode): TileCode[][] {
  const times = hand.filter((code) => code === discard).length;
  const found = [4, 3].filter((size) => times >= size - 1).map((size) => Array.from({ length: size }, () => discard));
  if (!isSuited(discard)) return found;
  const row = rowOf(suitOf(discard));
  const at = row.indexOf(discard);
  for (let low = Math.max(at - 2, 0); low <= Math.min(at, 6); low += 1) {
    const chow = row.slice(low, low + 3);
    if (chow.every((code) => code === discard || hand.includes(code))) found.push(chow);
  }
  return found;
}

export function claim(level: number, draw: Draw): Task<ClaimAsked, TileCode[][]> {
  const wanted = draw.below(2) === 1;
  const plain = WHOLE_SET.filter((code) => suitOf(code) !== "f");
  const key = (code: TileCode): string => `${code[1]}${code[0]}`;
  for (;;) {
    const tiles = draw.shuffled(plain);
    const hand = tiles.slice(0, HAND).sort((one, other) => (key(one) < key(other) ? -1 : 1));
    const discard = tiles[HAND] as TileCode;
    const found = completed(hand, discard);
    const kinds = new Set(found.map(setOf));
    const right = level === 1 ? kinds.has("pung") : level === 2 ? kinds.has("chow") : found.length > 0;
    const mixed = level === 2 && [...kinds].some((kind) => kind !== "chow");
    if ((wanted ? right : found.length === 0) && !mixed)
      return { kind: "game-four", tiles: hand, asked: { discard }, answer: found };
  }
}

export const FAMILY_MAKERS = { "game-two": count, "game-four": claim } satisfies Record<string, Maker>;
