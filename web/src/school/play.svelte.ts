// A game on the child's glass: its tiles, the places they may lie on, and what happens when one is touched or laid.

import type { Face } from "../faces/face";
import type { TileCode } from "../tiles/codes";
import type { MessageId } from "../words/i18n.svelte";
import type { Chance } from "./chance";
import { spread, type Area, type Lying } from "./heap";
import type { Mistake } from "./judge";
import type { Signs } from "./signs";
import type { StepId } from "./steps";

export class Piece {
  readonly id: number;
  readonly code: TileCode;
  /** How it lies in the heap. */
  angle: number;
  /** The place on which it lies; null: it is loose. */
  at: string | null = $state(null);
  /** On its head in its place. */
  turned = $state(false);
  /** It is the right one, on its head: it waits for a finger that turns it. */
  toTurn = $state(false);
  /** Laid wrong: it leans and waits. */
  leaning = $state(false);
  lit = $state(false);
  /** Face down. */
  down = $state(false);
  /** In the shade of one that lies on it. */
  shaded = $state(false);
  /** Rocks once. */
  rocking = $state(0);
  /** Not on the glass: taken away, or not yet slid in. */
  hidden = $state(false);
  /** Not to be touched. */
  fixed = $state(false);
  /** Where a finger has pushed it to. */
  pushed: { x: number; y: number } | null = $state.raw(null);

  constructor(id: number, code: TileCode, angle = 0) {
    this.id = id;
    this.code = code;
    this.angle = angle;
  }

  rock(): void {
    this.rocking += 1;
  }
}

export interface Spot {
  x: number;
  y: number;
  /** The width of a tile that lies there. */
  tile: number;
  /** Shown as a place pressed into the felt. */
  place?: boolean;
}

export interface Wood extends Area {
  key: string;
  /** A number carved above it. */
  mark?: string;
  /** What is kept in it is finished. */
  closed?: boolean;
}

export interface Layout {
  /** Of the felt. */
  width: number;
  height: number;
  tile: number;
  heap: Area;
  spots: Readonly<Record<string, Spot>>;
  woods: readonly Wood[];
}

/** Tiles drawn beside the game to explain it: not to be touched. */
export interface Shown {
  code: TileCode;
  x: number;
  y: number;
  tile: number;
  lit?: boolean;
  key: string;
}

export interface Hop {
  from: { x: number; y: number };
  to: { x: number; y: number };
  /** Longer than one step: dotted. */
  gap: boolean;
}

/** A number beside what is counted. */
export interface Marked {
  key: string;
  x: number;
  y: number;
  text: string;
}

export interface Said {
  id: MessageId;
  args?: Record<string, string | number>;
}

export interface Ended {
  mistakes: Record<string, number>;
  hints: number;
  span?: number;
  inOrder?: boolean;
}

/** The parts of the felt: what lies above, between and below, clear of the discs in the corners. */
export interface Zones {
  narrow: boolean;
  /** Lower than a tablet: the discs are beside what is played with. */
  low: boolean;
  top: Area;
  middle: Area;
  heap: Area;
}

/** The shape of a glass: that of a phone upright, of one on its side, or neither. */
export function shapeOf(width: number, height: number): Pick<Zones, "narrow" | "low"> {
  const low = height < 480 && width > height;
  return { narrow: !low && width < 640, low };
}

export function zonesOf(width: number, height: number): Zones {
  const { narrow, low } = shapeOf(width, height);
  const [left, right] = low ? [104, 104] : narrow ? [10, 10] : [36, 36];
  const top = low ? 44 : narrow ? 104 : 84;
  const bottom = narrow ? 96 : low ? 6 : 22;
  const inner = height - top - bottom;
  const heapSide = narrow || low ? left : 128;
  const [first, second] = narrow ? [0.3, 0.27] : [0.23, 0.29];
  const area = (from: number, share: number, side: number): Area => ({
    x: side,
    y: top + inner * from,
    width: width - side - (side === left ? right : side),
    height: inner * share,
  });
  return {
    narrow,
    low,
    top: area(0, first, left),
    middle: area(first, second, left),
    heap: area(first + second, 1 - first - second, heapSide),
  };
}

/** Places in even rows in the middle of an area. */
export function inRows(count: number, area: Area, tile: number, gap: number, rows = 1): Spot[] {
  const perRow = Math.ceil(count / rows);
  const step = tile + gap;
  const down = tile * 1.5 + gap + tile * 0.2;
  const top = area.y + (area.height - down * rows + gap) / 2 + tile * 0.75;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    return {
      x: area.x + (area.width - step * perRow + gap) / 2 + tile / 2 + (i % perRow) * step,
      y: top + row * down,
      tile,
      place: true,
    };
  });
}

/** The widest tile, up to `most`, of which `count` lie in so many rows in an area. */
export function fitting(count: number, area: Area, rows: number, gap: number, most: number, least = 24): number {
  const perRow = Math.ceil(count / rows);
  const wide = (area.width - 28 + gap) / perRow - gap;
  const high = (area.height / rows - gap) / 1.72;
  return Math.floor(Math.max(least, Math.min(most, wide, high)));
}

/** A wooden tray around places. */
export function around(key: string, spots: readonly Spot[], margin = 12, closed = false): Wood {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const tile = spots[0]?.tile ?? 0;
  const [left, top] = [Math.min(...xs) - tile / 2 - margin, Math.min(...ys) - tile * 0.75 - margin];
  return {
    key,
    x: left,
    y: top,
    width: Math.max(...xs) + tile / 2 + margin - left,
    height: Math.max(...ys) + tile * 0.75 + margin + tile * 0.17 - top,
    closed,
  };
}

