// What is said of a report below its title.

import { rulesName } from "../rules/names";
import type { SimulationFindings, SimulationResult } from "../wire/generated";
import { formatMoment, formatNumber, t } from "../words/i18n.svelte";
import type { KeptReport } from "./kept";

const GENERAL = "general";
/** Stands between the general weights and the rule set whose net a master was lent. */
const LENT = "+";
/** The one that plays by a net. */
const MASTER = "master";

/** How many hands it is of, of how many where it was stopped, by which seed, and when. */
export function aboutReport({ result, wanted, kept }: Omit<KeptReport, "id">): string {
  const { hands, seed } = result.before;
  const said = { hands: formatNumber(hands), seed: String(seed), moment: formatMoment(kept) };
  return wanted === undefined
    ? t("simulate-kept-about", said)
    : t("simulate-kept-stopped", { ...said, wanted: formatNumber(wanted) });
}

/** By whose weights the bots played: the same ones where two rule sets are compared. Nothing where no bot plays by any. */
export function weightsWords({ before, after }: Pick<SimulationResult, "before" | "after">): string[] {
  const sides = after ? [before, after] : [before];
  const both = after !== null && after.weights === before.weights;
  return [...new Set(sides.flatMap((side) => sentences(side, both)))];
}

function sentences({ weights, bots }: SimulationFindings, both: boolean): string[] {
  if (!weights) return [];
  const [, lent] = weights.split(LENT);
  if (lent !== undefined) return [t("report-weights-lent", { name: rulesName(lent) })];
  if (weights !== GENERAL)
    return [t(both ? "report-weights-own-both" : "report-weights-own", { name: rulesName(weights) })];
  const general = t(both ? "report-weights-general-both" : "report-weights-general");
  return bots.includes(MASTER) ? [general, t("report-weights-no-net")] : [general];
}
