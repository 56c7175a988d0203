// What one can do in the house: the five large tiles of the first page.

import { href } from "../lib/router.svelte";
import type { TileCode } from "../tiles/codes";

export interface Place {
  id: "play" | "keep" | "learn" | "solitaire" | "connect";
  /** The drawing on its face. */
  art: TileCode;
  /** Where it leads; one that is not built yet leads nowhere. */
  to?: string;
}

export const places: readonly Place[] = [
  { id: "play", art: "1z", to: href.play },
  { id: "keep", art: "1m" },
  { id: "learn", art: "1s" },
  { id: "solitaire", art: "1f", to: href.solitaire() },
  { id: "connect", art: "2p", to: href.connect },
];

/** What lies beside playing: `<id>-title` names it, its `.line` says what it is for. */
export const workshop: readonly { id: "calculator" | "rulebook" | "household"; to: string }[] = [
  { id: "calculator", to: href.calculator() },
  { id: "rulebook", to: href.book() },
  { id: "household", to: href.rules() },
];
