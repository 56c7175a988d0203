// Why the own hand may not win, in words.

import { formatList, t } from "../../words/i18n.svelte";
import type { Bar, BarKind, TableView } from "../../wire/generated";
import { tileName } from "../../tiles/names";

/** "You cannot win by a discard: you have discarded 9 characters yourself." */
export function barText(bar: Bar): string {
  const args = {
    tile: bar.tile === null ? "" : tileName(bar.tile), tiles: formatList(bar.tiles.map(tileName)), needs: bar.needs ?? 0, has: bar.has ?? 0,
  };
  return t(`table-bar-${bar.kind.replace("_", "-")}`, args);
}

/** The reason in two or three words, for a list of waits. */
export function barShort(kind: BarKind): string {
  return t(`table-barred-${kind.replace("_", "-")}`);
}

export function furiten(view: TableView): Bar | null {
  return view.bars.find((bar) => bar.kind === "furiten") ?? null;
}

/** What tells one bar from another: the same one is told once. */
export function barKey({ kind, on, tile, tiles }: Bar): string {
  return [kind, on, tile, ...tiles].join(" ");
}

/** The bars of a position that were not there before. */
export function freshBars(before: TableView | null, after: TableView): Bar[] {
  const known = new Set(before?.hand === after.hand ? before.bars.map(barKey) : []);
  return after.bars.filter((bar) => !known.has(barKey(bar)));
}
