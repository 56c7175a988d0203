// What a child has laid, and what it is: right, or one of the mistakes that have a hint of their own. Nothing here knows the page.

import type { TileCode } from "../tiles/codes";

export type Suit = "p" | "s" | "m";

/** What is counted in the course, and explained with a hint of its own. */
export type Mistake =
  | "overlooked"
  | "other_suit"
  | "six_nine"
  | "wrong_neighbour"
  | "from_the_wrong_end"
  | "gap"
  | "descending"
  | "one_suit_only"
  | "mixed_suit"
  | "three_for_four"
  | "stranger"
  | "missing"
  | "wrong_tile"
  | "no_match"
  | "honour_chow"
  | "other_number"
  | "too_few"
  | "too_many"
  | "wrong_side"
  | "counted_backwards"
  | "one_short"
  | "one_far"
  | "wrong_stack"
  | "left_out"
  | "not_free"
  | "completes_nothing"
  | "wrong_sum";

export const rankOf = (code: TileCode): number => Number(code[0]);
export const suitOf = (code: TileCode): string => code[1] ?? "";
export const isSuited = (code: TileCode): boolean => "mps".includes(suitOf(code));

/** How a tile reads that lies on its head: a 9 as a 6, and a 6 as a 9. */
export function readAs(code: TileCode, turned: boolean): number {
  const rank = rankOf(code);
  return turned && (rank === 6 || rank === 9) ? 15 - rank : rank;
}

/** A tile laid where `asked` was asked for; null: it is right. `turned`: it lies on its head. */
export function judgeStep(
  code: TileCode,
  asked: TileCode,
  { turned = false, down = false, first = false } = {},
): Mistake | "turn" | null {
  if (code === asked) return turned ? "turn" : null;
  if (suitOf(code) !== suitOf(asked)) return "other_suit";
  const [rank, wanted] = [rankOf(code), rankOf(asked)];
  if (rank + wanted === 15 && (rank === 6 || wanted === 6)) return "six_nine";
  if (down && first && rank === 1) return "from_the_wrong_end";
  return "wrong_neighbour";
}

/** Three tiles as they were laid, left to right; null: they are a chow. */
export function judgeChow(tiles: readonly TileCode[]): Mistake | null {
  if (tiles.some((code) => !isSuited(code)))
    return tiles.every((code) => suitOf(code) === "z") ? "honour_chow" : "mixed_suit";
  if (new Set(tiles.map(suitOf)).size > 1) return "mixed_suit";
  const laid = tiles.map(rankOf);
  const [low = 0, middle = 0, high = 0] = [...laid].sort((one, other) => one - other);
  if (middle === low + 1 && high === middle + 1) return laid[0] === low && laid[1] === middle ? null : "descending";
  const steps = [middle - low, high - middle].sort();
  return steps[0] === 1 && (steps[1] === 2 || steps[1] === 3) ? "gap" : "one_suit_only";
}

/** Three or four tiles where so many alike were asked for; null: they are. */
export function judgeAlike(tiles: readonly TileCode[], asked: 3 | 4): Mistake | null {
  const kinds = new Map<TileCode, number>();
  for (const code of tiles) kinds.set(code, (kinds.get(code) ?? 0) + 1);
  if (kinds.size === 1) return tiles.length < asked ? "three_for_four" : null;
  if (asked === 4 && Math.max(...kinds.values()) === 3) return "three_for_four";
  if (tiles.length === 3 && kinds.size === 3 && tiles.every((code) => suitOf(code) === "z")) return "honour_chow";
  return "stranger";
}

export interface Recalled {
  /** So many of the shown tiles were laid. */
  span: number;
  inOrder: boolean;
  mistakes: Mistake[];
}

/** What was laid from memory against what was shown. Another order is told apart; it is no mistake. */
export function judgeCode(shown: readonly TileCode[], laid: readonly (TileCode | null)[]): Recalled {
  const left = [...shown];
  const mistakes: Mistake[] = [];
  for (const code of laid) {
    if (code === null) {
      mistakes.push("missing");
      continue;
    }
    const at = left.indexOf(code);
    if (at < 0) mistakes.push("wrong_tile");
    else left.splice(at, 1);
  }
  const span = shown.length - left.length;
  return { span, inOrder: span === shown.length && shown.every((code, i) => laid[i] === code), mistakes };
}

/** How many tiles the next lock shows: one more after a full span in order, one fewer after two were lost. */
export function nextLength(length: number, { span, inOrder }: Pick<Recalled, "span" | "inOrder">): number {
  if (span === length && inOrder) return Math.min(6, length + 1);
  return span <= length - 2 ? Math.max(3, length - 1) : length;
}

