// What one can do in the house: the large tiles of the first page. A room stands here from the day one can enter it.

import { href } from "../kit/router.svelte";
import type { TileCode } from "../tiles/codes";

export interface Place {
  id: "play" | "solitaire" | "connect";
  /** The drawing on its face. */
  art: TileCode;
  /** Where it leads. */
  to: string;
}

export const places: readonly Place[] = [
  { id: "play", art: "1z", to: href.play },
  { id: "solitaire", art: "1f", to: href.solitaire() },
  { id: "connect", art: "2p", to: href.connect },
];

/** What lies beside playing: `<id>-title` names it, its `.line` says what it is for. */
export const workshop: readonly { id: "calculator" | "rulebook" | "household"; to: string }[] = [
  { id: "calculator", to: href.calculator() },
  { id: "rulebook", to: href.book() },
  { id: "household", to: href.rules() },
];
