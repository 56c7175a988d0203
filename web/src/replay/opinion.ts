// What the help says of a hand that is over, in words, and where it says something else than was done.

import { actionWords, reasonWords } from "../table/line/ranked";
import type { Judged, Opinion } from "../wire/generated";
import { t } from "../words/i18n.svelte";

/** The decision that is made in a frame. */
export function decisionAt({ decisions }: Opinion, frame: number): Judged | null {
  return decisions.find((judged) => judged.frame === frame) ?? null;
}

/** What was done, and what the help would have done instead where it would have. */
export function judgedWords({ best, did, same }: Judged): string {
  const done = t("opinion-did", { did: actionWords(did.action) });
  if (same) return `${done} ${t("opinion-same")}`;
  return `${done} ${t("opinion-best", { best: actionWords(best.action), why: reasonWords(best.ranked, 0) })}`;
}

export function summaryWords({ decisions }: Opinion): string {
  if (decisions.length === 0) return t("opinion-none");
  return t("opinion-summary", { same: decisions.filter(({ same }) => same).length, count: decisions.length });
}

/** The next frame (`step` 1), or the one before (−1), in which something else was done than the help would have; null: none. */
export function nextDifference({ decisions }: Opinion, at: number, step: 1 | -1): number | null {
  const frames = decisions.filter(({ same }) => !same).map(({ frame }) => frame);
  return (step === 1 ? frames.find((frame) => frame > at) : frames.findLast((frame) => frame < at)) ?? null;
}
