// A task of a step, as the engine makes it: what lies on the table, what is asked, and where it is a number or sets, what is right.

import { TILE_CODES, type TileCode } from "../../tiles/codes";
import type { Draw } from "./draw";

export interface Task<Asked = object, Answer = unknown> {
  /** The game that it is. */
  readonly kind: string;
  readonly tiles: readonly TileCode[];
  readonly asked: Asked;
  /** Left out where the game itself finds what is right. */
  readonly answer?: Answer;
  /** The places of tiles that lie on their head. */
  readonly onHead?: readonly number[];
}

export type Maker = (level: number, draw: Draw) => Task;

/** 144 tiles: four of each kind, one of each bonus tile. */
export const WHOLE_SET: readonly TileCode[] = TILE_CODES.flatMap((code) =>
  code[1] === "f" ? [code] : [code, code, code, code],
);

export const rowOf = (suit: string): TileCode[] => Array.from({ length: 9 }, (_, i) => `${i + 1}${suit}` as TileCode);
