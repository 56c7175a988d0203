// What a table looks like in numbers: every tile, plate and strip with its place on the stage, in CSS pixels from the top
// left corner. Made by pure functions from a view and the size of the stage, so that it can be tested without a browser and
// so that motion is a matter of comparing two scenes.

import type { Stance } from "../../tiles/Tile.svelte";
import type { Orientation } from "../../tiles/orientation";
import type { TileCode } from "../../tiles/codes";

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** One tile that lies or stands on the table. `x`, `y` is the centre of its face, `w` the tile's own width. */
export interface Spot extends Point {
  /** Stays the same as long as the tile keeps its place: `pond-2-7`, `meld-0-1-2`, `wall-3-11`. */
  key: string;
  code: TileCode | null;
  w: number;
  stance: Stance;
  orientation: Orientation;
  stack: 1 | 2;
  seat: number;
  claimed?: boolean;
  taken?: boolean;
  last?: boolean;
  /** Declared ready with this discard. */
  ready?: "ready" | "at_once";
  /** Raised above what lies below it by this many px (loose tiles on the wall). */
  lift?: number;
}

/** Name, wind and score of a seat. */
export interface Plate extends Rect {
  seat: number;
  side: "bottom" | "right" | "top" | "left";
  /** `card`: two lines on a ground; `pair`: two lines; `line`: one line. */
  form: "card" | "pair" | "line";
  /** Of the letters. */
  scale: number;
  align: "start" | "end" | "centre";
}

/** The viewer's own hand: tiles of width `w` from `x` on, `step` apart; the drawn one after a `gap`. */
export interface HandStrip {
  x: number;
  /** Top of the faces, of the upper row where there are two. */
  y: number;
  /** So many tiles, the place of the drawn one among them, stand in a row; the next row begins `pitch` below. */
  perRow: number;
  pitch: number;
  w: number;
  step: number;
  gap: number;
  count: number;
  hasDrawn: boolean;
}

/** A mark on the stack of the wall that is drawn from next. */
export interface DrawMark extends Point {
  /** Of the wall's tiles. */
  w: number;
  /** Which way the wall is used up, degrees from pointing right. */
  angle: number;
}

export type Shape = "square" | "upright" | "short";

export interface Scene {
  shape: Shape;
  width: number;
  height: number;
  spots: Spot[];
  plates: Plate[];
  /** Round, tiles left, dice. */
  centre: Rect;
  hand: HandStrip;
  /** Where the wall is drawn from; null where it is not drawn, or used up. */
  next: DrawMark | null;
  /** Where the person is asked. */
  strip: Rect;
  /** [seat] → where a call is shown. */
  calls: Point[];
  /** [seat] → the middle of the hand, where tiles come from when it is hidden which one it was. */
  hands: Point[];
}

export interface Size {
  width: number;
  height: number;
}

export interface LayoutOptions {
  largeTiles: boolean;
  /** Draw known hands of the others face up. */
  openHands: boolean;
  /** Nobody is asked anything: where he would be asked there is room for a line of words alone. */
  looksOn?: boolean;
}

/** Which of the three drawings fits a stage. */
export function shapeOf(size: Size): Shape {
  if (size.height < 430 && size.width > size.height * 1.25) return "short";
  return size.width < 560 ? "upright" : "square";
}
