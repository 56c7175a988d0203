// Tiles poured out: where each lies, how it is turned, and which lies on top.

import { below, chanceOf, shuffled, type Chance } from "./chance";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The middle of a tile, its turn in degrees, and how high it lies. */
export interface Lying {
  x: number;
  y: number;
  angle: number;
  above: number;
}

/** So much of a wanted tile may be covered at first. */
export const MOST_COVERED = 2 / 3;

/** Rows of loose tiles that hardly touch: for what is to be chosen from. */
export function spread(count: number, area: Area, tile: number, seed: number, angles: readonly number[]): Lying[] {
  const chance = chanceOf(seed);
  const columns = columnsFor(count, area, tile);
  const rows = Math.ceil(count / columns);
  const across = area.width / columns;
  const down = Math.min(tile * 1.9, area.height / rows);
  const top = area.y + (area.height - down * rows) / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = area.x + ((columns - inRow) * across) / 2;
    const loose = Math.max(0, Math.min(across - tile, 16));
    return {
      x: left + ((i % columns) + 0.5) * across + (chance() - 0.5) * loose,
      y: top + (row + 0.5) * down + (chance() - 0.5) * Math.max(0, Math.min(12, down - tile * 1.5)),
      angle: angles[i] ?? 0,
      above: i,
    };
  });
}

/** The number of columns that leaves each tile the most room. */
function columnsFor(count: number, area: Area, tile: number): number {
  let best = { columns: 1, room: -Infinity };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const room = Math.min(area.width / columns / tile, area.height / rows / (tile * 1.5));
    if (room > best.room + 0.001) best = { columns, room };
  }
  return best.columns;
}

/** The widest tile, up to `most`, with which so many lie beside one another in an area. */
export function tileFor(count: number, area: Area, most: number, least = 48): number {
  for (let tile = most; tile > least; tile -= 1) {
    const columns = Math.floor(area.width / (tile * 1.06));
    if (columns > 0 && Math.ceil(count / columns) * tile * 1.62 <= area.height) return tile;
  }
  return least;
}

/** A heap in which tiles lie upon one another, at any angle; of the wanted ones none is hidden by more than two thirds. */
export function poured(count: number, wanted: readonly number[], area: Area, tile: number, seed: number): Lying[] {
  const chance = chanceOf(seed);
  const [rx, ry] = [area.width / 2 - tile * 0.8, area.height / 2 - tile * 0.8];
  const lying: Lying[] = Array.from({ length: count }, (_, i) => {
    const r = Math.sqrt((i + 0.6) / count);
    const turn = i * 2.39996;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    // rounder than a rectangle, fuller than an ellipse
    const full = (Math.abs(c) ** 2.7 + Math.abs(s) ** 2.7) ** (-1 / 2.7);
    return {
      x: area.x + area.width / 2 + c * full * r * rx + (chance() - 0.5) * tile * 0.4,
      y: area.y + area.height / 2 + s * full * r * ry + (chance() - 0.5) * tile * 0.34,
      angle: below(chance, 360),
      above: 0,
    };
  });
  laidOver(lying, chance);
  uncover(lying, wanted, tile, chance);
  return lying;
}

function laidOver(lying: Lying[], chance: Chance): void {
  shuffled(
    lying.map((_, i) => i),
    chance,
  ).forEach((which, above) => {
    const one = lying[which];
    if (one) one.above = above;
  });
}

/** Lays a wanted tile on top that is hidden too much; what that hides is looked at again. */
function uncover(lying: Lying[], wanted: readonly number[], tile: number, chance: Chance): void {
  let top = lying.length;
  for (let round = 0; round < 40; round += 1) {
    const hidden = wanted.filter((i) => covered(lying, i, tile) > MOST_COVERED);
    if (hidden.length === 0) return;
    for (const i of hidden) {
      const one = lying[i];
      if (!one) continue;
      one.above = top;
      top += 1;
      // two that hide one another would take turns for ever
      if (round > 2) {
        one.x += (chance() - 0.5) * tile;
        one.y += (chance() - 0.5) * tile;
      }
    }
  }
}

/** Which part of a tile lies under others, by a grid of points on its face. */
export function covered(lying: readonly Lying[], which: number, tile: number): number {
  const mine = lying[which];
  if (!mine) return 0;
  const others = lying.filter(
    (other) => other.above > mine.above && Math.hypot(other.x - mine.x, other.y - mine.y) < tile * 1.81,
  );
  const [width, height] = [tile, tile * 1.5];
  let under = 0;
  let all = 0;
  for (let u = -0.45; u <= 0.46; u += 0.15) {
    for (let w = -0.45; w <= 0.46; w += 0.15) {
      const [x, y] = turned(u * width, w * height, mine.angle);
      all += 1;
      if (others.some((other) => lies(other, mine.x + x, mine.y + y, width, height))) under += 1;
    }
  }
  return under / all;
}

function turned(x: number, y: number, degrees: number): [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
}

function lies(tile: Lying, x: number, y: number, width: number, height: number): boolean {
  const [u, w] = turned(x - tile.x, y - tile.y, -tile.angle);
  return Math.abs(u) <= width / 2 && Math.abs(w) <= height / 2;
}
