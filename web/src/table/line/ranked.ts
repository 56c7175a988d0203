// What the help ranks, in words: every legal action with the reason for its place.

import { tileName, tileObject } from "../../tiles/names";
import type { Advice, LegalAction, RankedAction, TableView } from "../../wire/generated";
import { t } from "../../words/i18n.svelte";

export interface Ranked {
  action: LegalAction;
  ranked: RankedAction;
  words: string;
  why: string;
}

/** Everything that may be done in the position that the advice is for, the best first. */
export function rankedActions(advice: Advice, view: TableView): Ranked[] {
  const legal = new Map(view.legal.map((action) => [action.word, action]));
  return advice.actions.flatMap((ranked, place) => {
    const action = legal.get(ranked.word);
    return action ? [{ action, ranked, words: actionWords(action), why: reasonWords(ranked, place) }] : [];
  });
}

/** An action as the help calls it. */
export function actionWords(action: LegalAction): string {
  const tile = tileObject(action.tile);
  const tiles = action.tiles.map(tileName).join(", ");
  switch (action.kind) {
    case "discard":
      if (action.ready === "no") return t("table-help-discard", { tile });
      return action.ready === "ready" ? t("help-act-discard-ready", { tile }) : t("help-act-discard-at-once", { tile });
    case "mahjong":
      return t("help-act-mahjong");
    case "pass":
      return t("help-act-pass");
    case "ready_at_once":
      return t("help-act-ready-at-once");
    case "flower":
      return t("table-flower-of", { tile: action.tile ? tileName(action.tile) : "" });
    case "chow":
      return t("table-chow-of", { tiles });
    case "pung":
      return t("table-pung");
    case "kong":
      return t("table-kong");
    case "concealed_kong":
      return t("table-concealed-kong");
    case "added_kong":
      return t("table-added-kong");
    case "lay_chow":
    case "lay_pung":
      return t("table-lay-own-of", { tiles });
  }
}

/** Why an action stands in its place. */
export function reasonWords({ reason, distance, left }: RankedAction, place: number): string {
  if (reason === "discard")
    return distance <= 0
      ? t("table-help-then-waits", { count: left })
      : t("table-help-then", { distance, count: left });
  if (reason === "declare") return left > 0 ? t("help-why-declare", { count: left }) : t("help-why-no-tile");
  if (reason === "pass") return place === 0 ? t("help-why-pass") : t("help-why-pass-after");
  return t(`help-why-${reason}`);
}
