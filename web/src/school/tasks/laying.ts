// The steps with one suit, and the same with the others (`eastwind.school.laying`).

import type { TileCode } from "../../tiles/codes";
import { suitOf, type Suit } from "../judge";
import type { Draw } from "./draw";
import { rowOf, WHOLE_SET, type Maker, type Task } from "./task";

const COPIES = 4;
const SMALL_HEAP = 48;
const LOCK_LOOSE = 18;
export const GAMES_OF_A_SUIT = ["find-suit", "line-up", "line-down", "neighbours", "alike", "code-lock"] as const;
type GameOfASuit = (typeof GAMES_OF_A_SUIT)[number];

/** Step 7: which game of which suit a level is. */
export function gameOfSuits(level: number): { game: GameOfASuit; suit: Suit } {
  return { game: GAMES_OF_A_SUIT[(level - 1) % 6] ?? "find-suit", suit: level <= 6 ? "s" : "m" };
}

const copies = (row: readonly TileCode[], times: number): TileCode[] => Array.from({ length: times }, () => row).flat();

function find(suits: string, heap: readonly TileCode[]): Task {
  const places = (suit: string): number[] => heap.flatMap((code, at) => (suitOf(code) === suit ? [at] : []));
  const answer = suits.length === 1 ? places(suits) : [...suits].map(places);
  return { kind: "find-suit", tiles: heap, asked: { suits: [...suits] }, answer };
}

/** Some tiles and others beside them, of no kind more than there are. */
function more(tiles: readonly TileCode[], kinds: readonly TileCode[], count: number, draw: Draw): TileCode[] {
  const all = [...tiles];
  while (all.length < count) {
    const code = draw.oneOf(kinds);
    if (all.filter((one) => one === code).length < COPIES) all.push(code);
  }
  return all;
}

function line(kind: "line-up" | "line-down", suit: Suit, level: number, draw: Draw): Task {
  const row = rowOf(suit);
  const loose = draw.shuffled(level === 1 ? row : level === 2 ? more(row, row, 14, draw) : copies(row, COPIES));
  const onHead = level > 2 ? loose.flatMap((_, at) => (draw.below(3) === 0 ? [at] : [])) : [];
  return { kind, tiles: loose, asked: { suit }, answer: kind === "line-up" ? row : row.toReversed(), onHead };
}

function neighbours(suit: Suit, level: number, draw: Draw): Task {
  const row = rowOf(suit);
  const built = Array.from({ length: level + 1 }, () => draw.below(7)).flatMap((start) => row.slice(start, start + 3));
  const tiles = draw.shuffled(level === 1 ? built : level === 2 ? more(built, row, 15, draw) : copies(row, COPIES - 1));
  return { kind: "neighbours", tiles, asked: { suit } };
}

export function alike(kinds: readonly TileCode[], level: number, draw: Draw): Task {
  const chosen = draw.shuffled(kinds);
  const times = level === 1 ? [3, 3, 1, 1] : [3, 4, 2, level === 2 ? 2 : 1];
  const some = level === 3 ? chosen : chosen.slice(0, 4);
  const together =
    level === 2
      ? [...copies(chosen.slice(0, 1), 3), ...copies(chosen.slice(1, 2), 4), ...copies(chosen.slice(2, 4), 2)]
      : some.flatMap((code, i) => copies([code], times[i % 4] ?? 1));
  return { kind: "alike", tiles: draw.shuffled(together), asked: {} };
}

function codeLock(suit: Suit, level: number, draw: Draw): Task {
  const row = rowOf(suit);
  const shown = draw.shuffled(row).slice(0, level + 3);
  const others = draw.shuffled(copies(row, 2));
  const tiles = draw.shuffled([...shown, ...others.slice(0, LOCK_LOOSE - shown.length)]);
  return { kind: "code-lock", tiles, asked: { shown }, answer: shown };
}

function findOf(level: number, draw: Draw): Task {
  const heap = draw.shuffled(WHOLE_SET);
  return find(["p", "p", "s", "m", "psm"][level - 1] ?? "p", level === 1 ? heap.slice(0, SMALL_HEAP) : heap);
}

/** Steps 1 to 6 with bamboo, then with characters: the middle level of each. */
function suits(level: number, draw: Draw): Task {
  const { game, suit } = gameOfSuits(level);
  if (game === "find-suit") return find(suit, draw.shuffled(WHOLE_SET));
  if (game === "line-up" || game === "line-down") return line(game, suit, 2, draw);
  if (game === "neighbours") return neighbours(suit, 2, draw);
  return game === "alike" ? alike(rowOf(suit), 2, draw) : codeLock(suit, 2, draw);
}

export const LAYING_MAKERS = {
  "find-suit": findOf,
  "line-up": (level, draw) => line("line-up", "p", level, draw),
  "line-down": (level, draw) => line("line-down", "p", level, draw),
  neighbours: (level, draw) => neighbours("p", level, draw),
  alike: (level, draw) => alike(rowOf("p"), level, draw),
  "code-lock": (level, draw) => codeLock("p", level, draw),
  suits,
} satisfies Record<string, Maker>;
