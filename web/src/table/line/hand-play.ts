// What the drawing of the own hand needs to know of a person's play, and whom it tells.

import type { HandTile } from "./hand-order";
import type { Point } from "../layout/scene";
import type { TileCode } from "../../tiles/codes";

export interface HandPlay {
  readonly tiles: readonly HandTile[];
  /** Lifted: a second click or a key discards it. */
  readonly chosen: HandTile | null;
  /** Under the keyboard. */
  readonly focused: number | null;
  /** Where the tile stood that was played last; null when it was another's move. */
  readonly playedFrom: { from: Point; w: number } | null;
  /** Whether the hand may be discarded from now. */
  readonly active: boolean;
  canDiscard(code: TileCode): boolean;
  isDangerous(code: TileCode): boolean;
  isAdvised(tile: HandTile): boolean;
  press(tile: HandTile, from: Point, w: number): void;
  discard(tile: HandTile, from: Point, w: number): void;
  move(tile: HandTile, to: number): void;
  focus(tile: HandTile): void;
}
