// What one can do in the house: the five large tiles of the first page.

import type { TileCode } from "../tiles/codes";

export interface Place {
  id: "play" | "keep" | "learn" | "solitaire" | "connect";
  /** The drawing on its face. */
  art: TileCode;
  built: boolean;
}

export const places: readonly Place[] = [
  { id: "play", art: "1z", built: true },
  { id: "keep", art: "1m", built: false },
  { id: "learn", art: "1s", built: false },
  { id: "solitaire", art: "1f", built: false },
  { id: "connect", art: "2p", built: false },
];
