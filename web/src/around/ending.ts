// How a hand was won, in words.

import { t } from "../lib/i18n.svelte";
import type { HandResult, TableView } from "../lib/protocol";
import { nameOf } from "./names";

/** "5 dots, discarded by Ян": the tile and where it came from. */
export function winningLine(view: TableView, result: HandResult): string {
  const tile = result.tile ? t(`tile-${result.tile}`) : "";
  const from = result.discarder === null ? "" : nameOf(view, result.discarder);
  const source = (result.source ?? "wall").replaceAll("_", "-");
  return t(`hand-end-by-${source}`, { tile, from });
}
