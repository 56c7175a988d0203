// What is said of an event in a replay: the table's words, and with open hands also what the others drew.

import { t } from "../lib/i18n.svelte";
import type { GameEvent, TableView } from "../lib/protocol";
import { describeEvent } from "../table/describe";
import { nameOf } from "./names";

export function eventWords(event: GameEvent, view: TableView, open: boolean): string {
  const { kind, seat, tile } = event;
  if (open && seat !== null && seat !== view.me && tile !== null && (kind === "draw" || kind === "replacement")) {
    const args = { name: nameOf(view, seat), tile: t(`tile-${tile}`) };
    return kind === "draw" ? t("replay-draw", args) : t("replay-replacement", args);
  }
  return describeEvent(event, view);
}
