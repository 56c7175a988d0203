// The 42 kinds of tile in the common notation: `1m`–`9m` characters, `1p`–`9p` circles, `1s`–`9s` bamboo, `1z`–`7z` east, south,
// west, north, white, green, red, `1f`–`4f` plum, orchid, chrysanthemum, bamboo, `5f`–`8f` spring, summer, autumn, winter.

import type { TileCode } from "../wire/generated";

export type { TileCode };

const LAST_RANK = { m: 9, p: 9, s: 9, z: 7, f: 8 } as const;
type Suit = keyof typeof LAST_RANK;

/** Every kind once, in the order of the notation: m, p, s, z, f. */
export const TILE_CODES: readonly TileCode[] = (Object.keys(LAST_RANK) as Suit[]).flatMap((suit) =>
  Array.from({ length: LAST_RANK[suit] }, (_, i) => `${i + 1}${suit}` as TileCode),
);

const KNOWN: ReadonlySet<string> = new Set(TILE_CODES);

/** Whether a text names a tile, for what comes from outside. */
export function isTileCode(text: string): text is TileCode {
  return KNOWN.has(text);
}

const HONOUR_SIGNS = ["E", "S", "W", "N", "P", "F", "C"] as const;

/**
 * The sign in the corner of a tile, the same in every language: digits for suits, flowers and seasons (1–4 each),
 * E S W N for winds, and P F C for the white, green and red dragon, as adapted sets carry them.
 */
export function cornerIndex(code: TileCode): string {
  const rank = Number(code[0]);
  if (code[1] === "z") return HONOUR_SIGNS[rank - 1] ?? "";
  if (code[1] === "f") return String(((rank - 1) % 4) + 1);
  return String(rank);
}
