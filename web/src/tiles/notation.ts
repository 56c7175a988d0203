// The notation of tiles, as the server writes it: `123m 77z` stands for 1m 2m 3m 7z 7z.

/** The single tiles that a piece of notation names, in its order. Anything else in it is passed over. */
export function tilesOf(notation: string): string[] {
  const tiles: string[] = [];
  for (const [, digits = "", suit = ""] of notation.matchAll(/(\d+)([mpszf])/g)) {
    for (const digit of digits) tiles.push(digit + suit);
  }
  return tiles;
}
