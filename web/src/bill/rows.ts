// A bill in words and figures, row by row: of one hand, or of a hand under two rule sets. The table on paper, the book and the
// picture that one sends show these rows.

import { ruleMessage } from "../rules/names";
import { factorText, worthText } from "../rules/worth";
import type { TileCode } from "../tiles/codes";
import { tilesOf } from "../tiles/notation";
import type { Bill, BillLine } from "../wire/generated";
import { formatNumber, t } from "../words/i18n.svelte";
import { keepRanges } from "../words/typeset";
import { billRows } from "./bill";
import { compareBills } from "./compare";

export interface BillRow {
  readonly kind: "line" | "nothing" | "sum" | "limit" | "total";
  readonly name: string;
  readonly tiles: readonly TileCode[];
  /** A figure for each bill. */
  readonly values: readonly string[];
  /** Whether two bills are not at one about it. */
  readonly differs: boolean;
  /** What can be told about the line. */
  readonly rule: { readonly id: string; readonly source: string } | null;
}

/** What is added up, what doubles it, what it comes to. */
export interface BillParts {
  readonly points: readonly BillRow[];
  readonly doubles: readonly BillRow[];
  readonly foot: readonly BillRow[];
}

function row(kind: BillRow["kind"], name: string, values: readonly string[], differs = false): BillRow {
  return { kind, name, tiles: [], values, differs, rule: null };
}

function nameOf({ title, rule }: Pick<BillLine, "title" | "rule">): string {
  return keepRanges(title ?? t(ruleMessage(rule)));
}

function lineRow(line: BillLine, value: string, sign = ""): BillRow {
  const rule = { id: line.rule, source: line.source };
  return { ...row("line", sign + nameOf(line), [value]), tiles: tilesOf(line.tiles), rule };
}

/** A bill as one adds it up. */
export function partsOfBill(bill: Bill): BillParts {
  const { points, doubles, limits, sum, cutFrom, total } = billRows(bill);
  const counted = [
    ...points.map((it) => lineRow(it.line, formatNumber(it.points))),
    ...limits.map((line) => lineRow(line, t("bill-limit-word"))),
  ];
  const doubled = doubles.map(({ line, running }) =>
    running === null
      ? lineRow(line, `+${formatNumber(line.doubles)}`)
      : lineRow(line, formatNumber(running), `${factorText(line.doubles)} — `),
  );
  // Of nothing but doubles, whose worth a table says, there is no sum.
  const summed = doubles.length > 0 && !(doubles[0]?.running === null && sum === 0);
  const cut = cutFrom === null ? "" : t("bill-limit-cut", { from: cutFrom, to: total });
  return {
    points: counted.length > 0 ? counted : [row("nothing", t("bill-nothing"), [formatNumber(0)])],
    doubles: [...(summed ? [row("sum", t("bill-sum"), [formatNumber(sum)])] : []), ...doubled],
    foot: [
      ...(bill.limited ? [row("limit", t("bill-limit-stamp"), [cut])] : []),
      row("total", t("bill-total"), [formatNumber(total)]),
    ],
  };
}

/** Two bills of one hand, line beside line. */
export function partsOfTwo(one: Bill, other: Bill): BillParts {
  const lines = compareBills(one, other).map((it): BillRow => {
    const line = it.one ?? it.other;
    return {
      ...row("line", "", [it.one, it.other].map(worthOrNone), it.differs),
      name: nameOf({ rule: it.rule, title: it.one?.title ?? it.other?.title ?? null }),
      tiles: tilesOf(it.tiles),
      rule: line && { id: line.rule, source: line.source },
    };
  });
  const both = (kind: BillRow["kind"], name: string, of: (bill: Bill) => string): BillRow =>
    row(kind, name, [of(one), of(other)], of(one) !== of(other));
  const doubled = one.doubles > 0 || other.doubles > 0;
  return {
    points: lines.length > 0 ? lines : [both("nothing", t("bill-nothing"), () => formatNumber(0))],
    doubles: [],
    foot: [
      ...(doubled ? [both("sum", t("bill-sum"), (bill) => formatNumber(bill.points))] : []),
      ...(one.limited || other.limited
        ? [both("limit", t("bill-limit-stamp"), (bill) => (bill.limited ? "✓" : "–"))]
        : []),
      both("total", t("bill-total"), (bill) => formatNumber(bill.total)),
    ],
  };
}

const worthOrNone = (line: BillLine | null): string => (line ? worthText(line) : "–");

/** Whether two rule sets count a hand alike, line by line; where each has its lines from does not matter. */
export function countsAlike(one: Bill, other: Bill): boolean {
  const { points, foot } = partsOfTwo(one, other);
  return [...points, ...foot].every(({ differs }) => !differs);
}
