// Tables as `eastwind sheet --csv` writes them: for spreadsheets, so that they open with all their letters and columns, and for programs.

import { MARK } from "./textFile";

export type Cell = string | number | null;

/** Reader of a table. */
export type Reader = "spreadsheets" | "programs";
/** Delimiter between cells, by reader. */
export const DELIMITERS = { spreadsheets: ";", programs: "," } as const satisfies Record<Reader, string>;

/**
 * The table as a file's text. For spreadsheets: with the mark of UTF-8, semicolons between cells, and lines that end as in Windows;
 * `decimal` stands before the fraction of a number there. For programs: commas, plain ends of lines, points, and no mark.
 */
export function csvText(rows: readonly (readonly Cell[])[], reader: Reader, decimal: string): string {
  const forPrograms = reader === "programs";
  const [mark, end, sign] = forPrograms ? ["", "\n", "."] : [MARK, "\r\n", decimal];
  const delimiter = DELIMITERS[reader];
  return mark + rows.map((row) => row.map((it) => cell(it, delimiter, sign)).join(delimiter) + end).join("");
}

function cell(value: Cell, delimiter: string, decimal: string): string {
  if (typeof value === "number") return String(value).replace(".", decimal);
  // A spreadsheet takes what begins so for a formula.
  const text = (value ?? "").replace(/^(?=[=+\-@\t\r])/, "'");
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}
