// How a set lies in front of its player. The claimed tile lies across, and its place tells whom it came from: at the left
// from the player on the left, in the middle from the one opposite, at the right from the one on the right. A tile added to a
// pung lies upon the claimed one. Of a concealed kong the two outer tiles lie face down.

import type { MeldView } from "../../wire/generated";
import type { TileCode } from "../../tiles/codes";

/** One tile of a set; lengths in tile widths. `right` and `up` are the tile's middle from the set's lower left corner. */
export interface Piece {
  code: TileCode;
  /** Its index in the set as the server tells it. */
  index: number;
  right: number;
  up: number;
  sideways: boolean;
  claimed: boolean;
  faceDown: boolean;
}

export interface LaidMeld {
  pieces: Piece[];
  /** In tile widths. */
  length: number;
}

/** Height of a tile in widths. */
export const TALL = 1.5;

/**
 * The place among the tiles of the bottom row where the claimed one lies: 0, the last, or the second. `clockwise`: the next
 * player sits on the left.
 */
export function claimedPlace(source: number, owner: number, inRow: number, clockwise = false): number {
  const distance = (source - owner + 4) % 4;
  if (distance === 2 || distance === 0) return 1;
  const onTheRight = (distance === 1) !== clockwise;
  return onTheRight ? inRow - 1 : 0;
}

export function layMeld(meld: MeldView, owner: number, clockwise = false): LaidMeld {
  const { tiles, claimed, source } = meld;
  const onTop = meld.kind === "added_kong" && claimed !== null ? tiles.length - 1 : -1;
  const row = tiles.map((_, index) => index).filter((index) => index !== onTop && index !== claimed);
  if (claimed !== null) {
    const place = source === null ? 0 : claimedPlace(source, owner, row.length + 1, clockwise);
    row.splice(place, 0, claimed);
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const [place, index] of row.entries()) {
    const code = tiles[index];
    if (code === undefined) continue;
    const sideways = index === claimed;
    const length = sideways ? TALL : 1;
    pieces.push({
      code,
      index,
      right: at + length / 2,
      up: sideways ? 0.5 : TALL / 2,
      sideways,
      claimed: sideways,
      faceDown: meld.kind === "concealed_kong" && (place === 0 || place === row.length - 1),
    });
    const added = onTop < 0 ? undefined : tiles[onTop];
    if (sideways && added !== undefined) {
      pieces.push({
        code: added,
        index: onTop,
        right: at + length / 2,
        up: 1.5,
        sideways: true,
        claimed: false,
        faceDown: false,
      });
    }
    at += length;
  }
  return { pieces, length: at };
}
