// What is said of a report below its title.

import { formatMoment, formatNumber, t } from "../words/i18n.svelte";
import type { KeptReport } from "./kept";

/** How many hands it is of, of how many where it was stopped, by which seed, and when. */
export function aboutReport({ result, wanted, kept }: Omit<KeptReport, "id">): string {
  const { hands, seed } = result.before;
  const said = { hands: formatNumber(hands), seed: String(seed), moment: formatMoment(kept) };
  return wanted === undefined
    ? t("simulate-kept-about", said)
    : t("simulate-kept-stopped", { ...said, wanted: formatNumber(wanted) });
}
