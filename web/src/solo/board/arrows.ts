// Going from tile to tile with the arrow keys, by where they stand on the screen.

export type Direction = "left" | "right" | "up" | "down";

export interface Point {
  readonly x: number;
  readonly y: number;
}

const AHEAD: Readonly<Record<Direction, (dx: number, dy: number) => readonly [ahead: number, aside: number]>> = {
  left: (dx, dy) => [-dx, dy],
  right: (dx, dy) => [dx, dy],
  up: (dx, dy) => [-dy, dx],
  down: (dx, dy) => [dy, dx],
};

/** Being aside costs more than being far ahead, so that one stays in the row or the column. */
const ASIDE = 2.5;
/** Smaller steps ahead are none: tiles of one row on different layers. */
const LEAST = 0.2;

/**
 * The next of `among` in a direction; beyond the last one the furthest on the other side. Null if there is nothing but `from`.
 * `where` tells where a tile stands, in widths of a tile.
 */
export function step<Key>(
  from: Key,
  direction: Direction,
  among: readonly Key[],
  where: (key: Key) => Point,
): Key | null {
  const here = where(from);
  let best: Key | null = null;
  let bestCost = Infinity;
  let around: Key | null = null;
  let aroundCost = Infinity;
  for (const key of among) {
    if (key === from) continue;
    const there = where(key);
    const [ahead, aside] = AHEAD[direction](there.x - here.x, there.y - here.y);
    const cost = Math.abs(aside) * ASIDE + Math.abs(ahead);
    if (ahead > LEAST && cost < bestCost) [best, bestCost] = [key, cost];
    // going round: as far back as possible, as little aside as possible
    const back = Math.abs(aside) * ASIDE * 2 + ahead;
    if (ahead < -LEAST && back < aroundCost) [around, aroundCost] = [key, back];
  }
  return best ?? around;
}

/** The one nearest to a point; null if there is none. */
export function nearest<Key>(point: Point, among: readonly Key[], where: (key: Key) => Point): Key | null {
  let best: Key | null = null;
  let bestDistance = Infinity;
  for (const key of among) {
    const { x, y } = where(key);
    const distance = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (distance < bestDistance) [best, bestDistance] = [key, distance];
  }
  return best;
}