/** Angles of loose tiles: mostly a little, some all the way round. */
export function looseAngle(chance: Chance, onItsHead = 0): number {
  const little = (chance() - 0.5) * 30;
  return Math.round(chance() < onItsHead ? 180 + little : little);
}

export const isOnItsHead = (angle: number): boolean => Math.abs((((angle % 360) + 360) % 360) - 180) < 80;

export abstract class Play {
  abstract readonly step: StepId;
  readonly seed: number;
  pieces: Piece[] = $state.raw([]);
  /** What the bird says now. */
  said: Said = $state.raw({ id: "path-well-done" });
  /** The place that is asked for. */
  asked: string | null = $state(null);
  /** Places of which any is asked for, so that none of them is given away. */
  either: readonly string[] = $state.raw([]);
  done = $state(false);
  /** The lamp burns. */
  lamp = $state(false);
  /** Where the light falls, in the heap. */
  light: { x: number; y: number; r: number } | null = $state.raw(null);
  /** 6 and 9 beside one another. */
  comparing = $state(false);
  mistakes: Record<string, number> = $state({});
  hints = $state(0);
  /** What stands on the tiles in place of their pictures. */
  signs: Signs | null = $state.raw(null);
  span: number | undefined;
  inOrder: boolean | undefined;

  constructor(seed: number) {
    this.seed = seed;
  }

  abstract layout(width: number, height: number): Layout;

  /** A loose tile is to lie on a place: tapped, or brought there. */
  abstract lay(piece: Piece, spot: string): void;

  /** The help that the lamp gives. */
  abstract help(layout: Layout, places: readonly Lying[]): void;

  /** The child may say that it is done. */
  get ready(): boolean {
    return false;
  }

  /** The child says that it is done. */
  confirm(): void {
    // most games see it by themselves
  }

  marks(_layout: Layout): Marked[] {
    return [];
  }

  /** Where a tapped tile goes; null: nowhere. */
  target(_piece: Piece): string | null {
    return this.asked;
  }

  /** A tile that lies on a place is tapped. */
  touch(piece: Piece): void {
    this.settleLeaning();
    piece.rock();
  }

  /** A loose tile was pushed beside the places. */
  push(piece: Piece, x: number, y: number): void {
    if (piece.at === null) piece.pushed = { x, y };
  }

  /** A tile that lies on a place was brought upon another one, or beside all: most games take it for a tap. */
  bring(piece: Piece, _upon: Piece | null): void {
    this.tap(piece);
  }

  tap(piece: Piece): void {
    if (this.done || piece.fixed) return;
    if (piece.at !== null) {
      this.touch(piece);
      return;
    }
    const spot = this.target(piece);
    if (spot === null) piece.rock();
    else this.lay(piece, spot);
  }

  /** Puts signs on the tiles, before anything is touched. None lies on its head: an n would be taken for a u. */
  dress(signs: Signs): void {
    this.signs = signs;
    for (const piece of this.pieces) if (isOnItsHead(piece.angle)) piece.angle -= 180;
    this.say(this.said.id, this.said.args);
  }

  /** What stands on a tile, or on one that is only shown. */
  faceOf(tile: Pick<Piece, "code"> & { id?: number }): Face {
    return this.signs?.of({ id: -1, ...tile }) ?? { code: tile.code };
  }

  /** What is drawn beside the game. */
  shown(_layout: Layout): Shown[] {
    return [];
  }

  hops(_layout: Layout): Hop[] {
    return [];
  }

  /** Where loose tiles lie. */
  scatter(layout: Layout): Lying[] {
    const angles = this.pieces.map(({ angle }) => angle);
    return spread(this.pieces.length, layout.heap, layout.tile, this.seed, angles);
  }

  get result(): Ended {
    return {
      mistakes: { ...this.mistakes },
      hints: this.hints,
      ...(this.span === undefined ? {} : { span: this.span }),
      ...(this.inOrder === undefined ? {} : { inOrder: this.inOrder }),
    };
  }

  say(id: MessageId, args?: Said["args"]): void {
    const instead = this.signs?.line(id);
    if (instead) this.said = { id: instead };
    else this.said = args ? { id, args } : { id };
  }

  /** What the bird says now is of a tile that was laid wrong, or of the help. */
  protected aside = false;

  /** That is over: what is to be done is said again. */
  protected resume(task: MessageId): void {
    if (this.aside) this.say(task);
    this.aside = false;
  }

  protected count(mistake: Mistake): void {
    this.mistakes[mistake] = (this.mistakes[mistake] ?? 0) + 1;
  }

  /** What leans goes back to where it was loose. */
  protected settleLeaning(): void {
    this.comparing = false;
    for (const piece of this.pieces) {
      if (!piece.leaning) continue;
      piece.leaning = false;
      piece.turned = false;
      piece.toTurn = false;
      piece.at = null;
    }
  }

  protected finish(id: MessageId = "path-well-done", args?: Said["args"]): void {
    this.asked = null;
    this.lamp = false;
    this.light = null;
    this.done = true;
    this.say(id, args);
  }

  protected lightLamp(): void {
    this.hints += 1;
    this.lamp = true;
  }

  protected piecesAt(...spots: readonly string[]): Piece[] {
    return spots.flatMap((spot) => this.pieces.find(({ at }) => at === spot) ?? []);
  }
}
