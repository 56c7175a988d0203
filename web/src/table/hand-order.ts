// The order in which a person holds the tiles: sorted, or as they were put. Every tile in hand has a name of its own, so that
// it can slide to its place and be chosen although its twin lies beside it.

export interface HandTile {
  id: number;
  code: string;
  /** Just drawn: it stands apart. */
  drawn: boolean;
}

const SUITS = "mpszf";

/** Characters, circles, bamboo, winds, dragons, flowers; each by rank. */
export function tileOrder(code: string): number {
  return SUITS.indexOf(code[1] ?? "") * 10 + Number(code[0]);
}

export function sorted(tiles: readonly HandTile[]): HandTile[] {
  return [...tiles].sort((a, b) => Number(a.drawn) - Number(b.drawn) || tileOrder(a.code) - tileOrder(b.code) || a.id - b.id);
}

let lastId = 0;

function fresh(code: string, drawn: boolean): HandTile {
  lastId += 1;
  return { id: lastId, code, drawn };
}

/**
 * The hand after a change: tiles that are still there keep their name and their place, those gone are taken out, new ones
 * come to the right end (or to their place when `sort`). The drawn tile is the last. `gone`: the tile that the person has
 * just played, so that of twins the right one leaves.
 */
export function reconcile(
  before: readonly HandTile[], hand: readonly string[], drawn: string | null, sort: boolean, gone: number | null = null,
): HandTile[] {
  const wanted = new Map<string, number>();
  for (const code of hand) wanted.set(code, (wanted.get(code) ?? 0) + 1);
  // The drawn tile keeps its name too; it may also have been drawn before and be in hand now.
  const keepDrawn = before.find((tile) => tile.drawn && tile.code === drawn && tile.id !== gone);
  const kept: HandTile[] = [];
  // The tile that was played goes last: it stays only if the table says that it has to.
  const candidates = [...before].sort((a, b) => Number(a.id === gone) - Number(b.id === gone));
  const staying = new Set<number>();
  for (const tile of candidates) {
    const left = wanted.get(tile.code) ?? 0;
    if (left > 0 && tile !== keepDrawn) {
      wanted.set(tile.code, left - 1);
      staying.add(tile.id);
    }
  }
  for (const tile of before) if (staying.has(tile.id)) kept.push(tile.drawn ? { ...tile, drawn: false } : tile);
  if (keepDrawn && (wanted.get(keepDrawn.code) ?? 0) > 0) {
    // One tile of this kind was expected in hand beside the drawn one, and none is left but the old drawn one: a new drawing.
    wanted.set(keepDrawn.code, (wanted.get(keepDrawn.code) ?? 0) - 1);
    kept.push({ ...keepDrawn, drawn: false });
    for (const [code, count] of wanted) for (let i = 0; i < count; i += 1) kept.push(fresh(code, false));
    const still = sort ? sorted(kept) : kept;
    return drawn === null ? still : [...still, fresh(drawn, true)];
  }
  for (const [code, count] of wanted) for (let i = 0; i < count; i += 1) kept.push(fresh(code, false));
  const still = sort ? sorted(kept) : kept;
  if (drawn === null) return still;
  return [...still, keepDrawn ?? fresh(drawn, true)];
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
