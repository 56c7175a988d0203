// A bill as it is read from top to bottom: points, their sum, each doubling with what it brings the hand to, the limit.

import type { Bill, BillLine } from "../wire/generated";

export interface PointRow {
  line: BillLine;
  points: number;
}

export interface DoubleRow {
  line: BillLine;
  /** 2, 4, 8 …: what this line multiplies by. */
  factor: number;
  /** What the hand comes to after it, the limit not yet looked at; null where a table says what so many doubles are worth. */
  running: number | null;
}

export interface BillRows {
  points: PointRow[];
  doubles: DoubleRow[];
  limits: BillLine[];
  sum: number;
  /** The worth before the limit cut it; null where the limit cut nothing. */
  cutFrom: number | null;
  total: number;
}

/** Sorts a bill's lines into the order in which one adds them up. A line that gives points and doubles stands in both. */
export function billRows(bill: Bill): BillRows {
  const limits = bill.lines.filter((line) => line.limit);
  const counted = bill.lines.filter((line) => !line.limit);
  const points = counted
    .filter((line) => line.points !== 0 || line.doubles === 0)
    .map((line) => ({ line, points: line.points }));
  const byTable = bill.doubles > 0 && bill.points * 2 ** bill.doubles !== bill.uncapped;
  let running = bill.points;
  const doubles: DoubleRow[] = [];
  for (const line of counted) {
    if (line.doubles === 0) continue;
    const factor = 2 ** line.doubles;
    running *= factor;
    doubles.push({ line, factor, running: byTable ? null : running });
  }
  const cut = bill.limited && limits.length === 0 && bill.uncapped > bill.total;
  return { points, doubles, limits, sum: bill.points, cutFrom: cut ? bill.uncapped : null, total: bill.total };
}
