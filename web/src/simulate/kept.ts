// The reports that this browser keeps, the newest first.

import * as v from "valibot";
import { newId } from "../kit/chance";
import { unionBy } from "../kit/joining";
import { amendAll, place, rememberedAll, watchPlace } from "../kit/storage";
import type { SimulationFindings, SimulationResult } from "../wire/generated";

/** More would fill what a browser gives to a page. */
export const MOST = 12;

export interface KeptReport {
  id: string;
  /** ISO 8601. */
  kept: string;
  /** What the rule sets were called. */
  before: string;
  after: string;
  /** Hands that were to be played, where it was stopped before. */
  wanted?: number | undefined;
  result: SimulationResult;
}

const ends = v.nullable(v.number());
const share = v.object({ count: v.number(), of: v.number(), value: v.number(), low: v.number(), high: v.number() });
const mean = v.object({ count: v.number(), value: v.number(), low: ends, high: ends });
const player = v.object({
  name: v.string(),
  won: share,
  drawn_by_self: share,
  gave: share,
  points: mean,
  value: v.number(),
});
const findings: v.GenericSchema<unknown, SimulationFindings> = v.object({
  rules: v.string(),
  digest: v.string(),
  hands: v.number(),
  seed: v.number(),
  bots: v.array(v.string()),
  weights: v.optional(v.string(), ""),
  drawn: share,
  several_winners: share,
  drawn_by_self: share,
  discards: mean,
  lengths: v.array(v.number()),
  winning_value: mean,
  losing_value: mean,
  median_value: v.number(),
  limit: v.number(),
  cut: share,
  limit_hands_won: share,
  lost_by_cut: v.number(),
  seats: v.array(player),
  winds: v.array(player),
  levels: v.array(player),
  patterns: v.array(
    v.object({
      rule: v.string(),
      title: v.optional(v.string(), ""),
      limit_hand: v.boolean(),
      among_winners: share,
      among_losers: share,
      of_hands: share,
      lines: v.number(),
      value: mean,
      gain: mean,
    }),
  ),
});
const difference = v.object({
  figure: v.string(),
  value: v.number(),
  low: ends,
  high: ends,
  chance: v.number(),
  sure: v.boolean(),
});
const report: v.GenericSchema<unknown, KeptReport> = v.object({
  id: v.string(),
  kept: v.string(),
  before: v.string(),
  after: v.string(),
  wanted: v.optional(v.number()),
  result: v.object({
    before: findings,
    after: v.nullable(findings),
    differences: v.optional(v.array(difference), []),
  }),
});
const reports = place<KeptReport>("simulate.reports", report, "simulate-kept-missed", {
  joinAll: (one, other) =>
    unionBy(one, other, ({ id }) => id)
      .toSorted((a, b) => b.kept.localeCompare(a.kept))
      .slice(0, MOST),
});

/** Calls `listener` whenever another window has written there. Returns how to stop that. */
export function watchReports(listener: () => void): () => void {
  return watchPlace(reports, listener);
}

export function keptReports(): KeptReport[] {
  return rememberedAll(reports);
}

/** A report with its name and moment; `fits`: whether the browser had room for it. */
export function keepReport(
  made: Omit<KeptReport, "id" | "kept">,
  now: Date = new Date(),
): { report: KeptReport; fits: boolean } {
  const report = { id: newId("s"), kept: now.toISOString(), ...made };
  return { report, fits: amendAll(reports, (all) => [report, ...all].slice(0, MOST)) };
}

export function forgetReport(id: string): void {
  amendAll(reports, (all) => all.filter((it) => it.id !== id));
}
