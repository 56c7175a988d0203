// What one can do in the house: the large tiles of the first page, and what lies beside playing.

import type { TileCode } from "../tiles/codes";
import type { MessageId } from "../words/i18n.svelte";

export interface Place {
  /** A large tile, or a line in the workshop. */
  as: "tile" | "line";
  /** The message that names it; its `.line` says what it is for. */
  text: MessageId;
  /** The drawing on a large tile. */
  art?: TileCode;
  /** Where it leads. */
  to: string;
}
