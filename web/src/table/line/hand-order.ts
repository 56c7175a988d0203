// The order in which a person holds the tiles: sorted, or as they were put. Every tile in hand has a name of its own, so that
// it can slide to its place and be chosen although its twin lies beside it.

import type { TileCode } from "../../tiles/codes";

export interface HandTile {
  id: number;
  code: TileCode;
  /** Just drawn: it stands apart. */
  drawn: boolean;
}

const SUITS = "mpszf";

/** Characters, circles, bamboo, winds, dragons, flowers; each by rank. */
export function tileOrder(code: TileCode): number {
  return SUITS.indexOf(code[1] ?? "") * 10 + Number(code[0]);
}

export function sorted(tiles: readonly HandTile[]): HandTile[] {
  return [...tiles].sort((a, b) => Number(a.drawn) - Number(b.drawn) || tileOrder(a.code) - tileOrder(b.code));
}

let lastId = 0;

function fresh(code: TileCode, drawn: boolean): HandTile {
  lastId += 1;
  return { id: lastId, code, drawn };
}

/**
 * The hand after a change: tiles that are still there keep their name and their place, those gone are taken out, new ones
 * come to the right end (or to their place when `sort`). The drawn tile is the last. `gone`: the tile that the person has
 * just played, so that of twins the right one leaves.
 */
export function reconcile(
  before: readonly HandTile[],
  hand: readonly TileCode[],
  drawn: TileCode | null,
  sort: boolean,
  gone: number | null = null,
): HandTile[] {
  const wanted = new Map<TileCode, number>();
  for (const code of hand) wanted.set(code, (wanted.get(code) ?? 0) + 1);
  const staying = new Set<number>();
  const stay = (tile: HandTile): boolean => {
    const left = wanted.get(tile.code) ?? 0;
    if (left === 0) return false;
    wanted.set(tile.code, left - 1);
    staying.add(tile.id);
    return true;
  };
  const stillDrawn = before.find((tile) => tile.drawn && tile.code === drawn && tile.id !== gone);
  // The tile that was played is asked last: it stays only if the table says that it has to.
  for (const tile of before) if (tile !== stillDrawn && tile.id !== gone) stay(tile);
  for (const tile of before) if (tile.id === gone) stay(tile);
  // Still wanted in hand though no other of its kind is left: it has joined the hand, and its like was drawn after it.
  const joined = stillDrawn !== undefined && stay(stillDrawn);
  const held = before
    .filter((tile) => staying.has(tile.id))
    .map((tile) => (tile.drawn ? { ...tile, drawn: false } : tile));
  for (const [code, count] of wanted) for (let i = 0; i < count; i += 1) held.push(fresh(code, false));
  const inHand = sort ? sorted(held) : held;
  if (drawn === null) return inHand;
  return [...inHand, joined || !stillDrawn ? fresh(drawn, true) : stillDrawn];
}

/** The hand with one tile moved to another place; the drawn one joins the hand when it is moved. */
export function moved(tiles: readonly HandTile[], id: number, to: number): HandTile[] {
  const tile = tiles.find((it) => it.id === id);
  if (!tile) return [...tiles];
  const rest = tiles.filter((it) => it.id !== id);
  // Nothing is put behind a tile that stands apart.
  const most = rest.at(-1)?.drawn ? rest.length - 1 : rest.length;
  rest.splice(Math.max(0, Math.min(to, most)), 0, { ...tile, drawn: false });
  return rest;
}
