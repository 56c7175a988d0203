// What one can do in the house: the large tiles of the first page, and what lies beside playing.

import { isKept } from "../kit/storage";
import type { TileCode } from "../tiles/codes";
import type { MessageId } from "../words/i18n.svelte";

export interface Place {
  /** A large tile, or a line in the workshop. */
  as: "tile" | "line";
  /** The message that names it; its `.line` says what it is for. */
  text: MessageId;
  /** The drawing on a large tile. */
  art?: TileCode;
  /** Where this browser keeps what is under way there, or has kept it before. */
  kept?: readonly string[];
  /** Where it leads. */
  to: string;
}

/** Whether something is under way in a place, as far as this browser keeps it. Only the place itself can read it. */
export function isUnderWay({ kept }: Place): boolean {
  return kept?.some(isKept) ?? false;
}
