// What came of moves that were tried, in words and as places on one scale.

import { actionWords } from "../table/line/ranked";
import type { ReasonTold, Trial, TriedMove } from "../wire/generated";
import { formatSigned, t } from "../words/i18n.svelte";

/** What was done cost so much; or nothing, or nothing that is shown. */
export function costOf({ moves, did }: Trial): string {
  const [best] = moves;
  const done = moves.find(({ action }) => action.word === did);
  if (!best || !done || best === done) return t("coach-nothing-lost");
  if (done.high >= 0) return t("coach-no-difference");
  const points = formatSigned(Math.round(done.difference));
  return t("coach-cost", { points, interval: intervalWords(done), best: actionWords(best.action) });
}

/** Between which numbers of points a difference lies. */
export function intervalWords({ low, high }: TriedMove): string {
  return t("coach-interval", { low: formatSigned(Math.round(low)), high: formatSigned(Math.round(high)) });
}

/** Why the best move is better. */
export function reasonOf({ kind, best, other }: ReasonTold): string {
  return t(`coach-because-${kind}`, { best, other });
}

/** Where an interval begins and ends and where no difference is, as shares of the width that all intervals share. */
export function placeOf(
  { low, high }: TriedMove,
  moves: readonly TriedMove[],
): { from: number; to: number; zero: number } {
  const least = Math.min(0, ...moves.map((move) => move.low));
  const most = Math.max(0, ...moves.map((move) => move.high));
  const width = most - least || 1;
  return { from: (low - least) / width, to: (high - least) / width, zero: -least / width };
}
