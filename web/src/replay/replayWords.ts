// What is said of an event in a replay: the table's words, told of everybody by name, and every drawn tile that can be seen.

import { t } from "../words/i18n.svelte";
import type { GameEvent, TableView } from "../wire/generated";
import { describeEvent } from "../table/line/describe";
import { nameOf } from "../hand/names";

/** Nobody's seat: who looks back at a hand is told of all four alike. */
const nobody = -1;

export function eventWords(event: GameEvent, view: TableView): string {
  const { kind, seat, tile } = event;
  if (seat !== null && tile !== null && (kind === "draw" || kind === "replacement")) {
    const args = { name: nameOf(view, seat), tile: t(`tile-${tile}`) };
    return kind === "draw" ? t("replay-draw", args) : t("replay-replacement", args);
  }
  return describeEvent(event, { ...view, me: nobody });
}
