// Why the own hand may not win, in words.

import { formatList, idOf, t } from "../../words/i18n.svelte";
import type { Obstacle, ObstacleKind, TableView } from "../../wire/generated";
import { tileName } from "../../tiles/names";

/** Reasons of a hand at the table: what form it has is never one, the table waits for none that does not win. */
export type TableObstacle = Exclude<ObstacleKind, "form">;

/** "You cannot win by a discard: you have discarded 9 characters yourself." */
export function barText(bar: Obstacle): string {
  const args = {
    tile: bar.tile === null ? "" : tileName(bar.tile),
    tiles: formatList(bar.tiles.map(tileName)),
    needs: bar.needs ?? 0,
    has: bar.has ?? 0,
  };
  return t(idOf("table-bar", bar.kind), args);
}

/** The reason in two or three words, for a list of waits. */
export function barShort(kind: ObstacleKind): string {
  return t(idOf("table-barred", kind));
}

export function furiten(view: TableView): Obstacle | null {
  return view.obstacles.find((bar) => bar.kind === "furiten") ?? null;
}

/** What tells one bar from another: the same one is told once. */
export function barKey({ kind, on, tile, tiles }: Obstacle): string {
  return [kind, on, tile, ...tiles].join(" ");
}

/** The bars of a position that were not there before. */
export function freshBars(before: TableView | null, after: TableView): Obstacle[] {
  const known = new Set(before?.hand === after.hand ? before.obstacles.map(barKey) : []);
  return after.obstacles.filter((bar) => !known.has(barKey(bar)));
}
