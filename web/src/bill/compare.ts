// One hand under two rule sets: their bills line by line, and where they differ.

import type { Bill, BillLine } from "../wire/generated";

export interface Row {
  rule: string;
  tiles: string;
  /** The line in each of the two bills, null where the rule set does not give it. */
  one: BillLine | null;
  other: BillLine | null;
  differs: boolean;
}

const keyOf = (line: BillLine): string => `${line.rule} ${line.tiles}`;

/** Lines that say the same stand in one row, in the order of the first bill, with what only the second has where it falls. */
export function compareBills(one: Bill, other: Bill): Row[] {
  const left = [...one.lines];
  const right = [...other.lines];
  const rows: Row[] = [];
  const add = (first: BillLine | null, second: BillLine | null): void => {
    const line = first ?? second;
    if (!line) return;
    const differs =
      !first ||
      !second ||
      first.points !== second.points ||
      first.doubles !== second.doubles ||
      first.limit !== second.limit;
    rows.push({ rule: line.rule, tiles: line.tiles, one: first, other: second, differs });
  };
  for (const line of left) {
    const at = right.findIndex((it) => keyOf(it) === keyOf(line));
    if (at < 0) {
      add(line, null);
      continue;
    }
    // What the other bill alone has stands before the line that both have.
    for (const alone of right.splice(0, at)) add(null, alone);
    add(line, right.shift() ?? null);
  }
  for (const alone of right) add(null, alone);
  return rows;
}
