// What a report shows, worked out of the findings: figures side by side with their differences, and the columns of lengths.

import { csvText, type Cell, type Reader } from "../kit/csv";
import type { SimulationFindings, SimulationMean, SimulationResult, SimulationShare } from "../wire/generated";
import { decimalSign, type MessageId } from "../words/i18n.svelte";

export type Measured = SimulationShare | SimulationMean;

export interface Interval {
  value: number;
  /** Null where nothing is known of it. */
  low: number | null;
  high: number | null;
}

export interface Figure {
  /** What the server calls it among the differences. */
  name: string;
  message: MessageId;
  share: boolean;
  before: Interval;
  after: Interval | null;
  difference: Interval | null;
  /** Chance alone hardly explains the difference, all that are shown taken together. */
  sure: boolean;
}

export interface Column {
  /** The fewest discards that are counted in it, and the most. */
  from: number;
  to: number;
  hands: number;
}

/** By how much the second is more, with the interval that those of the two give (Newcombe's method 10, 1998). */
export function difference(before: Interval, after: Interval): Interval {
  const value = after.value - before.value;
  if (before.low === null || before.high === null || after.low === null || after.high === null)
    return { value, low: null, high: null };
  return {
    value,
    low: value - Math.hypot(after.value - after.low, before.high - before.value),
    high: value + Math.hypot(after.high - after.value, before.value - before.low),
  };
}

/**
 * Whether chance alone hardly explains a difference. The server says so, which looks at all of them together (Holm's correction):
 * of a report that was kept before it did, nothing is marked.
 */
export const isSure = ({ differences }: Pick<SimulationResult, "differences">, name: string): boolean =>
  differences.some(({ figure, sure }) => figure === name && sure);

type Headline = readonly [string, MessageId, (found: SimulationFindings) => Measured | undefined];
const HEADLINES: readonly Headline[] = [
  ["drawn", "report-drawn", ({ drawn }) => drawn],
  ["winning_value", "report-value", ({ winning_value }) => winning_value],
  ["discards", "report-length-mean", ({ discards }) => discards],
  ["drawn_by_self", "report-self-drawn", ({ drawn_by_self }) => drawn_by_self],
  ["east_points", "report-east-gains", ({ winds }) => winds.at(0)?.points],
  ["cut", "report-cut", ({ cut }) => cut],
  ["limit_hands_won", "report-limit-hands-won", ({ limit_hands_won }) => limit_hands_won],
  ["several_winners", "report-several", ({ several_winners }) => several_winners],
];

function figure(
  result: SimulationResult,
  name: string,
  message: MessageId,
  before: Measured,
  after: Measured | null,
): Figure {
  const share = "of" in before;
  return {
    name,
    message,
    share,
    before,
    after,
    difference: after && difference(before, after),
    sure: isSure(result, name),
  };
}

/** The figures that one asks for first. */
export function headlines(result: SimulationResult): Figure[] {
  const { before, after } = result;
  return HEADLINES.flatMap(([name, message, ask]) => {
    const [one, other] = [ask(before), after ? ask(after) : null];
    return one && other !== undefined ? [figure(result, name, message, one, other)] : [];
  });
}

/** What each seat wins or loses in a hand. */
export function seatFigures(result: SimulationResult): Figure[] {
  const { before, after } = result;
  return before.seats.map((seat, k) =>
    figure(result, `points_${k}`, "report-points", seat.points, after?.seats[k]?.points ?? null),
  );
}

/** Patterns by how often they stand in winners' bills; those that are on one side only have null on the other. */
export function patternRows(result: SimulationResult): {
  rule: string;
  /** What a household calls its own; empty for what everybody knows. */
  title: string;
  before: Interval | null;
  after: Interval | null;
  difference: Interval | null;
  sure: boolean;
}[] {
  const { before, after } = result;
  const rules = new Map([...before.patterns, ...(after?.patterns ?? [])].map(({ rule, title }) => [rule, title]));
  const shareIn = (found: SimulationFindings | null, rule: string): SimulationShare | null =>
    found?.patterns.find((pattern) => pattern.rule === rule)?.among_winners ?? null;
  return [...rules]
    .map(([rule, title]) => {
      const [one, other] = [shareIn(before, rule), shareIn(after, rule)];
      const apart = one && other && difference(one, other);
      return { rule, title, before: one, after: other, difference: apart, sure: isSure(result, rule) };
    })
    .filter(({ before: one, after: other }) => (one?.count ?? 0) + (other?.count ?? 0) > 0)
    .sort(
      (one, other) =>
        Math.max(other.before?.value ?? 0, other.after?.value ?? 0) -
        Math.max(one.before?.value ?? 0, one.after?.value ?? 0),
    );
}

/** Lengths as columns, at the most so many; the same ones for all findings, so that they can be laid one under the other. */
export function columnsOf(all: readonly SimulationFindings[], most = 40): Column[][] {
  const size = Math.max(1, ...all.map(({ lengths }) => lengths.length));
  const step = Math.ceil(size / most);
  return all.map(({ lengths }) =>
    Array.from({ length: Math.ceil(size / step) }, (_, k) => ({
      from: k * step,
      to: (k + 1) * step - 1,
      hands: lengths.slice(k * step, (k + 1) * step).reduce((sum, hands) => sum + hands, 0),
    })),
  );
}

/** The figures as a table: a row for each, its name, the side, the value and its interval. For spreadsheets numbers have the sign of
 * the language before their fractions: where it is a comma, a spreadsheet takes a point for one of a date. */
export function asCsv(result: SimulationResult, reader: Reader): string {
  const rows: Cell[][] = [["side", "rules", "figure", "value", "low", "high"]];
  const add = (side: string, found: SimulationFindings): void => {
    const put = (name: string, { value, low, high }: Interval): void =>
      void rows.push([side, found.rules, name, value, low, high]);
    for (const [name, one] of Object.entries(found))
      if (typeof one === "object" && one !== null && "value" in one) put(name, one as Interval);
    found.seats.forEach(({ name, points, won }, k) => {
      put(`seat_${k + 1}_${name}_points`, points);
      put(`seat_${k + 1}_${name}_won`, won);
    });
    for (const { name, points } of found.winds) put(`wind_${name}_points`, points);
    for (const { rule, among_winners } of found.patterns) put(`pattern_${rule}`, among_winners);
    found.lengths.forEach((hands, discards) =>
      put(`hands_of_${discards}_discards`, { value: hands, low: null, high: null }),
    );
  };
  add("before", result.before);
  if (result.after) add("after", result.after);
  return csvText(rows, reader, decimalSign());
}
