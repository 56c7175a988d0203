// The notation of tiles, as the server writes it: `123m 77z` stands for 1m 2m 3m 7z 7z.

import { isTileCode, type TileCode } from "./codes";

/** The single tiles that a piece of notation names, in its order. Anything else in it is passed over. */
export function tilesOf(notation: string): TileCode[] {
  const tiles: TileCode[] = [];
  for (const [, digits = "", suit = ""] of notation.matchAll(/(\d+)([mpszf])/g)) {
    for (const digit of digits) {
      const code = digit + suit;
      if (isTileCode(code)) tiles.push(code);
    }
  }
  return tiles;
}

/** A position as it is drawn: the hidden tiles, then each set that lies open or as a concealed kong. */
export function drawn(position: string): { hand: TileCode[]; sets: TileCode[][] } {
  const sets = [...position.matchAll(/[[(]([^\])]*)[\])]/g)].map(([, tiles = ""]) => tilesOf(tiles));
  return { hand: tilesOf(position.replace(/[[(][^\])]*[\])]/g, " ")), sets };
}
