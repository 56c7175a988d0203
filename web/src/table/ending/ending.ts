// How a hand ended, in words.

import { formatList, idOf, t } from "../../words/i18n.svelte";
import type { Ending, TableView } from "../../wire/generated";
import { nameOf } from "../../hand/names";

/** "5 dots, discarded by Ян": the tile and where it came from. */
export function winningLine(view: TableView, result: Ending): string {
  const tile = result.tile ? t(`tile-${result.tile}`) : "";
  const from = result.discarder === null ? "" : nameOf(view, result.discarder);
  const source = result.source ?? "wall";
  return t(idOf("hand-end-by", source), { tile, from });
}

/** "Мария: Mahjong", "Мария and Ян: Mahjong", "A drawn hand", "Time is up". */
export function endTitle(view: TableView, result: Ending): string {
  if (result.how === "dropped") return view.match_end === "left" ? t("hand-end-left") : t("hand-end-dropped");
  const names = result.winners.map((seat) => nameOf(view, seat));
  return result.how === "won" && names.length > 0
    ? t("hand-end-won", { name: formatList(names) })
    : t("hand-end-drawn");
}

/** Why nobody won, and whether somebody pays for it. */
export function drawnLine(result: Ending): string {
  if (result.how === "dropped") return t("hand-end-dropped-line");
  const why = result.how === "claims" ? t("hand-end-three-claims") : t("hand-end-wall-out");
  return `${why} ${result.payments.length > 0 ? t("hand-end-drawn-paid") : t("hand-end-drawn-line")}`;
}

/** Why the match is over, where it is not simply played to its end; "" otherwise. */
export function matchEndLine(view: TableView): string {
  if (view.match_end === "stock") return t("match-ended-stock");
  if (view.match_end === "left") return t("match-ended-left");
  return view.match_end === "time" ? t("match-ended-time") : "";
}
