// The lines of a rule set in the groups in which one looks them up.

import type { PatternInfo } from "../wire/generated";

export const groupIds = ["sets", "winner", "doubles", "flowers", "limits"] as const;
export type GroupId = (typeof groupIds)[number];

export interface PatternGroup {
  id: GroupId;
  patterns: PatternInfo[];
}

/** Where a line belongs follows from what it is worth and to whom, so a new rule set needs no list here. */
export function groupOf(pattern: PatternInfo): GroupId {
  if (pattern.limit || pattern.half_limit || pattern.flat > 0) return "limits";
  if (/flower|season/.test(pattern.rule)) return "flowers";
  if (pattern.winner_only) return "winner";
  return pattern.doubles > 0 ? "doubles" : "sets";
}

/** The groups that have lines, each in the rule set's own order. */
export function groupPatterns(patterns: readonly PatternInfo[]): PatternGroup[] {
  return groupIds
    .map((id) => ({ id, patterns: patterns.filter((pattern) => groupOf(pattern) === id) }))
    .filter((group) => group.patterns.length > 0);
}
