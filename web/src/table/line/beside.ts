// What a person has beside bots, and what of it was had in this match.

import { formatList, t } from "../../words/i18n.svelte";
import type { TableView } from "../../wire/generated";

/** Whether nobody but bots sits with the person: only then a move that was seen may be taken back. */
export function isAlone({ seats }: Pick<TableView, "seats">): boolean {
  return seats.filter(({ player }) => player === "person").length === 1;
}

/** Whether anything may still be done that only one may who sits alone. */
export function mayGoBeyond(view: TableView): boolean {
  return isAlone(view) && view.phase !== "match_over";
}

export function isHelped({ helped }: Pick<TableView, "helped">): boolean {
  return helped.repeated || helped.taken_back + helped.again + helped.given_up > 0;
}

/** "With help: 2 moves taken back, 1 deal played again"; "" where there was none. */
export function helpWords({ helped }: Pick<TableView, "helped">): string {
  const had = [
    helped.repeated && t("beside-repeated"),
    helped.taken_back > 0 && t("beside-taken-back", { count: helped.taken_back }),
    helped.again > 0 && t("beside-played-again", { count: helped.again }),
    helped.given_up > 0 && t("beside-given-up", { count: helped.given_up }),
  ].filter((words) => words !== false);
  return had.length > 0 ? t("beside-helped", { what: formatList(had) }) : "";
}
