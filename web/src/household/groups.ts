// The patterns of a set in the groups in which one looks them up; a pattern stays in its group whatever it is worth.

import { type GroupId, groupIds } from "../rules/patternGroups";
import { isOwn } from "../rules/draft";
import type { HouseholdPattern } from "../wire/generated";

export interface Group {
  id: GroupId;
  patterns: HouseholdPattern[];
}

function groupOf(pattern: HouseholdPattern): GroupId {
  if (pattern.worths.includes("limit")) return "limits";
  if (/flower|season/.test(pattern.rule)) return "flowers";
  if (!pattern.worths.includes("doubles")) return "sets";
  return pattern.who_choices.length === 1 ? "winner" : "doubles";
}

/** All patterns but hands of one's own; what the parent plays comes first. */
export function grouped(patterns: readonly HouseholdPattern[]): Group[] {
  const others = patterns.filter((pattern) => !isOwn(pattern.rule));
  return groupIds.map((id) => {
    const found = others.filter((pattern) => groupOf(pattern) === id);
    const played = (pattern: HouseholdPattern): boolean => pattern.worth !== "none";
    return { id, patterns: [...found.filter(played), ...found.filter((it) => !played(it))] };
  });
}
