// What tiles and sets of them are called.

import type { MeldView } from "../wire/generated";
import { t, tAttr, tHas, idOf } from "../words/i18n.svelte";
import type { TileCode } from "./codes";

/** The spoken name of a tile: "five of circles". */
export function tileName(code: TileCode): string {
  return t(`tile-${code}`);
}

/** A tile as the object of a sentence ("to discard …"), for languages in which that differs. */
export function tileObject(code: TileCode | null): string {
  if (code === null) return tAttr("tile-hidden", "object");
  return tHas(`tile-${code}`, "object") ? tAttr(`tile-${code}`, "object") : tileName(code);
}

/** "three times red dragon" or the tiles one by one, for whoever listens. */
export function meldName(meld: MeldView): string {
  const [first] = meld.tiles;
  if (meld.kind === "chow" || first === undefined)
    return t("table-meld-chow", { tiles: meld.tiles.map(tileName).join(", ") });
  return t(idOf("table-meld", meld.kind), { tile: tileName(first) });
}
