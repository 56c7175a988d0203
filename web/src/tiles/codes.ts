// The 42 kinds of tile in the common notation: `1m`–`9m` characters, `1p`–`9p` circles, `1s`–`9s` bamboo, `1z`–`7z` east, south,
// west, north, white, green, red, `1f`–`4f` plum, orchid, chrysanthemum, bamboo, `5f`–`8f` spring, summer, autumn, winter.

import type { TileCode, Wind } from "../wire/generated";

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

/** Marks of the white, green and red dragon: no letters, which somebody would take for those of a wind. */
export const DRAGON_SIGNS = ["white", "green", "red"] as const;
/** The letters of winds, in the alphabets in which they are drawn. */
export const WIND_SIGNS = [..."ESWN", ..."ВЮЗСИ", "Pd", "Z", "Pn"] as const;

/** The sign in the corner of a tile: digits for suits, flowers and seasons (1–4 each), a mark for dragons; of a wind its letter. */
export function cornerSign(code: TileCode, windLetter: (wind: Wind) => string): string {
  const rank = Number(code[0]);
  if (code[1] === "z") return rank <= 4 ? windLetter("ESWN"[rank - 1] as Wind) : (DRAGON_SIGNS[rank - 5] ?? "");
  if (code[1] === "f") return String(((rank - 1) % 4) + 1);
  return String(rank);
}

/** The name of a sign's drawing in the sprite, in letters that need no encoding. */
export function signId(sign: string): string {
  const plain = [...sign].map((letter) => (letter < "\u0080" ? letter : `u${letter.codePointAt(0)?.toString(16)}`));
  return `tile-index-${plain.join("")}`;
}