/** Whether a tile may follow another in the snake. */
export function judgeSnake(last: TileCode, next: TileCode): Mistake | null {
  return suitOf(last) === suitOf(next) || rankOf(last) === rankOf(next) ? null : "no_match";
}

/** The number of a flower or a season. */
export const bonusNumber = (code: TileCode): number => ((rankOf(code) - 1) % 4) + 1;

export function judgeBonus(code: TileCode, seat: number): Mistake | null {
  return bonusNumber(code) === seat ? null : "other_number";
}

export function judgeWall(stacks: number, asked: number): Mistake | null {
  if (stacks === asked) return null;
  return stacks < asked ? "too_few" : "too_many";
}

/** Sides and seats are 0–3, clockwise from the first player's; stacks are counted from 1. */
export interface Opening {
  side: number;
  stack: number;
}

/** The side that was shown, against the one that the number counts to. */
export function judgeSide(side: number, counted: number): Mistake | null {
  if (side === (counted - 1) % 4) return null;
  return side === (4 - ((counted - 1) % 4)) % 4 ? "counted_backwards" : "wrong_side";
}

/** The stack after which the wall was opened, against the one that was counted to; `stacks` in a side. */
export function judgeStack(stack: number, counted: number, stacks: number): Mistake | null {
  if (stack === counted) return null;
  if (stack === counted - 1) return "one_short";
  if (stack === counted + 1) return "one_far";
  // from the wrong end: the gap that one finds there, or the stack before it
  const other = stacks - counted;
  return stack === other || stack === other + 1 ? "counted_backwards" : "wrong_stack";
}

/** Three tiles and the rank of a kind or of its suit's neighbours: one set. */
export interface Set3 {
  kind: "chow" | "pung" | "kong";
  tiles: TileCode[];
}

/** What a set is; null: none. */
export function setOf(tiles: readonly TileCode[]): Set3["kind"] | null {
  const first = tiles[0];
  if (first !== undefined && tiles.every((code) => code === first)) {
    if (tiles.length === 3) return "pung";
    return tiles.length === 4 ? "kong" : null;
  }
  return tiles.length === 3 && judgeChow(tiles) === null ? "chow" : null;
}

/** Which mistake a set that is none has. */
export function judgeSet(tiles: readonly TileCode[]): Mistake | null {
  if (setOf(tiles) !== null) return null;
  const kinds = new Set(tiles).size;
  if (kinds < tiles.length) return "stranger";
  return judgeChow(tiles) ?? "stranger";
}

/** The most tiles that lie in sets at once, and the sets: computed exactly, suit by suit. */
export function bestPartition(tiles: readonly TileCode[]): Set3[] {
  const bySuit = new Map<string, number[]>();
  for (const code of tiles) {
    const counts = bySuit.get(suitOf(code)) ?? Array.from({ length: 10 }, () => 0);
    counts[rankOf(code)] = (counts[rankOf(code)] ?? 0) + 1;
    bySuit.set(suitOf(code), counts);
  }
  return [...bySuit].flatMap(([suit, counts]) =>
    suit === "f"
      ? []
      : bestOfSuit(counts, suit !== "z").map(({ kind, ranks }) => ({
          kind,
          tiles: ranks.map((rank) => `${rank}${suit}` as TileCode),
        })),
  );
}

interface Ranked {
  kind: Set3["kind"];
  ranks: number[];
}

const worth = (sets: readonly Ranked[]): number => sets.reduce((sum, { ranks }) => sum + ranks.length, 0);

function bestOfSuit(counts: number[], chows: boolean, rank = 1, known = new Map<string, Ranked[]>()): Ranked[] {
  if (rank > 9) return [];
  const key = `${rank}:${counts.slice(rank).join("")}`;
  const before = known.get(key);
  if (before) return before;
  let best = bestOfSuit(counts, chows, rank + 1, known);
  const tries: Ranked[] = [
    { kind: "kong", ranks: [rank, rank, rank, rank] },
    { kind: "pung", ranks: [rank, rank, rank] },
  ];
  if (chows && rank <= 7) tries.push({ kind: "chow", ranks: [rank, rank + 1, rank + 2] });
  for (const set of tries) {
    const left = [...counts];
    for (const one of set.ranks) left[one] = (left[one] ?? 0) - 1;
    if (left.some((count) => count < 0)) continue;
    const found = [set, ...bestOfSuit(left, chows, rank, known)];
    if (worth(found) > worth(best)) best = found;
  }
  known.set(key, best);
  return best;
}
