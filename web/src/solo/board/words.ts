// What the face of a tile is called.

import { t } from "../../words/i18n.svelte";
import type { Face } from "./face";

/** How a tile is read out. */
export function faceName(face: Face | undefined): string {
  if (!face) return "";
  return "code" in face ? t(`tile-${face.code}`) : face.text;
}
