// What a decision cost, in words.

import { intervalWords, namedIn } from "../table/coach/tried";
import type { Trial } from "../wire/generated";
import { formatSigned, t } from "../words/i18n.svelte";

/** What was done cost so much; or nothing, or nothing that is shown. */
export function costOf({ moves, did }: Trial): string {
  const [best] = moves;
  const done = moves.find(({ action }) => action.word === did);
  if (!best || !done || best === done) return t("coach-nothing-lost");
  if (done.high >= 0) return t("coach-no-difference");
  const points = formatSigned(Math.round(done.difference));
  return t("coach-cost", { points, interval: intervalWords(done), best: namedIn(best) });
}
