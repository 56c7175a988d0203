// The steps with all tiles (`eastwind.school.later`), but for the solitaire, whose deals are the server's.

import type { TileCode } from "../../tiles/codes";
import { bestPartition, bonusNumber, isSuited, suitOf } from "../judge";
import type { Draw } from "./draw";
import { rowOf, WHOLE_SET, type Maker, type Task } from "./task";

const DRAGONS: readonly TileCode[] = ["5z", "6z", "7z"];
const WINDS: readonly TileCode[] = ["1z", "2z", "3z", "4z"];
const FLOWERS: readonly TileCode[] = ["1f", "2f", "3f", "4f"];
const SEASONS: readonly TileCode[] = ["5f", "6f", "7f", "8f"];
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** A snake that crosses to the other suit and back, each time by a number of which both tiles are in it; then it is mixed. */
function snake(level: number, draw: Draw): Task {
  const [one = "m", other = "p"] = draw.shuffled(["m", "p", "s"]);
  const count = 4 * (level + 1);
  const [over = 1, back = 1, ...rest] = draw.shuffled(range(9));
  const within = rest.slice(0, Math.floor(count / 2) - 2);
  const before = draw.below(within.length + 1);
  const middle = draw.shuffled(rest).slice(0, count - Math.floor(count / 2) - 2);
  const of = (suit: string, ranks: readonly number[]): TileCode[] => ranks.map((rank) => `${rank}${suit}` as TileCode);
  const [first, ...next] = [
    ...of(one, [...within.slice(0, before), over]),
    ...of(other, [over, ...middle, back]),
    ...of(one, [back, ...within.slice(before)]),
  ];
  return { kind: "snake", tiles: draw.shuffled(next), asked: { first }, answer: next };
}

/** Pairs of the three suits, as many of each as can be; at last dragons and winds among them. */
function memory(level: number, draw: Draw): Task {
  let kinds: TileCode[];
  if (level < 3) {
    const rows = (["p", "s", "m"] as const).map((suit) => draw.shuffled(rowOf(suit)));
    kinds = range(level === 1 ? 6 : 8).flatMap((at) => rows[(at - 1) % 3]?.[Math.floor((at - 1) / 3)] ?? []);
  } else {
    const honours = draw.shuffled([...DRAGONS, ...WINDS]).slice(0, 4);
    kinds = [...honours, ...draw.shuffled([...rowOf("p"), ...rowOf("s"), ...rowOf("m")]).slice(0, 4)];
  }
  return { kind: "memory", tiles: draw.shuffled([...kinds, ...kinds]), asked: { pairs: kinds.length } };
}

function combinations(level: number, draw: Draw): Task {
  const count = [12, 16, 20, 20][level - 1] ?? 20;
  const of = WHOLE_SET.filter((code) => (level < 4 ? isSuited(code) : suitOf(code) !== "f"));
  let tiles: TileCode[];
  // a child is never sent to look for what is not there: tiles without a set are dealt anew
  do tiles = draw.shuffled(of).slice(0, count);
  while (bestPartition(tiles).length === 0);
  return { kind: "combinations", tiles, asked: {} };
}

function honours(level: number, draw: Draw): Task {
  const kinds = [DRAGONS, WINDS, [...DRAGONS, ...WINDS]][level - 1] ?? DRAGONS;
  const [first = "5z", second = "6z", ...others] = draw.shuffled(kinds);
  const together = [first, first, first, second, second, second, second, ...others.flatMap((code) => [code, code])];
  return { kind: "alike", tiles: draw.shuffled(together), asked: {} };
}

function bonus(level: number, draw: Draw): Task {
  const tiles = draw.shuffled([SEASONS, FLOWERS, [...FLOWERS, ...SEASONS]][level - 1] ?? SEASONS);
  const seat = 1 + draw.below(4);
  return { kind: "bonus", tiles, asked: { seat }, answer: tiles.filter((code) => bonusNumber(code) === seat) };
}

const BOXES: readonly (readonly [lengths: readonly number[], rows: readonly number[]])[] = [
  [
    [6, 8],
    [2, 3, 4],
  ],
  [[9], [5, 6, 7, 8]],
  [[8, 9, 12, 16], []],
];

function tidy(level: number, draw: Draw): Task<{ row: number }, number> {
  const [lengths, rows] = BOXES[level - 1] ?? [[8], []];
  const row = draw.oneOf(lengths);
  const count = rows.length > 0 ? row * draw.oneOf(rows) : WHOLE_SET.length;
  return { kind: "tidy", tiles: draw.shuffled(WHOLE_SET).slice(0, count), asked: { row }, answer: count / row };
}

export const LATER_MAKERS = { snake, memory, combinations, honours, bonus, tidy } satisfies Record<string, Maker>;
